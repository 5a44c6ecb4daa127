import type { PathSegment } from '../Diagnostic.ts'
import { entityOfResource } from '../Model.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import { fieldUnits, placementsOf } from '../placedFields.ts'
import type { FieldHolder, FieldPlacement } from '../placedFields.ts'
import type { BadgeSource, ViewSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** A step of a wizard or a form on a page, with the views of its fields. */
interface Place {
  file: SourceFile<'wizard' | 'page'>
  at: PathSegment[]
  holder: FieldHolder
  /** How messages call it. */
  name: string
  views: { at: PathSegment[]; values: Record<string, ViewSource> }
}

/** Sections, lines and badges of steps and forms, and that a field is hidden alike wherever it is shown. */
export function checkFieldPlaces(model: SharedModel, module: ModuleModel, report: Report): void {
  for (const place of placesOf(model, module)) {
    checkSections(place, report)
    checkLines(place, report)
  }
  for (const { file, at, badges } of badgesOf(module)) {
    const names = Object.keys(model.portal.value.badges ?? {})
    for (const [index, badge] of badges.entries()) {
      if (typeof badge !== 'string' || names.includes(badge)) continue
      const problem = `no badge "${badge}" in portal.json`
      report(file, [...at, index], 'unknown-badge', problem, { among: { name: badge, names } })
    }
  }
  for (const entity of module.entities) checkConditionsAround(model, entity, report)
}

function placesOf(model: SharedModel, { wizards, pages }: ModuleModel): Place[] {
  return [
    ...wizards.flatMap((file) =>
      file.value.steps.map((step, index) => ({
        file,
        at: ['steps', index],
        holder: step,
        name: `step "${step.id}"`,
        views: { at: ['fields'], values: file.value.fields ?? {} },
      })),
    ),
    ...pages.flatMap((file) =>
      file.value.blocks.flatMap((block, index) => {
        if (block.kind !== 'form' || entityOfResource(model, block.resource) === undefined) return []
        const views = { at: ['blocks', index, 'views'], values: block.views ?? {} }
        return [{ file, at: ['blocks', index], holder: block, name: 'the form', views }]
      }),
    ),
  ]
}

function checkSections({ file, at, holder }: Place, report: Report): void {
  const seen = new Set<string>()
  for (const [index, { id }] of (holder.sections ?? []).entries()) {
    const path = [...at, 'sections', index, 'id']
    if (seen.has(id)) report(file, path, 'duplicate-id', `"${id}" is used twice in sections`)
    seen.add(id)
  }
}

/** A line has several fields, and they stand in one section. */
function checkLines({ file, at, holder, name, views }: Place, report: Report): void {
  for (const { fields, section } of fieldUnits(holder, at)) {
    const grouped = Object.entries(views.values).filter(
      ([field, view]) => view.group !== undefined && fields.includes(field),
    )
    for (const [field, { group }] of grouped) {
      if (grouped.filter(([, view]) => view.group === group).length > 1) continue
      const others = grouped.flatMap(([, view]) => (view.group === group ? [] : (view.group ?? [])))
      const where = section === undefined ? name : `section "${section.id}"`
      const problem = `no other field of ${where} is in group "${group}"`
      const aim = { suggestion: nearestName(group ?? '', others) }
      report(file, [...views.at, field, 'group'], 'lonely-group', problem, aim)
    }
  }
}

/** Every list of badges of a module. */
export function* badgesOf({ wizards, pages }: ModuleModel): Generator<{
  file: SourceFile<'wizard' | 'page'>
  at: PathSegment[]
  badges: (string | BadgeSource)[]
  resource: string
}> {
  for (const file of wizards) {
    const { resource, steps, fields } = file.value
    for (const [index, step] of steps.entries())
      for (const each of badgesIn(step, ['steps', index], fields, ['fields']))
        yield { file, resource, ...each }
  }
  for (const file of pages) {
    for (const [index, block] of file.value.blocks.entries()) {
      if (block.kind !== 'form') continue
      const at = ['blocks', index]
      for (const each of badgesIn(block, at, block.views, [...at, 'views']))
        yield { file, resource: block.resource, ...each }
    }
  }
}

function* badgesIn(
  holder: FieldHolder,
  at: PathSegment[],
  views: Record<string, ViewSource> = {},
  viewsAt: PathSegment[],
): Generator<{ at: PathSegment[]; badges: (string | BadgeSource)[] }> {
  for (const [index, { badges }] of (holder.sections ?? []).entries())
    if (badges) yield { at: [...at, 'sections', index, 'badges'], badges }
  for (const { fields } of fieldUnits(holder, at))
    for (const name of fields) {
      const badges = views[name]?.badges
      if (badges) yield { at: [...viewsAt, name, 'badges'], badges }
    }
}

/**
 * A field has one rule of when it is hidden, for every screen and for the server. So it can't stand under a
 * condition in one place and under none, or another, in a second.
 */
function checkConditionsAround(model: SharedModel, entity: SourceFile<'entity'>, report: Report): void {
  const placements = Map.groupBy(placementsOf(model, entity), ({ name }) => name)
  for (const [name, places] of placements) {
    const around = places.map(({ whens }) => whens.map(({ text }) => text).join(' && '))
    const [first = ''] = around
    const other = places.find((_, index) => around[index] !== first)
    const stated = places.find(({ whens }) => whens.length > 0)
    const [when] = stated?.whens ?? []
    if (stated === undefined || when === undefined) continue
    if (other !== undefined) {
      const elsewhere = stated === places[0] ? other : places[0]
      const problem = `${name} is also shown ${nameOf(elsewhere)} under another condition, or none: say it in "visibleWhen" of its rules instead`
      report(stated.file, when.at, 'places-differ', problem)
    } else if (entity.value.required.includes(name)) {
      const problem = `${name} is always required but not always visible: use requiredWhen in place of required`
      report(stated.file, when.at, 'required-hidden', problem)
    }
  }
}

function nameOf(place: FieldPlacement | undefined): string {
  return place === undefined ? '' : `in ${place.file.kind} "${place.file.value.id}"`
}
