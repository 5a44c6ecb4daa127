import type { EntityDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'
import { withoutStoredSecrets } from './storedSecret.ts'
import { getPath } from '../shared/paths.ts'

/** Rules are written for a property whatever its place in a list: `mappings[3].column` → `mappings.column`. */
export function ruleKey(path: string): string {
  return path.includes('[') ? path.replaceAll(/\[\d+\]/g, '') : path
}

/** The scope of a rule at a path: `item` is the list item around it. */
export function itemScope(path: string, scope: Scope): Scope {
  if (!path.includes(']')) return scope
  const around = /^(.*\])\.[^\]]*$/.exec(path)?.[1]
  if (around === undefined) return scope
  const item = getPath(scope.form, around)
  return typeof item === 'object' && item !== null ? { ...scope, item } : scope
}

/** What rules read: a secret that is only stored is no value, so `has(form.password)` asks whether one was typed. */
export function ruleScope(entity: EntityDefinition, scope: Scope): Scope {
  if (!scope.form) return scope
  // The form is a record.
  const form = withoutStoredSecrets(entity, scope.form as Record<string, unknown>)
  return form === scope.form ? scope : { ...scope, form }
}
