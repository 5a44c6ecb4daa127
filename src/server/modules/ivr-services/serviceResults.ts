import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

const DAYS = 30
const MOST_KEYS = 100

/** What callers of a service pressed, and how many called, in the last days. Test calls don't count. */
export async function serviceResults(
  query: Query,
  accountId: string,
  id: string,
): Promise<{
  calls: number
  seconds: number
  keys: { key: string; callers: number }[]
  days: { day: string; calls: number }[]
}> {
  const of = sql`from phone_call where account_id = ${accountId} and ivr_service_id = ${id} and not is_test
    and created_at > now() - ${DAYS} * interval '1 day'`
  const { rows: days } = await sql<{ day: string; calls: number; seconds: number }>`
    select to_char(created_at at time zone (select timezone from account where id = ${accountId}), 'YYYY-MM-DD') as day,
      count(*)::int as calls, sum(duration)::int as seconds
    ${of} group by 1 order by 1`.execute(query)
  const { rows: keys } = await sql<{ key: string; callers: number }>`
    select taken.step || ': ' || taken.key as key, count(distinct calls.id)::int as callers from (select id, flow_steps ${of}) calls,
      jsonb_to_recordset(calls.flow_steps) as taken(step text, key text)
    where taken.key <> '' group by 1 order by 1 limit ${MOST_KEYS}`.execute(query)
  return {
    calls: days.reduce((sum, { calls }) => sum + calls, 0),
    seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
    keys,
    days: days.map(({ day, calls }) => ({ day, calls })),
  }
}
