import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../storage/database.ts'

/** What a code stands for. */
export interface LinkPlace {
  /** of the source, below 2^29 */
  serial: number
  /** of the contact in the file, below 2^23 */
  row: number
  /** from 0, below 64 */
  link: number
}

/** Writes and reads the codes of short links. */
export interface LinkCodes {
  encode(place: LinkPlace): string
  /** @returns undefined for what is no code; a code that was never written is any place */
  decode(code: string): LinkPlace | undefined
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = BigInt(DIGITS.length)
/** 62^10 is a little more than 2^58. */
export const CODE_LENGTH = 10
const CODE = new RegExp(`^[0-9A-Za-z]{${CODE_LENGTH}}$`)
const HALF = 2 ** 29
const LINKS = 64
const ROUNDS = 6

/**
 * A place is 58 bits, encrypted by a Feistel network: different places have different codes, and of all codes so few are
 * in use that guessing finds none.
 */
export function createLinkCodes(key: Buffer): LinkCodes {
  function mixed(round: number, half: number): number {
    const input = Buffer.alloc(5)
    input.writeUInt8(round)
    input.writeUInt32BE(half, 1)
    return createHmac('sha256', key).update(input).digest().readUInt32BE(0) % HALF
  }

  return {
    encode({ serial, row, link }) {
      let [left, right] = [serial, row * LINKS + link]
      if (left >= HALF || right >= HALF || link >= LINKS)
        throw new Error('A short link is out of the range of codes')
      for (let round = 0; round < ROUNDS; round += 1) [left, right] = [right, left ^ mixed(round, right)]
      return written(BigInt(left) * BigInt(HALF) + BigInt(right))
    },
    decode(code) {
      if (!CODE.test(code)) return undefined
      const number = numberOf(code)
      if (number >= BigInt(HALF) * BigInt(HALF)) return undefined
      let [left, right] = [Number(number / BigInt(HALF)), Number(number % BigInt(HALF))]
      for (let round = ROUNDS - 1; round >= 0; round -= 1) [left, right] = [right ^ mixed(round, left), left]
      return { serial: left, row: Math.floor(right / LINKS), link: right % LINKS }
    },
  }
}

function written(number: bigint): string {
  let code = ''
  for (let rest = number; code.length < CODE_LENGTH; rest /= BASE)
    code = DIGITS.charAt(Number(rest % BASE)) + code
  return code
}

function numberOf(code: string): bigint {
  let number = 0n
  for (const digit of code) number = number * BASE + BigInt(DIGITS.indexOf(digit))
  return number
}

/** Reads the key of the installation, once. */
export function readLinkCodes(database: Pick<Database, 'system'>): () => Promise<LinkCodes> {
  let codes: Promise<LinkCodes> | undefined
  async function read(): Promise<LinkCodes> {
    const { rows } = await database.system((query) =>
      sql<{ key: string }>`select key from short_link_key`.execute(query),
    )
    const [row] = rows
    if (!row) throw new Error('The key of short links is missing')
    return createLinkCodes(Buffer.from(row.key, 'hex'))
  }
  return () => {
    codes ??= read().catch((error: unknown) => {
      codes = undefined
      throw error
    })
    return codes
  }
}
