import type { EntityDefinition, FieldRules, JsonValue, LookupGather, PropertyDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { isPresent } from './isPresent.ts'
import { ruleScope } from './ruleScope.ts'
import { getPath } from '../shared/paths.ts'

interface Following {
  lookups: [name: string, lookup: NonNullable<PropertyDefinition['lookup']>][]
  forced: [name: string, rules: NonNullable<FieldRules['forced']>][]
}

const known = new WeakMap<EntityDefinition, Following | null>()

function followingOf(entity: EntityDefinition): Following | null {
  const cached = known.get(entity)
  if (cached !== undefined) return cached
  const lookups = Object.entries(entity.properties).flatMap(([name, { lookup }]) =>
    lookup ? [[name, lookup] as Following['lookups'][number]] : [],
  )
  const forced = Object.entries(entity.rules.fields).flatMap(([name, rules]) =>
    rules.forced ? [[name, rules.forced] as Following['forced'][number]] : [],
  )
  const following = lookups.length + forced.length === 0 ? null : { lookups, forced }
  known.set(entity, following)
  return following
}

/** The looked-up values that follow from a record; one that is not known is left out. */
export function lookedUp(entity: EntityDefinition, value: object): Record<string, JsonValue> {
  return Object.fromEntries(
    (followingOf(entity)?.lookups ?? []).flatMap(([name, { by, values, gather }]) => {
      const all = chosenAt(value, by).flatMap((chosen) => {
        const own = typeof chosen === 'string' && Object.hasOwn(values, chosen) ? values[chosen] : undefined
        return own === undefined ? [] : [own]
      })
      const found = gathered(all, gather)
      return found === undefined ? [] : [[name, found]]
    }),
  )
}

/** The value at a path, or those of the items of a list: `stops[].country`. */
function chosenAt(value: object, by: string): unknown[] {
  const [list, member] = by.split('[].')
  if (list === undefined || member === undefined) return [getPath(value, by)]
  const items = getPath(value, list)
  return Array.isArray(items) ? items.map((item: unknown) => getPath(item, member)) : []
}

function gathered(values: JsonValue[], gather: LookupGather | undefined): JsonValue | undefined {
  if (values.length === 0) return undefined
  if (gather === 'any') return values.includes(true)
  const numbers = values.filter((each) => typeof each === 'number')
  if (gather === 'max') return Math.max(...numbers)
  if (gather === 'sum') return numbers.reduce((total, each) => total + each, 0)
  return values[0]
}

/** What a field is forced to now, if it is. */
export function forcedNow(
  entity: EntityDefinition,
  path: string,
  scope: Scope,
): NonNullable<FieldRules['forced']>[number] | undefined {
  const rules = entity.rules.fields[path]?.forced
  return rules?.find(({ when }) => evaluateCondition(when, ruleScope(entity, scope)))
}

/**
 * The record with the values that follow from others: looked up, or forced by a rule.
 * @param kept fields whose own value stays, even a wrong one, so that it is refused
 * @returns `value` itself when nothing differs
 */
export function followRules<Value extends object>(
  entity: EntityDefinition,
  value: Value,
  scope: Scope,
  kept: (name: string) => boolean = () => false,
): Value {
  const following = followingOf(entity)
  if (!following) return value
  const found = lookedUp(entity, value)
  const changed: Record<string, unknown> = {}
  for (const [name] of following.lookups) {
    const own = getPath(value, name)
    if (Object.hasOwn(found, name) ? own !== found[name] : isPresent(own)) changed[name] = found[name]
  }
  let next = Object.keys(changed).length === 0 ? value : { ...value, ...changed }
  for (const [name] of following.forced) {
    if (kept(name)) continue
    const rule = forcedNow(entity, name, { ...scope, form: next })
    if (rule && JSON.stringify(getPath(next, name)) !== JSON.stringify(rule.value))
      next = { ...next, [name]: rule.value }
  }
  return next
}
