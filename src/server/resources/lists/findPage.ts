import type { ResourceDefinition } from '../../../language/portal.ts'
import type { Scope } from '../../../language/index.ts'
import { Refusal, say } from '../../errors.ts'
import { timeZoneOf, versionSql, type ListFilter, type PageStart, type Statement } from './listSql.ts'
import type { ListRequest } from './readListRequest.ts'
import { tableOf } from './totalsSql.ts'

/** Rows before a page that are cheaper to read and drop than to look for. */
const readAnyway = 1000
/** Dropping more would take too long. */
const droppedAtMost = 1_000_000
/** So few that the planner reads the totals in the order of days and stops. */
const daysAtMost = 25

/** The days that hold rows of a page, or the first of them, by the totals; null when there are none. */
interface Days {
  since: string | null
  until: string | null
  /** Rows before these days. */
  before: number | null
  /** Rows up to the end of these days. */
  reached: number | null
  /** No other day holds rows of the page. */
  areAll: boolean
  /** All rows, where all days were read, and the version of the collection then. */
  total: number | null
  version: number
}

/**
 * Finds the days that hold the rows of a page, by the totals, so that only their partitions are read and only rows of the
 * first day are dropped.
 * @param kept the filter as the totals answer it, if they do
 * @throws Refusal `invalid` at `page` when too many rows would have to be dropped
 */
export async function findPage(
  read: (statement: Statement) => Promise<Days[]>,
  resource: ResourceDefinition,
  { page, perPage, sort, group }: ListRequest,
  kept: ListFilter | undefined,
  scope: Scope,
): Promise<PageStart> {
  const offset = (page - 1) * perPage
  const [by, ...further] = sort
  if (kept && by?.field === 'created_at' && further.length === 0 && !group) {
    const [days] = await read(seekSql(resource, kept, by.descending, offset, perPage, timeZoneOf(scope)))
    const start = days && startOf(days, offset, perPage, by.descending)
    if (start) return { ...start, ...countOf(days) }
  }
  if (offset > droppedAtMost)
    throw new Refusal('invalid', { fields: { page: say('portal:error-page-too-high') } })
  return { offset }
}

function startOf(
  { since, until, before, reached, areAll }: Days,
  offset: number,
  perPage: number,
  descending: boolean,
): PageStart | undefined {
  if (since === null || until === null || before === null || reached === null) return undefined
  const bounds = [
    { comparison: '<', instant: until },
    { comparison: '>=', instant: since },
  ] as const
  const [begins, end] = descending ? bounds : bounds.toReversed()
  const least = Math.min(perPage, reached - offset)
  const last = areAll ? { ends: end, least } : {}
  if (offset <= readAnyway) return { offset, ...last }
  const [skipped, after] = [offset - before, reached - offset - least]
  return { offset: skipped, begins, ...last, ...(areAll && least > 0 && after < skipped && { after }) }
}

function countOf({ total, version }: Days): Pick<PageStart, 'counted'> {
  return total === null ? {} : { counted: { total, version } }
}

/** Reads the totals of days in the page's order: about as far as the page goes, or where it is far down, all, which count. */
function seekSql(
  resource: ResourceDefinition,
  { where, parameters }: ListFilter,
  descending: boolean,
  offset: number,
  perPage: number,
  timeZone: string,
): Statement {
  const given = parameters.length
  const order = descending ? 'day desc' : 'day'
  const [first, end, zone] = [`$${given + 1}::float8`, `$${given + 2}::float8`, `$${given + 3}`]
  const summed = `sum(sum(facts)) over (order by ${order})`
  const shown = `filter (where before < ${end})`
  const isFar = offset > readAnyway
  const days = `select day, ${summed} - sum(facts) as before, ${summed} as reached from ${tableOf(resource)} where ${where} group by day order by ${order}`
  return {
    text: `select ((min(day) ${shown})::timestamp at time zone ${zone})::text as since, ((max(day) ${shown} + 1)::timestamp at time zone ${zone})::text as until, (min(before) ${shown})::float8 as before, (max(reached) ${shown})::float8 as reached, coalesce(max(reached) >= ${end} or count(*) < ${daysAtMost}, false) as "areAll", ${isFar ? 'max(reached)' : 'null'}::float8 as total, ${versionSql(resource)} as version from (select * from (${days}) days where reached > ${first} ${isFar ? '' : `limit ${daysAtMost}`}) found`,
    parameters: [...parameters, offset, offset + perPage, timeZone],
  }
}
