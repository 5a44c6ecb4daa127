import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'
import { markRecord } from '../../storage/personalMarks.ts'
import { TICKET } from './replies.ts'

/** What lists show and filter by; how many replies there are is counted beside it. */
const UNREAD = { entity: TICKET, property: 'unread' }

/** From now on the user hears of replies to the ticket. */
export async function followTicket(
  query: Query,
  accountId: string,
  ticketId: string,
  userId: string,
): Promise<void> {
  await sql`insert into ticket_follower (account_id, ticket_id, user_id)
    values (${accountId}, ${ticketId}, ${userId}) on conflict do nothing`.execute(query)
}

/** Ids of the users who take part in the ticket. */
export async function followersOf(query: Query, accountId: string, ticketId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select user_id from ticket_follower
    where account_id = ${accountId} and ticket_id = ${ticketId}`.execute(query)
  return rows.map((row) => row.user_id)
}

/** A user who hears of an agent's reply. */
export interface Follower {
  userId: string
  email: string
  /** Replies not seen yet, of all the user's tickets. */
  unread: number
}

/** Counts one more reply for everybody who takes part in the ticket and can sign in. */
export async function countReply(query: Query, accountId: string, ticketId: string): Promise<Follower[]> {
  await sql`update ticket_follower set unread = unread + 1
    where account_id = ${accountId} and ticket_id = ${ticketId}`.execute(query)
  const { rows } = await sql<{ user_id: string; email: string; unread: number }>`
    select person.id as user_id, person.email,
      (select coalesce(sum(unread), 0)::int from ticket_follower mine
        where mine.account_id = person.account_id and mine.user_id = person.id) as unread
    from ticket_follower follower
    join app_user person on person.account_id = follower.account_id and person.id = follower.user_id
    where follower.account_id = ${accountId} and follower.ticket_id = ${ticketId} and not person.disabled
    order by person.id`.execute(query)
  const seers = rows.map((row) => row.user_id)
  await markRecord(query, { accountId, ...UNREAD, id: ticketId }, seers, true)
  return rows.map(({ user_id: userId, email, unread }) => ({ userId, email, unread }))
}

/** The user has seen every reply to the ticket. */
export async function seeTicket(
  query: Query,
  accountId: string,
  ticketId: string,
  userId: string,
): Promise<void> {
  await sql`update ticket_follower set unread = 0
    where account_id = ${accountId} and ticket_id = ${ticketId} and user_id = ${userId} and unread > 0`.execute(
    query,
  )
  await markRecord(query, { accountId, ...UNREAD, id: ticketId }, [userId], false)
}

/** Tickets with a reply that the user has not seen: `config.unread_tickets`. */
export async function countUnreadTickets(query: Query, accountId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ticket_follower
    where account_id = ${accountId} and user_id = ${userId} and unread > 0`.execute(query)
  return rows[0]?.count ?? 0
}
