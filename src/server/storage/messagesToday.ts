import { sql } from 'kysely'
import type { Query } from './database.ts'

/** How many messages the account has sent today (UTC); the row is locked until the transaction ends. */
export async function sentToday(query: Query, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into daily_message_count (account_id, day) values (${accountId}, (now() at time zone 'UTC')::date)
    on conflict (account_id, day) do update set count = daily_message_count.count returning count`.execute(
    query,
  )
  return rows[0]?.count ?? 0
}

/** Counts messages of today (UTC). */
export async function countToday(query: Query, accountId: string, messages: number): Promise<void> {
  await sql`
    insert into daily_message_count (account_id, day, count)
    values (${accountId}, (now() at time zone 'UTC')::date, ${messages})
    on conflict (account_id, day) do update set count = daily_message_count.count + ${messages}`.execute(
    query,
  )
}

/**
 * Counts a message of today (UTC) for an account whose plan limits them.
 * @param capOf messages a day of a plan, if limited
 * @returns the limit when it is reached; nothing is counted then
 */
export async function takeMessageOfToday(
  query: Query,
  accountId: string,
  capOf: (plan: string) => number | undefined,
): Promise<number | undefined> {
  const cap = await capOfAccount(query, accountId, capOf)
  if (cap === undefined) return undefined
  if ((await sentToday(query, accountId)) >= cap) return cap
  await countToday(query, accountId, 1)
  return undefined
}

/** Messages of a day to one number, after which answers to it count no more. */
const MOST_TO_ONE = 3

/**
 * Counts an answer of today (UTC) that is sent past the limit, too, for an account whose plan limits them. Few to one
 * number count: otherwise whoever writes often enough would use up the day.
 * @param phone who gets it
 * @param capOf messages a day of a plan, if limited
 */
export async function countAnswerOfToday(
  query: Query,
  accountId: string,
  phone: string,
  capOf: (plan: string) => number | undefined,
): Promise<void> {
  if ((await capOfAccount(query, accountId, capOf)) === undefined) return
  const { rows } = await sql`
    select from sms_message where account_id = ${accountId} and recipient = ${phone}
      and created_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
    limit ${MOST_TO_ONE}`.execute(query)
  if (rows.length < MOST_TO_ONE) await countToday(query, accountId, 1)
}

async function capOfAccount(
  query: Query,
  accountId: string,
  capOf: (plan: string) => number | undefined,
): Promise<number | undefined> {
  const { level } = await query
    .selectFrom('account')
    .select('level')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return capOf(level)
}
