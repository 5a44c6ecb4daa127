import { sql } from 'kysely'
import type { TransitionActor } from '../../language/portal.ts'
import type { Query } from '../storage/database.ts'
import type { DefaultJson, DefaultTimestamp, JsonObject } from '../storage/tables.ts'
import { currentActor } from './actors.ts'

/** What an entry of the audit log is about. */
export type AuditKind =
  | 'created'
  | 'changed'
  | 'removed'
  | 'moved'
  | 'rotated'
  | 'exported'
  | 'key-first-used'
  | 'signed-in'
  | 'signed-out'
  | 'sign-in-failed'
  | 'session-ended'
  | 'switched-in'
  | 'switched-out'
  | 'password-changed'
  | 'password-requested'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes'

export type AuditActor = TransitionActor | 'key' | 'master'

/** A property before and after, as people read it; null where it has no value. */
export type AuditChange = {
  field: string
  title: string
  before: string | null
  after: string | null
}

interface AuditEventTable {
  account_id: string
  id: string
  kind: AuditKind
  /** Of the record: `parcel.send`. */
  event: string | null
  entity: string | null
  record_id: string | null
  /** Kind and name of the record, in the words of then. */
  record: string
  note: string
  actor: AuditActor
  user_id: string | null
  who: string
  via: string
  address: string
  device: string
  changes: DefaultJson<AuditChange[]>
  /** The record as it is after the event, without secrets. */
  snapshot: DefaultJson<JsonObject>
  created_at: DefaultTimestamp
}

declare module '../storage/tables.ts' {
  interface Tables {
    audit_event: AuditEventTable
  }
}

export interface AuditEntry {
  accountId: string
  /** The same id is the same event. */
  id?: string
  kind: AuditKind
  event?: string
  entity?: string
  recordId?: string
  record?: string
  note?: string
  changes?: AuditChange[]
  snapshot?: JsonObject
  /** Who did it, if not whoever makes the request. */
  by?: TransitionActor
  userId?: string
  /** Account of that user, if another. */
  userAccountId?: string
  /** The user is one of the master account's. */
  byMaster?: boolean
  /** What those are called who are no person. */
  nameOther?: (by: Exclude<TransitionActor, 'user'>) => string
}

/** Adds to the audit log, in the transaction of the change. */
export async function writeAudit(query: Query, entry: AuditEntry): Promise<void> {
  const { accountId, kind, note = '', record = '', changes = [], snapshot = {} } = entry
  const actor = currentActor()
  const by = entry.by ?? ((entry.userId ?? actor?.userId) ? 'user' : 'server')
  // What time or a carrier does isn't the work of whoever makes the request.
  const known = by === 'user' ? actor : undefined
  const isMaster = entry.byMaster ?? known?.isMaster ?? false
  const userId =
    by === 'user' ? ((isMaster ? known?.userId : entry.userId) ?? entry.userId ?? known?.userId) : undefined
  const via = known?.keyName ?? ''
  await query
    .insertInto('audit_event')
    .values({
      account_id: accountId,
      id: entry.id ?? sql<string>`gen_random_uuid()`,
      kind,
      event: entry.event ?? null,
      entity: entry.entity ?? null,
      record_id: entry.recordId ?? null,
      record: record.slice(0, 300),
      note: note.slice(0, 1000),
      actor: isMaster ? 'master' : known?.keyName === undefined ? by : 'key',
      user_id: userId ?? null,
      who:
        by === 'user'
          ? (known?.name ?? (userId === undefined ? '' : nameOf(entry.userAccountId ?? accountId, userId)))
          : (entry.nameOther?.(by) ?? ''),
      via: via.slice(0, 200),
      address: known?.address.slice(0, 45) ?? '',
      device: known?.device.slice(0, 300) ?? '',
      changes: JSON.stringify(changes),
      snapshot: JSON.stringify(snapshot),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute()
}

function nameOf(accountId: string, userId: string) {
  return sql<string>`coalesce((
    select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) from app_user
    where account_id = ${accountId}::uuid and id = ${userId}::uuid), '')`
}
