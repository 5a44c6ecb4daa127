import type {
  EntityDefinition,
  JsonValue,
  PropertyDefinition,
  Sensitivity,
} from '../../src/language/portal.ts'

/** `record`: what the API answers; the others: what a client sends. */
export type SchemaShape = 'record' | 'create' | 'update'

type Schema = { [key: string]: JsonValue }

/** The JSON Schema (2020-12) of an entity in one of its shapes. */
export function entitySchema(entity: EntityDefinition, shape: SchemaShape): Schema {
  if (shape === 'update') {
    const patch = patchSchema(entity.properties, entity.required)
    const own: Schema = {
      id: { type: 'string', readOnly: true },
      version: { type: 'integer', readOnly: true },
    }
    return { ...patch, properties: { ...own, ...(patch.properties as Schema) } } // set above
  }
  if (shape === 'create') {
    const required = entity.required.filter((name) => entity.properties[name]?.writeOn.includes(shape))
    return objectSchema(entity.properties, required, shape)
  }
  const sensitive = (name: string): Sensitivity | false => entity.properties[name]?.sensitive ?? false
  const answered = Object.entries(entity.properties).filter(([name]) => sensitive(name) !== 'unstored')
  const required = entity.required.filter((name) => !sensitive(name))
  const schema = objectSchema(Object.fromEntries(answered), required, shape)
  return {
    ...schema,
    properties: { id: { type: 'string' }, version: { type: 'integer' }, ...(schema.properties as Schema) }, // set above
    required: ['id', 'version', ...required],
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

/** All that an answer says of a sensitive value; a left out one is not stored. */
const storedSecretSchema: Schema = {
  type: 'object',
  properties: { stored: { const: true } },
  required: ['stored'],
  additionalProperties: false,
  readOnly: true,
}

/** A merge patch (RFC 7396): nothing has to be there, and null clears what is not always required. */
function patchSchema(properties: Record<string, PropertyDefinition>, required: string[]): Schema {
  const patched = Object.entries(properties).map(([name, property]): [string, Schema] => {
    const isWritten = !property.readOnly && property.writeOn.includes('update')
    if (!isWritten) {
      const answered = propertySchema(property, 'record')
      return [name, { anyOf: [answered, { type: 'null' }], readOnly: true }]
    }
    const own = property.properties
      ? patchSchema(property.properties, [])
      : omit(propertySchema(property, 'update'), 'default')
    const ways: Schema[] = [own]
    if (property.sensitive && property.sensitive !== 'unstored') ways.push(storedSecretSchema)
    if (!required.includes(name)) ways.push({ type: 'null' })
    return [name, ways.length === 1 ? own : { anyOf: ways }]
  })
  return { type: 'object', properties: Object.fromEntries(patched), additionalProperties: false }
}

function omit(schema: Schema, name: string): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== name))
}

const KEYWORDS = [
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'default',
] as const

function propertySchema(property: PropertyDefinition, shape: SchemaShape): Schema {
  if (property.type === 'object' && property.properties) {
    return objectSchema(property.properties, property.required ?? [], shape)
  }
  if (shape === 'record' && property.sensitive) return storedSecretSchema
  const schema: Schema = { type: property.type }
  if (property.sensitive) schema.writeOnly = true
  if (property.format !== undefined) schema.format = property.format
  for (const keyword of KEYWORDS) {
    const value = property[keyword]
    if (value !== undefined) schema[keyword] = value
  }
  if (property.patterns) schema.allOf = property.patterns.map(({ pattern }) => ({ pattern }))
  if (property.distinct === true) schema.uniqueItems = true
  if (property.items) schema.items = propertySchema(property.items, shape)
  if (property.type === 'object') schema.additionalProperties = true
  if (property.readOnly) schema.readOnly = true
  return schema
}
