import type { PathSegment } from './Diagnostic.ts'
import { entityOfResource } from './Model.ts'
import type { ModuleModel, SharedModel } from './Model.ts'
import { moduleOf } from './modelIndex.ts'
import type { FieldSectionSource } from './read/source.ts'
import type { SourceFile } from './read/SourceFile.ts'

/** A step of a wizard or a form on a page. */
export interface FieldHolder {
  when?: string
  fields?: string[]
  sections?: FieldSectionSource[]
}

/** Fields that are drawn below each other, under one heading or none. */
export interface FieldUnit {
  at: PathSegment[]
  fields: string[]
  section?: FieldSectionSource
}

/** A field where a step, form or section names it. */
export interface PlacedField {
  name: string
  at: PathSegment[]
  /** The conditions around it, outermost first. */
  whens: { text: string; at: PathSegment[] }[]
}

/** The fields of a step or form in the order they are drawn: its own, then those of each section. */
export function fieldUnits({ fields = [], sections = [] }: FieldHolder, at: PathSegment[]): FieldUnit[] {
  const own = fields.length > 0 ? [{ at: [...at, 'fields'], fields }] : []
  return [
    ...own,
    ...sections.map((section, index) => ({
      at: [...at, 'sections', index, 'fields'],
      fields: section.fields,
      section,
    })),
  ]
}

/** Every field of a step or form, with the conditions around it. */
export function placedFields(holder: FieldHolder, at: PathSegment[]): PlacedField[] {
  const outer = holder.when === undefined ? [] : [{ text: holder.when, at: [...at, 'when'] }]
  return fieldUnits(holder, at).flatMap((unit) => {
    const when = unit.section?.when
    const whens =
      when === undefined ? outer : [...outer, { text: when, at: [...unit.at.slice(0, -1), 'when'] }]
    return unit.fields.map((name, index) => ({ name, at: [...unit.at, index], whens }))
  })
}

/** The names alone. */
export function fieldNames(holder: FieldHolder): string[] {
  return fieldUnits(holder, []).flatMap((unit) => unit.fields)
}

/** Every step and form of a module, with the resource whose record it edits. */
export function holdersOf({ wizards, pages }: ModuleModel): {
  file: SourceFile<'wizard' | 'page'>
  at: PathSegment[]
  holder: FieldHolder
  resource: string
}[] {
  return [
    ...wizards.flatMap((file) =>
      file.value.steps.map((holder, index) => {
        return { file, at: ['steps', index], holder, resource: file.value.resource }
      }),
    ),
    ...pages.flatMap((file) =>
      file.value.blocks.flatMap((block, index) => {
        if (block.kind !== 'form') return []
        // A block is left out as a whole, whatever its fields are.
        const { when: _, ...holder } = block
        return [{ file, at: ['blocks', index], holder, resource: block.resource }]
      }),
    ),
  ]
}

/** A field as one wizard or page shows it. */
export interface FieldPlacement extends PlacedField {
  file: SourceFile<'wizard' | 'page'>
}

/** Every place in the wizards and forms of its module that shows a field of the entity. */
export function placementsOf(model: SharedModel, file: SourceFile<'entity'>): FieldPlacement[] {
  const module = moduleOf(model, file.module)
  if (module === undefined) return []
  return holdersOf(module)
    .filter(({ resource }) => entityOfResource(model, resource)?.value.id === file.value.id)
    .flatMap((each) => placedFields(each.holder, each.at).map((placed) => ({ ...placed, file: each.file })))
}

/**
 * What the steps and sections around each field of the entity ask. It belongs to the field's rules, so browser and
 * server hide the field by the same condition; the check has refused places that differ.
 */
export function conditionsAround(model: SharedModel, file: SourceFile<'entity'>): Map<string, string[]> {
  return new Map(
    placementsOf(model, file).flatMap(({ name, whens }): [string, string[]][] =>
      whens.length > 0 ? [[name, whens.map(({ text }) => text)]] : [],
    ),
  )
}
