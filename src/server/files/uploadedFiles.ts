import { sql } from 'kysely'
import type { FileTypeName } from '../../language/index.ts'
import type { Database, Query } from '../storage/database.ts'
import { pickedRows } from '../storage/pickedRows.ts'
import type { FileAddress, FileStore } from './FileStore.ts'

/** A row of `uploaded_file`. */
export interface UploadedRow {
  id: string
  entity: string
  field: string
  filename: string
  type: FileTypeName
  bytes: number
  uploaded_by: string
  /** Null until a record holds it. */
  record_id: string | null
}

const NAME = 'content.bin'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SWEPT_AT_ONCE = 200

/** Where the bytes of an uploaded file are. */
export function addressOf(accountId: string, id: string): FileAddress {
  return { accountId, folder: id, name: NAME }
}

/** Complete files of the account that are not removed, by id; ids that aren't UUIDs are missing. */
export async function findUploads(
  query: Query,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, UploadedRow>> {
  const valid = ids.filter((id) => UUID.test(id))
  if (valid.length === 0) return new Map()
  const { rows } = await sql<UploadedRow>`
    select id, entity, field, filename, type, bytes::float8 as bytes, uploaded_by, record_id from uploaded_file
    where account_id = ${accountId} and id in (${sql.join(valid)}) and complete and not removed`.execute(
    query,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many files a user has uploaded in the last day that no record holds. */
export async function countWaiting(query: Query, accountId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from uploaded_file where account_id = ${accountId} and uploaded_by = ${userId}
      and record_id is null and not removed and created_at > now() - interval '1 day'`.execute(query)
  return rows[0]?.count ?? 0
}

export async function insertUpload(
  query: Query,
  accountId: string,
  file: Omit<UploadedRow, 'bytes' | 'record_id'>,
): Promise<void> {
  const { id, entity, field, filename, type, uploaded_by } = file
  await sql`insert into uploaded_file (account_id, id, entity, field, filename, type, uploaded_by)
    values (${accountId}, ${id}, ${entity}, ${field}, ${filename}, ${type}, ${uploaded_by})`.execute(query)
}

export async function completeUpload(
  query: Query,
  accountId: string,
  id: string,
  bytes: number,
): Promise<void> {
  await sql`update uploaded_file set complete = true, bytes = ${bytes}
    where account_id = ${accountId} and id = ${id}`.execute(query)
}

/** Uploads per user and day that no record holds. */
export const mostWaiting = 100

/**
 * Stores a file that no record holds yet.
 * @param check asked when all of it has arrived; what it throws leaves nothing behind
 * @returns how many bytes it has
 * @throws FileTooLargeError beyond `limitBytes`
 */
export async function keepUpload(
  { database, files }: { database: Database; files: FileStore },
  accountId: string,
  file: Parameters<typeof insertUpload>[2],
  content: AsyncIterable<Uint8Array>,
  limitBytes: number,
  check?: () => Promise<void>,
): Promise<number> {
  await database.transaction(accountId, (query) => insertUpload(query, accountId, file))
  try {
    const { bytes } = await files.write(addressOf(accountId, file.id), content, limitBytes)
    await check?.()
    await database.transaction(accountId, (query) => completeUpload(query, accountId, file.id, bytes))
    return bytes
  } catch (error) {
    await database.transaction(accountId, (query) => dropUploads(query, accountId, [file.id]))
    throw error
  }
}

/** Gives uploads to a record, in the transaction that stores it. @returns whether all of them could be given */
export async function giveUploads(
  query: Query,
  accountId: string,
  userId: string,
  recordId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql`
    update uploaded_file set record_id = ${recordId}
    where account_id = ${accountId} and id in (${sql.join(ids)}) and complete and not removed
      and (record_id = ${recordId} or (record_id is null and uploaded_by = ${userId})) returning id`.execute(
    query,
  )
  return rows.length === new Set(ids).size
}

/** Leaves files to housekeeping, in the transaction that takes them out of their record. */
export async function dropUploads(query: Query, accountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`update uploaded_file set removed = true
    where account_id = ${accountId} and id in (${sql.join(ids)})`.execute(query)
}

/**
 * Deletes files that no record holds: removed ones, parts of interrupted uploads after a day, and uploads that were
 * never sent after 30 days, when their drafts are gone too. A file leaves the list after the store, so a crash leaves none behind.
 */
export async function sweepUploads(database: Database, files: FileStore): Promise<void> {
  for (;;) {
    // Marked first: a file that is about to go can't be given to a record any more.
    const { rows } = await database.system((query) =>
      sql<{ account_id: string; id: string }>`
        update uploaded_file set removed = true where ${pickedRows(
          'ctid',
          sql`select ctid from uploaded_file
            where removed or (record_id is null and created_at < now() - case when complete then interval '30 days' else interval '1 day' end)
            limit ${SWEPT_AT_ONCE} for update skip locked`,
        )}
        returning account_id, id`.execute(query),
    )
    for (const { account_id: accountId, id } of rows) {
      await files.remove(accountId, id, [NAME])
      await database.system((query) =>
        sql`delete from uploaded_file where account_id = ${accountId} and id = ${id}`.execute(query),
      )
    }
    if (rows.length < SWEPT_AT_ONCE) return
  }
}
