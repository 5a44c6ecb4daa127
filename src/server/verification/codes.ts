import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** A code of so many digits, evenly drawn. */
export function newCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}

/**
 * A plain hash of a few digits is cracked instantly, so it is keyed with the server's key.
 * @param of what the code is good for, so it is good for nothing else
 */
export function hashOfCode(key: Buffer, of: readonly string[], code: string): string {
  return createHmac('sha256', key)
    .update([...of, code].join(':'))
    .digest('hex')
}

export function isSameHash(stored: string, given: string): boolean {
  return stored.length === given.length && timingSafeEqual(Buffer.from(stored), Buffer.from(given))
}
