import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import { FileTooLargeError } from '../../files/index.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { EndpointAnswer, EndpointRequest } from '../../resources/behaviour.ts'
import { contactFileNames } from './contactFiles.ts'
import type { SendingOptions } from './SendingOptions.ts'
import { PROCESS_CONTACTS } from './processContacts.ts'

/** 25 MB, of 2^20 bytes each. */
export const CONTACT_FILE_LIMIT_BYTES = 25 * 2 ** 20
const texts = {
  tooLarge: 'portal:contact-upload-too-large',
  notCsv: 'portal:contact-upload-csv-only',
  oneOnly: 'portal:contact-upload-one-file',
  tooMany: 'sms-broadcast:uploads-many',
  twoAtOnce: 'sms-broadcast:uploads-two',
} as const

const UPLOADS_PER_HOUR = 60
const UPLOADS_AT_ONCE = 2
const TRY_AGAIN_SECONDS = 5
const UPLOAD_LOCK = 71_053_002
const LONGEST_FILENAME = 255
/** Control and format characters, which can disguise an extension, and slashes. Joiners are part of words and emoji. */
const NOT_IN_FILENAMES = /(?![\u200c\u200d])[\p{Cc}\p{Cf}/\\]/gu

/**
 * Takes a contact file: streams it to its place, then queues the job that reads it.
 * @throws Refusal 413, 415 or 429; the answer then has error, message, filename and code
 */
export async function receiveUpload(
  { database, files, uploadsPerHour = UPLOADS_PER_HOUR, text }: SendingOptions,
  request: EndpointRequest,
): Promise<EndpointAnswer> {
  const { accountId } = request.caller
  const uploadId = randomUUID()
  const file = await request.upload({ field: 'contacts', maxBytes: CONTACT_FILE_LIMIT_BYTES })
  const filename = file.filename.replace(NOT_IN_FILENAMES, '').slice(-LONGEST_FILENAME)
  const refuse = (
    code: 'invalid' | 'too-large' | 'unsupported-type' | 'too-many-requests',
    key: (typeof texts)[keyof typeof texts],
    wait?: string,
  ): Refusal =>
    new Refusal(code, {
      text: text(key),
      body: { message: text(key), filename },
      ...(wait && { headers: { 'retry-after': wait } }),
    })
  if (!/\.csv$/i.test(filename)) {
    file.stream.resume()
    throw refuse('unsupported-type', texts.notCsv)
  }
  const refused = await database.transaction(accountId, async (query) => {
    await sql`select pg_advisory_xact_lock(${UPLOAD_LOCK}, hashtext(${accountId}))`.execute(query)
    // A file refused for its content is failed, and does not count. The last one that counts makes room when its hour is over.
    const { rows } = await sql<{ open: number; wait: number | null }>`
      select (select count(*)::int from contact_upload where account_id = ${accountId}
                and state in ('receiving', 'processing') and updated_at > now() - interval '20 minutes') as open,
             (select greatest(1, ceil(extract(epoch from created_at + interval '1 hour' - now())))::int
                from contact_upload where account_id = ${accountId}
                and state <> 'failed' and created_at > now() - interval '1 hour'
                order by created_at desc offset ${uploadsPerHour - 1} limit 1) as wait`.execute(query)
    const { open = 0, wait } = rows[0] ?? {}
    if (open >= UPLOADS_AT_ONCE) return { key: texts.twoAtOnce, wait: TRY_AGAIN_SECONDS }
    if (typeof wait === 'number') return { key: texts.tooMany, wait }
    await sql`insert into contact_upload (account_id, id, filename) values (${accountId}, ${uploadId}, ${filename})`.execute(
      query,
    )
    return undefined
  })
  if (refused) {
    file.stream.resume()
    throw refuse('too-many-requests', refused.key, String(refused.wait))
  }
  try {
    const { bytes } = await files.write(
      { accountId, folder: uploadId, name: 'source.csv' },
      file.stream,
      CONTACT_FILE_LIMIT_BYTES,
    )
    if (file.truncated()) throw new FileTooLargeError(CONTACT_FILE_LIMIT_BYTES)
    if (await file.another()) throw refuse('invalid', texts.oneOnly)
    await database.transaction(accountId, async (query) => {
      await sql`update contact_upload set state = 'processing', bytes = ${bytes}, updated_at = now()
                where account_id = ${accountId} and id = ${uploadId}`.execute(query)
      await enqueueJob(query, {
        accountId,
        kind: PROCESS_CONTACTS,
        key: uploadId,
        payload: { upload: uploadId },
      })
    })
  } catch (error) {
    await database.transaction(accountId, (query) =>
      sql`delete from contact_upload where account_id = ${accountId} and id = ${uploadId}`.execute(query),
    )
    await files.remove(accountId, uploadId, contactFileNames)
    if (error instanceof FileTooLargeError) throw refuse('too-large', texts.tooLarge)
    throw error
  }
  return { status: 200, body: { uuid: uploadId } }
}
