import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument, patchDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { columnLabels } from './contactWords.ts'
import { readReadyUpload, requireRows, type ReadyUpload } from './readUpload.ts'
import type { SendingOptions } from './SendingOptions.ts'

/** Entity of contact files that are kept by name. */
export const SAVED_CONTACTS = 'saved-contacts'

/**
 * Contact lists: a name for the rows of a contact file. The rows themselves never change, so a broadcast keeps those it was
 * made of, whatever becomes of the list.
 */
export function savedContacts({ files, text }: Pick<SendingOptions, 'files' | 'text'>): Behaviour {
  function factsOf({ result, filename }: ReadyUpload): JsonObject {
    return {
      contacts_count: result.valid,
      contacts_filename: filename,
      country: result.country ?? '',
      country_code: result.country_code ?? '',
      values: result.values,
      headers: columnLabels(result.values, text),
      empty_cells: result.emptyCells ?? [],
    }
  }

  return {
    resource: SAVED_CONTACTS,
    async derive(read, { accountId }, { contacts }) {
      if (typeof contacts !== 'string' || contacts === '') return {}
      const upload = await read((query) => readReadyUpload(query, accountId, contacts))
      await requireRows(files, accountId, upload)
      return factsOf(upload)
    },
    async beforeCreate(query, { accountId }, value) {
      const upload = await readReadyUpload(query, accountId, value['contacts'])
      await keepUpload(query, accountId, upload.id)
      return { ...value, ...factsOf(upload), used_by: 0 }
    },
    async beforeUpdate(query, { accountId }, record, value) {
      if (value['contacts'] === record.doc['contacts']) return value
      const upload = await readReadyUpload(query, accountId, value['contacts'])
      await keepUpload(query, accountId, upload.id)
      return { ...value, ...factsOf(upload) }
    },
    async afterUpdate(query, { accountId }, before, record) {
      if (before.doc['contacts'] !== record.doc['contacts'])
        await releaseUpload(query, accountId, textOf(before.doc['contacts']))
      return record
    },
    async afterDelete(query, { accountId }, record) {
      await releaseUpload(query, accountId, textOf(record.doc['contacts']))
    },
  }
}

/** The list whose rows a contact file holds now, if it is one. */
export async function readListOf(
  query: Query,
  accountId: string,
  uploadId: string,
): Promise<{ id: string; name: string; usedBy: number } | undefined> {
  const { rows } = await sql<{ id: string; name: string; usedBy: number }>`
    select id, doc->>'name' as name, coalesce((doc->>'used_by')::int, 0) as "usedBy" from record
    where account_id = ${accountId} and entity = ${SAVED_CONTACTS} and doc->>'contacts' = ${uploadId}
    order by created_at limit 1 for update`.execute(query)
  return rows[0]
}

/** Counts one more broadcast of a list. */
export async function countUse(
  query: Query,
  accountId: string,
  { id, usedBy }: { id: string; usedBy: number },
): Promise<void> {
  await patchDocument(query, accountId, SAVED_CONTACTS, id, { used_by: usedBy + 1 }, true)
}

const taken = [
  'contacts',
  'contacts_count',
  'contacts_filename',
  'country',
  'country_code',
  'values',
  'headers',
  'empty_cells',
]

/** Keeps the contacts of a new broadcast as a list of the name that was given for it. */
export async function saveContacts(
  query: Query,
  accountId: string,
  { id, doc }: StoredRecord,
): Promise<void> {
  const listId = randomUUID()
  const name = textOf(doc['list_name'])
  const contacts = Object.fromEntries(taken.map((field) => [field, doc[field] ?? null]))
  await insertDocument(query, accountId, SAVED_CONTACTS, listId, { name, ...contacts, used_by: 1 })
  await patchDocument(query, accountId, 'sms-campaign', id, { contact_list: { id: listId, name } }, true)
}

async function keepUpload(query: Query, accountId: string, uploadId: string): Promise<void> {
  await sql`update contact_upload set used = true where account_id = ${accountId} and id = ${uploadId}`.execute(
    query,
  )
}

/** Leaves a contact file to the cleaner once no broadcast and no list needs it. */
async function releaseUpload(query: Query, accountId: string, uploadId: string): Promise<void> {
  await sql`
    update contact_upload set used = false where account_id = ${accountId} and id = ${uploadId}
      and not exists (select from campaign_run where account_id = ${accountId} and upload_id = ${uploadId})
      and not exists (select from record where account_id = ${accountId} and entity = ${SAVED_CONTACTS}
        and doc->>'contacts' = ${uploadId})`.execute(query)
}
