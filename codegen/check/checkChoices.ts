import type { JsonValue } from '../../src/language/portal.ts'
import { chosenFrom, chosenItem } from '../chosenItem.ts'
import type { SharedModel } from '../Model.ts'
import type {
  DefinitionKind,
  ChoicesSource,
  EntitySource,
  PropertySource,
  ReferenceSource,
  ShapeSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { findOptions } from '../readCalls.ts'
import { becauseMissing } from './becauseMissing.ts'
import type { Report } from './Report.ts'

/** What makes up the options of a list of choices. */
interface ChosenFrom {
  property: PropertySource
  reference?: ReferenceSource | undefined
}

/** Rules of choices belong to what is chosen from something, and an option that can be closed says why. */
export function checkChoices(
  model: SharedModel,
  file: SourceFile<'rules'>,
  entity: EntitySource,
  report: Report,
): void {
  for (const [name, { choices, reference }] of Object.entries(file.value.fields ?? {})) {
    const property = entity.properties[name]
    if (choices === undefined || property === undefined) continue
    const at = ['fields', name, 'choices']
    const isOne = property.type !== 'array' && chosenFrom(property) !== undefined
    if (!isChosen({ property, reference }) && !isOne) {
      const problem = `${name} has nothing to choose from: it or its items need an "enum" or a "catalogue", or a list a "reference"`
      report(file, at, 'choices-nowhere', problem, { key: true })
    }
    for (const key of ['groups', 'keptWhen', 'removed'] as const) {
      if (!isOne || choices[key] === undefined) continue
      const problem = `"${key}" is for lists, and ${name} takes one value`
      report(file, [...at, key], 'choices-nowhere', problem, { key: true })
    }
    if (choices.enabledWhen !== undefined && choices.because === undefined) {
      report(file, [...at, 'enabledWhen'], 'missing-reason', becauseMissing)
    }
    if (choices.keptWhen !== undefined && choices.keptBecause === undefined) {
      const problem = 'add "keptBecause": the reason people see when they can\'t remove the item'
      report(file, [...at, 'keptWhen'], 'missing-reason', problem)
    }
    if (choices.keptWhen !== undefined && reference !== undefined) {
      const problem = `"keptWhen" is for items that are chosen from an enum or a catalogue, and ${name} has a reference`
      report(file, [...at, 'keptWhen'], 'choices-nowhere', problem, { key: true })
    }
    const option = optionShape(model, { property, reference })
    checkHints(model, file, at, { choices, option, name }, report)
    for (const [index, { by }] of (choices.groups ?? []).entries()) {
      const names = Object.keys(option?.properties ?? {})
      if (by === undefined || option === undefined || names.includes(by)) continue
      const problem = `no field "${by}" on an option of ${name}`
      report(file, [...at, 'groups', index, 'by'], 'unknown-field', problem, { among: { name: by, names } })
    }
    checkGroupBy(file, at, { choices, option, name }, report)
  }
}

/** Headings are texts that every option has. */
function checkGroupBy(
  file: SourceFile<'rules'>,
  around: (string | number)[],
  { choices, option, name }: { choices: ChoicesSource; option: ShapeSource | undefined; name: string },
  report: Report,
): void {
  const { groupBy: key, groups } = choices
  if (key === undefined) return
  const at = [...around, 'groupBy']
  if (groups !== undefined)
    report(file, at, 'choices-nowhere', 'options are grouped by "groups" or by "groupBy", not both', {
      key: true,
    })
  const names = Object.keys(option?.properties ?? {})
  if (option === undefined) return
  if (!names.includes(key)) {
    const problem = `no field "${key}" on an option of ${name}`
    report(file, at, 'unknown-field', problem, { among: { name: key, names } })
  } else if (option.properties?.[key]?.type !== 'string' || !option.required?.includes(key))
    report(file, at, 'field-type', `headings are texts of all options, and ${key} is not one`)
}

/** Whether several values of the property are chosen from what is known. */
export function isChosen({ property, reference }: ChosenFrom): boolean {
  return property.type === 'array' && (reference !== undefined || chosenItem(property) !== undefined)
}

/** What fills the slots of a hint is a value of the option, worded by a cell. */
function checkHints(
  model: SharedModel,
  file: SourceFile<'rules'>,
  around: (string | number)[],
  { choices, option, name }: { choices: ChoicesSource; option: ShapeSource | undefined; name: string },
  report: Report,
): void {
  const cells = Object.keys(model.registry.value.cells)
  const names = Object.keys(option?.properties ?? {})
  for (const [index, { slots = {} }] of (choices.hints ?? []).entries())
    for (const [slot, { path, cell }] of Object.entries(slots)) {
      const at = [...around, 'hints', index, 'slots', slot]
      if (option !== undefined && !names.includes(path))
        report(file, [...at, 'path'], 'unknown-field', `no field "${path}" on an option of ${name}`, {
          among: { name: path, names },
        })
      if (!cells.includes(cell))
        report(file, [...at, 'cell'], 'unknown-cell', `no cell "${cell}"`, {
          among: { name: cell, names: cells },
        })
    }
}

/** What conditions may read of an option, as `item`; undefined where only code knows. */
export function optionShape(
  model: SharedModel,
  { property, reference }: ChosenFrom,
): ShapeSource | undefined {
  if (reference !== undefined) {
    const call = findOptions(model, reference.get)
    return call?.answer?.properties?.[call.items ?? '']?.items
  }
  const chosen = chosenFrom(property)
  if (chosen === undefined) return undefined
  const { catalogue, type, enum: values } = chosen.property
  const offered: ShapeSource | undefined =
    catalogue !== undefined
      ? catalogueShape(model, catalogue)
      : {
          type: 'object',
          properties: { value: { type, ...(values && { enum: values }) } },
          required: ['value'],
        }
  if (offered === undefined || chosen.name === undefined) return offered
  return { ...offered, properties: { ...property.items?.properties, ...offered.properties } }
}

const FOLLOWED_BY_NO_ITEM: ReadonlySet<DefinitionKind> = new Set(['rules', 'list', 'wizard', 'page'])

function catalogueShape(model: SharedModel, id: string): ShapeSource | undefined {
  const { items: entries, from } = model.catalogues.get(id)?.value ?? {}
  // What items follow from may be among what could not be read.
  const isUnsure =
    from !== undefined && [...model.broken.keys()].some((kind) => !FOLLOWED_BY_NO_ITEM.has(kind))
  if (entries === undefined || isUnsure) return undefined
  const named = Map.groupBy(
    entries.flatMap((entry) => Object.entries(entry)),
    ([name]) => name,
  )
  const properties: Record<string, ShapeSource> = {}
  for (const [name, own] of named) properties[name] = shapeOf(own.map(([, value]) => value))
  const required = [...named].flatMap(([name, own]) => (own.length === entries.length ? [name] : []))
  return { type: 'object', properties, required }
}

/** Of what the items of a catalogue have under one name. */
function shapeOf(values: readonly JsonValue[]): ShapeSource {
  const [first] = values
  if (!Array.isArray(first)) return { type: typeof first }
  const kinds = new Set(
    values.flatMap((each) => (Array.isArray(each) ? each : [])).map((each) => typeof each),
  )
  return { type: 'array', items: { type: kinds.size === 1 ? ([...kinds][0] ?? 'string') : 'object' } }
}
