import type { EntityDefinition, ResourceDefinition } from '../../../src/language/portal.ts'
import { entitySchema } from '../entitySchema.ts'
import { typeName } from '../typeName.ts'
import { writeSchema } from '../writeSchema.ts'
import type { Json } from '../openApiParts.ts'

export function addSchemas(schemas: Json, resource: ResourceDefinition, entity: EntityDefinition): void {
  const name = typeName(entity.id)
  const record = entitySchema(entity, 'record')
  const times = {
    created_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
  }
  if (resource.storage.kind === 'none') {
    const { id: _id, version: _version, ...properties } = record.properties as Json // of an object schema
    schemas[name] = { type: 'object', properties }
    return
  }
  const properties = record.properties as Json // of an object schema
  if (resource.storage.kind === 'table') {
    const { version: _version, ...columns } = properties
    schemas[name] = { ...record, properties: { ...times, ...columns }, required: ['id', ...entity.required] }
    return
  }
  schemas[name] = resource.singleton
    ? singletonSchema(record, properties, entity)
    : { ...record, properties: { ...times, ...properties } }
  if (resource.operations.create) schemas[`${name}Create`] = writeSchema(entity, 'create').schema
  if (resource.operations.update) schemas[`${name}Update`] = writeSchema(entity, 'update').schema
}

/** Where there is always a record, what people write may be missing yet: it is null, or not answered at all. */
function singletonSchema(record: Json, properties: Json, entity: EntityDefinition): Json {
  const written = entity.required.filter((name) => entity.properties[name]?.readOnly === true)
  const always = ['id', 'version', ...written]
  const maybe = Object.entries(properties).map(([name, own]) => [
    name,
    always.includes(name) ? own : { anyOf: [own, { type: 'null' }] },
  ])
  return { ...record, properties: Object.fromEntries(maybe) as Json, required: always } // pairs of name and schema
}
