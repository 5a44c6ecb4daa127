import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { quoteCsvCell } from '../../../src/shared/csv.ts'
import type { Outcome } from './Outcome.ts'

/** Reads a contact file by csv-parse and libphonenumber-js with a Set for duplicates, row by row. */
export async function readByReference(path: string): Promise<Outcome> {
  const seen = new Set<string>()
  const validDigest = createHash('sha256')
  const invalidDigest = createHash('sha256')
  const outcome = { valid: 0, invalid: 0, duplicated: 0, digest: '' }
  let line = 0
  let country: string | undefined
  for await (const row of createReadStream(path).pipe(
    parse({ relax_column_count: true, skip_empty_lines: true }),
  )) {
    line += 1
    const [cell, ...others] = row as [string, ...string[]]
    const compact = cell.replace(/[\s().-]/g, '')
    const number = /^\+[1-9]\d{6,14}$/.test(compact) ? parsePhoneNumberFromString(compact) : undefined
    if (!number?.isValid() || (country !== undefined && number.country !== country)) {
      outcome.invalid += 1
      invalidDigest.update(`${line},`)
      continue
    }
    country ??= number.country
    if (seen.has(number.number)) {
      outcome.duplicated += 1
      continue
    }
    seen.add(number.number)
    outcome.valid += 1
    validDigest.update(`${[number.number, ...others].map(quoteCsvCell).join(',')}\n`)
  }
  return { ...outcome, digest: validDigest.digest('hex') + invalidDigest.digest('hex') }
}
