import { sql } from 'kysely'
import type { ContactFileResult } from '../../../domain/contacts/index.ts'
import { Refusal, say, type Words } from '../../errors.ts'
import { FileMissingError, type FileStore } from '../../files/index.ts'
import type { Query } from '../../storage/database.ts'
import { fileProblem } from './contactWords.ts'
import { readContactRows } from './readContactRows.ts'

/** A contact file, as stored in its row. */
export interface ContactUpload {
  id: string
  filename: string
  state: 'receiving' | 'processing' | 'done' | 'failed'
  percentage: number
  result: ContactFileResult | undefined
  /** Why it can't be used. */
  error: Words | undefined
  /** In use by a campaign, so its rows must not change. */
  used: boolean
  /** The broadcast whose failed recipients it holds. */
  resends: string | undefined
}

interface UploadRow {
  id: string
  filename: string
  state: ContactUpload['state']
  percentage: number
  result: ContactFileResult | null
  /** A code. */
  error: string | null
  used: boolean
  resends: string | null
}

export const contactsTexts = {
  missing: say('sms-broadcast:contacts-missing'),
  gone: say('sms-broadcast:contacts-gone'),
  notReady: say('sms-broadcast:contacts-not-ready'),
} as const

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads a contact file of the account; undefined if there is none, or `id` is not a UUID. */
export async function readUpload(
  query: Query,
  accountId: string,
  id: unknown,
  lock = false,
): Promise<ContactUpload | undefined> {
  if (typeof id !== 'string' || !UUID.test(id)) return undefined
  const { rows } = await sql<UploadRow>`
    select id, filename, state, percentage, result, error, used, resends from contact_upload
    where account_id = ${accountId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(query)
  const row = rows[0]
  return (
    row && {
      ...row,
      result: row.result ?? undefined,
      error: problemOf(row),
      resends: row.resends ?? undefined,
    }
  )
}

function problemOf({ error, result }: UploadRow): Words | undefined {
  if (error === null) return undefined
  return result?.refusal ? fileProblem(result.refusal) : say('sms-broadcast:contacts-unreadable')
}

/** A contact file whose rows have been read. */
export type ReadyUpload = ContactUpload & { result: ContactFileResult }

/**
 * Reads what is stored of a contact file that a broadcast is to use; its rows are in files.
 * @throws Refusal `invalid` at `contacts`
 */
export async function readReadyUpload(query: Query, accountId: string, id: unknown): Promise<ReadyUpload> {
  const upload = await readUpload(query, accountId, id)
  const problem = contactsProblem(upload)
  if (!upload?.result || problem !== undefined) throw contactsRefusal(problem ?? contactsTexts.missing)
  return { ...upload, result: upload.result }
}

/**
 * Checks that the rows of a contact file are complete. No connection to the database waits for the files.
 * @throws Refusal `invalid` at `contacts`
 */
export async function requireRows(files: FileStore, accountId: string, upload: ReadyUpload): Promise<void> {
  // Whatever cut the file short, its last row is gone.
  await readUploadRows(files, accountId, upload, upload.result.valid - 1, 1)
}

/**
 * Reads rows of a contact file.
 * @param from index of the first row, from 0
 * @returns fewer than `limit` rows only at the end of the contacts
 * @throws Refusal `invalid` at `contacts` if the stored rows are missing or cut
 */
export async function readUploadRows(
  files: FileStore,
  accountId: string,
  { id, result }: ReadyUpload,
  from: number,
  limit: number,
): Promise<string[][]> {
  const expected = Math.min(limit, result.valid - from)
  if (expected <= 0) return []
  let rows: string[][] = []
  try {
    rows = await readContactRows(files, accountId, id, from, expected)
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error
  }
  if (rows.length < expected) throw contactsRefusal(contactsTexts.gone)
  return rows
}

function contactsRefusal(text: Words): Refusal {
  return new Refusal('invalid', { fields: { contacts: text } })
}

/** Why a contact file can't be used; undefined when it can. */
function contactsProblem(upload: ContactUpload | undefined): Words | undefined {
  if (upload?.state === 'receiving' || upload?.state === 'processing') return contactsTexts.notReady
  if (upload?.state === 'failed') return upload.error ?? contactsTexts.missing
  return upload?.result ? undefined : contactsTexts.missing
}
