import type { Model } from '../Model.ts'
import type { EntitySource, PropertySource, ReferenceSource, ShapeSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { readCalls } from '../readCalls.ts'
import type { Report } from './Report.ts'

/** What makes up the options of a list of choices. */
interface ChosenFrom {
  property: PropertySource
  reference?: ReferenceSource | undefined
}

/** Rules of choices belong to a list that is chosen from something, and an option that can be closed says why. */
export function checkChoices(
  model: Model,
  file: SourceFile<'rules'>,
  entity: EntitySource,
  report: Report,
): void {
  for (const [name, { choices, reference }] of Object.entries(file.value.fields ?? {})) {
    const property = entity.properties[name]
    if (choices === undefined || property === undefined) continue
    const at = ['fields', name, 'choices']
    if (!isChosen({ property, reference })) {
      const problem = `${name} has nothing to choose several from: its items need an "enum" or a "catalogue", or the field a "reference"`
      report(file, at, 'choices-nowhere', problem, { key: true })
    }
    if (choices.enabledWhen !== undefined && choices.because === undefined) {
      const problem = 'an option that can be closed says why: "because" is missing'
      report(file, [...at, 'enabledWhen'], 'missing-reason', problem)
    }
    const option = optionShape(model, { property, reference })
    for (const [index, { by }] of (choices.groups ?? []).entries()) {
      const names = Object.keys(option?.properties ?? {})
      if (by === undefined || option === undefined || names.includes(by)) continue
      const problem = `no field "${by}" on an option of ${name}`
      report(file, [...at, 'groups', index, 'by'], 'unknown-field', problem, { among: { name: by, names } })
    }
  }
}

/** Whether several values of the property are chosen from what is known. */
export function isChosen({ property, reference }: ChosenFrom): boolean {
  const { type, items } = property
  return (
    type === 'array' &&
    (items?.enum !== undefined || items?.catalogue !== undefined || reference !== undefined)
  )
}

/** What conditions may read of an option, as `item`; undefined where only code knows. */
export function optionShape(model: Model, { property, reference }: ChosenFrom): ShapeSource | undefined {
  const { items } = property
  if (reference !== undefined) {
    const call = readCalls(model).find(reference.get, (each) => each.items !== undefined)
    return call?.answer?.properties?.[call.items ?? '']?.items
  }
  if (items?.catalogue !== undefined) return catalogueShape(model, items.catalogue)
  if (items?.enum === undefined) return undefined
  return {
    type: 'object',
    properties: { value: { type: items.type, enum: items.enum } },
    required: ['value'],
  }
}

function catalogueShape(model: Model, id: string): ShapeSource | undefined {
  const entries = model.catalogues.get(id)?.value.items
  if (entries === undefined) return undefined
  const properties: Record<string, ShapeSource> = {}
  const counts = new Map<string, number>()
  for (const entry of entries) {
    for (const [name, value] of Object.entries(entry)) {
      properties[name] ??= { type: typeof value }
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  const required = [...counts].flatMap(([name, count]) => (count === entries.length ? [name] : []))
  return { type: 'object', properties, required }
}
