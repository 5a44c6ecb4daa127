import { isSameTimeZone } from '../../../domain/schedule/index.ts'
import type { EntityDefinition, ResourceDefinition, StatisticDefinition } from '../../../language/portal.ts'
import type { Scope } from '../../../language/index.ts'
import { filterSql, timeZoneOf, versionSql, type ListFilter, type Statement } from './listSql.ts'
import { readFilterDate } from './readFilterDate.ts'
import type { ListRequest } from './readListRequest.ts'

export interface TotalsFilter extends ListFilter {
  /** Totals of months answer it too. */
  isUndated: boolean
  /** So do counts by quarter of an hour. */
  isBySlot: boolean
}

/**
 * A filter as the totals of a fact table answer it: by nothing but the properties they are kept by, and whole days of
 * the account. Days that begin elsewhere are other rows.
 * @returns undefined when rows must be read
 */
export function totalsFilter(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  filters: ListRequest['filters'],
  scope: Scope,
): TotalsFilter | undefined {
  const totals = resource.storage.kind === 'table' ? resource.storage.totals : undefined
  if (!totals) return undefined
  const account = timeZoneOf(scope)
  if (filters.some(({ timeZone = account }) => !isSameTimeZone(timeZone, account))) return undefined
  const others = filters.filter((filter) => dayOf(filter) === undefined)
  if (others.some(({ parameter: { field, match } }) => match === 'flag' || !totals.includes(field ?? '')))
    return undefined
  const { where, parameters, key } = filterSql(resource, entity, others, scope)
  const bounds = filters.flatMap((filter) => {
    const day = dayOf(filter)
    if (day === undefined) return []
    parameters.push(day)
    return ` and day ${filter.parameter.match === 'from-date' ? '>=' : '<='} $${parameters.length}::date`
  })
  const isUndated = bounds.length === 0
  const isBySlot = others.every(({ parameter: { field } }) => field === totals[0])
  return { where: where + bounds.join(''), parameters, key, isUndated, isBySlot }
}

function dayOf({ parameter: { field, match }, value }: ListRequest['filters'][number]): string | undefined {
  return field === 'created_at' && (match === 'from-date' || match === 'to-date')
    ? readFilterDate(value, 'UTC', 0)?.slice(0, 10)
    : undefined
}

/** The number of rows, as `countSql` tells it, but never cut off. */
export function totalsCountSql(resource: ResourceDefinition, filter: TotalsFilter): Statement {
  return {
    text: `select (select coalesce(sum(facts), 0)::float8 from ${shortestOf(resource, filter)} where ${filter.where}) as total, ${versionSql(resource)} as version`,
    parameters: filter.parameters,
  }
}

/** The figures over all rows of a filter, as `statisticsSql` tells them. */
export function totalsStatisticsSql(
  resource: ResourceDefinition,
  statistics: readonly StatisticDefinition[],
  filter: TotalsFilter,
): Statement {
  return {
    text: `select (select json_build_object(${figuresOf(statistics)}) from ${shortestOf(resource, filter)} where ${filter.where})::text as figures, ${versionSql(resource)} as version`,
    parameters: filter.parameters,
  }
}

function figuresOf(statistics: readonly StatisticDefinition[]): string {
  return statistics.map(({ id, sum }) => `'${id}', coalesce(sum("${sum ?? 'facts'}"), 0)::float8`).join(', ')
}

function shortestOf(resource: ResourceDefinition, { isUndated }: TotalsFilter): string {
  return isUndated ? monthsOf(resource) : daysOf(resource)
}

export function daysOf(resource: ResourceDefinition): string {
  return totalsOf(resource, 'day')
}

/** The same columns; `day` is the first of a month. */
export function monthsOf(resource: ResourceDefinition): string {
  return totalsOf(resource, 'month')
}

/** Counts by quarter of an hour, and by the first of the properties alone. */
export function slotsOf(resource: ResourceDefinition): string {
  return totalsOf(resource, 'slot')
}

function totalsOf({ storage }: ResourceDefinition, kind: 'day' | 'month' | 'slot'): string {
  return storage.kind === 'table' ? `"account_${storage.table}_${kind}"` : ''
}
