import type { PathSegment } from '../Diagnostic.ts'
import { splitPath } from '../fieldPaths.ts'
import type { Model } from '../Model.ts'
import type { CheckSource, EntitySource, PropertySource, ShapeSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

/** Checks show their text at a field, and those in code get what they read. */
export function checkChecks(
  model: Model,
  file: SourceFile<'rules'>,
  entity: EntitySource,
  report: Report,
): void {
  for (const [index, each] of (file.value.checks ?? []).entries()) {
    const at = ['checks', index]
    const shape = shapeOfCheck(file, at, each, entity, report)
    if (shape) checkFieldPath(file, [...at, 'at'], each.at, shape, entity.id, report, { typed: true })
    if (each.check !== undefined) checkReads(model, file, at, each.check, each.reads ?? {}, entity, report)
  }
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
  model: Model,
  file: SourceFile<'rules'>,
  at: PathSegment[],
  check: string,
  reads: Record<string, string>,
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
  for (const name of Object.keys(known.reads)) {
    if (Object.hasOwn(reads, name)) continue
    report(file, [...at, 'reads'], 'check-reads', `${check} also reads "${name}"`, { key: true })
  }
  for (const [name, field] of Object.entries(reads)) {
    const place = [...at, 'reads', name]
    const type = known.reads[name]
    if (type === undefined) {
      const aim = { key: true, among: { name, names: Object.keys(known.reads) } }
      report(file, place, 'check-reads', `${check} does not read "${name}"`, aim)
      continue
    }
    const contexts: Record<string, ShapeSource> = { account, config, user }
    const [root = '', ...rest] = splitPath(field)
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
