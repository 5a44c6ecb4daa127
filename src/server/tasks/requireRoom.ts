import { sql } from 'kysely'
import { Refusal, say } from '../errors.ts'
import type { Query } from '../storage/database.ts'
import type { TaskKind } from './taskTables.ts'

/** Bulk actions of an account at once, each of up to 10,000 rows: what waits behind them is everybody's. */
const mostUnderWay = 10
const tryAgainSeconds = 30

/**
 * Room for one more bulk action, kept for the transaction. Exports need none: each user's are limited by the hour, and
 * those of scheduled reports start together.
 * @throws Refusal `too-many-requests`
 */
export async function requireRoom(query: Query, accountId: string, kind: TaskKind): Promise<void> {
  if (kind !== 'bulk') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`task:${accountId}`}, 0))`.execute(query)
  const { count } = await query
    .selectFrom('task')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'running')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  if (count < mostUnderWay) return
  throw new Refusal('too-many-requests', {
    text: say('portal:error-limit-tasks', { count: mostUnderWay }),
    headers: { 'retry-after': String(tryAgainSeconds) },
  })
}
