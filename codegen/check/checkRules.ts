import type { JsonValue } from '../../src/language/portal.ts'
import type { PathSegment } from '../Diagnostic.ts'
import { followPath, slotsOf, splitPath } from '../fieldPaths.ts'
import type { Model } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { EntitySource, PropertySource, RulesSource, ShapeSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import type { Report } from './Report.ts'
import { recordShape, scopeWith } from './scopes.ts'
import { valueProblem } from './valueProblem.ts'

/** Rules name fields of their entity, contradict nothing, and their effects come to an end. */
export function checkRules(model: Model, report: Report): void {
  for (const file of model.rules.values()) {
    const entity = model.entities.get(file.value.entity)?.value
    if (entity === undefined) continue
    checkFields(model, file, entity, report)
    checkEffects(model, file, entity, report)
    checkCycles(file, report)
    checkChecks(model, file, entity, report)
  }
}

function checkFields(model: Model, file: SourceFile<'rules'>, entity: EntitySource, report: Report): void {
  for (const [name, rules] of Object.entries(file.value.fields ?? {})) {
    const at = ['fields', name]
    const property = checkFieldPath(file, at, name, recordShape(entity), entity.id, report, { key: true })
    if (property === undefined) continue
    if (rules.enabledWhen !== undefined && rules.because === undefined) {
      report(
        file,
        [...at, 'enabledWhen'],
        'missing-reason',
        'a field that can be disabled says why: "because" is missing',
      )
    }
    if (entity.required.includes(name)) {
      if (rules.visibleWhen !== undefined) {
        const problem = `${name} is always required but not always visible: use requiredWhen in place of required`
        report(file, [...at, 'visibleWhen'], 'required-hidden', problem)
      }
      if (rules.requiredWhen !== undefined) {
        report(file, [...at, 'requiredWhen'], 'required-twice', `${name} is always required by its entity`)
      }
    }
    if (rules.equal !== undefined) checkEqual(model, file, [...at, 'equal'], rules.equal, property, report)
    if (rules.default !== undefined)
      checkValue(model, file, [...at, 'default'], property, rules.default, report)
  }
}

/** The check exists and compares values of the field's type. */
function checkEqual(
  model: Model,
  file: SourceFile<'rules'>,
  at: PathSegment[],
  name: string,
  property: PropertySource,
  report: Report,
): void {
  const { checks } = model.registry.value
  const known = Object.hasOwn(checks, name) ? checks[name] : undefined
  if (known === undefined) {
    report(file, at, 'unknown-check', `no check "${name}"`, { among: { name, names: Object.keys(checks) } })
    return
  }
  const { left, right, ...more } = known.reads
  if (left === undefined || right === undefined || Object.keys(more).length > 0) {
    report(file, at, 'check-reads', `${name} does not compare: it reads other things than "left" and "right"`)
    return
  }
  for (const type of new Set([left, right])) {
    if (type !== property.type)
      report(file, at, 'check-reads', `${name} compares values of type ${type}, not ${property.type}`)
  }
}

/** A literal keeps the property's rules; a template names something there is. */
function checkValue(
  model: Model,
  file: SourceFile<'rules'>,
  at: PathSegment[],
  property: PropertySource,
  value: JsonValue,
  report: Report,
): void {
  const slots = typeof value === 'string' ? slotsOf(value) : []
  if (slots.length === 0) {
    const problem = valueProblem(property, value)
    if (problem !== undefined) report(file, at, 'bad-default', problem)
    return
  }
  const { shapes } = scopeWith(model, {}, '')
  for (const slot of slots) {
    const [root = '', ...path] = slot.name.split('.')
    const shape = Object.hasOwn(shapes, root) ? shapes[root as keyof typeof shapes] : undefined
    const followed: ReturnType<typeof followPath<ShapeSource>> | undefined = shape && followPath(shape, path)
    if (followed && 'found' in followed) continue
    const names = followed && 'names' in followed ? followed.names : Object.keys(shapes)
    const missing = followed && 'missing' in followed ? followed.missing : root
    const aim = { inside: slot.offset, suggestion: nearestName(missing, names) }
    report(file, at, 'unknown-slot', `{${slot.name}} names nothing known here`, aim)
  }
}

function checkEffects(model: Model, file: SourceFile<'rules'>, entity: EntitySource, report: Report): void {
  const shape = recordShape(entity)
  const find = (at: PathSegment[], name: string, key = false) =>
    checkFieldPath(file, at, name, shape, entity.id, report, { key })
  for (const [index, effect] of (file.value.effects ?? []).entries()) {
    const at = ['effects', index]
    find([...at, 'on'], effect.on)
    for (const [place, name] of (effect.clear ?? []).entries()) find([...at, 'clear', place], name)
    for (const [name, value] of Object.entries(effect.set ?? {})) {
      const property = find([...at, 'set', name], name, true)
      if (property) checkValue(model, file, [...at, 'set', name], property, value, report)
    }
    for (const [place, name] of (effect.default ?? []).entries()) {
      const property = find([...at, 'default', place], name)
      const hasDefault = property?.default ?? file.value.fields?.[name]?.default
      if (property && hasDefault === undefined) {
        report(file, [...at, 'default', place], 'missing-default', `${name} has no default to be given`)
      }
    }
  }
}

/** An effect must not come round to the field that set it off. */
function checkCycles(file: SourceFile<'rules'>, report: Report): void {
  const effects = file.value.effects ?? []
  const targets = (name: string) =>
    effects.filter((effect) => splitPath(effect.on)[0] === name).flatMap(targetsOf)
  for (const [index, effect] of effects.entries()) {
    const start = splitPath(effect.on)[0] ?? ''
    const way = findWay(targetsOf(effect), start, targets)
    if (way === undefined) continue
    const problem = `effects go round in a circle: ${[start, ...way].join(' → ')}`
    report(file, ['effects', index], 'effect-cycle', problem)
  }
}

function targetsOf(effect: NonNullable<RulesSource['effects']>[number]): string[] {
  return [...(effect.clear ?? []), ...Object.keys(effect.set ?? {}), ...(effect.default ?? [])]
}

function findWay(from: string[], goal: string, next: (name: string) => string[]): string[] | undefined {
  const queue = from.map((name) => [name])
  const seen = new Set(from)
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    const last = way.at(-1) ?? ''
    if (last === goal) return way
    for (const name of next(last)) {
      if (seen.has(name)) continue
      seen.add(name)
      queue.push([...way, name])
    }
  }
  return undefined
}

