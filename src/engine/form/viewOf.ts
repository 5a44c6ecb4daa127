import { findProperty } from '../../language/index.ts'
import type { EntityDefinition, FieldView, PropertyDefinition } from '../../language/portal.ts'

/** The view a definition gives a field, else the widget its type suggests; `undefined` for a plain group of fields. */
export function viewOf(
  entity: EntityDefinition,
  views: Record<string, FieldView>,
  path: string,
): FieldView | undefined {
  const stated = views[path]
  if (stated?.widget) return stated
  const property = findProperty(entity, path)
  if (!property) return undefined
  const widget = widgetFor(property, entity.rules.fields[path]?.reference !== undefined)
  return widget ? { widget, options: {}, fills: [] } : undefined
}

function widgetFor(property: PropertyDefinition, isReference: boolean): string | undefined {
  if (isReference) return 'reference-select'
  if (property.enum || property.catalogue) return 'select'
  switch (property.type) {
    case 'string':
      if (property.format === 'date') return 'date'
      return property.format === 'local-date-time' ? 'date-time' : 'text'
    case 'array':
      return property.items?.type === 'string' ? 'tags' : undefined
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'switch'
    default:
      return undefined
  }
}
