import type { EntityDefinition, PropertyDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'
import { isEnabled, isVisible } from './fieldState.ts'
import { fillEmptied } from './fillEmptied.ts'
import { markRemoved } from './keyedItems.ts'
import { hasDefault } from './initialValue.ts'
import { withoutStoredSecrets } from './storedSecret.ts'
import { isPresent } from './isPresent.ts'
import { tidyText } from './tidyText.ts'
import { isWritable, type WriteOperation } from './isWritable.ts'
import { getPath } from '../shared/paths.ts'

/**
 * What a form sends, a merge patch: the visible and enabled properties a person may write in this operation, at every
 * depth, trimmed. An empty one is null where leaving it out would bring its stored or default value back. A list that
 * is there stays, even empty. A stored secret stays unless it is replaced, or null.
 */
export function submitValue(
  entity: EntityDefinition,
  held: object,
  operation: WriteOperation,
  scope: Scope,
): Record<string, unknown> {
  const value = fillEmptied(entity, held, operation, scope)
  const formScope = { ...scope, form: value }
  const isOpen = (property: PropertyDefinition, path: string): boolean =>
    isWritable(property, operation) &&
    isVisible(entity, path, formScope) &&
    isEnabled(entity, path, formScope)
  const sent = copyRecord(entity.properties, value, '', { keep: isOpen, unknown: false })
  // A sensitive value is never answered, so an empty field says nothing of it; null removes it.
  const isEmptied = ({ sensitive }: PropertyDefinition, path: string): boolean =>
    !sensitive || getPath(value, path) === null
  const returns = (property: PropertyDefinition, path: string): boolean =>
    isOpen(property, path) &&
    (operation === 'update' ? isEmptied(property, path) : hasDefault(entity, path, property, formScope))
  const patch = withoutStoredSecrets(entity, withNulls(entity.properties, sent, '', returns))
  return operation === 'update' ? markRemoved(entity, patch, scope.row) : patch
}

/** What is stored of a record: hidden fields dropped, trimmed, empty ones left out, only what this operation writes. */
export function writableValue(
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
  if (typeof value === 'string') return property.trim ? tidyText(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const { items } = property
    return items
      ? value.map((item: unknown, index) => copyValue(items, item, `${path}[${index}]`, rules))
      : value
  }
  return property.properties ? copyRecord(property.properties, value, `${path}.`, rules) : value
}

/** Items of a list are replaced as a whole, so nothing of theirs comes back. */
function withNulls(
  properties: Record<string, PropertyDefinition>,
  sent: Record<string, unknown>,
  prefix: string,
  returns: CopyRules['keep'],
): Record<string, unknown> {
  const patch = { ...sent }
  for (const [name, property] of Object.entries(properties)) {
    const path = prefix + name
    const own = patch[name]
    if (own === undefined) {
      if (returns(property, path)) patch[name] = null
    } else if (property.properties) {
      // copyRecord made it.
      patch[name] = withNulls(property.properties, own as Record<string, unknown>, `${path}.`, returns)
    }
  }
  return patch
}

/** `__proto__` in a request body must become an own property, so that it is refused by name. */
function define(record: object, name: string, value: unknown): void {
  Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true })
}
