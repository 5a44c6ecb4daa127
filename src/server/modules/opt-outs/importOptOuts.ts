import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CsvRecord } from '../../../domain/contacts/index.ts'
import { checkPhoneNumber, type PhoneReason } from '../../../domain/phone/index.ts'
import type { FileStore } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { readImportFile, type ImportProblem } from '../../imports/index.ts'
import type { Job, JobHandler } from '../../jobs/index.ts'
import { moveDocument, type PostNotices } from '../../lifecycle/index.ts'
import { phoneTexts } from '../../phoneTexts.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { bumpCollection, patchDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { OPT_OUT_IMPORT } from './optOutImport.ts'
import { lockOptOuts, OPT_OUT } from './readOptOut.ts'

type Context = Pick<ModuleContext, 'database' | 'files' | 'postNotices' | 'text'>

/** A job makes room for others after this long. Each turn reads the file again. */
const TURN_MS = 20_000
const LINES_AT_ONCE = 250
const MOST_SHOWN = 100
const LONGEST_VALUE = 100
const LONGEST_NOTE = 300

/**
 * Makes the handler that reads a file of numbers. Each piece of it is imported in one transaction with how far the import
 * is, so a crash or a second process imports no line twice and leaves none out.
 */
export function importOptOuts(context: Context, turnMs = TURN_MS): JobHandler {
  const { database, files } = context
  return async function run(job, signal) {
    const { accountId } = job
    const id = String(job.payload['import'])
    const until = performance.now() + turnMs
    const found = await database.read(accountId, (query) =>
      readDocument(query, accountId, OPT_OUT_IMPORT, id),
    )
    if (found?.doc['status'] !== 'reading') return undefined
    const records = await readFile(files, accountId, textOf(objectOf(found.doc['file'])['id']))
    if (!Array.isArray(records)) return giveUp(context, job, records)
    for (;;) {
      if (signal.aborted) throw new Error('stopped')
      const isOver = await database.transaction(accountId, (query) =>
        importNext(query, context, accountId, id, records),
      )
      if (isOver) return undefined
      if (performance.now() > until) return { inMs: 0 }
    }
  }
}

/** Ends an import whose file can't be read, or that failed, or whose process ended, during every attempt. */
export async function giveUp(
  { database, postNotices }: Pick<Context, 'database' | 'postNotices'>,
  { accountId, payload }: Job,
  why: ImportProblem = { problem: 'interrupted' },
): Promise<void> {
  await database.transaction(accountId, async (query) => {
    const record = await readDocument(query, accountId, OPT_OUT_IMPORT, String(payload['import']), true)
    if (record?.doc['status'] === 'reading')
      await move(query, postNotices, accountId, record, {
        transition: 'give-up',
        to: 'failed',
        set: { ...why },
      })
  })
}

async function readFile(
  files: FileStore,
  accountId: string,
  fileId: string,
): Promise<CsvRecord[] | ImportProblem> {
  const records = await readImportFile(files, accountId, fileId)
  if (!Array.isArray(records)) return records
  const [first] = records
  if (first && !/\d/.test(first.cells[0] ?? '')) records.shift()
  return records.length === 0 ? { problem: 'empty' } : records
}

interface GivenNumber {
  number: string
  reason: 'imported' | 'complaint'
  note: string
}

interface RefusedLine {
  line: number
  value: string
  reason: PhoneReason
}

/** @returns whether nothing is left to do */
async function importNext(
  query: Query,
  { postNotices, text }: Context,
  accountId: string,
  id: string,
  records: readonly CsvRecord[],
): Promise<boolean> {
  const record = await readDocument(query, accountId, OPT_OUT_IMPORT, id, true)
  if (record?.doc['status'] !== 'reading') return true
  const done = Number(record.doc['done_lines'] ?? 0)
  const piece = records.slice(done, done + LINES_AT_ONCE)
  const { given, refused, merged } = judge(piece, record.doc)
  const counted = await listNumbers(query, postNotices, accountId, record, given)
  await keepRefused(query, accountId, id, refused)
  const add = (field: string, more: number): number => Number(record.doc[field] ?? 0) + more
  const shown = objectsOf(record.doc['problems'])
  const counts = {
    lines: records.length,
    done_lines: done + piece.length,
    added: add('added', counted.added),
    again: add('again', counted.again),
    merged: add('merged', merged + counted.merged),
    refused: add('refused', refused.length),
    problems: [
      ...shown,
      ...refused
        .slice(0, MOST_SHOWN - shown.length)
        .map(({ line, value, reason }) => ({ line, value, reason: text(phoneTexts[reason]) })),
    ],
  }
  if (done + piece.length < records.length) {
    await patchDocument(query, accountId, OPT_OUT_IMPORT, id, counts, true)
    return false
  }
  await move(query, postNotices, accountId, record, { transition: 'finish', to: 'done', set: counts })
  return true
}

