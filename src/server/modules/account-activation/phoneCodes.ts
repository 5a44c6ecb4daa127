import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql, type ColumnType, type Generated } from 'kysely'
import type { Database, Query } from '../../storage/database.ts'

export type CodeChannel = 'sms' | 'voice'

declare module '../../storage/tables.ts' {
  interface Tables {
    phone_verification: {
      account_id: string
      number: string
      channel: CodeChannel
      /** HMAC of account, number and code, hex; null without a valid code. */
      code_hash: string | null
      attempts: Generated<number>
      sent_at: DefaultTimestamp
      expires_at: DefaultTimestamp
      verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    }
  }
}

export const codeMinutes = 10
export const codeAttempts = 5
export const resendSeconds = 60

export interface PhoneCode {
  code: string
  hash: string
}

/** State of the last code. `failed`: it could not be sent. */
export interface LastCheck {
  status: 'sent' | 'failed' | 'expired' | 'attempts' | 'valid'
  channel: CodeChannel
  sent_at: string
  expires_at: string
  /** Seconds until another code may be requested. */
  resend_in: number
  attempts_left: number
}

/** A six-digit code. A plain hash of six digits is cracked instantly, so it is keyed with the server's key. */
export function newPhoneCode(key: Buffer, accountId: string, number: string): PhoneCode {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, hash: hashOf(key, accountId, number, code) }
}

/** Records that a code was sent; the previous one stops working. Without a hash, the current code stays valid. */
export async function rememberCode(
  query: Query,
  accountId: string,
  { number, channel, hash }: { number: string; channel: CodeChannel; hash?: string },
): Promise<void> {
  const values = {
    number,
    channel,
    code_hash: hash ?? null,
    attempts: 0,
    sent_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(mins => ${codeMinutes}::int)`,
    verified_at: null,
  }
  await query
    .insertInto('phone_verification')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => {
      const update = conflict.column('account_id').doUpdateSet(values)
      return hash === undefined
        ? update.where((where) =>
            where.or([
              where('phone_verification.number', '!=', number),
              where('phone_verification.code_hash', 'is', null),
            ]),
          )
        : update
    })
    .execute()
}

export async function readVerification(
  query: Query,
  accountId: string,
): Promise<{ number: string; channel: CodeChannel; last: LastCheck } | undefined> {
  const row = await query
    .selectFrom('phone_verification')
    .selectAll()
    .select([
      sql<boolean>`expires_at <= now()`.as('expired'),
      sql<number>`ceil(extract(epoch from sent_at - now()) + ${resendSeconds})::int`.as('wait'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const status = statusOf(row)
  return {
    number: row.number,
    channel: row.channel,
    last: {
      status,
      channel: row.channel,
      sent_at: row.sent_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      resend_in: status === 'failed' || status === 'valid' ? 0 : Math.max(0, row.wait),
      attempts_left: status === 'sent' ? codeAttempts - row.attempts : 0,
    },
  }
}

function statusOf(row: {
  verified_at: Date | null
  code_hash: string | null
  attempts: number
  expired: boolean
}): LastCheck['status'] {
  if (row.verified_at !== null) return 'valid'
  if (row.code_hash === null) return 'failed'
  if (row.attempts >= codeAttempts) return 'attempts'
  return row.expired ? 'expired' : 'sent'
}

export type CodeVerdict =
  | { result: 'valid'; number: string }
  | { result: 'invalid'; attemptsLeft: number }
  | { result: 'attempts' }

/**
 * Counts the attempt before checking it, to include concurrent attempts, and consumes a right code: of two
 * concurrent requests, one succeeds.
 * @param onValid runs in the transaction that consumes the code
 */
export async function checkPhoneCode(
  database: Database,
  key: Buffer,
  accountId: string,
  code: string,
  onValid: (query: Query, number: string) => Promise<void>,
): Promise<CodeVerdict> {
  const counted = await database.system((query) =>
    query
      .updateTable('phone_verification')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('account_id', '=', accountId)
      .where('code_hash', 'is not', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('attempts', '<', codeAttempts)
      .returning(['number', 'code_hash', 'attempts'])
      .executeTakeFirst(),
  )
  if (!counted) {
    const last = (await database.system((query) => readVerification(query, accountId)))?.last
    return last?.status === 'attempts' ? { result: 'attempts' } : { result: 'invalid', attemptsLeft: 0 }
  }
  const { number, attempts } = counted
  const stored = counted.code_hash ?? ''
  const given = hashOf(key, accountId, number, code)
  const right = stored.length === given.length && timingSafeEqual(Buffer.from(stored), Buffer.from(given))
  const attemptsLeft = codeAttempts - attempts
  if (!right) return attemptsLeft === 0 ? { result: 'attempts' } : { result: 'invalid', attemptsLeft }
  const taken = await database.systemTransaction(async (query) => {
    const { numUpdatedRows } = await query
      .updateTable('phone_verification')
      .set({ code_hash: null, verified_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('code_hash', '=', stored)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    await onValid(query, number)
    return true
  })
  return taken ? { result: 'valid', number } : { result: 'invalid', attemptsLeft }
}

function hashOf(key: Buffer, accountId: string, number: string, code: string): string {
  return createHmac('sha256', key).update(`phone:${accountId}:${number}:${code}`).digest('hex')
}
