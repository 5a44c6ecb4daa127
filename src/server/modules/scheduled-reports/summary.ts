import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** How the last run of a report went, for its record. */
export async function readSummary(query: Query, accountId: string, reportId: string): Promise<JsonObject> {
  const { rows } = await sql<{ waiting: number; sent: number; others: number }>`
    select count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where status = 'sent')::int as sent,
      count(*) filter (where status in ('skipped', 'stopped'))::int as others
    from report_delivery where account_id = ${accountId} and report_id = ${reportId} and (due_at, by_hand) = (
      select due_at, by_hand from report_delivery where account_id = ${accountId} and report_id = ${reportId}
      order by created_at desc, due_at desc limit 1)`.execute(query)
  const { waiting = 0, sent = 0, others = 0 } = rows[0] ?? {}
  if (waiting > 0) return { last_result: 'sending' }
  if (others === 0) return { last_result: 'sent' }
  return { last_result: sent > 0 ? 'partly' : 'nobody' }
}
