import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/**
 * Encrypts a secret for storage: nonce, authentication tag and text in one.
 * @param key 32 bytes
 * @param bound context it belongs to; required for opening it
 */
export function seal(key: Buffer, text: string, bound: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(bound))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws when the key or context differs, or a byte was changed */
export function open(key: Buffer, sealed: Uint8Array, bound: string): string {
  const bytes = Buffer.from(sealed)
  const tagEnd = nonceLength + tagLength
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes.subarray(nonceLength, tagEnd))
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8')
}
