import { sql, type ColumnType, type GeneratedAlways } from 'kysely'
import type { TransitionActor } from '../../language/portal.ts'
import type { Query } from '../storage/database.ts'
import type { DefaultJson, DefaultTimestamp, JsonObject } from '../storage/tables.ts'

/** A fee of an event. */
export interface EventPosting {
  type: number
  /** Micro-units that were charged. */
  amount: number
  /** Key of what it is for. */
  text: string
}

/** One row per transition or creation of a record; append-only. */
export interface RecordEventTable {
  account_id: string
  entity: string
  record_id: string
  /** Orders the events. */
  position: GeneratedAlways<string>
  /** Null for the creation. */
  transition: string | null
  from_state: string | null
  to_state: string
  actor: TransitionActor
  user_id: string | null
  note: ColumnType<string, string | undefined, never>
  input: DefaultJson<JsonObject>
  before: DefaultJson<JsonObject>
  after: DefaultJson<JsonObject>
  postings: DefaultJson<EventPosting[]>
  created_at: DefaultTimestamp
}

declare module '../storage/tables.ts' {
  interface Tables {
    record_event: RecordEventTable
  }
}

export interface NewEvent {
  accountId: string
  entity: string
  recordId: string
  /** Absent for the creation. */
  transition?: string
  from?: string
  to: string
  actor: TransitionActor
  userId?: string
  note?: string
  /** What a person entered; never secrets. */
  input?: JsonObject
  before?: JsonObject
  after?: JsonObject
  postings?: EventPosting[]
}

/**
 * Writes an event in the transaction of the change.
 * @returns its position, as text
 */
export async function insertEvent(query: Query, event: NewEvent): Promise<string> {
  const { accountId, entity, recordId, transition, from, to, actor, userId, note = '' } = event
  const { input = {}, before = {}, after = {}, postings = [] } = event
  const { position } = await query
    .insertInto('record_event')
    .values({
      account_id: accountId,
      entity,
      record_id: recordId,
      transition: transition ?? null,
      from_state: from ?? null,
      to_state: to,
      actor,
      user_id: userId ?? null,
      note,
      input: JSON.stringify(input),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      postings: JSON.stringify(postings),
    })
    .returning('position')
    .executeTakeFirstOrThrow()
  return String(position)
}

/** The user who created a record, if one did and events are as old as it. */
export async function readCreator(
  query: Query,
  accountId: string,
  entity: string,
  recordId: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('record_event')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where('record_id', '=', recordId)
    .where('transition', 'is', null)
    .executeTakeFirst()
  return row?.user_id ?? undefined
}

/** A record's last event; undefined for a record that is older than events. `ageMs` is by the database's clock. */
export async function lastEvent(
  query: Query,
  accountId: string,
  entity: string,
  recordId: string,
): Promise<{ position: string; ageMs: number } | undefined> {
  const row = await query
    .selectFrom('record_event')
    .select([
      'position',
      sql<number>`(extract(epoch from clock_timestamp() - created_at) * 1000)::float8`.as('age'),
    ])
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where('record_id', '=', recordId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { position: String(row.position), ageMs: row.age }
}

/** An event as clients read it. */
export interface RecordEvent {
  id: string
  transition: string | null
  from: string | null
  to: string
  actor: TransitionActor
  /** Who made it, by name; null for anybody but users of the account. */
  user: string | null
  note: string
  /** What they entered. */
  input: JsonObject
  postings: EventPosting[]
  /** ISO 8601 UTC */
  at: string
}

/** Most events in one answer. */
const MOST = 200

/** The latest events of a record, newest first. */
export async function readEvents(
  query: Query,
  accountId: string,
  entity: string,
  recordId: string,
): Promise<RecordEvent[]> {
  const rows = await query
    .selectFrom('record_event as event')
    .leftJoin('app_user as person', (join) =>
      join.onRef('person.account_id', '=', 'event.account_id').onRef('person.id', '=', 'event.user_id'),
    )
    .select([
      'event.position',
      'event.transition',
      'event.from_state',
      'event.to_state',
      'event.actor',
      'event.note',
      'event.input',
      'event.postings',
      'event.created_at',
      sql<string | null>`nullif(trim(person.first_name || ' ' || person.last_name), '')`.as('name'),
      'person.email',
    ])
    .where('event.account_id', '=', accountId)
    .where('event.entity', '=', entity)
    .where('event.record_id', '=', recordId)
    .orderBy('event.position', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: String(row.position),
    transition: row.transition,
    from: row.from_state,
    to: row.to_state,
    actor: row.actor,
    user: row.name ?? row.email,
    note: row.note,
    input: row.input,
    postings: row.postings,
    at: row.created_at.toISOString(),
  }))
}
