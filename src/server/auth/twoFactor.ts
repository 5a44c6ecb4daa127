import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Query } from '../storage/database.ts'
import { open, seal } from './seal.ts'

export const stepSeconds = 30
const recoveryCodes = 10
/** Without letters and digits that look alike. */
const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

export interface Person {
  accountId: string
  userId: string
}

/** A new secret of 160 bits, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address an authenticator app reads from the QR code. */
export function setUpAddress(secret: string, issuer: string, email: string): string {
  return totpOf(secret, issuer, email).toString()
}

export function sealSecret(key: Buffer, secret: string, { userId }: Person): Buffer {
  return seal(key, secret, `two-factor:${userId}`)
}

export function openSecret(key: Buffer, sealed: Uint8Array, { userId }: Person): string {
  return open(key, sealed, `two-factor:${userId}`)
}

/**
 * Takes a code of this or the last 30 seconds. Each is good once, also for two requests at the same time.
 * @param nowMs the server's clock
 */
export async function takeCode(
  query: Query,
  person: Person,
  secret: string,
  code: string,
  nowMs: number = Date.now(),
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false
  const step = Math.floor(nowMs / 1000 / stepSeconds)
  // RFC 6238 5.2: one step back for the time it takes to type.
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp: nowMs, window: 1 })
  if (delta === null || delta > 0) return false
  const { numUpdatedRows } = await query
    .updateTable('app_user')
    .set({ two_fa_step: step + delta })
    .where('account_id', '=', person.accountId)
    .where('id', '=', person.userId)
    .where('two_fa_step', '<', step + delta)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ten codes in case the app is lost; only their hashes are stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodes }, () => {
    const letters = Array.from({ length: 10 }, () => recoveryAlphabet[randomIndex()]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
  return { codes, hashes: codes.map(recoveryHash) }
}

/** Consumes a recovery code; each works once. */
export async function takeRecoveryCode(query: Query, person: Person, code: string): Promise<boolean> {
  const hash = recoveryHash(code)
  const { numUpdatedRows } = await query
    .updateTable('app_user')
    .set({ recovery_hashes: sql`array_remove(recovery_hashes, ${hash})` })
    .where('account_id', '=', person.accountId)
    .where('id', '=', person.userId)
    .where(sql<boolean>`${hash} = any(recovery_hashes)`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A code of the app or a recovery code, as people type it. */
export function takeSecondFactor(
  query: Query,
  person: Person,
  secret: () => string,
  typed: string,
): Promise<boolean> {
  // Apps show "123 456".
  const code = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(code)
    ? takeCode(query, person, secret(), code)
    : takeRecoveryCode(query, person, code)
}

function totpOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({
    ...(issuer === '' ? {} : { issuer }),
    label,
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  })
}

/** Ten of 31 letters are 49 bits, so a fast hash is enough with five attempts. */
function recoveryHash(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`recovery:${letters}`).digest('hex')
}

/** Uniform: bytes beyond the last whole multiple of the alphabet are drawn again. */
function randomIndex(): number {
  const limit = 256 - (256 % recoveryAlphabet.length)
  for (;;) {
    const byte = randomBytes(1)[0] ?? limit
    if (byte < limit) return byte % recoveryAlphabet.length
  }
}
