import { sql } from 'kysely'
import type { NotificationDefinition } from '../../language/portal.ts'
import { Refusal, say } from '../errors.ts'
import type { Database, Query } from '../storage/database.ts'
import type { NotificationKind } from './notificationSlots.ts'
import './notificationTables.ts'

/** Whose notifications are read or changed. */
export interface Reader {
  accountId: string
  userId: string
  permissions: ReadonlySet<string>
}

/** Marks everything a user can see as read; what is read or closed stays so. */
export async function readAllNotifications(
  database: Database,
  { accountId, userId, permissions }: Reader,
): Promise<void> {
  await database.transaction(accountId, (query) =>
    sql`
      insert into notification_state (account_id, user_id, notification_id, status)
      select n.account_id, ${userId}::uuid, n.id, 'read' from notification n
      where n.account_id = ${accountId} and (n.user_id is null or n.user_id = ${userId})
        and n.access <@ ${[...permissions]}::text[]
        and not exists (select from notification_state s
          where s.account_id = n.account_id and s.user_id = ${userId} and s.notification_id = n.id)
      for key share of n
      on conflict do nothing`.execute(query),
  )
}

/**
 * Marks one notification as read, or closes it, for one user; doing so again changes nothing.
 * @param notifications how they are worded now
 * @throws Refusal `not-found` when the user has no such notification, `operation-not-allowed` when it may not be closed
 */
export async function changeNotification(
  database: Database,
  { accountId, userId, permissions }: Reader,
  id: string,
  status: 'read' | 'closed',
  notifications: Record<string, NotificationDefinition>,
): Promise<void> {
  await database.transaction(accountId, async (query) => {
    const found = await query
      .selectFrom('notification')
      .select(['kind', 'access'])
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
      .forKeyShare()
      .executeTakeFirst()
    const definition = found && notifications[found.kind]
    if (!definition || !found.access.every((id) => permissions.has(id))) throw new Refusal('not-found')
    if (status === 'closed' && !definition.closable)
      throw new Refusal('operation-not-allowed', { text: say('portal:error-notification-fixed') })
    await query
      .insertInto('notification_state')
      .values({ account_id: accountId, user_id: userId, notification_id: id, status })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'user_id', 'notification_id'])
          .doUpdateSet({ status, changed_at: sql<Date>`now()` })
          // Reading does not open again what was closed.
          .where('notification_state.status', '=', 'read')
          .where(sql<string>`excluded.status`, '=', 'closed'),
      )
      .execute()
  })
}

/** Which notifications: of an event, by the value of one of its slots. */
interface About {
  kind: NotificationKind
  slot: string
  value: string
}

/** Marks what a user was notified of about one thing as read, in the transaction in which they see it. */
export async function readNotificationsAbout(
  query: Query,
  { accountId, userId }: Omit<Reader, 'permissions'>,
  { kind, slot, value }: About,
): Promise<void> {
  await sql`
    insert into notification_state (account_id, user_id, notification_id, status)
    select n.account_id, ${userId}::uuid, n.id, 'read' from notification n
    where n.account_id = ${accountId} and n.user_id = ${userId} and n.kind = ${kind} and n.slots->>${slot} = ${value}
    on conflict do nothing`.execute(query)
}
