import type { EntityDefinition, PropertyDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'
import { isVisible } from './fieldState.ts'
import { isPresent } from './isPresent.ts'

export type WriteOperation = 'create' | 'update'

/**
 * What is sent and stored: hidden fields dropped, white space trimmed, empty strings and objects left out,
 * only properties a person may write in this operation, at every depth. A list that is there stays, even empty.
 */
export function submitValue(
  entity: EntityDefinition,
  value: object,
  operation: WriteOperation,
  scope: Scope,
): Record<string, unknown> {
  const formScope = { ...scope, form: value }
  return copyRecord(entity.properties, value, '', {
    keep: (property, path) => isWritable(property, operation) && isVisible(entity, path, formScope),
    unknown: false,
  })
}

/** The record as validators and checks see it: hidden fields dropped, trimmed, empty ones left out; nothing else changes. */
export function cleanValue(entity: EntityDefinition, value: object, scope: Scope): Record<string, unknown> {
  const formScope = { ...scope, form: value }
  return copyRecord(entity.properties, value, '', {
    keep: (_, path) => isVisible(entity, path, formScope),
    unknown: true,
  })
}

export function isWritable(property: PropertyDefinition, operation: WriteOperation): boolean {
  return !property.readOnly && property.writeOn.includes(operation)
}

interface CopyRules {
  keep(property: PropertyDefinition, path: string): boolean
  /** Whether properties the entity does not declare are kept, to be refused by name later. */
  unknown: boolean
}

function copyRecord(
  properties: Record<string, PropertyDefinition>,
  value: object,
  prefix: string,
  rules: CopyRules,
): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    const path = prefix + name
    if (!property) {
      if (rules.unknown) define(copy, name, member)
      continue
    }
    if (!rules.keep(property, path)) continue
    const copied = copyValue(property, member, path, rules)
    if (isPresent(copied) || Array.isArray(copied)) copy[name] = copied
  }
  return copy
}

function copyValue(property: PropertyDefinition, value: unknown, path: string, rules: CopyRules): unknown {
  if (typeof value === 'string') return property.trim ? value.trim() : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const { items } = property
    return items ? value.map((item: unknown) => copyValue(items, item, path, rules)) : value
  }
  return property.properties ? copyRecord(property.properties, value, `${path}.`, rules) : value
}

/** `__proto__` in a request body must become an own property, so that it is refused by name. */
function define(record: object, name: string, value: unknown): void {
  Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true })
}
