import { sql } from 'kysely'
import type { ContactFileResult } from '../../domain/contacts/index.ts'
import type { Query } from '../storage/database.ts'

/** A contact file as its row has it. */
export interface ContactUpload {
  id: string
  filename: string
  state: 'receiving' | 'processing' | 'done' | 'failed'
  percentage: number
  result: ContactFileResult | undefined
  error: string | undefined
  /** A campaign sends to it: its rows may not change any more. */
  used: boolean
}

interface UploadRow {
  id: string
  filename: string
  state: ContactUpload['state']
  percentage: number
  result: ContactFileResult | null
  error: string | null
  used: boolean
}

export const contactsTexts = {
  missing: 'Choose the contact file again',
  notReady: 'The contact file is still being read.',
} as const

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the row of a contact file of the account; undefined when there is none, or `id` is no uuid. */
export async function readUpload(
  query: Query,
  accountId: string,
  id: unknown,
  lock = false,
): Promise<ContactUpload | undefined> {
  if (typeof id !== 'string' || !UUID.test(id)) return undefined
  const { rows } = await sql<UploadRow>`
    select id, filename, state, percentage, result, error, used from contact_upload
    where account_id = ${accountId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(query)
  const row = rows[0]
  return row && { ...row, result: row.result ?? undefined, error: row.error ?? undefined }
}

/** Why no campaign can be made of a contact file; undefined when one can. */
export function contactsProblem(upload: ContactUpload | undefined): string | undefined {
  if (upload?.state === 'receiving' || upload?.state === 'processing') return contactsTexts.notReady
  if (upload?.state === 'failed') return upload.error ?? contactsTexts.missing
  return upload?.result ? undefined : contactsTexts.missing
}
