import type { EffectDefinition, EntityDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { followRules } from './followRules.ts'
import { findProperty } from './findProperty.ts'
import { defaultValue, fillDefault } from './initialValue.ts'
import { isPresent } from './isPresent.ts'
import { itemScope, ruleKey, ruleScope } from './ruleScope.ts'
import { getPath, pathsOverlap, setPath } from '../shared/paths.ts'
import { sameJson } from '../shared/sameJson.ts'

/**
 * Runs the effects of a change a person made, then those of what they changed, in order, until nothing more follows.
 * @param value the record with the change already in it
 * @returns a new record; branches no effect touched keep their identity
 */
export function applyEffects<Value extends object>(
  entity: EntityDefinition,
  value: Value,
  changedPath: string,
  scope: Scope,
): Value {
  let current = value
  const pending = [changedPath]
  const follow = (): void => {
    const next = followRules(entity, current, scope)
    if (next === current) return
    const names = Object.keys(next).filter((name) => getPath(next, name) !== getPath(current, name))
    current = next
    pending.push(...names)
  }
  follow()
  // the compiler refuses cycles; the bound only keeps a hand-made definition from hanging the page
  for (let round = 0; pending.length > 0 && round < 1000; round++) {
    const changed = pending.shift() ?? ''
    for (const effect of entity.rules.effects) {
      if (!pathsOverlap(effect.on, ruleKey(changed))) continue
      const item = itemOf(effect, changed)
      const own = ruleScope(entity, { ...scope, form: current })
      if (effect.when && !evaluateCondition(effect.when, item === '' ? own : itemScope(`${item}.`, own)))
        continue
      for (const [key, next] of writesOf(entity, effect, current, scope)) {
        const path = inItem(key, item)
        if (sameJson(getPath(current, path), next)) continue
        current = setPath(current, path, next)
        pending.push(path)
        follow()
      }
    }
  }
  return current
}

/** The item that changed, for an effect on a field of items; a list changed as a whole is no item. */
function itemOf({ on }: EffectDefinition, changed: string): string {
  const item = /^(.*\])\./.exec(changed)?.[1] ?? ''
  return item !== '' && on.startsWith(`${ruleKey(item)}.`) ? item : ''
}

/** Fields of the same items are those of the item that changed. */
function inItem(key: string, item: string): string {
  const list = ruleKey(item)
  return item !== '' && key.startsWith(`${list}.`) ? item + key.slice(list.length) : key
}

function writesOf(
  entity: EntityDefinition,
  effect: EffectDefinition,
  value: object,
  scope: Scope,
): [string, unknown][] {
  const formScope = { ...scope, form: value }
  const writes: [string, unknown][] = effect.clear.map((path) => [path, undefined])
  for (const [path, next] of Object.entries(effect.set)) writes.push([path, fillDefault(next, formScope)])
  for (const path of effect.default) {
    if (isPresent(getPath(value, path))) continue
    writes.push([path, defaultValue(entity, path, findProperty(entity, path), formScope)])
  }
  for (const [path, words] of Object.entries(effect.suggest ?? {})) {
    const present = getPath(value, path)
    const isOwn =
      isPresent(present) && !entity.rules.effects.some(({ suggest }) => suggest?.[path] === present)
    if (!isOwn) writes.push([path, words])
  }
  return writes
}
