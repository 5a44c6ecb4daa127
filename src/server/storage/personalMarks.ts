import { sql } from 'kysely'
import type { Query } from './database.ts'
import { bumpCollection } from './documents.ts'
import type { JsonObject } from './tables.ts'

/** Where a document keeps for whom its personal properties are true: property → ids of users. No property has this name. */
export const MARKS = '_marks'

/** Whether a personal property is true for a user. */
export function isMarked(doc: JsonObject, property: string, userId: string): boolean {
  const marks = doc[MARKS]
  const holders = typeof marks === 'object' && marks !== null && !Array.isArray(marks) && marks[property]
  return Array.isArray(holders) && holders.includes(userId)
}

export interface Mark {
  accountId: string
  entity: string
  id: string
  /** A personal property of the entity. */
  property: string
}

/**
 * Makes a personal property true for these users, or false. The document keeps its version and time of change: nobody
 * else sees a difference.
 */
export async function markRecord(
  query: Query,
  { accountId, entity, id, property }: Mark,
  userIds: readonly string[],
  value: boolean,
): Promise<void> {
  if (userIds.length === 0) return
  const users = [...userIds]
  const holders = sql`coalesce(doc->${MARKS}::text->${property}::text, '[]')`
  const others = sql`(${holders} - ${users}::text[])`
  const next = value ? sql`${others} || to_jsonb(${users}::text[])` : others
  const differs = value
    ? sql`not ${holders} @> to_jsonb(${users}::text[])`
    : sql`jsonb_exists_any(${holders}, ${users}::text[])`
  const { rows } = await sql`update record
    set doc = doc || jsonb_build_object(${MARKS}::text, coalesce(doc->${MARKS}::text, '{}') || jsonb_build_object(${property}::text, ${next}))
    where account_id = ${accountId} and entity = ${entity} and id = ${id} and ${differs} returning id`.execute(
    query,
  )
  if (rows.length > 0) await bumpCollection(query, accountId, entity)
}
