import type { EntityDefinition, PropertyDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'
import { isVisible } from './fieldState.ts'
import { defaultValue } from './initialValue.ts'
import { isPresent } from './isPresent.ts'
import { isWritable, type WriteOperation } from './isWritable.ts'
import { getPath, setPath } from '../shared/paths.ts'

/**
 * Gives each empty field with `keepsDefault` its default, as far as it shows and can be written.
 * @returns a new record; `value` itself when nothing is filled
 */
export function fillEmptied<Value extends object>(
  entity: EntityDefinition,
  value: Value,
  operation: WriteOperation,
  scope: Scope,
): Value {
  let filled = value
  const visit = (properties: Record<string, PropertyDefinition>, prefix: string): void => {
    for (const [name, property] of Object.entries(properties)) {
      const path = prefix + name
      if (property.properties) visit(property.properties, `${path}.`)
      if (!property.keepsDefault || !isWritable(property, operation) || isPresent(getPath(filled, path)))
        continue
      const formScope = { ...scope, form: filled }
      if (!isVisible(entity, path, formScope)) continue
      const next = defaultValue(entity, path, property, formScope)
      if (next !== undefined) filled = setPath(filled, path, next)
    }
  }
  visit(entity.properties, '')
  return filled
}
