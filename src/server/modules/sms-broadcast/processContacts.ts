import { sql } from 'kysely'
import type { ContactFileResult } from '../../../domain/contacts/index.ts'
import type { Wording } from '../../errors.ts'
import type { FileStore } from '../../files/index.ts'
import { runInThread, type Job, type JobHandler } from '../../jobs/index.ts'
import type { Database } from '../../storage/database.ts'
import { contactFiles } from './contactFiles.ts'
import { reasonKeys } from './contactWords.ts'
import type { ContactWorkerData } from './contactWorker.ts'

/** Kind of the job that reads a contact file. */
export const PROCESS_CONTACTS = 'process-contacts'

const HEAP_LIMIT_MB = 256

/**
 * Makes the handler that reads an uploaded contact file in a worker thread. After a crash it starts again from the
 * beginning of the file: the results are renamed to their place at the end, so half of them are never seen.
 */
export function createContactProcessing(database: Database, files: FileStore, text: Wording): JobHandler {
  return async function processContacts(job: Job, signal: AbortSignal): Promise<void> {
    const { accountId } = job
    const uploadId = String(job.payload['upload'])
    const upload = await database.read(accountId, async (query) => {
      const { rows } = await sql<{ skip_first_row: boolean; bytes: number }>`
        select skip_first_row, bytes::float8 as bytes from contact_upload
        where account_id = ${accountId} and id = ${uploadId} and state = 'processing'`.execute(query)
      return rows[0]
    })
    if (!upload) return
    const bytes = await files.size({ accountId, folder: uploadId, name: 'source.csv' })
    if (bytes === undefined || bytes < upload.bytes) return giveUpContacts(database, job)
    const onProgress = ({ percentage }: { percentage: number }): Promise<unknown> =>
      database.system((query) =>
        sql`update contact_upload set percentage = ${percentage}, updated_at = now()
            where account_id = ${accountId} and id = ${uploadId} and state = 'processing'`.execute(query),
      )
    const texts = Object.fromEntries(reasonKeys.map((key) => [key, text(key)]))
    let result: ContactFileResult
    try {
      result = await files.inLocalFolder(accountId, uploadId, contactFiles, (folder) =>
        runInThread<ContactWorkerData, { percentage: number }, ContactFileResult>({
          script: new URL('./contactWorker.ts', import.meta.url),
          data: { folder, skipFirstRow: upload.skip_first_row, texts },
          heapMegabytes: HEAP_LIMIT_MB,
          signal,
          onProgress,
        }),
      )
    } catch (error) {
      if (job.attempt >= 3 && !signal.aborted) await giveUpContacts(database, job)
      throw error
    }
    await finish(database, job, result.refusal ? { error: result.refusal.code, result } : { result })
  }
}

/** Marks a job's contact file as unreadable, so nobody waits for it. */
export function giveUpContacts(database: Database, job: Job): Promise<void> {
  return finish(database, job, { error: 'unreadable' })
}

async function finish(
  database: Database,
  { accountId, payload }: Job,
  { error, result }: { error?: string; result?: ContactFileResult },
): Promise<void> {
  await database.system((query) =>
    sql`update contact_upload
        set state = ${error === undefined ? 'done' : 'failed'}, percentage = 100, valid = ${result?.valid ?? 0},
            result = ${result ? JSON.stringify(result) : null}::jsonb, error = ${error ?? null}, updated_at = now()
        where account_id = ${accountId} and id = ${String(payload['upload'])} and state = 'processing'`.execute(
      query,
    ),
  )
}
