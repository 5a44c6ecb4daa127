import type { EntityDefinition, FieldRules } from './portal.ts'
import type { Scope } from './Scope.ts'
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { findProperties } from './findProperty.ts'
import { parsePath } from '../shared/paths.ts'

/** A field is hidden when its rule, or that of an object around it, does not hold. */
export function isVisible(entity: EntityDefinition, path: string, scope: Scope): boolean {
  return rulesAlong(entity, path).every(
    (rule) => !rule.visibleWhen || evaluateCondition(rule.visibleWhen, scope),
  )
}

/** A disabled field keeps its value and stays required if it is. */
export function isEnabled(entity: EntityDefinition, path: string, scope: Scope): boolean {
  return rulesAlong(entity, path).every(
    (rule) => !rule.enabledWhen || evaluateCondition(rule.enabledWhen, scope),
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
  return condition !== undefined && evaluateCondition(condition, scope)
}

/** Why the field is disabled, as a text key. */
export function disabledBecause(entity: EntityDefinition, path: string, scope: Scope): string | undefined {
  const rule = rulesAlong(entity, path).find(
    ({ enabledWhen }) => enabledWhen !== undefined && !evaluateCondition(enabledWhen, scope),
  )
  return rule?.because
}

/** Rules are written for a property whatever its place in a list: `mappings[3].column` → `mappings.column`. */
function ruleKey(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '')
}

function rulesAlong(entity: EntityDefinition, path: string): FieldRules[] {
  const keys = ruleKey(path).split('.')
  return keys.flatMap((_, index) => entity.rules.fields[keys.slice(0, index + 1).join('.')] ?? [])
}
