import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import { FileMissingError, type FileStore } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { EndpointAnswer, EndpointRequest } from '../../resources/behaviour.ts'
import { readDocument } from '../../storage/documents.ts'
import { checkFiles } from './checkFiles.ts'
import { columnsOf, NUMBER_CHECK } from './checkTypes.ts'
import { headerLine } from './resultLines.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The results that are paid for, as one CSV file. */
export async function sendResults(
  { database, files, text }: Pick<ModuleContext, 'database' | 'files' | 'text'>,
  { caller: { accountId }, params }: EndpointRequest,
): Promise<EndpointAnswer> {
  const id = params['id']?.toLowerCase() ?? ''
  const found = UUID.test(id)
    ? await database.read(accountId, async (query) => {
        const record = await readDocument(query, accountId, NUMBER_CHECK, id)
        const { rows } = await sql<{ parts: number }>`
          select parts from number_check where account_id = ${accountId} and check_id = ${id}`.execute(query)
        return record && { doc: record.doc, parts: rows[0]?.parts ?? 0 }
      })
    : undefined
  if (!found) throw new Refusal('not-found')
  const header = headerLine(columnsOf(found.doc), (key) => text(key))
  return {
    stream: Readable.from(partsOf(files, { accountId, folder: id, parts: found.parts }, header)),
    type: 'text/csv; charset=utf-8',
    filename: 'results.csv',
  }
}

async function* partsOf(
  files: FileStore,
  { accountId, folder, parts }: { accountId: string; folder: string; parts: number },
  header: string,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${header}\n`)
  for (let part = 0; part < parts; part += 1) {
    try {
      // as: a file's stream has bytes.
      yield* (await files.read({
        accountId,
        folder,
        name: checkFiles.part(part),
      })) as AsyncIterable<Uint8Array>
    } catch (error) {
      // Deleted while it is sent.
      if (error instanceof FileMissingError) return
      throw error
    }
  }
}
