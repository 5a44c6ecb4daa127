import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { createContactFileReader } from '../../../src/domain/contacts/index.ts'
import type { Outcome } from './Outcome.ts'

/** Reads a contact file by the project's reader. `watch` is called between chunks. */
export function readByOurs(path: string, watch: () => void): Outcome {
  const validDigest = createHash('sha256')
  const invalidDigest = createHash('sha256')
  let rest = 'header'
  const reader = createContactFileReader({
    sinks: {
      valid: (lines) => validDigest.update(lines),
      invalid: (lines) => {
        const rows = (rest + Buffer.from(lines).toString()).split('\n')
        rest = rows.pop()!
        for (const row of rows)
          if (!row.startsWith('header')) invalidDigest.update(`${row.slice(0, row.indexOf(','))},`)
      },
    },
  })
  const file = openSync(path, 'r')
  const chunk = Buffer.alloc(64 * 1024)
  for (;;) {
    const length = readSync(file, chunk)
    if (length === 0 || !reader.feed(chunk.subarray(0, length))) break
    watch()
  }
  closeSync(file)
  const { valid, invalid, duplicated } = reader.end()
  return { valid, invalid, duplicated, digest: validDigest.digest('hex') + invalidDigest.digest('hex') }
}
