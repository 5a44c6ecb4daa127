import type { CheckDefinition, EntityDefinition, TextKey } from './portal.ts'
import type { TextParams } from './fillText.ts'
import type { Scope } from './Scope.ts'
import type { WriteOperation } from './isWritable.ts'
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { isAround } from './readsOfCheck.ts'
import { itemScope, ruleKey, ruleScope } from './ruleScope.ts'
import { getPath } from '../shared/paths.ts'

/** Rules by name: true where one holds, else false or what fills the slots of its text. */
export type Checks = Record<string, (reads: Record<string, unknown>) => boolean | TextParams>

export interface CheckFailure {
  /** Where its text is shown. */
  at: string
  /** What fills the slots of the text. */
  params?: TextParams
}

/**
 * Where a check does not hold.
 * @param scope with the form as rules read it (`ruleScope`)
 */
export function* failures(check: CheckDefinition, checks: Checks, scope: Scope): Generator<CheckFailure> {
  for (const [at, own] of placesOf(check, scope)) {
    if (check.when && !evaluateCondition(check.when, own)) continue
    const result = runCheck(check, checks, own)
    if (result !== true) yield { at, ...(result !== false && { params: result }) }
  }
}

/** A piece of advice about a field. */
export interface Advice {
  text: TextKey
  params?: TextParams
}

/** What is advised about one field now, in the order of the definition. */
export function adviceAt(
  entity: EntityDefinition,
  path: string,
  operation: WriteOperation,
  checks: Checks,
  scope: Scope,
): Advice[] {
  const own = adviceFor(entity, path).filter(({ on }) => on.includes(operation))
  if (own.length === 0) return []
  const judged = ruleScope(entity, scope)
  return own.flatMap((check) =>
    [...failures(check, checks, judged)].flatMap(({ at, params }) =>
      at === path ? { text: check.text, ...(params && { params }) } : [],
    ),
  )
}

/** The advice that is shown at a field, whatever it says now. */
export function adviceFor({ rules }: EntityDefinition, path: string): CheckDefinition[] {
  const key = ruleKey(path)
  return (rules.advice ?? []).filter(
    ({ each, at }) => ruleKey(each === undefined ? at : `${each}[0].${at}`) === key,
  )
}

/** Where the check shows its text and what it reads there: once, or for each item of its list. */
function placesOf({ each, at }: CheckDefinition, scope: Scope): [at: string, scope: Scope][] {
  if (each === undefined) return [[at, scope]]
  const items = getPath(scope.form, each)
  if (!Array.isArray(items)) return []
  return items.map((_, index) => {
    const place = `${each}[${index}].${at}`
    return [place, itemScope(place, scope)]
  })
}

/** A check nobody registered fails, so that a rule is never skipped silently. */
function runCheck(check: CheckDefinition, checks: Checks, scope: Scope): boolean | TextParams {
  if ('unless' in check) return evaluateCondition(check.unless, scope)
  const run = Object.hasOwn(checks, check.check) ? checks[check.check] : undefined
  if (!run) return false
  const reads = Object.entries(check.reads).map(([name, path]) => [
    name,
    getPath(isAround(path) ? scope : scope.form, path),
  ])
  return run(Object.fromEntries(reads))
}
