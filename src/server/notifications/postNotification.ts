import { randomUUID } from 'node:crypto'
import type { TextParams } from '../../language/fillText.ts'
import type { Query } from '../storage/database.ts'
import type { NotificationEvent } from './notificationSlots.ts'
import './notificationTables.ts'

interface Recipients {
  accountId: string
  /** Absent: for everybody of the account who may see notifications. */
  userId?: string
}

export type NewNotification = NotificationEvent & Recipients

/**
 * Puts a notification under the bell, in the transaction of what it tells about.
 * @returns its id
 */
export function postNotification(query: Query, notification: NewNotification): Promise<string> {
  return insertNotification(query, notification)
}

export interface StoredNotification extends Recipients {
  kind: string
  slots: TextParams
  /** The same id is posted once. */
  id?: string
  /** Only those with all of these permissions see it. */
  access?: string[]
}

/** Stores a notification of any kind; `postNotification` takes those of the server's own code. */
export async function insertNotification(
  query: Query,
  { accountId, userId, kind, slots, access = [], id = randomUUID() }: StoredNotification,
): Promise<string> {
  await query
    .insertInto('notification')
    .values({
      account_id: accountId,
      id,
      user_id: userId ?? null,
      kind,
      slots: JSON.stringify(slots),
      access,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute()
  return id
}
