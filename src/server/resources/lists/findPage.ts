import type { ResourceDefinition } from '../../../language/portal.ts'
import type { Scope } from '../../../language/index.ts'
import { Refusal, say } from '../../errors.ts'
import { timeZoneOf, versionSql, type PageStart, type Statement } from './listSql.ts'
import type { ListRequest } from './readListRequest.ts'
import { daysOf, monthsOf, slotsOf, type TotalsFilter } from './totalsSql.ts'

/** Rows before a page that are cheaper to read and drop than to look for. */
const readAnyway = 1000
/** Dropping more would take too long. */
const droppedAtMost = 1_000_000
/** So few that the planner reads the totals in the order of days and stops. */
const daysAtMost = 25

/** The days, or parts of a day, that hold rows of a page, or the first of them, by the totals; null when there are none. */
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
 * first day, or the first quarter of an hour, are dropped.
 * @param kept the filter as the totals answer it, if they do
 * @throws Refusal `invalid` at `page` when too many rows would have to be dropped
 */
export async function findPage(
  read: (statement: Statement) => Promise<Days[]>,
  resource: ResourceDefinition,
  { page, perPage, sort, group }: ListRequest,
  kept: TotalsFilter | undefined,
  scope: Scope,
): Promise<PageStart> {
  const offset = (page - 1) * perPage
  const [by, ...further] = sort
  if (kept && by?.field === 'created_at' && further.length === 0 && !group) {
    const [days] = await read(
      seekSql(resource, kept, { offset, perPage, descending: by.descending, timeZone: timeZoneOf(scope) }),
    )
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

/**
 * Reads the totals of days in the page's order: about as far as the page goes, or where it is far down, all, which count. Without
 * dates, totals of months count instead, and lead to the days, and these to the quarter of an hour where the page begins.
 */
function seekSql(resource: ResourceDefinition, kept: TotalsFilter, place: Place): Statement {
  const given = kept.parameters.length
  const placed = {
    ...place,
    first: `$${given + 1}::float8`,
    end: `$${given + 2}::float8`,
    zone: `$${given + 3}`,
  }
  const isFar = place.offset > readAnyway
  return {
    text: isFar && kept.isUndated ? stepsSql(resource, kept, placed) : daysSql(resource, kept, placed, isFar),
    parameters: [...kept.parameters, place.offset, place.offset + place.perPage, place.timeZone],
  }
}

interface Place {
  offset: number
  perPage: number
  descending: boolean
  timeZone: string
}

/** With placeholders of the rows before the page and up to its end, and of the time zone. */
interface Placed extends Place {
  first: string
  end: string
  zone: string
}

function daysSql(
  resource: ResourceDefinition,
  { where }: TotalsFilter,
  { descending, first, end, zone }: Placed,
  isFar: boolean,
): string {
  const shown = `filter (where before < ${end})`
  const days = spansSql('day', daysOf(resource), where, descending)
  return `select ((min(day) ${shown})::timestamp at time zone ${zone})::text as since, ((max(day) ${shown} + 1)::timestamp at time zone ${zone})::text as until, (min(before) ${shown})::float8 as before, (max(reached) ${shown})::float8 as reached, coalesce(max(reached) >= ${end} or count(*) < ${daysAtMost}, false) as "areAll", ${isFar ? 'max(reached)' : 'null'}::float8 as total, ${versionSql(resource)} as version from (select * from (${days}) days where reached > ${first} ${isFar ? '' : `limit ${daysAtMost}`}) found`
}

function stepsSql(
  resource: ResourceDefinition,
  { where, isBySlot }: TotalsFilter,
  { descending, first, end, zone }: Placed,
): string {
  const within = (column: string, step: string, until: string): string =>
    `${where} and ${column} >= (select since from ${step}) and ${column} < (select ${until} from ${step})`
  const next = `(until + interval '1 month')::date`
  const days = spansSql('day', daysOf(resource), within('day', 'in_months', next), descending, 'in_months')
  const slots = spansSql('slot', slotsOf(resource), within('slot', 'in_days', 'until'), descending, 'in_days')
  const found = (since: string, until: string, spans: string): string =>
    `materialized (select ${since} as since, ${until} as until, min(before) as before, max(reached) as reached from ${spans} where reached > ${first} and before < ${end})`
  const steps = [
    `months as materialized (${spansSql('day', monthsOf(resource), where, descending)})`,
    `in_months as ${found('min(day)', 'max(day)', 'months')}`,
    `in_days as ${found(`min(day)::timestamp at time zone ${zone}`, `(max(day) + 1)::timestamp at time zone ${zone}`, `(${days}) days`)}`,
    ...(isBySlot
      ? [`in_slots as ${found('min(slot)', `max(slot) + interval '15 minutes'`, `(${slots}) slots`)}`]
      : []),
  ]
  // No slot is in these days while the account's days are still those of another time zone.
  const least = (name: string, type: string): string =>
    `${isBySlot ? `coalesce(in_slots.${name}, in_days.${name})` : name}::${type} as ${name}`
  return `with ${steps.join(', ')} select ${least('since', 'text')}, ${least('until', 'text')}, ${least('before', 'float8')}, ${least('reached', 'float8')}, true as "areAll", (select max(reached) from months)::float8 as total, ${versionSql(resource)} as version from in_days${isBySlot ? ', in_slots' : ''}`
}

/** Each span with the rows before it and up to its end, after those before the step that led to it. */
function spansSql(
  span: 'day' | 'slot',
  from: string,
  where: string,
  descending: boolean,
  step?: string,
): string {
  const order = `${span}${descending ? ' desc' : ''}`
  const summed = `${step ? `(select before from ${step}) + ` : ''}sum(sum(facts)) over (order by ${order})`
  return `select ${span}, ${summed} - sum(facts) as before, ${summed} as reached from ${from} where ${where} group by ${span} order by ${order}`
}
