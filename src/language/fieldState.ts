import type { EntityDefinition, FieldRules } from './portal.ts'
import type { Scope } from './Scope.ts'
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { adviceFor } from './failures.ts'
import { formPathsOf } from './readsOfCheck.ts'
import { forcedNow } from './followRules.ts'
import { findProperties } from './findProperty.ts'
import { itemScope, ruleKey, ruleScope } from './ruleScope.ts'
import { parsePath } from '../shared/paths.ts'

/** A field is hidden when its rule, or that of an object around it, does not hold. */
export function isVisible(entity: EntityDefinition, path: string, scope: Scope): boolean {
  return rulesAlong(entity, path, scope).every(
    ({ rule, scope: own }) => !rule.visibleWhen || evaluateCondition(rule.visibleWhen, own),
  )
}

/** A field is disabled with any object around it. It keeps its stored or default value and stays required if it is. */
export function isEnabled(entity: EntityDefinition, path: string, scope: Scope): boolean {
  return (
    forcedNow(entity, path, scope) === undefined &&
    rulesAlong(entity, path, scope).every(
      ({ rule, scope: own }) => !rule.enabledWhen || evaluateCondition(rule.enabledWhen, own),
    )
  )
}

/** Required by the schema or by `requiredWhen`; a hidden or read-only field never is. */
export function isRequired(entity: EntityDefinition, path: string, scope: Scope): boolean {
  const chain = findProperties(entity, path)
  const property = chain.at(-1)
  if (!property || chain.some((part) => part.readOnly) || !isVisible(entity, path, scope)) return false
  const name = parsePath(path).at(-1) ?? ''
  const listed = chain.length === 1 ? entity.required : (chain.at(-2)?.required ?? [])
  if (listed.includes(name)) return true
  const condition = entity.rules.fields[ruleKey(path)]?.requiredWhen
  return condition !== undefined && evaluateCondition(condition, itemScope(path, ruleScope(entity, scope)))
}

/** Why the field is disabled, as a text key. */
export function disabledBecause(entity: EntityDefinition, path: string, scope: Scope): string | undefined {
  const forced = forcedNow(entity, path, scope)
  if (forced) return forced.because
  const found = rulesAlong(entity, path, scope).find(
    ({ rule, scope: own }) => rule.enabledWhen !== undefined && !evaluateCondition(rule.enabledWhen, own),
  )
  return found?.rule.because
}

/** The paths of the form on which the state of a field depends, by its own rules, its advice and the rules of the objects around it. */
export function formReads(entity: EntityDefinition, path: string): string[] {
  const advised = adviceFor(entity, path).flatMap(formPathsOf)
  const ruled = prefixesOf(path).flatMap((prefix) => {
    const rule = entity.rules.fields[ruleKey(prefix)]
    if (!rule) return []
    const { visibleWhen, enabledWhen, requiredWhen, limits = [], forced = [] } = rule
    const own = prefix === path ? [requiredWhen, ...[...limits, ...forced].map(({ when }) => when)] : []
    const bounds = prefix === path ? limits.flatMap(({ bounds: each }) => slotsIn(Object.values(each))) : []
    const read = [visibleWhen, enabledWhen, ...own].flatMap((condition) => condition?.dependsOn ?? [])
    return [...read, ...bounds].flatMap((name) => formPath(name, prefix) ?? [])
  })
  return [...ruled, ...advised]
}

function slotsIn(values: unknown[]): string[] {
  return values.flatMap((value) => (typeof value === 'string' ? value.replaceAll(/[{}]/g, '') : []))
}

/** `item.kind` of the rule at `rules[2].port` is `rules[2].kind`. */
function formPath(name: string, at: string): string | undefined {
  if (name.startsWith('form.')) return name.slice('form.'.length)
  if (!name.startsWith('item.')) return undefined
  const item = /^(.*\])\.[^\]]*$/.exec(at)?.[1]
  return item === undefined ? undefined : `${item}.${name.slice('item.'.length)}`
}

interface RuleInPlace {
  rule: FieldRules
  /** With the item that the rule is about. */
  scope: Scope
}

function rulesAlong(entity: EntityDefinition, path: string, scope: Scope): RuleInPlace[] {
  const along = prefixesOf(path).flatMap((prefix) => {
    const rule = entity.rules.fields[ruleKey(prefix)]
    return rule ? [{ rule, prefix }] : []
  })
  if (along.length === 0) return []
  const own = ruleScope(entity, scope)
  return along.map(({ rule, prefix }) => ({ rule, scope: itemScope(prefix, own) }))
}

/** `a[0].b` → `a[0]`, `a[0].b`. */
function prefixesOf(path: string): string[] {
  if (!path.includes('.')) return [path]
  const parts = path.split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}
