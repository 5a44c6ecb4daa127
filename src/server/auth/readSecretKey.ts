import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key that stored secrets are encrypted with: from PATCHBAY_SECRET, else from the file `secret` of the data folder,
 * which is made once. All processes on one database need the same.
 * @throws when PATCHBAY_SECRET is shorter than 32 characters
 */
export function readSecretKey(dataFolder: string, given: string | undefined): Buffer {
  if (given !== undefined && given !== '') {
    if (given.length < 32) throw new Error('PATCHBAY_SECRET must have at least 32 characters.')
    return keyOf(given)
  }
  const file = join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return keyOf(readFileSync(file, 'utf8'))
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`patchbay:secrets:${secret}`).digest()
}
