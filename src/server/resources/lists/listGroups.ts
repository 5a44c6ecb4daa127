import type { EntityDefinition, ResourceDefinition } from '../../../language/portal.ts'
import type { Query } from '../../storage/database.ts'
import { fieldSql, sourceOf } from '../../storage/fieldSql.ts'
import { figureSql, groupRank } from './groupSql.ts'
import { versionSql, type CatalogueRanks, type ListFilter, type Statement } from './listSql.ts'
import { readVersion } from './readVersion.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { run } from '../run.ts'

export interface Group {
  value: string | number | boolean | null
  count: number
  totals: Record<string, number>
}

/** The groups of all rows of a filter, in one statement, once per filter and version of the collection. */
export async function readGroups(
  query: Query,
  { context, caller, resource, entity }: ResourceRequest,
  field: string,
  filter: ListFilter,
): Promise<Group[]> {
  const { published, figures } = context
  const shown = (resource.statistics ?? []).map(({ id }) => id).join()
  const key = `${caller.accountId} ${resource.id} ${shown} by ${field} ${filter.key}`
  const known = figures.get(key, await readVersion(query, resource))
  // as: written by groupsSql.
  if (known !== undefined) return JSON.parse(known) as Group[]
  const [row] = await run<{ groups: string; version: number }>(
    query,
    groupsSql(resource, entity, field, filter, published.catalogueRanks),
  )
  figures.set(key, row?.version ?? 0, row?.groups ?? '[]')
  return JSON.parse(row?.groups ?? '[]') as Group[]
}

/** Rows of the groups that are not collapsed. */
export function shownIn(groups: Group[], collapsed: string[]): number {
  return groups.reduce((sum, { value, count }) => sum + (collapsed.includes(String(value)) ? 0 : count), 0)
}

/** The groups of a filter in order, each with its count and figures, as JSON text. */
function groupsSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  field: string,
  filter: ListFilter,
  ranksOf: CatalogueRanks,
): Statement {
  const { from } = sourceOf(resource)
  const parameters = [...filter.parameters]
  const { expression } = fieldSql(resource, entity, field)
  const rank = groupRank(resource, entity, field, ranksOf, parameters)
  const figures = (resource.statistics ?? []).map((statistic) => figureSql(resource, entity, statistic))
  const group = `select ${expression} as value, count(*)::int as count, json_build_object(${figures.join(', ')}) as totals, ${rank} as rank from ${from} where ${filter.where} group by ${expression}, ${rank}`
  return {
    text: `select coalesce((select json_agg(json_build_object('value', value, 'count', count, 'totals', totals) order by rank nulls last, value nulls last) from (${group}) found), '[]')::text as groups, ${versionSql(resource)} as version`,
    parameters,
  }
}
