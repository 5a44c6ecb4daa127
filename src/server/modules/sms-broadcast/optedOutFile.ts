import { sql } from 'kysely'
import { quoteCsvCell } from '../../../shared/csv.ts'
import { readUploadRows, type ReadyUpload } from './readUpload.ts'
import type { SendingOptions } from './SendingOptions.ts'

const ROWS_AT_ONCE = 2000

const reasonTexts = {
  replied: 'sms-broadcast:opted-out-replied',
  called: 'sms-broadcast:opted-out-called',
  added: 'sms-broadcast:opted-out-added',
  imported: 'sms-broadcast:opted-out-imported',
  complaint: 'sms-broadcast:opted-out-complaint',
} as const

interface OptOut {
  number: string
  reason: keyof typeof reasonTexts
  since: string
}

/**
 * Writes one line per contact of a file who has opted out: place among the contacts, number, reason, since when.
 * @throws Refusal `invalid` at `contacts` if the stored rows are missing or cut
 */
export async function* optedOutFile(
  { database, files, text }: SendingOptions,
  accountId: string,
  upload: ReadyUpload,
): AsyncGenerator<Buffer> {
  yield lineOf([
    text('sms-broadcast:file-contact'),
    text('sms-broadcast:file-recipient'),
    text('sms-broadcast:file-reason'),
    text('sms-broadcast:file-opted-out'),
  ])
  for (let from = 0; from < upload.result.valid; from += ROWS_AT_ONCE) {
    const rows = await readUploadRows(files, accountId, upload, from, ROWS_AT_ONCE)
    const numbers = rows.map(([number = '']) => number)
    const optOuts = await readOptOuts(numbers)
    const lines = numbers.flatMap((number, at) => {
      const found = optOuts.get(number)
      return found
        ? [lineOf([String(from + at + 1), number, text(reasonTexts[found.reason]), found.since])]
        : []
    })
    if (lines.length > 0) yield Buffer.concat(lines)
  }

  async function readOptOuts(numbers: string[]): Promise<Map<string, OptOut>> {
    const { rows } = await database.read(accountId, (query) =>
      sql<OptOut>`
        select doc->>'number' as number, doc->>'reason' as reason,
               to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
        from record
        where account_id = ${accountId} and entity = 'opt-out' and doc->>'status' = 'listed'
          and doc->>'number' in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`.execute(
        query,
      ),
    )
    return new Map(rows.map((row) => [row.number, row]))
  }
}

function lineOf(cells: string[]): Buffer {
  return Buffer.from(`${cells.map(quoteCsvCell).join(',')}\n`)
}
