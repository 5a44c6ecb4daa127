import { conditionValue, isReading, sayVerdict } from '../../src/language/index.ts'
import type {
  ConditionOrder,
  ConditionPath,
  ConditionSearch,
  ConditionWords,
} from '../../src/language/index.ts'
import type { ConditionNode, ConditionRoot, JsonValue } from '../../src/language/portal.ts'

export type ConditionSchema = boolean | { [key: string]: JsonValue }

/** The instance that the schema is about, and which of its paths it may speak of. */
export interface SchemaRoot {
  root: ConditionRoot
  covers?: (path: string[], op: 'path' | 'has') => boolean
}

/**
 * A JSON Schema (2020-12) that is valid for exactly the instances of which `conditionVerdict` says `verdict`; where
 * the condition is unknown, both that for true and that for false are invalid.
 * @returns undefined for what JSON Schema cannot say: two paths compared, arithmetic on a path, moments, `now`, and
 * what is not in the instance
 * @example conditionSchema("form.send == 'later'", …, true) → { required: ['send'], properties: { send: { const: 'later' } } }
 */
export function conditionSchema(
  tree: ConditionNode,
  { root, covers = () => true }: SchemaRoot,
  verdict: boolean,
): ConditionSchema | undefined {
  const words: ConditionWords<ConditionSchema | undefined> = {
    isRead: () => true,
    known: (node, wanted) => conditionValue(node, EMPTY) === wanted,
    all,
    any,
    has(node, wanted) {
      const present = at(node, PRESENT)
      return wanted ? present : not(present)
    },
    path: (node, wanted) => at(node, { const: wanted }),
    equal: isEqual,
    member: isMember,
    ordered(op, left, right) {
      if (isConstant(right)) return isOrdered(op, left, right)
      return isConstant(left) ? isOrdered(MIRRORED[op], right, left) : undefined
    },
    found: isFound,
    never: false,
  }
  const is = (node: ConditionNode, wanted: boolean) => sayVerdict(words, node, wanted)

  /** The value at a path is there and valid. */
  function at(node: ConditionPath, schema: ConditionSchema): ConditionSchema | undefined {
    if (node.root !== root || node.path.length === 0 || !covers(node.path, node.op)) return undefined
    return node.path.reduceRight<ConditionSchema>(
      (inner, name) => ({ type: 'object', required: [name], properties: { [name]: inner } }),
      schema,
    )
  }

  function isEqual(left: ConditionNode, right: ConditionNode, wanted: boolean): ConditionSchema | undefined {
    if (isConstant(left) && !isConstant(right)) return isEqual(right, left, wanted)
    if (isConstant(right)) {
      const value = conditionValue(right, EMPTY)
      if (value === null) return isKnown(left, !wanted)
      if (typeof value === 'boolean') return is(left, value === wanted)
      if (!isScalar(value)) return false
      if (left.op === 'path') {
        const type = typeof value === 'number' ? 'number' : 'string'
        return at(left, wanted ? { const: value } : { type, not: { const: value } })
      }
      if (left.op === 'size') return hasSize(left.arg, wanted ? '==' : '!=', value)
      return isCalculation(left) ? undefined : false
    }
    if (!isVerdict(left) && !isVerdict(right)) return undefined
    const same = (value: boolean) => all([is(left, value), is(right, value === wanted)])
    return any([same(true), same(false)])
  }

  /** Whether a part has a value at all, which `null` is compared for. */
  function isKnown(node: ConditionNode, wanted: boolean): ConditionSchema | undefined {
    const known =
      node.op === 'path'
        ? at(node, { not: { type: 'null' } })
        : node.op === 'size'
          ? hasSize(node.arg, '>=', 0)
          : isVerdict(node)
            ? any([is(node, true), is(node, false)])
            : undefined
    return wanted ? known : not(known)
  }

  function isMember(left: ConditionNode, right: ConditionNode, wanted: boolean): ConditionSchema | undefined {
    if (isConstant(right)) {
      const list = conditionValue(right, EMPTY)
      if (!Array.isArray(list)) return false
      if (left.op === 'path') {
        return at(left, wanted ? oneOf(list) : { type: SCALARS, not: oneOf(list) })
      }
      const ways = list.map((value: JsonValue) =>
        isScalar(value) ? isEqual(left, { op: 'const', value }, wanted) : !wanted,
      )
      return wanted ? any(ways) : all([isKnown(left, true), not(isMember(left, right, true))])
    }
    if (!isConstant(left)) return undefined
    const value = conditionValue(left, EMPTY)
    if (!isScalar(value)) return false
    if (right.op !== 'path') return false
    const found = { contains: { const: value } }
    return at(right, { type: 'array', ...(wanted ? found : { not: found }) })
  }

  function isOrdered(
    op: ConditionOrder,
    left: ConditionNode,
    right: ConditionNode,
  ): ConditionSchema | undefined {
    const bound = conditionValue(right, EMPTY)
    if (typeof bound === 'string') return undefined
    if (typeof bound !== 'number') return false
    if (left.op === 'size') return hasSize(left.arg, op, bound)
    if (left.op === 'path') return at(left, { type: 'number', [LIMIT[op]]: bound })
    return isCalculation(left) ? undefined : false
  }

  function hasSize(node: ConditionNode, op: SizeOrder, bound: JsonValue): ConditionSchema | undefined {
    if (typeof bound !== 'number') return false
    if (node.op !== 'path') return isCalculation(node) || isVerdict(node) ? false : undefined
    return at(node, sizeSchema(op, bound))
  }

  function isFound(node: ConditionSearch, wanted: boolean): ConditionSchema | undefined {
    if (!isConstant(node.right)) return node.right.op === 'path' && mayBeText(node.left) ? undefined : false
    const part = conditionValue(node.right, EMPTY)
    if (typeof part !== 'string') return false
    if (node.left.op !== 'path') return false
    const text = escapePattern(part)
    const pattern = `${node.op === 'startsWith' ? '^' : ''}${text}${node.op === 'endsWith' ? '$' : ''}`
    return at(node.left, { type: 'string', ...(wanted ? { pattern } : { not: { pattern } }) })
  }

  return is(tree, verdict)
}

