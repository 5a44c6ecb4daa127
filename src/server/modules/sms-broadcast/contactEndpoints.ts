import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { Refusal, say, wordsOf, type Wording } from '../../errors.ts'
import { enqueueJob } from '../../jobs/index.ts'
import { FileMissingError } from '../../files/index.ts'
import type { EndpointHandler } from '../../resources/behaviour.ts'
import { columnLabels, noticeWords, rowProblem } from './contactWords.ts'
import { optedOutFile } from './optedOutFile.ts'
import { PROCESS_CONTACTS } from './processContacts.ts'
import {
  contactsTexts,
  readReadyUpload,
  readUpload,
  readUploadRows,
  requireRows,
  type ContactUpload,
} from './readUpload.ts'
import { receiveUpload } from './receiveUpload.ts'
import type { SendingOptions } from './SendingOptions.ts'

const ROWS_LIMIT = 100

/** Calls on contact files. Each sees only the account's own files; others are not found. */
export function contactEndpoints(options: SendingOptions): Record<string, EndpointHandler> {
  const { database, files, text } = options

  async function uploadOf(accountId: string, uuid: string | undefined): Promise<ContactUpload> {
    const upload = await database.read(accountId, (query) => readUpload(query, accountId, uuid))
    if (!upload) throw new Refusal('not-found')
    return upload
  }

  async function readyUpload(accountId: string, uuid: string | undefined): Promise<ContactUpload> {
    const upload = await uploadOf(accountId, uuid)
    if (upload.state === 'receiving' || upload.state === 'processing') {
      throw new Refusal('in-progress', { text: contactsTexts.notReady })
    }
    return upload
  }

  /** undefined when the stored rows are missing or cut */
  async function rowsOf(
    accountId: string,
    upload: ContactUpload,
    from: number,
    limit: number,
  ): Promise<string[][] | undefined> {
    const { state, result } = upload
    if (state !== 'done' || !result) return []
    try {
      return await readUploadRows(files, accountId, { ...upload, result }, from, limit)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  /** As `upload`, or failed when its stored rows are missing or cut and it can still be replaced. */
  async function checked(accountId: string, upload: ContactUpload): Promise<ContactUpload> {
    if (upload.used || upload.state !== 'done') return upload
    const lastRow = await rowsOf(accountId, upload, (upload.result?.valid ?? 1) - 1, 1)
    return lastRow ? upload : { ...upload, state: 'failed', error: contactsTexts.gone }
  }

  function download(name: 'invalid' | 'duplicated'): EndpointHandler {
    return async ({ caller: { accountId }, query }) => {
      const upload = await readyUpload(accountId, query['uuid'])
      const file = { accountId, folder: upload.id, name: `${name}.csv` }
      const stream = await files.read(file).catch((error: unknown) => {
        throw error instanceof FileMissingError ? new Refusal('not-found') : error
      })
      return { stream, type: 'text/csv; charset=utf-8', filename: `${name}_contacts.csv` }
    }
  }

  return {
    'contacts-upload': (request) => receiveUpload(options, request),
    'contacts-process': async ({ caller: { accountId }, query }) => ({
      body: describeUpload(await checked(accountId, await uploadOf(accountId, query['uuid'])), text),
    }),
    'contacts-skip-header': async ({ caller: { accountId }, query: { uuid } }) => {
      const upload = await database.transaction(accountId, async (query) => {
        const found = await readUpload(query, accountId, uuid, true)
        if (!found) throw new Refusal('not-found')
        if (found.used || found.state === 'receiving' || found.state === 'processing')
          throw new Refusal('operation-not-allowed')
        await sql`update contact_upload set state = 'processing', skip_first_row = true, percentage = 0, result = null,
                         error = null, updated_at = now()
                  where account_id = ${accountId} and id = ${found.id}`.execute(query)
        await enqueueJob(query, {
          accountId,
          kind: PROCESS_CONTACTS,
          key: `${found.id}:skip`,
          payload: { upload: found.id },
        })
        return { ...found, state: 'processing' as const, percentage: 0, result: undefined, error: undefined }
      })
      return { body: describeUpload(upload, text) }
    },
    'invalid-contacts': download('invalid'),
    'duplicated-contacts': download('duplicated'),
    'opted-out-contacts': async ({ caller: { accountId }, query: { uuid } }) => {
      const { id } = await readyUpload(accountId, uuid)
      const upload = await database.read(accountId, (query) => readReadyUpload(query, accountId, id))
      await requireRows(files, accountId, upload)
      const stream = Readable.from(optedOutFile(options, accountId, upload))
      return { stream, type: 'text/csv; charset=utf-8', filename: 'opted_out_contacts.csv' }
    },
    'contact-rows': async ({ caller: { accountId }, query }) => {
      const upload = await readyUpload(accountId, query['uuid'])
      const from = wholeNumber(query['from'] ?? '0', 'from')
      const limit = Math.min(ROWS_LIMIT, wholeNumber(query['limit'] ?? '10', 'limit'))
      const rows = await rowsOf(accountId, upload, from, limit)
      // Not a failed call: the files of an old upload are removed before its broadcast is.
      if (!rows) return { body: { rows: [], total: 0, removed: true } }
      return {
        body: {
          rows: rows.map((values, at) => ({ index: from + at, number: values[0] ?? '', values })),
          total: upload.result?.valid ?? 0,
        },
      }
    },
  }
}

/** The response of contacts_process. */
export function describeUpload(
  { filename, state, percentage, result, error }: ContactUpload,
  text: Wording,
): Record<string, unknown> {
  return {
    percentage,
    valid: result?.valid ?? 0,
    invalid: result?.invalid ?? 0,
    duplicated: result?.duplicated ?? 0,
    country: result?.country ?? null,
    country_code: result?.country_code ?? null,
    values: result?.values ?? [],
    headers: columnLabels(result?.values ?? [], text),
    empty_cells: result?.emptyCells ?? [],
    filename,
    status: state === 'receiving' ? 'processing' : state,
    ...(error !== undefined && { error: wordsOf(error, text) }),
    ...(result?.headerRow.recognised && {
      header_row: result.headerRow.cells,
      header_skipped: result.headerRow.skipped,
    }),
    ...(result && {
      delimiter: result.delimiter,
      notices: result.notices.map((notice) => ({
        code: notice.code,
        message: wordsOf(noticeWords(notice, result.headerRow.cells), text),
      })),
      invalid_sample: result.invalidSample.map(({ line, value, ...why }) => ({
        line,
        value,
        code: why.code,
        reason: wordsOf(rowProblem(why), text),
      })),
    }),
  }
}

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new Refusal('invalid', { fields: { [name]: say('sms-broadcast:digits-only') } })
  return Number(text)
}
