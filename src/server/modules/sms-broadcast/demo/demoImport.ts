import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { seededUuid } from '../../../demo/createRandom.ts'
import { insertDocuments } from '../../../demo/insertDocuments.ts'
import { addressOf } from '../../../files/index.ts'
import type { DemoWorld } from '../../../host/ServerModule.ts'

const FILE_LIMIT_BYTES = 1e6
const NAME = 'old-system-opt-outs.csv'
/** Lines that no phone number is on. */
const refused = [
  { line: 3, value: '01174960123', reason: 'Missing +' },
  { line: 9, value: 'unknown', reason: 'Not a number' },
]

/** The import that the demo world's opt-outs of another system came with. @returns what their records say of it */
export function demoImport(seed: number, accountId: string): { id: string; name: string } {
  return { id: seededUuid(seed, `opt-out-import:${accountId}`), name: NAME }
}

export async function insertDemoImport(
  { query, files, seed, nowMs }: DemoWorld,
  accountId: string,
  numbers: readonly string[],
): Promise<void> {
  const { id, name } = demoImport(seed, accountId)
  const userId = seededUuid(seed, 'user:owner')
  const fileId = seededUuid(seed, `opt-out-import-file:${accountId}`)
  const lines = ['phone', ...numbers]
  for (const { line, value } of refused) lines.splice(line - 1, 0, value)
  const content = Buffer.from(`${lines.join('\n')}\n`)
  await files.write(addressOf(accountId, fileId), Readable.from([content]), FILE_LIMIT_BYTES)
  await sql`
    insert into uploaded_file (account_id, id, entity, field, filename, type, bytes, uploaded_by, record_id, complete)
    values (${accountId}, ${fileId}, 'opt-out-import', 'file', ${name}, 'csv', ${content.length}, ${userId}, ${id}, true)`.execute(
    query,
  )
  await sql`
    insert into opt_out_refusal (account_id, import_id, line, value, reason)
    values (${accountId}, ${id}, 3, '01174960123', 'missing_plus'), (${accountId}, ${id}, 9, 'unknown', 'not_a_number')`.execute(
    query,
  )
  const doc = {
    file: { id: fileId, name, bytes: content.length, type: 'csv' },
    complaint: false,
    note: 'From our former provider',
    name,
    status: 'done',
    problem: '',
    lines: numbers.length + refused.length,
    done_lines: numbers.length + refused.length,
    added: numbers.length,
    again: 0,
    merged: 0,
    refused: refused.length,
    problems: refused,
  }
  const createdAt = new Date(nowMs - 60 * 86_400_000).toISOString()
  await insertDocuments(query, [{ accountId, entity: 'opt-out-import', id, doc, createdAt }])
}
