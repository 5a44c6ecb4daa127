import { sql } from 'kysely'
import { Refusal, say } from '../../errors.ts'
import { insertNotification } from '../../notifications/index.ts'
import type { Database, Query } from '../../storage/database.ts'
import { isPumped, rangeOf, type RangeUse } from '../../verification/index.ts'
import type { Service } from './serviceOf.ts'

/**
 * Stops codes to a range of numbers in which hardly anybody enters them: numbers whose owners are paid for what they
 * receive. Sessions of the last hour count, so a block ends by itself; tests count, since they reach any number. The account is notified once an hour.
 * @throws Refusal `too-many-requests`
 */
export async function guardPrefix(
  database: Database,
  accountId: string,
  service: Service,
  number: string,
): Promise<void> {
  const { id, leastConversion } = service
  if (leastConversion === undefined) return
  const prefix = rangeOf(number)
  const { rows } = await database.read(accountId, (query) =>
    sql<RangeUse>`
      select count(*)::int as sent, count(*) filter (where status = 'verified')::int as entered
      from two_fa_session
      where account_id = ${accountId} and service_id = ${id} and starts_with(dst, ${prefix}) and sends > 0
        and purpose <> 'preview' and created_at > now() - interval '1 hour'
        and (status <> 'pending' or sent_at < now() - interval '2 minutes')`.execute(query),
  )
  if (!isPumped(rows[0] ?? { sent: 0, entered: 0 }, leastConversion)) return
  await database.transaction(accountId, (query) => tellBlocked(query, accountId, service, prefix))
  throw new Refusal('too-many-requests', {
    text: say('two-fa:prefix-blocked', { prefix }),
    body: { success: false, type: 'prefix' },
  })
}

async function tellBlocked(
  query: Query,
  accountId: string,
  { id, name }: Service,
  prefix: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`two-fa-block:${id}:${prefix}`}, 0))`.execute(
    query,
  )
  const { rows } = await sql`
    select 1 from notification
    where account_id = ${accountId} and kind = 'codes-blocked' and created_at > now() - interval '1 hour'
      and slots->>'id' = ${id} and slots->>'prefix' = ${prefix}
    limit 1`.execute(query)
  if (rows.length > 0) return
  const slots = { id, service: name, prefix }
  await insertNotification(query, { accountId, kind: 'codes-blocked', slots, access: ['TwoFa'] })
}
