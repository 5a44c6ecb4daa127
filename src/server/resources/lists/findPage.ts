import type { ResourceDefinition } from '../../../language/portal.ts'
import type { Scope } from '../../../language/index.ts'
import { Refusal, say } from '../../errors.ts'
import { timeZoneOf, type ListFilter, type PageStart, type Statement } from './listSql.ts'
import type { ListRequest } from './readListRequest.ts'
import { tableOf } from './totalsSql.ts'

/** Rows before a page that are cheaper to read and drop than to look for. */
const readAnyway = 1000
/** Dropping more would take too long. */
const droppedAtMost = 1_000_000

/**
 * Finds the day that holds the first row of a page far down, by the totals, so that only rows of that day are dropped.
 * @param kept the filter as the totals answer it, if they do
 * @throws Refusal `invalid` at `page` when too many rows would have to be dropped
 */
export async function findPage(
  read: (statement: Statement) => Promise<{ before: number; instant: string }[]>,
  resource: ResourceDefinition,
  { page, perPage, sort, group }: ListRequest,
  kept: ListFilter | undefined,
  scope: Scope,
): Promise<PageStart> {
  const offset = (page - 1) * perPage
  const [by, ...further] = sort
  if (kept && by?.field === 'created_at' && further.length === 0 && !group && offset > readAnyway) {
    const [day] = await read(seekSql(resource, kept, by.descending, offset, timeZoneOf(scope)))
    if (day)
      return {
        offset: offset - day.before,
        where: { text: `created_at ${by.descending ? '<' : '>='}`, instant: day.instant },
      }
  }
  if (offset > droppedAtMost)
    throw new Refusal('invalid', { fields: { page: say('portal:error-page-too-high') } })
  return { offset }
}

/** The day of the row number `offset`, its end or beginning in that order, and how many rows come before the day. */
function seekSql(
  resource: ResourceDefinition,
  { where, parameters }: ListFilter,
  descending: boolean,
  offset: number,
  timeZone: string,
): Statement {
  const given = parameters.length
  const order = descending ? 'day desc' : 'day'
  return {
    text: `select before::float8 as before, ((day + ${descending ? 1 : 0})::timestamp at time zone $${given + 2})::text as instant from (select day, sum(facts) as facts, sum(sum(facts)) over (order by ${order}) - sum(facts) as before from ${tableOf(resource)} where ${where} group by day) days where before <= $${given + 1}::float8 and before + facts > $${given + 1}::float8`,
    parameters: [...parameters, offset, timeZone],
  }
}
