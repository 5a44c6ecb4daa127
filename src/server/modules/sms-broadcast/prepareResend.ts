import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { quoteCsvCell } from '../../../shared/csv.ts'
import { Refusal, say } from '../../errors.ts'
import { FileMissingError } from '../../files/index.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import { textOf } from '../../storage/documentValues.ts'
import { PROCESS_CONTACTS } from './processContacts.ts'
import { readContactRows } from './readContactRows.ts'
import { contactsTexts, readUpload, type ContactUpload } from './readUpload.ts'
import { CONTACT_FILE_LIMIT_BYTES } from './receiveUpload.ts'
import type { SendingOptions } from './SendingOptions.ts'

const ROWS_AT_ONCE = 1000
const LOOK_AGAIN_MS = 200
const WAIT_MS = 15_000
/** A message whose receipt never came may have arrived, so it is not among them; nor are those that were withheld. */
const FAILED = ['undelivered', 'expired', 'rejected']

/**
 * Makes the contact file of those whose messages failed for certain. Its id follows from the broadcast and how many they are, so
 * that asking again finds the same file.
 * @throws Refusal when nobody failed, the broadcast is still being sent, or it was resent before
 */
export async function prepareResend(
  { database, files }: SendingOptions,
  accountId: string,
  { id, doc }: StoredRecord,
  signal: AbortSignal,
): Promise<ContactUpload> {
  const isOver = doc['status'] === 'completed' || doc['status'] === 'canceled'
  if (!isOver || doc['pending'] !== 0 || doc['resent']) throw new Refusal('operation-not-allowed')
  const failed = await database.read(accountId, (query) => readFailed(query, accountId, id))
  if (failed.size === 0)
    throw new Refusal('operation-not-allowed', { text: say('sms-broadcast:nobody-failed') })
  const uploadId = hashedUuid(`${id}:resend:${failed.size}`)
  const read = (): Promise<ContactUpload | undefined> =>
    database.read(accountId, (query) => readUpload(query, accountId, uploadId))
  if (!(await read())) {
    const rows = rowsOfFailed(files, accountId, textOf(doc['contacts']), failed)
    const place = { accountId, folder: uploadId, name: 'source.csv' }
    const { bytes } = await files
      .write(place, Readable.from(rows), CONTACT_FILE_LIMIT_BYTES)
      .catch((error: unknown) => {
        throw error instanceof FileMissingError
          ? new Refusal('operation-not-allowed', { text: contactsTexts.gone })
          : error
      })
    await database.transaction(accountId, async (query) => {
      const { rows: made } = await sql`
        insert into contact_upload (account_id, id, filename, bytes, state, resends)
        values (${accountId}, ${uploadId}, ${textOf(doc['contacts_filename'])}, ${bytes}, 'processing', ${id})
        on conflict do nothing returning id`.execute(query)
      if (made.length > 0)
        await enqueueJob(query, {
          accountId,
          kind: PROCESS_CONTACTS,
          key: uploadId,
          payload: { upload: uploadId },
        })
    })
  }
  const until = performance.now() + WAIT_MS
  for (;;) {
    const upload = await read()
    if (upload?.state === 'done') return upload
    if (upload?.state === 'failed')
      throw new Refusal('operation-not-allowed', { text: upload.error ?? contactsTexts.gone })
    if (signal.aborted || performance.now() > until)
      throw new Refusal('in-progress', { text: contactsTexts.notReady })
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

async function readFailed(query: Query, accountId: string, campaignId: string): Promise<Set<string>> {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from sms_message
    where account_id = ${accountId} and sms_campaign_id = ${campaignId}
      and type = 'outboundSms' and status in (${sql.join(FAILED)}) and not withheld`.execute(query)
  return new Set(rows.map(({ recipient }) => recipient))
}

async function* rowsOfFailed(
  files: SendingOptions['files'],
  accountId: string,
  uploadId: string,
  failed: ReadonlySet<string>,
): AsyncGenerator<Buffer> {
  for (let from = 0; ; from += ROWS_AT_ONCE) {
    const rows = await readContactRows(files, accountId, uploadId, from, ROWS_AT_ONCE)
    const lines = rows
      .filter(([number = '']) => failed.has(number))
      .map((row) => row.map(quoteCsvCell).join(','))
    if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`)
    if (rows.length < ROWS_AT_ONCE) return
  }
}
