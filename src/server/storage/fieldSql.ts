import type { EntityDefinition, PropertyDefinition, ResourceDefinition } from '../../language/portal.ts'
import { findProperty } from '../../language/index.ts'
import { MARKS } from './personalMarks.ts'

/** Where a field of a resource is found in SQL. */
/** An entity as one user reads it: `reader` is their id, without which personal properties are false. */
export type ReadEntity = EntityDefinition & { reader?: string }

export interface FieldSql {
  /** Compared and sorted; the expression an index is made on. */
  expression: string
  /** The value as JSON, for answers. */
  json: string
  type: 'text' | 'number' | 'boolean' | 'timestamp' | 'uuid' | 'array'
  /** `json` is of type jsonb and may hold a value of any type, whatever `type` says. */
  isJson?: boolean
  /** Of a personal property: the ids for whom it is true, and the condition that it is, which an index can answer. */
  personal?: { holders: string; isTrue: string }
  /** For `destinations[].country_code`: the array's expression and the member compared. */
  member?: string
}

const name = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/
const isoUtc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * The SQL of one field. Names come from checked definitions and are checked again here, because they become SQL.
 * @param field `status`, `country.country_code` or `destinations[].country_code`; `id` and the time stamps are columns
 */
export function fieldSql(resource: ResourceDefinition, entity: ReadEntity, field: string): FieldSql {
  const parts = field.split('.')
  const array = parts[0]?.endsWith('[]') ? parts[0].slice(0, -2) : undefined
  if (!parts.every((part, index) => name.test(index === 0 && array !== undefined ? array : part))) {
    throw new Error(`${resource.id}: "${field}" is not a field name`)
  }
  if (field === 'id') return { expression: 'id', json: 'id', type: 'uuid' }
  if (field === 'version') return { expression: 'version', json: 'version', type: 'number' }
  if (field === 'created_at' || field === 'updated_at') {
    return { expression: field, json: isoUtc(field), type: 'timestamp' }
  }
  if (resource.storage.kind === 'table') {
    const column = array ?? field
    const property = entity.properties[column]
    const type = property?.format === 'date-time' ? 'timestamp' : typeOf(property)
    return {
      expression: `"${column}"`,
      json: type === 'timestamp' ? isoUtc(`"${column}"`) : `"${column}"`,
      type,
    }
  }
  if (entity.properties[field]?.personal) return personalSql(field, entity.reader)
  if (array !== undefined) {
    return {
      expression: `(doc->'${array}')`,
      json: `doc->'${array}'`,
      type: 'array',
      isJson: true,
      member: parts.slice(1).join('.'),
    }
  }
  const last = parts.at(-1) ?? ''
  const before = parts
    .slice(0, -1)
    .map((part) => `->'${part}'`)
    .join('')
  const text = `doc${before}->>'${last}'`
  const type = typeOf(findProperty(entity, field))
  // Another entity may have a property of this name and another type: statistics are on all of them.
  const cast = (jsonType: string, sqlType: string): string =>
    `(case when jsonb_typeof(doc${before}->'${last}') = '${jsonType}' then (${text})::${sqlType} end)`
  const expression =
    type === 'number'
      ? cast('number', 'float8')
      : type === 'boolean'
        ? cast('boolean', 'boolean')
        : type === 'array'
          ? `(doc${before}->'${last}')`
          : `(${text})`
  return { expression, json: `doc${before}->'${last}'`, type, isJson: true }
}

function personalSql(field: string, reader: string | undefined): FieldSql {
  const holders = `(doc->'${MARKS}'->'${field}')`
  if (reader !== undefined && !/^[0-9a-f-]{36}$/i.test(reader))
    throw new Error(`"${reader}" is not a user id`)
  const isTrue = reader === undefined ? 'false' : `${holders} @> '["${reader}"]'::jsonb`
  const expression = reader === undefined ? isTrue : `coalesce(${isTrue}, false)`
  return {
    expression,
    json: `to_jsonb(${expression})`,
    type: 'boolean',
    isJson: true,
    personal: { holders, isTrue },
  }
}

function typeOf(property: PropertyDefinition | undefined): FieldSql['type'] {
  switch (property?.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'array':
      return 'array'
    default:
      return 'text'
  }
}

/** What a field is sorted by: text without regard to case and in code point order, the same on every database. */
export function sortExpression(field: FieldSql): string {
  return field.type === 'text' ? `lower(${field.expression}) collate "C"` : field.expression
}

/** The catalogue by whose texts a field is sorted. */
export function sortingCatalogue(entity: EntityDefinition, field: string): string | undefined {
  return findProperty(entity, field)?.catalogue
}

/**
 * Whether a record may lack what it is sorted by. Such records come last in both directions, and the backward direction
 * needs an index of its own. Columns, required fields and states are always there.
 */
export function canBeEmpty(resource: ResourceDefinition, entity: EntityDefinition, field: string): boolean {
  if (resource.storage.kind === 'table' || fieldSql(resource, entity, field).expression === field)
    return false
  return !entity.required.includes(field) && entity.lifecycle?.field !== field
}

/**
 * The order of a list where nobody asks for another, as indexes have it behind the value of a field; undefined where
 * no index has it.
 */
export function usualOrder(
  resource: ResourceDefinition,
  entity: EntityDefinition,
): { index: string; isBackward: boolean } | undefined {
  const { default: sort } = resource.sort
  const descends = sort.startsWith('-')
  const field = descends ? sort.slice(1) : sort
  if (field.includes(',') || sortingCatalogue(entity, field) !== undefined) return undefined
  const expression = sortExpression(fieldSql(resource, entity, field))
  return descends && canBeEmpty(resource, entity, field)
    ? { index: `${expression} desc nulls last, id desc`, isBackward: false }
    : { index: `${expression}, id`, isBackward: descends }
}

/** What a typed search looks in. */
export function searchExpression(field: FieldSql): string {
  return `lower(${field.expression})`
}

/** What digits are found by. */
export function partsExpression(field: FieldSql): string {
  return `number_parts(${field.expression})`
}

/** The readable rows of the current account, already narrowed to the entity. */
export function sourceOf(resource: ResourceDefinition): { from: string; where: string } {
  if (resource.storage.kind === 'table') {
    if (!name.test(resource.storage.table)) throw new Error(`"${resource.storage.table}" is not a table name`)
    return { from: `"account_${resource.storage.table}"`, where: 'true' }
  }
  return { from: 'account_record', where: `entity = ${entityLiteral(resource.entity)}` }
}

/** The same rows of a table with totals; where it has an index of digits, only that one knows whose they are. */
export function digitsViewOf({ storage }: ResourceDefinition): string {
  return storage.kind === 'table' ? `"account_${storage.table}_digits"` : ''
}

export function entityLiteral(entity: string): string {
  if (!/^[a-z][a-z0-9-]{0,62}$/.test(entity)) throw new Error(`"${entity}" is not an entity id`)
  return `'${entity}'`
}