function checkChecks(model: Model, file: SourceFile<'rules'>, entity: EntitySource, report: Report): void {
  const { checks } = model.registry.value
  const shape = recordShape(entity)
  const { account, config, user } = model.context.value.roots
  for (const [index, each] of (file.value.checks ?? []).entries()) {
    const at = ['checks', index]
    checkFieldPath(file, [...at, 'at'], each.at, shape, entity.id, report)
    const known = Object.hasOwn(checks, each.check) ? checks[each.check] : undefined
    if (known === undefined) {
      const aim = { among: { name: each.check, names: Object.keys(checks) } }
      report(file, [...at, 'check'], 'unknown-check', `no check "${each.check}"`, aim)
      continue
    }
    for (const name of Object.keys(known.reads)) {
      if (Object.hasOwn(each.reads, name)) continue
      report(file, [...at, 'reads'], 'check-reads', `${each.check} also reads "${name}"`, { key: true })
    }
    for (const [name, field] of Object.entries(each.reads)) {
      const type = known.reads[name]
      if (type === undefined) {
        const aim = { key: true, among: { name, names: Object.keys(known.reads) } }
        report(file, [...at, 'reads', name], 'check-reads', `${each.check} does not read "${name}"`, aim)
        continue
      }
      const contexts: Record<string, ShapeSource> = { account, config, user }
      const [root = '', ...rest] = splitPath(field)
      const context = Object.hasOwn(entity.properties, root) ? undefined : contexts[root]
      const property = context
        ? checkFieldPath(file, [...at, 'reads', name], rest.join('.'), context, root, report)
        : checkFieldPath(file, [...at, 'reads', name], field, shape, entity.id, report)
      if (property && property.type !== type) {
        const problem = `${each.check} reads "${name}" as ${type}, but ${field} is of type ${property.type}`
        report(file, [...at, 'reads', name], 'check-reads', problem)
      }
    }
  }
}
