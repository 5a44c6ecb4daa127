import type { TransitionActor } from '../../language/portal.ts'
import type { StoredRecord } from '../resources/behaviour.ts'
import type { Query } from '../storage/database.ts'
import type { JsonObject } from '../storage/tables.ts'

/** A change of state that may have to be told. */
export interface NoticedEvent {
  accountId: string
  entity: string
  transition: string
  /** As it is after the change. */
  record: StoredRecord
  /** As it was. */
  before: JsonObject
  mover: { by: TransitionActor; userId?: string }
  /** Of the event. */
  position: string
  note: string
}

/** Logs an event, and posts what the definitions say of it under the bell and by mail, in its transaction; each event once. */
export type PostNotices = (query: Query, event: NoticedEvent) => Promise<void>
