import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createTurns } from '../createTurns.ts'

/** OWASP's minimum for argon2id; stored in each hash, so older hashes still work after an increase. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
/** Hashing occupies the thread pool, which file access shares. */
const takeTurn = createTurns(2, 50)

/** @returns a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`
}

/**
 * Compares in constant time. An unknown user, or one without a password yet, is checked against a hash nobody knows the password of, so that the
 * answer takes as long.
 */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isSet = stored !== undefined && stored !== ''
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(
    isSet ? stored : dummy,
  )
  if (!parts) throw new Error('A stored password hash is not a PHC string')
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts
  const hash = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(hash, Buffer.from(expected, 'base64')) && isSet
}

const dummy = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(tagLength))}`

function derive(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof cost,
): Promise<Buffer> {
  return takeTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        argon2(
          'argon2id',
          { message: password, nonce, memory, passes, parallelism, tagLength },
          (error, key) => {
            if (error) reject(error)
            else resolve(Buffer.from(key))
          },
        )
      }),
  )
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
