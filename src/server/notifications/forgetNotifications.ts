import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'

/**
 * Removes notifications older than 90 days, those of one person a day after they closed them, and devices nobody
 * signed in with for a year. One for a whole account stays for those who have not closed it.
 */
export async function forgetNotifications(query: Query): Promise<void> {
  await sql`delete from notification where created_at < now() - interval '90 days'`.execute(query)
  await sql`
    delete from notification n using notification_state s
    where n.user_id is not null and s.account_id = n.account_id and s.user_id = n.user_id
      and s.notification_id = n.id and s.status = 'closed' and s.changed_at < now() - interval '1 day'`.execute(
    query,
  )
  await sql`delete from sign_in_device where seen_at < now() - interval '1 year'`.execute(query)
}
