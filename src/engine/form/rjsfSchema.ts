import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { isRows, viewOf } from './viewOf.ts'
import { findProperty, isItemKey } from '../../language/index.ts'
import type { EntityDefinition, FieldView, PropertyDefinition } from '../../language/portal.ts'
import type { Translate } from '../registry/portalContext.ts'

/** What RJSF is given: derived once per step and definition. */
export interface RjsfForm {
  schema: RJSFSchema
  uiSchema: UiSchema
  /** Which place of the entity each part of the schema describes; an array's items are at `[0]`. */
  paths: Map<RJSFSchema, string>
}

const KEYWORDS = [
  'type',
  'enum',
  'format',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'required',
] as const

/** The named fields of an entity as the JSON Schema they are, and its views as RJSF's uiSchema. */
export function toRjsfForm(
  entity: EntityDefinition,
  fields: string[],
  views: Record<string, FieldView>,
  t: Translate,
): RjsfForm {
  const paths: RjsfForm['paths'] = new Map()
  const properties: Record<string, RJSFSchema> = {}
  const uiSchema: UiSchema = {}
  for (const name of fields) {
    const property = findProperty(entity, name)
    if (!property) continue
    properties[name] = schemaOf(property, name)
    uiSchema[name] = uiSchemaOf(property, name, properties[name])
  }
  const required = entity.required.filter((name) => name in properties)
  return { schema: { type: 'object', properties, required }, uiSchema, paths }

  function schemaOf(property: PropertyDefinition, path: string): RJSFSchema {
    const keywords = KEYWORDS.filter((keyword) => property[keyword] !== undefined)
    const part: RJSFSchema = Object.fromEntries(keywords.map((keyword) => [keyword, property[keyword]]))
    part.title = t(property.title)
    if (property.items) part.items = schemaOf(property.items, `${path}[0]`)
    if (property.properties) {
      part.properties = Object.fromEntries(
        Object.entries(property.properties).map(([name, nested]) => [
          name,
          schemaOf(nested, `${path}.${name}`),
        ]),
      )
    }
    paths.set(part, path)
    return part
  }

  /** How a part is drawn; of one that is drawn as its parts, those that are not drawn leave the schema. */
  function uiSchemaOf(property: PropertyDefinition, path: string, part: RJSFSchema): UiSchema {
    const view = viewOf(entity, views, path)
    const ui: UiSchema = {
      'ui:title': t(property.title),
      // RJSF's way to say that a widget draws no label: the field's template does.
      'ui:label': false,
      'ui:options': { ...view?.options },
    }
    if (property.help) ui['ui:help'] = t(property.help)
    if (property.placeholder) ui['ui:placeholder'] = t(property.placeholder)
    if (property.enum) ui['ui:enumNames'] = property.enum.map((value) => textOf(property, value))
    if (view && !isRows(view)) return { ...ui, 'ui:widget': view.widget }
    if (property.items && isSchema(part.items)) {
      ui['ui:orderable'] = view?.options['order'] !== undefined
      ui['items'] = uiSchemaOf(property.items, `${path}[0]`, part.items)
    }
    const nested: Record<string, RJSFSchema> = {}
    for (const name of drawnNames(property, path)) {
      const [child, childPart] = [property.properties?.[name], part.properties?.[name]]
      if (!child || !isSchema(childPart)) continue
      nested[name] = childPart
      ui[name] = uiSchemaOf(child, `${path}.${name}`, childPart)
    }
    if (part.properties) part.properties = nested
    return ui
  }

  /** What the server alone writes is not drawn, nor the number of a line: people see it as the order itself. */
  function drawnNames(property: PropertyDefinition, path: string): string[] {
    const list = path.endsWith('[0]') ? path.slice(0, -3) : undefined
    const order = list !== undefined && viewOf(entity, views, list)?.options['order']
    const isKeyed = list !== undefined && findProperty(entity, list)?.keyed === true
    return Object.entries(property.properties ?? {}).flatMap(([name, { readOnly }]) =>
      readOnly || name === order || (isKeyed && isItemKey(name)) ? [] : [name],
    )
  }

  function textOf(property: PropertyDefinition, value: string | number): string {
    const text = property.enumTexts?.[String(value)]
    return text ? t(text) : String(value)
  }
}

function isSchema(part: unknown): part is RJSFSchema {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}
