import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lookedUp } from '../../../language/index.ts'
import type { EntityDefinition } from '../../../language/portal.ts'
import { beginRecord, moveRecord, type Mover } from '../../lifecycle/index.ts'
import type { PostNotices } from '../../lifecycle/PostNotices.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument, insertDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** Entity of a Sender ID's registration in one country. */
export const REGISTRATION = 'sender-registration'

/** What registrations need of the module's context. */
export interface RegistrationOptions {
  published: () => Pick<PublishedPortal, 'portal' | 'collections'>
  postNotices: PostNotices
}

/** What reviewers see of the Sender ID. */
export function reviewedFields({ doc }: Pick<StoredRecord, 'doc'>): JsonObject {
  const { documents } = doc
  return {
    usecase: textOf(doc['usecase']),
    sample: textOf(objectOf(doc['samples'])['first']),
    documents_count: Array.isArray(documents) ? documents.length : 0,
  }
}

/**
 * Begins the review in each country, with its fee.
 * @throws Refusal `balance-too-low`
 */
export async function beginRegistrations(
  query: Query,
  options: RegistrationOptions,
  { accountId, userId, sender }: { accountId: string; userId?: string; sender: StoredRecord },
  countryCodes: readonly string[],
): Promise<void> {
  const entity = entityOf(options, REGISTRATION)
  for (const country_code of countryCodes) {
    const doc: JsonObject = {
      sender_id: sender.id,
      title: textOf(sender.doc['title']),
      sender_type: textOf(sender.doc['sender_type']),
      ...reviewedFields(sender),
      country_code,
      status: 'pending',
      reason: '',
    }
    const whole = { ...doc, ...lookedUp(entity, doc) }
    const record = await insertDocument(query, accountId, REGISTRATION, randomUUID(), whole)
    await beginRecord(query, { accountId, entity }, { record, userId })
  }
}

/** Ends the registrations in some countries, or in all. */
export async function endRegistrations(
  query: Query,
  accountId: string,
  senderId: string,
  countryCodes?: readonly string[],
): Promise<void> {
  for (const { id, doc } of await readRegistrations(query, accountId, senderId))
    if (countryCodes === undefined || countryCodes.includes(textOf(doc['country_code'])))
      await deleteDocument(query, accountId, REGISTRATION, id)
}

/** Sends the Sender ID again to the countries that declined it. */
export async function resubmitDeclined(
  query: Query,
  options: RegistrationOptions,
  { accountId, mover, sender }: { accountId: string; mover: Mover; sender: StoredRecord },
): Promise<void> {
  const entity = entityOf(options, REGISTRATION)
  const transition = entity.lifecycle?.transitions.find(({ id }) => id === 'resubmit')
  if (!transition) return
  const subject = { accountId, entity, behaviour: undefined, postNotices: options.postNotices }
  const own = reviewedFields(sender)
  for (const record of await readRegistrations(query, accountId, sender.id)) {
    if (record.doc['status'] !== 'declined') continue
    const input = { value: {}, kept: {}, own }
    await moveRecord(query, subject, { record, transition, mover, input })
  }
}

/** Locked, so that what was read is what is changed. */
export async function readRegistrations(
  query: Query,
  accountId: string,
  senderId: string,
): Promise<StoredRecord[]> {
  const rows = await query
    .selectFrom('record')
    .select(['id', 'version', 'doc', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('entity', '=', REGISTRATION)
    .where(sql<string>`doc->>'sender_id'`, '=', senderId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id, version, doc, created_at: createdAt, updated_at: updatedAt }) => ({
    id,
    version,
    doc,
    createdAt,
    updatedAt,
  }))
}

export function entityOf(
  { published }: Pick<RegistrationOptions, 'published'>,
  id: string,
): EntityDefinition {
  const found = published().collections.find(({ entity }) => entity.id === id)
  if (!found) throw new Error(`There is no entity ${id}`)
  return found.entity
}
