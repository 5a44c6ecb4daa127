import { sql } from 'kysely'
import type { CsvRecord } from '../../../domain/contacts/index.ts'
import { Refusal, wordsOf, type Wording } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { readImportFile, type ImportProblem } from '../../imports/index.ts'
import type { Job, JobHandler } from '../../jobs/index.ts'
import { moveDocument } from '../../lifecycle/index.ts'
import type { Person } from '../../resources/Person.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { readHeader, readLine, type ImportColumns, type Named } from './importLine.ts'
import { DID_IMPORT } from './numberImport.ts'

type Context = Pick<ModuleContext, 'database' | 'files' | 'postNotices' | 'published' | 'text' | 'updateAs'>

/** A job makes room for others after this long. Each turn reads the file again. */
const TURN_MS = 20_000
const MOST_SHOWN = 100
const LONGEST_VALUE = 100
const LONGEST_REASON = 200

/** Another process did this line, or the import is over: what was done here is undone with the transaction. */
class LineDoneError extends Error {}

/**
 * Makes the handler that changes numbers by a file, each line under the rules of a call of the person who uploaded it. How
 * far the import is, is stored with each line's change: a crash or a second process repeats no line and leaves none out.
 */
export function importNumbers(context: Context, turnMs = TURN_MS): JobHandler {
  const { database } = context
  return async function run(job, signal) {
    const { accountId } = job
    const id = String(job.payload['import'])
    const until = performance.now() + turnMs
    const read = () => database.read(accountId, (query) => readDocument(query, accountId, DID_IMPORT, id))
    const found = await read()
    if (found?.doc['status'] !== 'reading') return undefined
    const file = await readFile(context, accountId, textOf(objectOf(found.doc['file'])['id']))
    if ('problem' in file) return giveUpImport(context, job, file)
    const named = await database.read(accountId, (query) => readNames(query, accountId))
    for (;;) {
      const now = await read()
      if (now?.doc['status'] !== 'reading') return undefined
      let at = Number(now.doc['done_lines'] ?? 0)
      try {
        for (; at < file.lines.length; at++) {
          if (signal.aborted) throw new Error('stopped')
          await importLine(context, job, file, named, at)
          if (performance.now() > until) return { inMs: 0 }
        }
        return await end(context, job, 'finish', 'done', { lines: file.lines.length })
      } catch (error) {
        if (!(error instanceof LineDoneError)) throw error
      }
    }
  }
}

/** Ends an import whose file can't be read, or that failed, or whose process ended, during every attempt. */
export function giveUpImport(
  context: Pick<Context, 'database' | 'postNotices'>,
  job: Job,
  why: ImportProblem = { problem: 'interrupted' },
): Promise<void> {
  return end(context, job, 'give-up', 'failed', { ...why })
}

async function end(
  { database, postNotices }: Pick<Context, 'database' | 'postNotices'>,
  { accountId, payload }: Job,
  transition: string,
  to: string,
  set: JsonObject,
): Promise<void> {
  await database.transaction(accountId, async (query) => {
    const record = await readDocument(query, accountId, DID_IMPORT, String(payload['import']), true)
    if (record?.doc['status'] !== 'reading') return
    await moveDocument(query, postNotices, {
      accountId,
      entity: DID_IMPORT,
      record,
      transition,
      field: 'status',
      to,
      mover: { by: 'server' },
      set,
    })
  })
}

interface ImportFile {
  columns: ImportColumns
  lines: CsvRecord[]
}

async function readFile(
  context: Context,
  accountId: string,
  fileId: string,
): Promise<ImportFile | ImportProblem> {
  const records = await readImportFile(context.files, accountId, fileId)
  if (!Array.isArray(records)) return records
  const [header, ...lines] = records
  const columns = readHeader(context, header?.cells ?? [])
  if (columns.number === undefined) return { problem: 'no_number' }
  if (Object.keys(columns).length === 1) return { problem: 'no_columns' }
  return lines.length === 0 ? { problem: 'empty' } : { columns, lines }
}

async function readNames(query: Query, accountId: string): Promise<Named> {
  const { rows } = await sql<{ id: string; entity: string; name: string }>`
    select id, entity, coalesce(doc ->> 'digits', lower(doc ->> 'label')) as name from record
    where account_id = ${accountId} and entity in ('did', 'trunk')`.execute(query)
  const trunks = new Map<string, string[]>()
  for (const { id, entity, name } of rows)
    if (entity === 'trunk') trunks.set(name, [...(trunks.get(name) ?? []), id])
  return {
    numbers: new Map(rows.flatMap((row) => (row.entity === 'did' ? [[row.name, row.id]] : []))),
    trunks,
  }
}

async function importLine(
  context: Context,
  job: Job,
  { columns, lines }: ImportFile,
  named: Named,
  at: number,
): Promise<void> {
  const { database, text, updateAs } = context
  const { accountId } = job
  const importId = String(job.payload['import'])
  const line = lines[at]
  if (!line) throw new Error(`line ${at} is beyond the file`)
  const step = { importId, at, lines: lines.length }
  try {
    const { id, value } = readLine(context, columns, named, line.cells)
    await updateAs(personOf(job), { resource: 'did', id, value }, (query) => advance(query, accountId, step))
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    const value = (line.cells[columns.number ?? 0] ?? '').trim().slice(0, LONGEST_VALUE)
    const refused = { line: line.line, value, reason: reasonOf(error, text).slice(0, LONGEST_REASON) }
    await database.transaction(accountId, (query) => advance(query, accountId, step, refused))
  }
}

function personOf({ accountId, payload }: Job): Person {
  const { user, masterAccount, masterUser, masterPermissions = '' } = payload
  const master =
    typeof masterAccount === 'string' && typeof masterUser === 'string'
      ? {
          accountId: masterAccount,
          userId: masterUser,
          permissions: String(masterPermissions).split(' ').filter(Boolean),
        }
      : undefined
  return { accountId, userId: String(user), master }
}

/** The first field's text says more than that fields are refused. */
function reasonOf(refusal: Refusal, text: Wording): string {
  const [first] = Object.values(refusal.details.fields ?? {})
  return first === undefined ? refusal.words(text) : wordsOf(first, text)
}

/** Counts a line, in the transaction of its change. */
async function advance(
  query: Query,
  accountId: string,
  { importId, at, lines }: { importId: string; at: number; lines: number },
  refused?: { line: number; value: string; reason: string },
): Promise<void> {
  const record = await readDocument(query, accountId, DID_IMPORT, importId, true)
  if (record?.doc['status'] !== 'reading' || Number(record.doc['done_lines'] ?? 0) !== at)
    throw new LineDoneError()
  const { doc } = record
  const counted = refused ? 'refused' : 'updated'
  const shown = objectsOf(doc['problems'])
  const counts = {
    lines,
    done_lines: at + 1,
    [counted]: Number(doc[counted] ?? 0) + 1,
    ...(refused && shown.length < MOST_SHOWN && { problems: [...shown, refused] }),
  }
  await patchDocument(query, accountId, DID_IMPORT, importId, counts, true)
  if (refused)
    await sql`
      insert into did_import_refusal (account_id, import_id, line, value, reason)
      values (${accountId}, ${importId}, ${refused.line}, ${refused.value}, ${refused.reason})`.execute(query)
}
