import { sql } from 'kysely'
import { Refusal } from '../errors.ts'
import { enqueueJob } from '../jobs/index.ts'
import type { EndpointHandler } from '../resources/behaviour.ts'
import type { MessagingOptions } from './MessagingOptions.ts'
import { PROCESS_CONTACTS } from './processContacts.ts'
import { readContactRows } from './readContactRows.ts'
import { contactsTexts, readUpload, type ContactUpload } from './readUpload.ts'
import { receiveUpload } from './receiveUpload.ts'

const ROWS_LIMIT = 100

/** The calls of contact files. Every one sees the account's own files only; another's is not found. */
export function contactEndpoints(options: MessagingOptions): Record<string, EndpointHandler> {
  const { database, files } = options

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

  function download(name: 'invalid' | 'duplicated'): EndpointHandler {
    return async ({ caller: { accountId }, query }) => {
      const upload = await readyUpload(accountId, query['uuid'])
      const file = { accountId, folder: upload.id, name: `${name}.csv` }
      if ((await files.size(file)) === undefined) throw new Refusal('not-found')
      return { stream: files.read(file), type: 'text/csv; charset=utf-8', filename: `${name}_contacts.csv` }
    }
  }

  return {
    'contacts-upload': (request) => receiveUpload(options, request),
    'contacts-process': async ({ caller, query }) => ({
      body: describeUpload(await uploadOf(caller.accountId, query['uuid'])),
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
      return { body: describeUpload(upload) }
    },
    'invalid-contacts': download('invalid'),
    'duplicated-contacts': download('duplicated'),
    'contact-rows': async ({ caller: { accountId }, query }) => {
      const upload = await readyUpload(accountId, query['uuid'])
      const from = wholeNumber(query['from'] ?? '0', 'from')
      const limit = Math.min(ROWS_LIMIT, wholeNumber(query['limit'] ?? '10', 'limit'))
      // The files of an old upload are gone before its campaign is.
      if ((await files.size({ accountId, folder: upload.id, name: 'rows.idx' })) === undefined)
        throw new Refusal('not-found')
      const rows =
        upload.state === 'done' ? await readContactRows(files, accountId, upload.id, from, limit) : []
      return {
        body: {
          rows: rows.map((values, at) => ({ index: from + at, number: values[0] ?? '', values })),
          total: upload.result?.valid ?? 0,
        },
      }
    },
  }
}

/** A contact file as contacts_process answers it. */
export function describeUpload({
  filename,
  state,
  percentage,
  result,
  error,
}: ContactUpload): Record<string, unknown> {
  return {
    percentage,
    valid: result?.valid ?? 0,
    invalid: result?.invalid ?? 0,
    duplicated: result?.duplicated ?? 0,
    country: result?.country ?? null,
    country_code: result?.country_code ?? null,
    values: result?.values ?? [],
    headers: result?.headers ?? [],
    filename,
    status: state === 'receiving' ? 'processing' : state,
    ...(error !== undefined && { error }),
    ...(result?.headerRow.recognised && {
      header_row: result.headerRow.cells,
      header_skipped: result.headerRow.skipped,
    }),
    ...(result && {
      delimiter: result.delimiter,
      notices: result.notices,
      invalid_sample: result.invalidSample,
    }),
  }
}

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal('invalid', { fields: { [name]: 'Use digits only' } })
  return Number(text)
}
