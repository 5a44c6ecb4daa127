import { findProperty, isOfAccount } from '../../language/index.ts'
import type { EntityDefinition, FilterDefinition, ResourceDefinition } from '../../language/portal.ts'

/** Whether the days of a filter begin where times are read; those of the account begin where it is. */
export function readsDays(
  filter: FilterDefinition,
  { resource, entity }: { resource: ResourceDefinition; entity: EntityDefinition },
): boolean {
  if (filter.kind !== 'date-range') return false
  const field = resource.query.find(({ name }) => name === filter.query[0])?.field
  return field !== undefined && !isOfAccount(findProperty(entity, field))
}
