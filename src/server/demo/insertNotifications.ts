import type { StoredNotification } from '../notifications/index.ts'
import type { Query } from '../storage/database.ts'
import { seededUuid } from './createRandom.ts'
import { insertRows } from './insertRows.ts'

/** A notification of the demo world, one of each kind. */
export interface DemoNotification {
  /** Absent: for everybody of the account. */
  userId?: string
  event: Pick<StoredNotification, 'kind' | 'slots'>
  atMs: number
  readBy: string[]
}

/** Inserts notifications of an account and who read them. */
export async function insertNotifications(
  query: Query,
  seed: number,
  accountId: string,
  given: readonly DemoNotification[],
): Promise<void> {
  const notifications = given.map((one) => ({
    ...one,
    id: seededUuid(seed, `notification:${one.event.kind}`),
  }))
  await insertRows(
    query,
    'notification',
    {
      account_id: 'uuid',
      id: 'uuid',
      user_id: 'uuid',
      kind: 'text',
      slots: 'jsonb',
      created_at: 'timestamptz',
    },
    notifications.map(({ id, userId, event, atMs }) => ({
      account_id: accountId,
      id,
      user_id: userId ?? null,
      kind: event.kind,
      slots: event.slots,
      created_at: new Date(atMs).toISOString(),
    })),
  )
  await insertRows(
    query,
    'notification_state',
    {
      account_id: 'uuid',
      user_id: 'uuid',
      notification_id: 'uuid',
      status: 'text',
      changed_at: 'timestamptz',
    },
    notifications.flatMap(({ id, readBy, atMs }) =>
      readBy.map((userId) => ({
        account_id: accountId,
        user_id: userId,
        notification_id: id,
        status: 'read',
        changed_at: new Date(atMs + 3_600_000).toISOString(),
      })),
    ),
  )
}
