import { sql } from 'kysely'
import type { Notification, NotificationList } from '../../language/notifications.ts'
import type { Database } from '../storage/database.ts'

/** What a person scrolls through; older ones come into sight as newer ones are closed. */
const listedAtMost = 100
/** Bounds the work of a question that is asked every few seconds. */
const countedAtMost = 1000

interface Row extends Omit<Notification, 'uuid' | 'created_at'> {
  id: string
  created_at: Date
  unread: number
}

/**
 * Reads what a user sees under the bell: their own notifications and those of the account, newest first, without the
 * closed ones. What was told before they joined counts as read.
 */
export async function readNotifications(
  database: Database,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<NotificationList> {
  const { rows } = await database.read(accountId, (query) =>
    sql<Row>`
      with visible as (
        select n.id, n.title, n.description, n.style, n.is_closable, n.button_title, n.button_url, n.created_at,
               coalesce(s.status, case when n.created_at < p.created_at then 'read' else 'new' end) as status
        from notification n
        join app_user p on p.account_id = n.account_id and p.id = ${userId}
        left join notification_state s
          on s.account_id = n.account_id and s.user_id = ${userId} and s.notification_id = n.id
        where n.account_id = ${accountId} and (n.user_id is null or n.user_id = ${userId})
          and s.status is distinct from 'closed'
        order by n.created_at desc, n.id desc limit ${countedAtMost})
      select visible.*, (count(*) filter (where status = 'new') over ())::int as unread
      from visible order by created_at desc, id desc limit ${listedAtMost}`.execute(query),
  )
  return {
    notifications: rows.map((row) => ({
      uuid: row.id,
      title: row.title,
      description: row.description,
      style: row.style,
      status: row.status,
      is_closable: row.is_closable,
      button_title: row.button_title,
      button_url: row.button_url,
      created_at: row.created_at.toISOString(),
    })),
    unread: rows[0]?.unread ?? 0,
  }
}
