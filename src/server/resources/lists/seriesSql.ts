import type { EntityDefinition, ResourceDefinition, StatisticDefinition } from '../../../language/portal.ts'
import type { Period, SeriesUnit } from '../../../shared/series.ts'
import { zoneOffsets, type ZoneOffset } from '../../../domain/schedule/index.ts'
import { fieldSql, sourceOf } from '../../storage/fieldSql.ts'
import { figureValue } from './groupSql.ts'
import type { SqlParameters } from './conditionToSql.ts'
import { collectParameters, versionSql, type ListFilter, type Statement } from './listSql.ts'
import { daysOf } from './totalsSql.ts'

/** Values that have figures of their own. */
const MOST_VALUES = 8

export interface SeriesRequest {
  /** Property whose days are those of the time zone. */
  by: string
  unit: SeriesUnit
  split?: string | undefined
  timeZone: string
  /** The days of the filter. */
  period: Period
}

/** The figures over all rows of a filter by time, as one JSON text, and the version of the collection. */
export function seriesSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  { timeZone, period, ...asked }: SeriesRequest,
  filter: ListFilter,
): Statement {
  const { from, where } = { ...sourceOf(resource), ...filter }
  const { values, parameters } = collectParameters(filter.parameters)
  const { expression } = fieldSql(resource, entity, asked.by)
  const figures = (resource.statistics ?? []).map((statistic) => figureValue(resource, entity, statistic))
  const day = dayIn(expression, zoneOffsets(timeZone, ...momentsAround(period)), parameters)
  const source = { from, where, day, count: 'count(*)', figures }
  return { text: textOf(resource, entity, asked, source), parameters: values }
}

const DAY_MS = 86_400_000

/** No zone is more than a day from UTC. */
function momentsAround({ from, to }: Period): [number, number] {
  return [Date.parse(from) - DAY_MS, Date.parse(to) + 2 * DAY_MS]
}

/** The day of a moment where clocks show such times. Filters compute them here too: a database may know other zones. */
function dayIn(expression: string, offsets: readonly ZoneOffset[], parameters: SqlParameters): string {
  const cases = offsets.map(({ seconds, untilMs }) => {
    const shown = `make_interval(secs => ${parameters.add(seconds, 'float8')})`
    if (untilMs === undefined) return `else ${shown}`
    return `when ${expression} < ${parameters.add(new Date(untilMs).toISOString(), 'timestamptz')} then ${shown}`
  })
  const [only = ''] = cases
  const offset = cases.length === 1 ? only.replace('else ', '') : `case ${cases.join(' ')} end`
  return `(${expression} at time zone 'UTC' + ${offset})::date`
}

/** The same from the totals by day, by a filter as they answer it. */
export function totalsSeriesSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  asked: Pick<SeriesRequest, 'unit' | 'split'>,
  { where, parameters }: ListFilter,
): Statement {
  const figures = (resource.statistics ?? []).map(
    ({ sum }) => `coalesce(sum("${sum ?? 'facts'}"), 0)::float8`,
  )
  const source = { from: daysOf(resource), where, day: 'day', count: 'sum(facts)', figures }
  return { text: textOf(resource, entity, asked, source), parameters }
}

interface Source {
  from: string
  where: string
  /** The day of a row. */
  day: string
  /** Number of rows. */
  count: string
  /** Of the statistics of the resource, in order. */
  figures: string[]
}

function textOf(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  { unit, split }: Pick<SeriesRequest, 'unit' | 'split'>,
  { from, where, day, count, figures }: Source,
): string {
  const at = unit === 'day' ? day : `date_trunc('${unit}', ${day}::timestamp)::date`
  const value = split === undefined ? 'null::text' : `(${fieldSql(resource, entity, split).expression})::text`
  const named = figures.map((figure, index) => `, ${figure} as f${index}`).join('')
  const summed = figures.map((_, index) => `, sum(f${index}) as f${index}`).join('')
  const { statistics = [] } = resource
  const json = statistics.map(({ id }: StatisticDefinition, index) => `'${id}', f${index}`).join(', ')
  const values = split === undefined ? '' : `'value', value, 'other', other, `
  // Rows that were changed leave totals of nothing behind.
  return `with found as materialized (
      select ${at} as at, ${value} as value, ${count} as facts${named} from ${from} where ${where} group by 1, 2
    ),
    frequent as (
      select value from found where value is not null group by value order by sum(facts) desc, value limit ${MOST_VALUES}
    ),
    placed as (select *, value is not null and value not in (select value from frequent) as other from found),
    merged as (
      select at, case when other then null else value end as value, other${summed} from placed
      group by 1, 2, 3 having sum(facts) <> 0
    )
    select (select coalesce(json_agg(json_build_object('at', to_char(at, 'YYYY-MM-DD'), ${values}'figures', json_build_object(${json})) order by at, value nulls last, other), '[]') from merged)::text as points,
      ${versionSql(resource)} as version`
}
