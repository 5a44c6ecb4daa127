import { isDeepStrictEqual } from 'node:util'
import { isWritable, type WriteOperation } from '../../../language/index.ts'
import type { EntityDefinition, PropertyDefinition } from '../../../language/portal.ts'
import type { JsonObject } from '../../storage/tables.ts'

type Properties = Record<string, PropertyDefinition>

/**
 * What a client sent, without the fields nobody can write that it sent back as they were answered. Where it changed
 * one, the field stays and is refused by name.
 */
export function withoutUnchanged(
  { properties }: Pick<EntityDefinition, 'properties'>,
  input: JsonObject,
  operation: WriteOperation,
  answered: JsonObject,
): JsonObject {
  // It drops members of JSON.
  return strip(properties, input, operation, answered) as JsonObject
}

function strip(properties: Properties, input: object, operation: WriteOperation, answered: unknown): object {
  const known: object = isRecord(answered) ? answered : {}
  const kept = Object.entries(input).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    const own: unknown = Object.hasOwn(known, name) ? Reflect.get(known, name) : undefined
    if (property && isWritable(property, operation))
      return [[name, stripValue(property, value, operation, own)]]
    const isAnswered = property !== undefined || Object.hasOwn(known, name)
    return isAnswered && isDeepStrictEqual(value ?? null, own ?? null) ? [] : [[name, value]]
  })
  return Object.fromEntries(kept)
}

function stripValue(
  { properties, items, maxItems = 0 }: PropertyDefinition,
  value: unknown,
  operation: WriteOperation,
  answered: unknown,
): unknown {
  if (properties && isRecord(value)) return strip(properties, value, operation, answered)
  const inner = items?.properties
  if (!inner || !Array.isArray(value) || value.length > maxItems) return value
  const known: unknown[] = Array.isArray(answered) ? answered : []
  return value.map((item: unknown, index) => {
    if (!isRecord(item)) return item
    // The item may have moved.
    const candidates = [known[index], ...known].map((one) => strip(inner, item, operation, one))
    return candidates.find((one) => isWrittenAlone(inner, one, operation)) ?? item
  })
}

function isWrittenAlone(properties: Properties, item: object, operation: WriteOperation): boolean {
  return Object.keys(item).every((name) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    return property !== undefined && isWritable(property, operation)
  })
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
