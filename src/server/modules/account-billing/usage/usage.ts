import { sql } from 'kysely'
import { findProperty } from '../../../../language/index.ts'
import type { ModuleContext } from '../../../host/ServerModule.ts'
import type { Behaviour } from '../../../resources/behaviour.ts'
import { filterSql } from '../../../resources/lists/listSql.ts'
import { readListRequest } from '../../../resources/lists/readListRequest.ts'
import { run } from '../../../resources/run.ts'
import type { Query } from '../../../storage/database.ts'

const USAGE = 'usage'
/** Kind of the job that lets an account's days begin where it is now; queued by a trigger in `1410-usage-moves.ts`. */
export const MOVE_USAGE = 'move-usage'
/** Days that a chart shows one by one. */
const MOST_DAYS = 92

/** What products cost in a day or month, in micro-units. */
interface UsagePoint {
  /** `2026-03-31`, or `2026-03`. */
  day: string
  voice: number
  messaging: number
  numbers: number
  other: number
}

/** Usage by day; its list is a table's, and its chart takes the filters of that list. */
export function usage({ database, published }: Pick<ModuleContext, 'database' | 'published'>): Behaviour {
  return {
    resource: USAGE,
    endpoints: {
      async days({ caller: { accountId, scope }, query: asked }) {
        const found = published().collections.find(({ resource }) => resource.id === USAGE)
        if (!found) throw new Error(`There is no resource ${USAGE}`)
        const { resource, entity } = found
        const { filters } = readListRequest(resource, (field) => findProperty(entity, field), asked)
        const { where, parameters } = filterSql(resource, entity, filters, scope)
        const days = await database.read(accountId, (query) =>
          run<UsagePoint>(query, {
            text: `with days as (
                select day, product, sum(charge) as charge from account_usage_day where ${where} group by day, product
              ),
              named as (
                select case when (select max(day) - min(day) from days) < ${MOST_DAYS} then to_char(day, 'YYYY-MM-DD')
                  else to_char(day, 'YYYY-MM') end as name, product, charge from days
              )
              select name as day, ${['voice', 'messaging', 'numbers']
                .map(
                  (product) =>
                    `coalesce(sum(charge) filter (where product = '${product}'), 0)::float8 as ${product}`,
                )
                .join(', ')},
                coalesce(sum(charge) filter (where product not in ('voice', 'messaging', 'numbers')), 0)::float8 as other
              from named group by name order by name`,
            parameters,
          }),
        )
        return { body: { days } }
      },
    },
  }
}

/** Days that were counted begin where the account is now. */
export async function moveUsage(query: Query, accountId: string): Promise<void> {
  // In turn: what began earlier may go by the zone before.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${MOVE_USAGE}:${accountId}`}, 0))`.execute(query)
  await sql`
    update usage_day u set created_at = day::timestamp at time zone a.timezone
    from account a where a.id = u.account_id and u.account_id = ${accountId}
      and u.created_at <> day::timestamp at time zone a.timezone`.execute(query)
}
