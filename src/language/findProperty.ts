import type { EntityDefinition, PropertyDefinition } from './portal.ts'
import { parsePath } from '../shared/paths.ts'

/** The chain of properties from the record down to the path; empty when the path is not declared. */
export function findProperties(entity: EntityDefinition, path: string): PropertyDefinition[] {
  const chain: PropertyDefinition[] = []
  let properties: Record<string, PropertyDefinition> | undefined = entity.properties
  for (const key of parsePath(path)) {
    const last: PropertyDefinition | undefined = chain.at(-1)
    const next: PropertyDefinition | undefined =
      last?.type === 'array'
        ? last.items
        : properties && Object.hasOwn(properties, key)
          ? properties[key]
          : undefined
    if (!next) return []
    chain.push(next)
    properties = next.properties
  }
  return chain
}

/** The property a path names: `template.id`, `mappings[0].column`. */
export function findProperty(entity: EntityDefinition, path: string): PropertyDefinition | undefined {
  return findProperties(entity, path).at(-1)
}
