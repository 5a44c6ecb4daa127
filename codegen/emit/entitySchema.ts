import type { EntityDefinition, JsonValue, PropertyDefinition } from '../../src/language/portal.ts'

/** `record`: what the API answers; the others: what a client sends. */
export type SchemaShape = 'record' | 'create' | 'update'

type Schema = { [key: string]: JsonValue }

/** The JSON Schema (2020-12) of an entity in one of its shapes. */
export function entitySchema(entity: EntityDefinition, shape: SchemaShape): Schema {
  if (shape !== 'record') {
    const required = entity.required.filter((name) => entity.properties[name]?.writeOn.includes(shape))
    return objectSchema(entity.properties, shape === 'create' ? required : [], shape)
  }
  const schema = objectSchema(entity.properties, entity.required, shape)
  return {
    ...schema,
    properties: { id: { type: 'string' }, version: { type: 'integer' }, ...(schema.properties as Schema) }, // set above
    required: ['id', 'version', ...entity.required],
  }
}

function objectSchema(
  properties: Record<string, PropertyDefinition>,
  required: string[],
  shape: SchemaShape,
): Schema {
  const shown = Object.entries(properties).filter(
    ([, property]) => shape === 'record' || property.writeOn.includes(shape),
  )
  return {
    type: 'object',
    properties: Object.fromEntries(shown.map(([name, property]) => [name, propertySchema(property, shape)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }
}

const KEYWORDS = [
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
] as const

function propertySchema(property: PropertyDefinition, shape: SchemaShape): Schema {
  if (property.type === 'object' && property.properties) {
    return objectSchema(property.properties, property.required ?? [], shape)
  }
  const schema: Schema = { type: property.type }
  if (property.format !== undefined) schema.format = property.format
  for (const keyword of KEYWORDS) {
    const value = property[keyword]
    if (value !== undefined) schema[keyword] = value
  }
  if (property.items) schema.items = propertySchema(property.items, shape)
  if (property.type === 'object') schema.additionalProperties = true
  if (property.readOnly) schema.readOnly = true
  return schema
}
