import { findProperty } from '../../../language/index.ts'
import type { EntityDefinition, ResourceDefinition, StatisticDefinition } from '../../../language/portal.ts'
import { fieldSql, sortingCatalogue } from '../../storage/fieldSql.ts'

/** How grouped rows are ordered, and which are left out because their group is collapsed. */
export function groupedSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  { field, collapsed }: { field: string; collapsed: string[] },
  ranksOf: (catalogue: string) => string,
  parameters: unknown[],
): { where: string; order: string } {
  const { expression } = fieldSql(resource, entity, field)
  parameters.push(collapsed)
  const where = `(${expression} is null or not (${expression})::text = any($${parameters.length}::text[]))`
  const rank = groupRank(resource, entity, field, ranksOf, parameters)
  return { where, order: `${rank} nulls last, ${expression} nulls last` }
}

/** The place of a value among those that are defined, states from the first to the last. */
export function groupRank(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  field: string,
  ranksOf: (catalogue: string) => string,
  parameters: unknown[],
): string {
  const { expression } = fieldSql(resource, entity, field)
  const catalogue = sortingCatalogue(entity, field)
  if (catalogue !== undefined) {
    parameters.push(ranksOf(catalogue))
    return `($${parameters.length}::jsonb->>${expression})::int`
  }
  const states = entity.lifecycle?.field === field ? Object.keys(entity.lifecycle.states) : undefined
  parameters.push(states ?? findProperty(entity, field)?.enum?.map(String) ?? ['true', 'false'])
  return `array_position($${parameters.length}::text[], (${expression})::text)`
}

/** One figure over rows, as a name and a value of a JSON object. */
export function figureSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  statistic: StatisticDefinition,
): string {
  return `'${statistic.id}', ${figureValue(resource, entity, statistic)}`
}

/** The value alone. */
export function figureValue(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  { sum }: StatisticDefinition,
): string {
  return sum === undefined ? 'count(*)' : `coalesce(sum(${fieldSql(resource, entity, sum).expression}), 0)`
}
