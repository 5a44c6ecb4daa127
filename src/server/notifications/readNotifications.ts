import { sql } from 'kysely'
import type { Notification, NotificationList } from '../../language/notifications.ts'
import type { TextParams } from '../../language/fillText.ts'
import type { NotificationDefinition, TextKey } from '../../language/portal.ts'
import type { Database } from '../storage/database.ts'
import type { Reader } from './changeNotifications.ts'
import { writeNotification } from './writeNotification.ts'

/** What a person scrolls through; older ones come into sight as newer ones are closed. */
const listedAtMost = 100
/** Bounds the work of a question that is asked every few seconds. */
const countedAtMost = 1000

interface Row extends Pick<Notification, 'status'> {
  id: string
  kind: string
  slots: TextParams
  created_at: Date
  unread: number
}

/** How they are worded now. */
export interface NotificationWords {
  notifications: Record<string, NotificationDefinition>
  text: (key: TextKey, params?: TextParams) => string
}

/**
 * Reads what a user sees under the bell: their own notifications and those of the account, newest first, without the
 * closed ones, those that no module words, and those they lack the permissions for. Notifications from before they joined count as read.
 */
export async function readNotifications(
  database: Database,
  { accountId, userId, permissions }: Reader,
  { notifications, text }: NotificationWords,
): Promise<NotificationList> {
  const { rows } = await database.read(accountId, (query) =>
    sql<Row>`
      with visible as (
        select n.id, n.kind, n.slots, n.created_at, n.number,
               coalesce(s.status, case when n.created_at < p.created_at then 'read' else 'new' end) as status
        from notification n
        join app_user p on p.account_id = n.account_id and p.id = ${userId}
        left join notification_state s
          on s.account_id = n.account_id and s.user_id = ${userId} and s.notification_id = n.id
        where n.account_id = ${accountId} and (n.user_id is null or n.user_id = ${userId})
          and n.access <@ ${[...permissions]}::text[]
          and s.status is distinct from 'closed' and n.kind = any(${Object.keys(notifications)})
        order by n.created_at desc, n.number desc limit ${countedAtMost})
      select visible.*, (count(*) filter (where status = 'new') over ())::int as unread
      from visible order by created_at desc, number desc limit ${listedAtMost}`.execute(query),
  )
  return {
    notifications: rows.flatMap(({ id, kind, slots, status, created_at }) => {
      const definition = notifications[kind]
      if (!definition) return []
      const words = writeNotification(definition, slots, text)
      return { uuid: id, ...words, status, created_at: created_at.toISOString() }
    }),
    unread: rows[0]?.unread ?? 0,
  }
}
