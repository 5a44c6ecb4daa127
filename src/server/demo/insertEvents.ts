import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'
import { insertRows } from './insertRows.ts'

const columns: Record<string, string> = {
  account_id: 'uuid',
  entity: 'text',
  record_id: 'uuid',
  transition: 'text',
  from_state: 'text',
  to_state: 'text',
  actor: 'text',
  user_id: 'uuid',
  note: 'text',
  input: 'jsonb',
  postings: 'jsonb',
  created_at: 'timestamptz',
}

/** Inserts what happened to records, in its order; note, input and postings may be left out. */
export function insertEvents(query: Query, events: readonly JsonObject[]): Promise<void> {
  const whole = events.map((event) => ({ note: '', input: {}, postings: [], ...event }))
  return insertRows(query, 'record_event', columns, whole)
}
