import type { ActionFormDefinition } from '../../src/language/portal.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import type { ActionFormSource } from '../read/source.ts'
import { normalizeViews } from './normalizeWizard.ts'
import type { Qualify } from './qualifyText.ts'

/** The form of an action on a record of `own`: each field has a widget. */
export function normalizeActionForm(
  model: SharedModel,
  { entity: named, fields, views }: ActionFormSource,
  own: string,
  qualify: Qualify,
): ActionFormDefinition {
  const entity = model.entities.get(named ?? own)?.value
  return {
    entity: named ?? own,
    fields,
    views: normalizeViews(model, { entity, shown: fields, views }, qualify),
  }
}

/** Every form of a module's actions. */
export function actionForms(
  model: SharedModel,
  { lifecycles, resources, lists }: ModuleModel,
  qualify: Qualify,
): ActionFormDefinition[] {
  const asked = [
    ...lifecycles.flatMap(({ value }) => value.transitions.map(({ form }) => ({ form, own: value.entity }))),
    ...resources.map(({ value }) => ({ form: value.operations.rotate?.form, own: value.entity })),
    ...lists.flatMap(({ value }) => {
      const own = model.resources.get(value.resource)?.value.entity ?? ''
      return (value.rowActions ?? []).map((action) => ({
        form: action.call === undefined ? undefined : action.form,
        own,
      }))
    }),
  ]
  return asked.flatMap(({ form, own }) => (form ? normalizeActionForm(model, form, own, qualify) : []))
}
