import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { moveNumber, type NumberOptions } from './moveNumber.ts'
import { numberFacts } from './numberFacts.ts'

export const DOCUMENT = 'did-document'
export const PROFILE = 'did-profile'
export const EMERGENCY = 'emergency-address'

/** Field of a profile → type of the document it holds. */
export const profileFiles = { identity: 1, address_proof: 2, local_address_proof: 3 } as const

interface Paper extends JsonObject {
  id: string
  type: number
  status: string
  reason: string
}

/**
 * Brings a number up to date with its own documents, its profile and its emergency address, and lets it work once all
 * required documents are approved.
 */
export async function settleNumber(
  query: Query,
  options: NumberOptions,
  accountId: string,
  id: string,
): Promise<void> {
  const number = await readDocument(query, accountId, 'did', id, true)
  if (!number) return
  const patch = await connectedFields(query, accountId, number.id, number.doc)
  const changes = Object.keys(patch).some((name) => !isDeepStrictEqual(patch[name], number.doc[name]))
  const settled = changes ? await patchDocument(query, accountId, 'did', id, patch, true) : number
  if (settled?.doc['status'] === 'pending_approval' && settled.doc['documents_approved'] === true)
    await moveNumber(query, options, accountId, settled, { transition: 'approve' })
}

export async function numbersWith(
  query: Query,
  accountId: string,
  field: 'profile' | 'emergency',
  id: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from record
    where account_id = ${accountId} and entity = 'did' and doc -> ${sql.lit(field)} ->> 'id' = ${id}
    order by id`.execute(query)
  return rows.map((row) => row.id)
}

/** Fields of a number that other records decide. */
export async function connectedFields(
  query: Query,
  accountId: string,
  id: string,
  doc: JsonObject,
): Promise<JsonObject> {
  const { rows } = await sql<Paper>`
    select id, (doc ->> 'type')::int as type, doc ->> 'status' as status, coalesce(doc ->> 'reason', '') as reason
    from record
    where account_id = ${accountId} and entity = ${DOCUMENT} and doc ->> 'did_id' = ${id}
    order by created_at, id`.execute(query)
  const profile = await readShared(query, accountId, PROFILE, doc['profile'])
  const address = await readShared(query, accountId, EMERGENCY, doc['emergency'])
  const connected = {
    documents: [...rows, ...(profile ? papersOf(profile) : [])],
    emergency_state: textOf(address?.doc['status']),
    ...(profile && { profile: { id: profile.id, name: textOf(profile.doc['name']) } }),
    ...(address && { emergency: { id: address.id, name: textOf(address.doc['name']) } }),
  }
  return { ...connected, ...numberFacts({ ...doc, ...connected }) }
}

function papersOf({ id, doc }: Shared): Paper[] {
  return Object.entries(profileFiles)
    .filter(([field]) => objectOf(doc[field])['id'] !== undefined)
    .map(([, type]) => ({ id, type, status: textOf(doc['status']), reason: textOf(doc['reason']) }))
}

interface Shared {
  id: string
  doc: JsonObject
}

/** What it says can't change before the transaction ends, so that whoever changes it then finds this number. */
async function readShared(
  query: Query,
  accountId: string,
  entity: string,
  reference: unknown,
): Promise<Shared | undefined> {
  const id = textOf(objectOf(reference)['id'])
  if (id === '') return undefined
  const { rows } = await sql<Shared>`
    select id, doc from record
    where account_id = ${accountId} and entity = ${entity} and id = ${id}::uuid for share`.execute(query)
  return rows[0]
}
