import type { EntityDefinition, ResourceDefinition } from '../../../language/portal.ts'
import type { Scope } from '../../../language/index.ts'
import { digitsViewOf, sourceOf } from '../../storage/fieldSql.ts'
import type { SqlParameters } from './conditionToSql.ts'
import {
  collectParameters,
  conditionsSql,
  orderSql,
  rowJson,
  versionSql,
  type CatalogueRanks,
  type ListFilter,
  type Statement,
} from './listSql.ts'
import type { ListRequest } from './readListRequest.ts'

type Filter = ListRequest['filters'][number]

/** Rows that are found, sorted and counted sooner than those of a page are met in the list's order. */
export const matchedAtMost = 1000

/** Indexes find a part of a text that has so many letters or digits in a row. */
const indexedPart = /[\p{L}\p{N}]{3}/u

/** Digits in a row that most numbers don't have. */
const fewHave = /\d{5}/

/** How rows are found, and what the page asks of them besides. */
export interface Matches {
  from?: string
  where: string
  rest?: string
  parameters: unknown[]
}

/**
 * How few rows with a part of a text are found; undefined where nothing looks for one. How many have it the planner can only
 * guess, and when it takes them for many, it reads the whole collection in the list's order to find a few.
 */
export function matchesOf(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  { filters, group }: Pick<ListRequest, 'filters' | 'group'>,
  filter: ListFilter,
  scope: Scope,
): Matches | undefined {
  const { storage } = resource
  if (group) return undefined
  if (storage.kind === 'documents') return filters.some(isPart) ? filter : undefined
  const isFact = storage.kind === 'table' && storage.totals !== undefined && !filters.some(isDated)
  return isFact && filters.some(isRare) ? digitsOf(resource, entity, filters, scope) : undefined
}

/**
 * The rows of a fact table by digits alone, in a view that only the index of digits can answer. Its statement needs no other
 * plan for another account or other digits, so PostgreSQL plans it once: the values are hidden from the planner, which would
 * take known digits for cheaper. Planning it takes longer than running it, and longer with every month.
 */
function digitsOf(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  filters: ListRequest['filters'],
  scope: Scope,
): Matches {
  const { values, parameters } = collectParameters()
  const hidden: SqlParameters = { add: (value, type) => `(select ${parameters.add(value, type)})` }
  const [digits, others] = [filters.filter(isDigits), filters.filter((filter) => !isDigits(filter))]
  return {
    from: digitsViewOf(resource),
    where: conditionsSql(resource, entity, digits, scope, hidden).join(' and '),
    rest: ['true', ...conditionsSql(resource, entity, others, scope, parameters)].join(' and '),
    parameters: values,
  }
}

function isPart({ parameter: { match }, value }: Filter): boolean {
  return match === 'contains'
    ? indexedPart.test(value)
    : match === 'digits' && indexedPart.test(value.replaceAll(/[^\d?*]/g, ''))
}

function isDigits({ parameter: { match } }: Filter): boolean {
  return match === 'digits'
}

function isRare(filter: Filter): boolean {
  return isDigits(filter) && fewHave.test(filter.value.replaceAll(/[^\d?*]/g, ''))
}

/** Dates keep the planner from most months, and tell it more than digits do. */
function isDated({ parameter: { match } }: Filter): boolean {
  return match === 'from-date' || match === 'to-date'
}

/**
 * One statement as `pageSql` has it, which first finds all rows and counts them as `matches`, and those of the filter as
 * `total`. With more than `matchedAtMost` it stops, and the page is not the list's.
 */
export function matchesSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  { sort, page, perPage }: ListRequest,
  { from = sourceOf(resource).from, where, rest = 'true', parameters: given }: Matches,
  ranksOf: CatalogueRanks,
): Statement {
  const order = orderSql(resource, entity, sort, ranksOf, given.length)
  const parameters = [...given, ...order.parameters, (page - 1) * perPage]
  const found = `select * from ${from} where ${where} limit ${matchedAtMost + 1}`
  const shown = `select * from found where ${rest} order by ${order.text} limit ${perPage} offset $${parameters.length}::int`
  return {
    text: `with found as materialized (${found}) select rows, count, (select count(*)::int from found) as matches, (select count(*)::int from found where ${rest}) as total, ${versionSql(resource)} as version from (select string_agg(${rowJson(resource, entity)}, ',') as rows, count(*)::int as count from (${shown}) page) read`,
    parameters,
  }
}
