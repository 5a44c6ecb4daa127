import type { EntityDefinition, LimitName, PropertyDefinition, TextKey } from './portal.ts'
import type { Scope } from './Scope.ts'
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { readSlot } from './fillTemplate.ts'
import { itemScope, ruleKey, ruleScope } from './ruleScope.ts'

export interface FieldLimit {
  name: LimitName
  count: number
  text?: TextKey
}

export const LIMIT_NAMES: readonly LimitName[] = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
]

/** The limits that rules give a field now. One whose number is not there limits nothing. */
export function limitsNow(entity: EntityDefinition, path: string, scope: Scope): FieldLimit[] {
  const { limits } = entity.rules.fields[ruleKey(path)] ?? {}
  if (!limits) return []
  const own = itemScope(path, ruleScope(entity, scope))
  return limits.flatMap(({ when, bounds, text }) => {
    if (when && !evaluateCondition(when, own)) return []
    return LIMIT_NAMES.flatMap((name): FieldLimit[] => {
      const bound = bounds[name]
      if (bound === undefined) return []
      const count = typeof bound === 'number' ? bound : readSlot(bound.slice(1, -1), own)
      return typeof count === 'number' ? [{ name, count, ...(text !== undefined && { text }) }] : []
    })
  })
}

/** The property with the tightest of its own limits and those of rules. */
export function withLimits(property: PropertyDefinition, limits: FieldLimit[]): PropertyDefinition {
  let limited = property
  for (const { name, count } of limits) {
    const own = limited[name]
    const tighter = name.startsWith('max') ? count < (own ?? Infinity) : count > (own ?? -Infinity)
    if (tighter) limited = { ...limited, [name]: count }
  }
  return limited
}

/** Whether the value goes past the limit; of another kind it is judged elsewhere. */
export function exceeds(value: unknown, { name, count }: FieldLimit): boolean {
  const size = sizeOf(value, name)
  if (size === undefined) return false
  return name.startsWith('max') ? size > count : size < count
}

function sizeOf(value: unknown, name: LimitName): number | undefined {
  switch (name) {
    case 'minimum':
    case 'maximum':
      return typeof value === 'number' ? value : undefined
    case 'minLength':
    case 'maxLength':
      return typeof value === 'string' ? Array.from(value).length : undefined
    case 'minItems':
    case 'maxItems':
      return Array.isArray(value) ? value.length : undefined
  }
}
