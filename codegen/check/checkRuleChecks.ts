import type { PathSegment } from '../Diagnostic.ts'
import { unread } from '../checkPlaces.ts'
import { splitPath } from '../fieldPaths.ts'
import { entityOfResource, type SharedModel } from '../Model.ts'
import { resourcesOfEntity } from '../modelIndex.ts'
import type { CheckSource, EntitySource, PropertySource, ShapeSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** Checks show their text at a field, and those in code get what they read. */
export function checkChecks(
  model: SharedModel,
  file: SourceFile<'rules'>,
  entity: EntitySource,
  report: Report,
): void {
  for (const [index, each] of (file.value.checks ?? []).entries()) {
    const at = ['checks', index]
    const shape = shapeOfCheck(file, at, each, entity, report)
    for (const { field, place } of fieldsOf(each, at))
      if (shape) checkFieldPath(file, place, field, shape, entity.id, report, { typed: true })
    if (each.check !== undefined) checkReads(model, file, at, each.check, each, entity, report)
  }
}

function fieldsOf({ at }: CheckSource, place: PathSegment[]): { field: string; place: PathSegment[] }[] {
  if (typeof at === 'string') return [{ field: at, place: [...place, 'at'] }]
  return at.map((field, index) => ({ field, place: [...place, 'at', index] }))
}

/** What `at` is a field of: the record, or an item of the list that `each` names. */
function shapeOfCheck(
  file: SourceFile<'rules'>,
  at: PathSegment[],
  { each }: CheckSource,
  entity: EntitySource,
  report: Report,
): PropertySource | undefined {
  if (each === undefined) return recordShape(entity)
  const place = [...at, 'each']
  const list = checkFieldPath(file, place, each, recordShape(entity), entity.id, report)
  if (list && list.items?.type !== 'object') {
    report(file, place, 'field-type', `${each} is not a list of objects`)
    return undefined
  }
  return list?.items
}

function checkReads(
  model: SharedModel,
  file: SourceFile<'rules'>,
  at: PathSegment[],
  check: string,
  source: CheckSource,
  entity: EntitySource,
  report: Report,
): void {
  const { checks } = model.registry.value
  const { account, config, user } = model.context.value.roots
  const known = Object.hasOwn(checks, check) ? checks[check] : undefined
  if (known === undefined) {
    const aim = { among: { name: check, names: Object.keys(checks) } }
    report(file, [...at, 'check'], 'unknown-check', `no check "${check}"`, aim)
    return
  }
  const left = unread(source, checks)
  const [own] = left
  const places =
    left.length === 1 && own !== undefined ? fieldsOf(source, at).map((each) => ({ ...each, name: own })) : []
  if (left.length > 1)
    for (const name of left) {
      const place = source.reads === undefined ? [...at, 'check'] : [...at, 'reads']
      report(file, place, 'check-reads', `${check} also reads "${name}"`, { key: source.reads !== undefined })
    }
  for (const [name, field] of Object.entries(source.reads ?? {}))
    places.push({ name, field, place: [...at, 'reads', name] })
  for (const { name, field, place } of places) {
    const type = known.reads[name]
    if (type === undefined) {
      const aim = { key: true, among: { name, names: Object.keys(known.reads) } }
      report(file, place, 'check-reads', `${check} does not read "${name}"`, aim)
      continue
    }
    const [root = '', ...rest] = splitPath(field)
    const above = root === 'parent' ? parentShape(model, entity.id) : undefined
    const contexts: Record<string, ShapeSource> = { account, config, user, ...(above && { parent: above }) }
    if (root === 'parent' && above === undefined && !Object.hasOwn(entity.properties, root)) {
      if ((['module', 'resource', 'entity'] as const).some((kind) => model.broken.has(kind))) continue
      report(file, place, 'check-reads', `the records of "${entity.id}" are below no parent of their module`)
      continue
    }
    const context = Object.hasOwn(entity.properties, root) ? undefined : contexts[root]
    const property = context
      ? checkFieldPath(file, place, rest.join('.'), context, root, report)
      : checkFieldPath(file, place, field, recordShape(entity), entity.id, report, { typed: true })
    if (property && property.type !== type) {
      const problem = `${check} reads "${name}" as ${type}, but ${field} is of type ${property.type}`
      report(file, place, 'check-reads', problem)
    } else if (property) {
      for (const problem of itemProblems(known.items?.[name], property))
        report(file, place, 'check-reads', `${check} cannot read ${field}: ${problem}`)
    }
  }
}

/** The record above those of an entity; only one of the same module comes along with a form. */
function parentShape(model: SharedModel, entity: string): PropertySource | undefined {
  for (const { module, value } of resourcesOfEntity(model, entity)) {
    const above = model.resources.get(value.parent?.resource ?? '')
    const shape = above?.module === module && entityOfResource(model, above?.value.id ?? '')
    if (shape) return recordShape(shape.value)
  }
  return undefined
}

/** A check that looks into items finds what it looks for, or it would pass whatever they hold. */
export function* itemProblems(
  wanted: Record<string, string> | undefined,
  { items }: PropertySource,
): Generator<string> {
  for (const [name, type] of Object.entries(wanted ?? {})) {
    const own = items?.properties?.[name]
    if (own === undefined) yield `its items have no "${name}" of type ${type}`
    else if (own.type !== type) yield `"${name}" of its items is of type ${own.type}, not ${type}`
  }
}
