import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Caller } from '../resources/behaviour.ts'

/** Who may change what is published: people by their e-mail, and whoever can read the token's file. */
export interface Operators {
  includes(caller: Pick<Caller, 'scope' | 'master'>): boolean
  isToken(bearer: string): boolean
}

/** @param emails as signed in with; case does not matter */
export function createOperators(emails: readonly string[], token?: string): Operators {
  const known = new Set(emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== ''))
  return {
    includes({ scope, master }) {
      const { email } = scope.user
      // Whoever works in a sub-account wears its owner's address, which they may have chosen.
      if (master) return false
      return typeof email === 'string' && known.has(email.toLowerCase())
    },
    isToken: (bearer) => token !== undefined && timingSafeEqual(digest(bearer), digest(token)),
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The token of `<folder>/operator-token`, made when there is none; only this system's user can read it. */
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
