import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import { viewOf } from './viewOf.ts'
import { findProperty } from '../../language/index.ts'
import type { EntityDefinition, FieldView } from '../../language/portal.ts'

/** What RJSF is given: derived once per step and definition. */
export interface RjsfForm {
  schema: RJSFSchema
  uiSchema: UiSchema
}

/**
 * Only the tree of fields and their order: values, conditions and errors stay in the form store,
 * so that RJSF has nothing to compute when one of them changes.
 */
export function toRjsfForm(
  entity: EntityDefinition,
  fields: string[],
  views: Record<string, FieldView>,
): RjsfForm {
  const schema: RJSFSchema = { type: 'object', properties: {} }
  const uiSchema: UiSchema = {}
  for (const name of fields) addField(entity, views, name, name, schema, uiSchema)
  return { schema, uiSchema }
}

/** The engine verifies records itself; RJSF asks nothing of its validator but that it is there. */
export const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

function addField(
  entity: EntityDefinition,
  views: Record<string, FieldView>,
  path: string,
  name: string,
  parent: RJSFSchema,
  uiSchema: UiSchema,
): void {
  const property = findProperty(entity, path)
  if (!property || !parent.properties) return
  if (viewOf(entity, views, path)) {
    parent.properties[name] = { type: 'string' }
    uiSchema[name] = { 'ui:field': 'EngineField' }
    return
  }
  const group: RJSFSchema = { type: 'object', properties: {} }
  const groupUi: UiSchema = {}
  for (const [child, nested] of Object.entries(property.properties ?? {})) {
    if (!nested.readOnly) addField(entity, views, `${path}.${child}`, child, group, groupUi)
  }
  parent.properties[name] = group
  uiSchema[name] = groupUi
}
