import { randomUUID } from 'node:crypto'
import type { Query } from '../storage/database.ts'
import type { NotificationEvent } from './notificationSlots.ts'
import './notificationTables.ts'

export type NewNotification = NotificationEvent & {
  accountId: string
  /** Absent: for everybody of the account who may see notifications. */
  userId?: string
}

/**
 * Puts a notification under the bell, in the transaction of what it tells about.
 * @returns its id
 */
export async function postNotification(
  query: Query,
  { accountId, userId, kind, slots }: NewNotification,
): Promise<string> {
  const id = randomUUID()
  await query
    .insertInto('notification')
    .values({ account_id: accountId, id, user_id: userId ?? null, kind, slots: JSON.stringify(slots) })
    .execute()
  return id
}
