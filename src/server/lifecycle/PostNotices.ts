import type { StoredRecord } from '../resources/behaviour.ts'
import type { Query } from '../storage/database.ts'

/** A change of state that may have to be told. */
export interface NoticedEvent {
  accountId: string
  entity: string
  transition: string
  /** As it is after the change. */
  record: StoredRecord
  /** Of the event. */
  position: string
  note: string
}

/** Posts what the definitions say of an event, under the bell and by mail, in the event's transaction; each event once. */
export type PostNotices = (query: Query, event: NoticedEvent) => Promise<void>
