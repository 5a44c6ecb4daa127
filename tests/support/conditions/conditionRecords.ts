import type { ConditionNode, ConditionRoot, JsonValue } from '../../../src/language/portal.ts'
import { conditionVerdict } from '../../../src/language/conditions/evaluateCondition.ts'
import type { Scope } from '../../../src/language/Scope.ts'

/** How to make records: the same plan makes the same records in Node and in the browser. */
export interface RecordPlan {
  seed: number
  count: number
  now: string
  fields: { root: ConditionRoot; path: string[]; fitting: JsonValue[]; foreign: JsonValue[] }[]
}

/** One letter per record: true, false or unknown. */
export interface Verdicts {
  letters: string
  /** Of the records' JSON text. */
  digest: number
}

/** Seeded, the same in every engine. Source: mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Records in which each field is missing, null, of a wrong type, at a boundary, or valid. */
export function makeRecords(plan: RecordPlan): Scope[] {
  const random = createRandom(plan.seed)
  const pick = <Item>(items: Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  return Array.from({ length: plan.count }, () => {
    const scope = { form: {}, item: {}, row: {}, account: {}, config: {}, user: {}, route: {}, now: plan.now }
    for (const { root, path, fitting, foreign } of plan.fields) {
      if (root === 'now') continue
      const chance = random()
      if (chance < 0.1) continue
      const broken = chance < 0.14 && path.length > 1
      const depth = broken ? 1 + Math.floor(random() * (path.length - 1)) : path.length
      const value = broken || chance < 0.35 ? pick(foreign) : pick(fitting)
      put(scope[root], path.slice(0, depth), value ?? null)
    }
    return scope
  })
}

function put(target: object, path: string[], value: JsonValue): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    Reflect.set(target, name, structuredClone(value))
    return
  }
  const own: unknown = Object.hasOwn(target, name) ? Reflect.get(target, name) : undefined
  if (own !== undefined && (typeof own !== 'object' || own === null || Array.isArray(own))) return
  const next = own ?? {}
  Reflect.set(target, name, next)
  put(next, rest, value)
}

export function verdictsOf(trees: ConditionNode[], plan: RecordPlan): Verdicts[] {
  const records = makeRecords(plan)
  const digest = digestOf(JSON.stringify(records))
  return trees.map((tree) => ({ letters: records.map((scope) => letterOf(tree, scope)).join(''), digest }))
}

export function letterOf(tree: ConditionNode, scope: Scope): string {
  const verdict = conditionVerdict(tree, scope)
  return verdict === undefined ? 'u' : verdict ? 't' : 'f'
}

/** FNV-1a. */
function digestOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
