import { sql } from 'kysely'
import { Refusal } from '../errors.ts'
import type { StoredRecord } from '../resources/behaviour.ts'
import type { Query } from './database.ts'
import { isUuid } from './documentValues.ts'
import type { JsonObject } from './tables.ts'

/** Stores a new document at version 1 and counts the change of its collection. */
export async function insertDocument(
  query: Query,
  accountId: string,
  entity: string,
  id: string,
  doc: JsonObject,
  createdAt?: Date,
): Promise<StoredRecord> {
  const row = await query
    .insertInto('record')
    .values({
      account_id: accountId,
      entity,
      id,
      doc: JSON.stringify(doc),
      ...(createdAt ? { created_at: createdAt.toISOString(), updated_at: createdAt.toISOString() } : {}),
    })
    .returning(['id', 'version', 'doc', 'created_at', 'updated_at'])
    .executeTakeFirstOrThrow()
  await bumpCollection(query, accountId, entity)
  return toRecord(row)
}

/** @param lock keeps the row for this transaction until it ends */
export async function readDocument(
  query: Query,
  accountId: string,
  entity: string,
  id: string,
  lock = false,
): Promise<StoredRecord | undefined> {
  const select = query
    .selectFrom('record')
    .select(['id', 'version', 'doc', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where('id', '=', id)
  const row = await (lock ? select.forUpdate() : select).executeTakeFirst()
  return row && toRecord(row)
}

/**
 * The document of an id that a caller names.
 * @param lock keeps the row for this transaction until it ends
 * @throws Refusal 'not-found', for what is no id too
 */
export async function requireDocument(
  query: Query,
  accountId: string,
  entity: string,
  id = '',
  lock = false,
): Promise<StoredRecord> {
  const record = isUuid(id) ? await readDocument(query, accountId, entity, id, lock) : undefined
  if (!record) throw new Refusal('not-found')
  return record
}

/** Documents by id; those that are not there are missing. */
export async function readDocuments(
  query: Query,
  accountId: string,
  entity: string,
  ids: readonly string[],
): Promise<Map<string, StoredRecord>> {
  const rows = await query
    .selectFrom('record')
    .select(['id', 'version', 'doc', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, toRecord(row)]))
}

/**
 * Replaces the document, one version up.
 * @returns undefined when the record is gone or no longer has `version`
 */
export async function replaceDocument(
  query: Query,
  accountId: string,
  entity: string,
  id: string,
  version: number,
  doc: JsonObject,
): Promise<StoredRecord | undefined> {
  const row = await query
    .updateTable('record')
    .set({ doc: JSON.stringify(doc), version: version + 1, updated_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id', 'version', 'doc', 'created_at', 'updated_at'])
    .executeTakeFirst()
  if (!row) return undefined
  await bumpCollection(query, accountId, entity)
  return toRecord(row)
}

/**
 * Sets some fields of a document whatever its version, for work of the server such as counters and states.
 * A person's pending edit stays possible when `keepVersion` is true.
 * @returns the record, or undefined when it is gone
 */
export async function patchDocument(
  query: Query,
  accountId: string,
  entity: string,
  id: string,
  patch: JsonObject,
  keepVersion = false,
): Promise<StoredRecord | undefined> {
  const row = await query
    .updateTable('record')
    .set({
      doc: sql`doc || ${JSON.stringify(patch)}::jsonb`,
      updated_at: sql`now()`,
      ...(keepVersion ? {} : { version: sql`version + 1` }),
    })
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where('id', '=', id)
    .returning(['id', 'version', 'doc', 'created_at', 'updated_at'])
    .executeTakeFirst()
  if (!row) return undefined
  await bumpCollection(query, accountId, entity)
  return toRecord(row)
}

export async function deleteDocument(
  query: Query,
  accountId: string,
  entity: string,
  id: string,
): Promise<boolean> {
  const result = await query
    .deleteFrom('record')
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where('id', '=', id)
    .executeTakeFirst()
  if (result.numDeletedRows === 0n) return false
  await bumpCollection(query, accountId, entity)
  return true
}

/** Counts a change of an account's collection: pollers see a new ETag. Call it once per transaction that writes. */
export async function bumpCollection(query: Query, accountId: string, entity: string): Promise<void> {
  await query
    .insertInto('collection_version')
    .values({ account_id: accountId, entity })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'entity'])
        .doUpdateSet({ version: sql`collection_version.version + 1` }),
    )
    .execute()
}

interface RecordRow {
  id: string
  version: number
  doc: JsonObject
  created_at: Date
  updated_at: Date
}

function toRecord(row: RecordRow): StoredRecord {
  return {
    id: row.id,
    version: row.version,
    doc: row.doc,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
