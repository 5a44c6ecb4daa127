import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Caller } from '../resources/behaviour.ts'

/** Who may change what is published: people by email, and anyone who can read the token file. */
export interface Operators {
  includes(caller: Pick<Caller, 'scope' | 'master'>): boolean
  isOperator(person: { email: string; isSwitched: boolean }): boolean
  isToken(bearer: string): boolean
}

/** @param emails sign-in addresses, case-insensitive */
export function createOperators(emails: readonly string[], token?: string): Operators {
  const known = new Set(emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== ''))
  // A master in a sub-account has its owner's address, which they may have chosen.
  const isOperator: Operators['isOperator'] = ({ email, isSwitched }) =>
    !isSwitched && known.has(email.toLowerCase())
  return {
    includes({ scope, master }) {
      const { email } = scope.user
      return typeof email === 'string' && isOperator({ email, isSwitched: master !== undefined })
    },
    isOperator,
    isToken: (bearer) => token !== undefined && timingSafeEqual(digest(bearer), digest(token)),
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The token in `<folder>/operator-token`, created if missing and readable only by the process user. */
export function readOperatorToken(folder: string): string {
  const path = join(folder, 'operator-token')
  mkdirSync(folder, { recursive: true })
  const token = randomBytes(32).toString('base64url')
  try {
    writeFileSync(path, `${token}\n`, { mode: 0o600, flag: 'wx' })
    return token
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  chmodSync(path, 0o600)
  const written = readFileSync(path, 'utf8').trim()
  if (/^[\w-]{43}$/.test(written)) return written
  writeFileSync(path, `${token}\n`, { mode: 0o600 })
  return token
}
