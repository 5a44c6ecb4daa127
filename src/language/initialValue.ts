import type { EntityDefinition, JsonValue, PropertyDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'
import { fillTemplate, readSlot } from './fillTemplate.ts'
import { isPresent } from './isPresent.ts'
import { isWritable } from './isWritable.ts'
import { randomText } from '../shared/randomText.ts'

/**
 * The record a person starts from: literal defaults, and `{account.timezone}` filled from the scope.
 * @param shown fields the form draws: a switch or checkbox among them that has no default says no until it is ticked
 */
export function initialValue(
  entity: EntityDefinition,
  scope: Scope,
  shown: readonly string[] = [],
): Record<string, unknown> {
  const unticked = shown.filter((name) => {
    const property = Object.hasOwn(entity.properties, name) ? entity.properties[name] : undefined
    return property?.type === 'boolean' && isWritable(property, 'create')
  })
  return {
    ...Object.fromEntries(unticked.map((name) => [name, false])),
    ...defaultsOf(entity, entity.properties, '', scope),
  }
}

/** Random values of the secrets that a new record starts with, anew each time. */
export function generatedSecrets({
  properties,
}: Pick<EntityDefinition, 'properties'>): Record<string, string> {
  const names = Object.keys(properties).filter((name) => properties[name]?.generated)
  return Object.fromEntries(names.map((name) => [name, randomText()]))
}

/** The default of one field, from its rule first, then from its schema. */
export function defaultValue(
  entity: EntityDefinition,
  path: string,
  property: PropertyDefinition | undefined,
  scope: Scope,
): unknown {
  if (property?.generated) return randomText()
  const stated = entity.rules.fields[path]?.default ?? property?.default
  return stated === undefined ? undefined : fillDefault(stated, scope)
}

/** Whether the field, or one inside it, starts from a default. */
export function hasDefault(
  entity: EntityDefinition,
  path: string,
  property: PropertyDefinition,
  scope: Scope,
): boolean {
  if (defaultValue(entity, path, property, scope) !== undefined) return true
  return Object.entries(property.properties ?? {}).some(([name, nested]) =>
    hasDefault(entity, `${path}.${name}`, nested, scope),
  )
}

/** A string that is one slot takes the slot's own value; other slots are filled as text. */
export function fillDefault(value: JsonValue, scope: Scope): unknown {
  if (typeof value !== 'string' || !value.includes('{')) return structuredClone(value)
  const slot = /^\{([^{}]+)\}$/.exec(value)?.[1]
  return slot ? readSlot(slot, scope) : fillTemplate(value, scope)
}

function defaultsOf(
  entity: EntityDefinition,
  properties: Record<string, PropertyDefinition>,
  prefix: string,
  scope: Scope,
): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    if (property.readOnly) continue
    const path = prefix + name
    let value = defaultValue(entity, path, property, scope)
    if (value === undefined && property.properties) {
      const nested = defaultsOf(entity, property.properties, `${path}.`, scope)
      if (isPresent(nested)) value = nested
    }
    if (value !== undefined) record[name] = value
  }
  return record
}
