import type { EntitySource, PropertySource } from './read/source.ts'

/** What every file has; a client writes the id alone. */
const FILE_PROPERTIES: Record<string, PropertySource> = {
  id: { type: 'string', format: 'uuid' },
  name: { type: 'string', maxLength: 255, readOnly: true },
  bytes: { type: 'integer', minimum: 0, readOnly: true },
  type: { type: 'string', maxLength: 10, readOnly: true },
}

/** An entity whose files have their properties; the same object where it has no files. */
export function withFileProperties(entity: EntitySource): EntitySource {
  const entries = Object.entries(entity.properties).map(([name, property]): [string, PropertySource] => [
    name,
    property.items?.file ? { ...property, items: filled(property.items) } : filled(property),
  ])
  const isSame = entries.every(([name, property]) => property === entity.properties[name])
  return isSame ? entity : { ...entity, properties: Object.fromEntries(entries) }
}

function filled(property: PropertySource): PropertySource {
  return property.file === undefined || property.type !== 'object' || property.properties !== undefined
    ? property
    : { ...property, properties: FILE_PROPERTIES, required: ['id'] }
}
