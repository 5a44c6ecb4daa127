import { fileRulesOf, findProperty } from '../../language/index.ts'
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
  const { reference, challenge } = entity.rules.fields[path] ?? {}
  const widget = challenge ? 'challenge' : widgetFor(property, reference !== undefined)
  return widget ? { widget, options: {}, fills: [] } : undefined
}

/** A list whose lines are made of fields is drawn by RJSF's array field, not by a widget. */
export function isRows(view: FieldView): boolean {
  return view.widget === 'rows'
}

function widgetFor(property: PropertyDefinition, isReference: boolean): string | undefined {
  if (fileRulesOf(property)) return 'files'
  if (property.type === 'array' && (isReference || property.items?.enum || property.items?.catalogue))
    return 'choices'
  if (isReference) return 'reference-select'
  if (property.enum || property.catalogue) return 'select'
  switch (property.type) {
    case 'string':
      if (property.format === 'date') return 'date'
      return property.format === 'local-date-time' ? 'date-time' : 'text'
    case 'array':
      return property.items?.type === 'string' ? 'tags' : 'rows'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'switch'
    default:
      return undefined
  }
}