type SizeOrder = ConditionOrder | '==' | '!='

const EMPTY = { account: {}, config: {}, user: {} }
const SCALARS = ['string', 'number', 'boolean']
/** What `isPresent` says of JSON. */
export const PRESENT: { [key: string]: JsonValue } = { not: { enum: [null, '', [], {}] } }
const MIRRORED: Record<ConditionOrder, ConditionOrder> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }
const LIMIT: Record<ConditionOrder, string> = {
  '<': 'exclusiveMaximum',
  '<=': 'maximum',
  '>': 'exclusiveMinimum',
  '>=': 'minimum',
}

function isConstant(node: ConditionNode): boolean {
  return !isReading(node, () => true)
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function isCalculation({ op }: ConditionNode): boolean {
  return op === '+' || op === '-' || op === '*'
}

/** A part that is true, false or unknown, never a text or a number. */
function isVerdict(node: ConditionNode): boolean {
  if (isConstant(node)) return typeof conditionValue(node, EMPTY) === 'boolean'
  return !['const', 'path', 'size', '+', '-', '*'].includes(node.op)
}

function mayBeText(node: ConditionNode): boolean {
  return node.op === 'path' || (isConstant(node) && typeof conditionValue(node, EMPTY) === 'string')
}

/** Sizes are whole and not negative: `size(x) > 2.5` is a minimum of 3. */
function sizeSchema(op: SizeOrder, bound: number): ConditionSchema {
  const between = (least: number, most: number): ConditionSchema | undefined => {
    if (least > most || most < 0) return false
    const limits = (kind: string): { [key: string]: JsonValue } => ({
      ...(least > 0 ? { [`min${kind}`]: least } : {}),
      ...(most < Infinity ? { [`max${kind}`]: most } : {}),
    })
    return any([
      { type: 'string', ...limits('Length') },
      { type: 'array', ...limits('Items') },
      { type: 'object', ...limits('Properties') },
    ])
  }
  const ranges: Record<SizeOrder, () => (ConditionSchema | undefined)[]> = {
    '==': () => [Number.isInteger(bound) ? between(bound, bound) : false],
    '!=': () =>
      Number.isInteger(bound)
        ? [between(0, bound - 1), between(Math.max(0, bound + 1), Infinity)]
        : [between(0, Infinity)],
    '<': () => [between(0, Math.ceil(bound) - 1)],
    '<=': () => [between(0, Math.floor(bound))],
    '>': () => [between(Math.max(0, Math.floor(bound) + 1), Infinity)],
    '>=': () => [between(Math.max(0, Math.ceil(bound)), Infinity)],
  }
  return any(ranges[op]()) ?? false
}

function oneOf(list: JsonValue[]): { [key: string]: JsonValue } {
  // An enum of nothing is not a valid schema.
  return list.length === 0 ? { not: {} } : { enum: [...new Set(list)] }
}

/** As a pattern of ECMA-262 with Unicode, in which a needless backslash is a mistake. */
function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

function all(parts: (ConditionSchema | undefined)[]): ConditionSchema | undefined {
  if (parts.includes(false)) return false
  if (parts.includes(undefined)) return undefined
  return combine('allOf', parts, true)
}

function any(parts: (ConditionSchema | undefined)[]): ConditionSchema | undefined {
  if (parts.includes(true)) return true
  if (parts.includes(undefined)) return undefined
  return combine('anyOf', parts, false)
}

function combine(
  keyword: 'allOf' | 'anyOf',
  parts: (ConditionSchema | undefined)[],
  neutral: boolean,
): ConditionSchema {
  const [first, ...rest] = parts.filter((part) => part !== undefined && part !== neutral)
  if (first === undefined) return neutral
  return rest.length === 0 ? first : { [keyword]: [first, ...rest] as JsonValue[] } // undefined filtered out
}

function not(schema: ConditionSchema | undefined): ConditionSchema | undefined {
  if (schema === undefined) return undefined
  return typeof schema === 'boolean' ? !schema : { not: schema }
}