/** What the lines say; a number that stands in several of them is taken once. */
function judge(
  piece: readonly CsvRecord[],
  { complaint, note }: JsonObject,
): { given: GivenNumber[]; refused: RefusedLine[]; merged: number } {
  const given = new Map<string, GivenNumber>()
  const refused: RefusedLine[] = []
  let merged = 0
  for (const { line, cells } of piece) {
    const [written = '', why = ''] = cells.map((cell) => cell.trim())
    const verdict = checkPhoneNumber(written.slice(0, LONGEST_VALUE))
    if (!verdict.valid) refused.push({ line, value: written.slice(0, LONGEST_VALUE), reason: verdict.reason })
    else if (given.has(verdict.number)) merged += 1
    else {
      const isComplaint = complaint === true || /^complain(?:t|ed)?$/i.test(why)
      given.set(verdict.number, {
        number: verdict.number,
        reason: isComplaint ? 'complaint' : 'imported',
        note: (why === '' ? textOf(note) : why).slice(0, LONGEST_NOTE),
      })
    }
  }
  return { given: [...given.values()], refused, merged }
}

async function listNumbers(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  { id: importId, doc }: StoredRecord,
  given: readonly GivenNumber[],
): Promise<{ added: number; again: number; merged: number }> {
  if (given.length === 0) return { added: 0, again: 0, merged: 0 }
  const numbers = given.map(({ number }) => number)
  await lockOptOuts(query, accountId, numbers)
  const { rows } = await sql<{ id: string; number: string; status: string }>`
    select id, doc->>'number' as number, doc->>'status' as status from record
    where account_id = ${accountId} and entity = ${OPT_OUT}
      and doc->>'number' in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`.execute(
    query,
  )
  const known = new Map(rows.map((row) => [row.number, row]))
  const from = { import: { id: importId, name: textOf(doc['name']) } }
  const created = given
    .filter(({ number }) => !known.has(number))
    .map(({ number, reason, note }) => ({
      id: randomUUID(),
      doc: {
        number,
        complaint: reason === 'complaint',
        status: 'listed',
        reason,
        reply: '',
        removed_because: '',
        note,
        ...from,
      },
    }))
  await insertListed(query, accountId, created)
  const removed = given.filter(({ number }) => known.get(number)?.status === 'removed')
  for (const { number, reason, note } of removed) {
    const record = await readDocument(query, accountId, OPT_OUT, known.get(number)?.id ?? '', true)
    if (!record) throw new Error(`opt-out ${number} was not locked`)
    await moveDocument(query, postNotices, {
      accountId,
      entity: OPT_OUT,
      record,
      transition: 'import-again',
      field: 'status',
      to: 'listed',
      mover: { by: 'server' },
      set: { reason, note, removed_because: '', ...from },
    })
  }
  return {
    added: created.length,
    again: removed.length,
    merged: given.length - created.length - removed.length,
  }
}

/** As `insertDocument` and `insertEvent` do for one. */
async function insertListed(
  query: Query,
  accountId: string,
  created: readonly { id: string; doc: JsonObject }[],
): Promise<void> {
  if (created.length === 0) return
  const rows = JSON.stringify(created)
  await sql`
    insert into record (account_id, entity, id, doc)
    select ${accountId}::uuid, ${OPT_OUT}, r.id, r.doc
    from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, doc jsonb)`.execute(query)
  await sql`
    insert into record_event (account_id, entity, record_id, to_state, actor)
    select ${accountId}::uuid, ${OPT_OUT}, r.id, 'listed', 'server'
    from jsonb_to_recordset(${rows}::jsonb) as r (id uuid)`.execute(query)
  await bumpCollection(query, accountId, OPT_OUT)
}

async function keepRefused(
  query: Query,
  accountId: string,
  importId: string,
  refused: readonly RefusedLine[],
): Promise<void> {
  if (refused.length === 0) return
  await sql`
    insert into opt_out_refusal (account_id, import_id, line, value, reason)
    select ${accountId}::uuid, ${importId}::uuid, r.line, r.value, r.reason
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as r (line int, value text, reason text)
    on conflict do nothing`.execute(query)
}

async function move(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  record: StoredRecord,
  { transition, to, set }: { transition: string; to: string; set: JsonObject },
): Promise<void> {
  await moveDocument(query, postNotices, {
    accountId,
    entity: OPT_OUT_IMPORT,
    record,
    transition,
    field: 'status',
    to,
    mover: { by: 'server' },
    set,
  })
}
