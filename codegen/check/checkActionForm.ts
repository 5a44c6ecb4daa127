import type { PathSegment } from '../Diagnostic.ts'
import type { SharedModel } from '../Model.ts'
import type { ActionFormSource, ConfirmSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import { checkCompleteness, checkViews } from './checkWizards.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

export interface ActionPlace {
  form: ActionFormSource
  confirm: ConfirmSource | undefined
  /** Entity of the record the action is about. */
  own: string
}

/** An action asks for values that stand alone: what needs a record of its own belongs to a screen. */
export function checkActionForm(
  model: SharedModel,
  file: SourceFile,
  at: PathSegment[],
  { form, confirm, own }: ActionPlace,
  report: Report,
): void {
  if (confirm === undefined) {
    const problem = 'add "confirm": the form is shown in it'
    report(file, at, 'missing-beside', problem, { key: true })
  }
  const named = form.entity ?? own
  const entity = model.entities.get(named)
  if (entity === undefined || entity.module !== file.module) {
    if (form.entity === undefined || model.broken.has('entity')) return
    const names = [...model.entities.values()].flatMap((each) =>
      each.module === file.module ? [each.value.id] : [],
    )
    return report(file, [...at, 'entity'], 'unknown-entity', `no entity "${named}"`, {
      among: { name: named, names },
    })
  }
  const { value } = entity
  for (const [index, name] of form.fields.entries()) {
    const place = [...at, 'fields', index]
    const property = checkFieldPath(file, place, name, recordShape(value), named, report, { typed: true })
    if (property === undefined) continue
    const { reference, challenge } = model.rules.get(named)?.value.fields?.[name] ?? {}
    const refuse = (problem: string) => report(file, place, 'form-field', problem)
    if (property.readOnly === true || property.writeOn?.includes('create') === false)
      refuse(`only the server writes ${name}`)
    if (reference !== undefined || challenge !== undefined)
      refuse(`${name} has a ${reference ? 'reference' : 'challenge'}, which belongs to the form of a record`)
    if (property.file !== undefined || property.items?.file !== undefined)
      refuse(`${name} is a file, which belongs to the form of a record`)
    if (property.sensitive !== undefined && (property.sensitive !== 'unstored' || named === own))
      refuse(`${name} is a secret that is stored, which belongs to the form of a record`)
  }
  const shown = { shown: form.fields, missing: 'not in the form' } as const
  checkViews(model, file, { ...shown, at: [...at, 'views'], views: form.views }, value, report)
  if (named !== own) checkCompleteness(file, { ...shown, at: [...at, 'fields'] }, value, report)
}
