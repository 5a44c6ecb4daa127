import type { PathSegment } from '../Diagnostic.ts'
import { slotsOf } from '../fieldPaths.ts'
import type { ModuleFiles, SharedModel } from '../Model.ts'
import type { EntitySource, PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { becauseMissing } from './becauseMissing.ts'
import { checkChallenge } from './checkChallenge.ts'
import { checkEffectLoops } from './checkEffectLoops.ts'
import { judgingEndpoints } from '../serverChecks.ts'
import { checkChoices } from './checkChoices.ts'
import { checkFieldPath } from './checkFieldPath.ts'
import { checkLimits } from './checkLimits.ts'
import { checkChecks, itemProblems } from './checkRuleChecks.ts'
import type { Aim, Report } from './Report.ts'
import { checkValue } from './checkValue.ts'
import { recordShape } from './scopes.ts'

/** Rules name fields of their entity, contradict nothing, and their effects come to an end. */
export function checkRules(model: SharedModel, { rules }: ModuleFiles, report: Report): void {
  for (const file of rules) {
    const entity = model.entities.get(file.value.entity)?.value
    if (entity === undefined) continue
    checkFields(model, file, entity, report)
    checkEffects(model, file, entity, report)
    checkEffectLoops(model, file, entity, report)
    checkChecks(model, file, entity, report)
    checkChoices(model, file, entity, report)
  }
}

function checkFields(
  model: SharedModel,
  file: SourceFile<'rules'>,
  entity: EntitySource,
  report: Report,
): void {
  for (const [name, rules] of Object.entries(file.value.fields ?? {})) {
    const at = ['fields', name]
    const property = checkFieldPath(file, at, name, recordShape(entity), entity.id, report, {
      key: true,
      typed: true,
      each: true,
    })
    if (property === undefined) continue
    if (rules.enabledWhen !== undefined && rules.because === undefined) {
      report(file, [...at, 'enabledWhen'], 'missing-reason', becauseMissing)
    }
    if (entity.required.includes(name)) {
      if (rules.visibleWhen !== undefined) {
        const problem = `${name} is always required but not always visible: use requiredWhen in place of required`
        report(file, [...at, 'visibleWhen'], 'required-hidden', problem)
      }
      if (rules.requiredWhen !== undefined) {
        const problem = `${name} is always required by its entity: leave this out, or take ${name} out of "required" there`
        report(file, [...at, 'requiredWhen'], 'required-twice', problem)
      }
    }
    if (rules.equal !== undefined) checkEqual(model, file, [...at, 'equal'], rules.equal, property, report)
    if (rules.forced !== undefined) checkForced(model, file, { name, property, rules }, report)
    const { limits } = rules
    if (rules.challenge !== undefined)
      checkChallenge(file, entity, { name, property, challenge: rules.challenge }, report)
    if (limits !== undefined) checkLimits(model, file, entity, { name, property, limits }, report)
    if (rules.serverCheck !== undefined)
      checkServerCheck(model, file, entity, name, rules.serverCheck, report)
    if (rules.default !== undefined)
      checkValue(model, file, [...at, 'default'], property, rules.default, report)
  }
}

/** The endpoint is one of the entity's own resource, and gets the field. */
function checkServerCheck(
  model: SharedModel,
  file: SourceFile<'rules'>,
  entity: EntitySource,
  name: string,
  path: string,
  report: Report,
): void {
  const at = ['fields', name, 'serverCheck']
  const endpoints = judgingEndpoints(model, entity.id)
  const endpoint = endpoints.get(path)
  if (endpoint === undefined) {
    if (model.broken.has('resource')) return
    const problem = `no endpoint of "${entity.id}" with "input" at POST ${path}`
    report(file, at, 'unknown-call', problem, { among: { name: path, names: endpoints.keys() } })
  } else if (endpoint.input?.includes(name) !== true) {
    report(file, at, 'server-check', `"input" of endpoint "${endpoint.id}" does not have ${name}`)
  }
}

/** A forced value is a literal that fits a property of the record itself that somebody could write. */
function checkForced(
  model: SharedModel,
  file: SourceFile<'rules'>,
  { name, property, rules }: ForcedField,
  report: Report,
): void {
  const at = ['fields', name, 'forced']
  const isInside = name.includes('.') || name.includes('[')
  if (isInside || property.readOnly === true) {
    const problem = isInside
      ? `${name} is inside another property, so it can't be forced`
      : `${name} is read-only, so it can't be forced`
    report(file, at, 'forced-place', problem, { key: true })
  }
  for (const [index, { value }] of (rules.forced ?? []).entries()) {
    const place = [...at, index, 'value']
    if (typeof value === 'string' && slotsOf(value).length > 0)
      report(file, place, 'bad-default', 'a forced value is a literal: nothing fills its {slots}')
    else checkValue(model, file, place, property, value, report)
  }
}

interface ForcedField {
  name: string
  property: PropertySource
  rules: NonNullable<SourceFile<'rules'>['value']['fields']>[string]
}

/** The check exists and compares values of the field's type. */
function checkEqual(
  model: SharedModel,
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
  for (const problem of itemProblems(known.items?.['left'], property)) {
    report(file, at, 'check-reads', `${name} cannot compare this field: ${problem}`)
  }
}

function checkEffects(
  model: SharedModel,
  file: SourceFile<'rules'>,
  entity: EntitySource,
  report: Report,
): void {
  const shape = recordShape(entity)
  const find = (at: PathSegment[], name: string, aim: Aim = {}) =>
    checkFieldPath(file, at, name, shape, entity.id, report, aim)
  const reportReadOnly = (at: PathSegment[], name: string, key = false) => {
    const problem = `${name} is read-only, so what an effect gives it is never stored: let the server set it, or take readOnly away`
    report(file, at, 'effect-read-only', problem, { key })
  }
  for (const [index, effect] of (file.value.effects ?? []).entries()) {
    const at = ['effects', index]
    find([...at, 'on'], effect.on)
    for (const [place, name] of (effect.clear ?? []).entries())
      find([...at, 'clear', place], name, { typed: true })
    for (const [name, value] of Object.entries(effect.set ?? {})) {
      const property = find([...at, 'set', name], name, { key: true })
      if (property?.readOnly === true) reportReadOnly([...at, 'set', name], name, true)
      else if (property) checkValue(model, file, [...at, 'set', name], property, value, report)
    }
    for (const name of Object.keys(effect.suggest ?? {})) {
      const property = find([...at, 'suggest', name], name, { key: true })
      if (property?.readOnly === true) reportReadOnly([...at, 'suggest', name], name, true)
      else if (property && property.type !== 'string')
        report(
          file,
          [...at, 'suggest', name],
          'field-type',
          `a suggestion is a text, and ${name} is ${property.type}`,
          { key: true },
        )
    }
    for (const [place, name] of (effect.default ?? []).entries()) {
      const property = find([...at, 'default', place], name)
      if (property?.readOnly === true) reportReadOnly([...at, 'default', place], name)
      const hasDefault = property?.default ?? file.value.fields?.[name]?.default
      if (property && hasDefault === undefined) {
        report(file, [...at, 'default', place], 'missing-default', `${name} has no default to be given`)
      }
    }
  }
}
