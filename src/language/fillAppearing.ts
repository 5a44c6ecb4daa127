import type { EntityDefinition, PropertyDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'
import { formReads, isVisible } from './fieldState.ts'
import { defaultValue } from './initialValue.ts'
import { isPresent } from './isPresent.ts'
import { isWritable, type WriteOperation } from './isWritable.ts'
import { getPath, setPath } from '../shared/paths.ts'

export interface AppearingOptions<Value> {
  entity: EntityDefinition
  /** The record before the change. */
  before: object
  /** The record with the change in it. */
  after: Value
  operation: WriteOperation
  scope: Scope
  /** Fields that were cleared on purpose stay empty. */
  isCleared?: (path: string) => boolean
  /** Sets a field; `setPath` unless more follows from it. */
  write?: (value: Value, path: string, next: unknown) => Value
}

/**
 * Gives empty fields that a change makes visible their default, as a new record has it from the start.
 * A default can make further fields visible; each field is filled at most once.
 * @returns a new record; `after` itself when nothing appears
 */
export function fillAppearing<Value extends object>(options: AppearingOptions<Value>): Value {
  const { entity, before, operation, scope, isCleared = () => false, write = setPath } = options
  let value = options.after
  const { reads } = hideableFields(entity)
  if (reads.every((path) => getPath(before, path) === getPath(value, path))) return value
  const hidden = hiddenFields(entity, operation, { ...scope, form: before })
  for (let path = appearing(); path !== undefined; path = appearing()) {
    const filled = defaultValue(entity, path, hidden.get(path), { ...scope, form: value })
    hidden.delete(path)
    if (filled !== undefined) value = write(value, path, filled)
  }
  return value

  function appearing(): string | undefined {
    const formScope = { ...scope, form: value }
    return hidden
      .keys()
      .find(
        (path) => !isCleared(path) && !isPresent(getPath(value, path)) && isVisible(entity, path, formScope),
      )
  }
}

/** Fields with a default that can be written but don't show; none inside lists, whose items have no defaults. */
function hiddenFields(
  entity: EntityDefinition,
  operation: WriteOperation,
  scope: Scope,
): Map<string, PropertyDefinition> {
  const hidden = new Map<string, PropertyDefinition>()
  for (const { path, along, property } of hideableFields(entity).fields)
    if (along.every((each) => isWritable(each, operation)) && !isVisible(entity, path, scope))
      hidden.set(path, property)
  return hidden
}

interface HideableField {
  path: string
  /** The property with the objects around it. */
  along: PropertyDefinition[]
  property: PropertyDefinition
}

interface Hideable {
  fields: HideableField[]
  /** The paths of the record that decide whether they show. */
  reads: string[]
}

const hideable = new WeakMap<EntityDefinition, Hideable>()

/** Fields with a default that a rule can hide; looked for once, because every keystroke asks. */
function hideableFields(entity: EntityDefinition): Hideable {
  const known = hideable.get(entity)
  if (known) return known
  const found: HideableField[] = []
  const visit = (
    properties: Record<string, PropertyDefinition>,
    around: Omit<HideableField, 'property'>,
    ruled: boolean,
  ): void => {
    for (const [name, property] of Object.entries(properties)) {
      const path = around.path === '' ? name : `${around.path}.${name}`
      const along = [...around.along, property]
      const rule = entity.rules.fields[path]
      const isRuled = ruled || rule?.visibleWhen !== undefined
      if (isRuled && (rule?.default ?? property.default) !== undefined) found.push({ path, along, property })
      visit(property.properties ?? {}, { path, along }, isRuled)
    }
  }
  visit(entity.properties, { path: '', along: [] }, false)
  const reads = new Set(found.flatMap(({ path }) => formReads(entity, path)))
  const result = { fields: found, reads: [...reads] }
  hideable.set(entity, result)
  return result
}
