import { findProperty, isOfAccount } from '../../../language/index.ts'
import { isSameTimeZone } from '../../../domain/schedule/index.ts'
import { addDays, formatFilterDate, type IsoDate } from '../../../shared/dates.ts'
import { seriesUnits, unitOf, usualDays, type Period, type SeriesUnit } from '../../../shared/series.ts'
import { Refusal, say } from '../../errors.ts'
import { filterSql, timeZoneOf } from './listSql.ts'
import { readFilterDate } from './readFilterDate.ts'
import type { ListAnswer } from './readList.ts'
import { readListRequest, type ListRequest } from './readListRequest.ts'
import { readVersion } from './readVersion.ts'
import { belowParent, type ResourceRequest } from '../ResourceContext.ts'
import { run } from '../run.ts'
import { seriesSql, totalsSeriesSql } from './seriesSql.ts'
import { totalsFilter } from './totalsSql.ts'

type Filters = ListRequest['filters']

/** Longer periods lose their beginning: what is read stays bounded. */
const MOST_DAYS_OF_ROWS = 731
const MOST_DAYS_OF_TOTALS = 3653

/**
 * The figures over all rows of a filter by day, week or month where times are read, in one statement, once per filter
 * and version of the collection. Takes the filters of the list; without dates it answers the last 30 days.
 * @param today the day it is there
 * @throws Refusal `invalid`
 */
export async function readSeries(
  request: ResourceRequest,
  queryString: Record<string, string>,
  today: IsoDate,
): Promise<ListAnswer> {
  const { context, caller, resource, entity } = request
  const { by, unit: askedUnit, split } = readParameters(request, queryString)
  const propertyOf = (field: string) => findProperty(entity, field)
  const list = readListRequest(resource, propertyOf, queryString, ['by', 'unit', 'split'])
  const asked = list.filters
  const account = timeZoneOf(caller.scope)
  const timeZone = isOfAccount(propertyOf(by)) ? account : (list.timeZone ?? account)
  const others = asked.filter((filter) => !isBound(filter, by))
  const { totals = [] } = resource.storage.kind === 'table' ? resource.storage : {}
  const isKept =
    by === 'created_at' &&
    (split === undefined || totals.includes(split)) &&
    isSameTimeZone(timeZone, account)
  const keptOf = (filters: Filters) =>
    isKept ? totalsFilter(resource, entity, filters, caller.scope) : undefined
  const most = keptOf(others) ? MOST_DAYS_OF_TOTALS : MOST_DAYS_OF_ROWS
  const period = readPeriod(asked, by, today, most)
  const unit = askedUnit ?? unitOf(period)
  const filters = [...others, ...boundsOf(period, by, timeZone)]
  const kept = keptOf(filters)
  const filter = filterSql(resource, entity, [...belowParent(request), ...filters], caller.scope)
  const shown = (resource.statistics ?? []).map(({ id }) => id).join()
  const key = `${caller.accountId} ${resource.id} ${shown} by ${by} ${unit} ${split ?? ''} ${timeZone} ${filter.key}`
  const series = { by, unit, split, timeZone, period }
  return context.database.read(caller.accountId, async (query) => {
    const version = await readVersion(query, resource)
    const known = context.figures.get(key, version)
    if (known !== undefined) return { body: known, version }
    const [row] = await run<{ points: string; version: number }>(
      query,
      kept ? totalsSeriesSql(resource, entity, series, kept) : seriesSql(resource, entity, series, filter),
    )
    const { from, to } = period
    const body = `{"series":{"unit":"${unit}","from":"${from}","to":"${to}","points":${row?.points ?? '[]'}}}`
    context.figures.set(key, row?.version ?? 0, body)
    return { body, version: row?.version ?? 0 }
  })
}

function readParameters(
  { entity, resource: { series = { by: [], split: [] } } }: ResourceRequest,
  { by = series.by[0] ?? '', unit, split }: Record<string, string>,
): { by: string; unit: SeriesUnit | undefined; split: string | undefined } {
  const known = seriesUnits.find((each) => each === unit)
  // A property that this user may not see is not there.
  const isAmong = (names: string[], name: string) => names.includes(name) && name in entity.properties
  const wrong = [
    ...(isAmong(series.by, by) ? [] : ['by']),
    ...(unit === undefined || known ? [] : ['unit']),
    ...(split === undefined || isAmong(series.split, split) ? [] : ['split']),
  ]
  if (wrong.length > 0)
    throw new Refusal('invalid', {
      fields: Object.fromEntries(wrong.map((name) => [name, say('portal:form-not-a-choice')])),
    })
  return { by, unit: known, split }
}

function isBound({ parameter: { field, match } }: Filters[number], by: string): boolean {
  return field === by && (match === 'from-date' || match === 'to-date')
}

/** The chosen days; what has happened ends today. */
function readPeriod(filters: Filters, by: string, today: IsoDate, mostDays: number): Period {
  const days = (match: 'from-date' | 'to-date'): IsoDate[] =>
    filters.flatMap(({ parameter, value }) =>
      parameter.field === by && parameter.match === match ? readDay(parameter.name, value) : [],
    )
  const from = days('from-date').toSorted().at(-1)
  const chosen = days('to-date').toSorted()[0] ?? today
  const hasHappened = by === 'created_at' || by === 'updated_at'
  const to = hasHappened && chosen > today && (from ?? '') <= today ? today : chosen
  const first = from ?? addDays(to, 1 - usualDays)
  const earliest = addDays(to, 1 - mostDays)
  return { from: first < earliest ? earliest : first, to }
}

function readDay(name: string, value: string): IsoDate {
  const day = readFilterDate(value, 'UTC', 0)?.slice(0, 10)
  if (day === undefined) throw new Refusal('invalid', { fields: { [name]: say('portal:error-date') } })
  return day
}

function boundsOf({ from, to }: Period, by: string, timeZone: string): Filters {
  const bound = (match: 'from-date' | 'to-date', day: IsoDate): Filters[number] => ({
    parameter: { name: match, field: by, match },
    value: formatFilterDate(day),
    timeZone,
  })
  return [bound('from-date', from), bound('to-date', to)]
}
