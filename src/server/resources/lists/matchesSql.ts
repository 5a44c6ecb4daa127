import type { EntityDefinition, QueryParameter, ResourceDefinition } from '../../../language/portal.ts'
import { sourceOf } from '../../storage/fieldSql.ts'
import {
  orderSql,
  rowJson,
  versionSql,
  type CatalogueRanks,
  type ListFilter,
  type Statement,
} from './listSql.ts'
import type { ListRequest } from './readListRequest.ts'

/** Rows that are found, sorted and counted sooner than those of a page are met in the list's order. */
export const matchedAtMost = 1000

/** Indexes find a part of a text that has so many letters or digits in a row. */
const indexedPart = /[\p{L}\p{N}]{3}/u

/**
 * Whether a filter looks for a part of a text in documents. How many rows have it the planner can only guess, and when
 * it takes them for many, it reads the whole collection in the list's order to find a few.
 */
export function looksForPart({ storage }: ResourceDefinition, { filters, group }: ListRequest): boolean {
  return storage.kind === 'documents' && !group && filters.some(isPart)
}

function isPart({ parameter: { match }, value }: { parameter: QueryParameter; value: string }): boolean {
  return match === 'contains'
    ? indexedPart.test(value)
    : match === 'digits' && indexedPart.test(value.replaceAll(/[^\d?*]/g, ''))
}

/**
 * One statement as `pageSql` has it, which first finds all rows of the filter and counts them as `matches`. With more
 * than `matchedAtMost` it stops, and the page is not the list's.
 */
export function matchesSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  { sort, page, perPage }: ListRequest,
  filter: ListFilter,
  ranksOf: CatalogueRanks,
): Statement {
  const { from } = sourceOf(resource)
  const order = orderSql(resource, entity, sort, ranksOf, filter.parameters.length)
  const parameters = [...filter.parameters, ...order.parameters, (page - 1) * perPage]
  const found = `select * from ${from} where ${filter.where} limit ${matchedAtMost + 1}`
  const shown = `select * from found order by ${order.text} limit ${perPage} offset $${parameters.length}::int`
  return {
    text: `with found as materialized (${found}) select rows, count, (select count(*)::int from found) as matches, ${versionSql(resource)} as version from (select string_agg(${rowJson(resource, entity)}, ',') as rows, count(*)::int as count from (${shown}) page) read`,
    parameters,
  }
}
