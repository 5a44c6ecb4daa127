import type { EntityDefinition } from '../../../src/language/portal.ts'
import { entitySchema } from '../entitySchema.ts'
import { envelope } from './shapes.ts'
import type { Json } from '../openApiParts.ts'

/** The properties a request has. */
export function inputOf(entity: EntityDefinition, names: string[]): { properties: Json; required: string[] } {
  const { properties } = entitySchema(entity, 'create') as { properties: Json } // of an object schema
  return {
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
    required: names.filter((name) => entity.required.includes(name)),
  }
}

/** The properties a response has; any can be null, and those that not everybody may see can be missing. */
export function outputOf(entity: EntityDefinition, names: string[]): Json {
  const { properties } = entitySchema(entity, 'record') as { properties: Json } // of an object schema
  const shown = names.map((name) => [name, { anyOf: [properties[name] ?? {}, { type: 'null' }] }])
  const always = names.filter((name) => entity.properties[name]?.access === undefined)
  return envelope(Object.fromEntries(shown) as Json, always) // pairs of name and schema
}
