import fc from 'fast-check'
import { getPath } from '../../../src/shared/paths.ts'
import type { ConditionNode } from '../../../src/language/portal.ts'
import type { Scope } from '../../../src/language/Scope.ts'

type Binary = Extract<ConditionNode, { left: ConditionNode }>['op']
type Path = Extract<ConditionNode, { op: 'path' | 'has' }>

/** A condition without any needless `has()`, and the same with one for every value it reads. */
export interface UnguardedTree {
  bare: ConditionNode
  guarded: ConditionNode
}

type Trees = fc.Arbitrary<UnguardedTree>

const path = (...names: string[]): fc.Arbitrary<ConditionNode> =>
  fc.constantFrom(...names).map((name) => ({ op: 'path', root: 'form', path: name.split('.') }))
const literal = (...values: (boolean | number | string)[]): fc.Arbitrary<ConditionNode> =>
  fc.constantFrom(...values).map((value) => ({ op: 'const', value }))

const NUMBERS = [0, 1, 2, 3, -2, 0.3, 2.5]
const TEXTS = ['x', 'later', 'now', '1', 'é', '😀', '%', 'l', 'r']
const MOMENTS = ['2026-02-03T04:05:06.789Z', '2026-02-03T06:05+02:00', '2024-02-29T00:00:00Z']
const now: fc.Arbitrary<ConditionNode> = fc.constant({ op: 'path', root: 'now', path: [] })
const lists: fc.Arbitrary<ConditionNode> = fc
  .array(fc.constantFrom<boolean | number | string>(true, false, ...NUMBERS, ...TEXTS), { maxLength: 4 })
  .map((value) => ({ op: 'const', value }))

/** Every comparison that a missing value may be in, in every place where it may be, and no other. */
export function unguardedTrees(seed: number, count: number): UnguardedTree[] {
  const text = path('s', 'o.id', 'a', 'b', 'gone')
  const number = path('n', 'a', 'gone')
  const moment = path('t', 'u', 'a')
  const list = path('l', 'a', 'gone')
  const compared = (operators: Binary[], left: fc.Arbitrary<ConditionNode>, right: typeof left): Trees =>
    fc
      .tuple(fc.constantFrom(...operators), left, right, fc.boolean())
      .map(([op, one, other, first]) => guard({ op, left: one, right: other }, first))
  const { verdict } = fc.letrec<{ verdict: UnguardedTree }>((tie) => ({
    verdict: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'unguarded' },
      path('on', 'o.on', 'a').map((node) => guard(node, true)),
      compared(['==', '<', '<=', '>', '>='], number, literal(...NUMBERS)),
      compared(['==', '<', '<=', '>', '>='], literal(...NUMBERS), number),
      compared(['<', '<=', '>', '>='], number, number),
      compared(['<', '<=', '>', '>='], moment, fc.oneof(moment, literal(...MOMENTS), now)),
      compared(['=='], text, literal(...TEXTS)),
      compared(['=='], literal(...TEXTS), text),
      compared(['=='], path('on', 'a'), literal(true, false)),
      compared(['in'], fc.oneof(text, number), lists),
      compared(['in'], literal(...NUMBERS, ...TEXTS, true), list),
      compared(['startsWith', 'endsWith', 'contains'], text, literal(...TEXTS)),
      // One of two values that may be missing keeps its has().
      fc.tuple(text, path('b', 's', 'gone')).map(([left, right]) => {
        const kept: ConditionNode = { op: 'has', root: 'form', path: (right as Path).path } // path() makes them
        const same: ConditionNode = { op: '==', left, right }
        return { bare: join('and', [kept, same]), guarded: join('and', [kept, guard(same, true).guarded]) }
      }),
      tie('verdict').map(({ bare, guarded }) => ({ bare: twice(bare), guarded: twice(guarded) })),
      ...(['and', 'or'] as const).map((op) =>
        fc.array(tie('verdict'), { minLength: 2, maxLength: 3 }).map((parts) => ({
          bare: join(
            op,
            parts.map(({ bare }) => bare),
          ),
          guarded: join(
            op,
            parts.map(({ guarded }) => guarded),
          ),
        })),
      ),
    ),
  }))
  return fc.sample(verdict, { seed, numRuns: count })
}

function guard(bare: ConditionNode, first: boolean): UnguardedTree {
  const guards = [...new Map(pathsIn(bare).map((node) => [node.path.join('.'), node])).values()].map(
    (node): ConditionNode => ({ ...node, op: 'has' }),
  )
  return { bare, guarded: join('and', first ? [...guards, bare] : [bare, ...guards]) }
}

function pathsIn(node: ConditionNode): Path[] {
  if (node.op === 'path') return node.root === 'now' ? [] : [node]
  return 'left' in node ? [...pathsIn(node.left), ...pathsIn(node.right)] : []
}

/** As the parser does, a conjunction within a conjunction is one. */
function join(op: 'and' | 'or', parts: ConditionNode[]): ConditionNode {
  return { op, args: parts.flatMap((part) => (part.op === op ? part.args : [part])) }
}

function twice(arg: ConditionNode): ConditionNode {
  return { op: 'not', arg: { op: 'not', arg } }
}

/**
 * What the guide says of such a condition, in two values: a comparison is false where a value in it is missing, null,
 * `''`, `[]` or `{}`, or has a type the operator doesn't compare. It shares nothing with the evaluators.
 */
export function holdsPlainly(node: ConditionNode, scope: Scope): boolean {
  switch (node.op) {
    case 'and':
      return node.args.every((arg) => holdsPlainly(arg, scope))
    case 'or':
      return node.args.some((arg) => holdsPlainly(arg, scope))
    case 'not':
      return !holdsPlainly(node.arg, scope)
    case 'has':
      return !isEmpty(valueOf({ ...node, op: 'path' }, scope))
    case 'path':
      return valueOf(node, scope) === true
    case 'const':
    case 'size':
    case '+':
    case '-':
    case '*':
      throw new Error(`${node.op} is no part of these conditions`)
    default: {
      const [left, right] = [valueOf(node.left, scope), valueOf(node.right, scope)]
      const isMissing = [node.left, node.right].some(
        (side) => side.op === 'path' && isEmpty(valueOf(side, scope)),
      )
      return !isMissing && comparesPlainly(node.op, left, right)
    }
  }
}

function comparesPlainly(op: Binary, left: unknown, right: unknown): boolean {
  if (op === '==') return typeof left !== 'object' && left === right
  if (op === 'in') return typeof left !== 'object' && Array.isArray(right) && right.includes(left)
  if (op === 'startsWith' || op === 'endsWith' || op === 'contains') {
    if (typeof left !== 'string' || typeof right !== 'string') return false
    if (op === 'contains') return left.includes(right)
    return op === 'startsWith' ? left.startsWith(right) : left.endsWith(right)
  }
  const [one, other] =
    typeof left === 'string' && typeof right === 'string' ? [momentOf(left), momentOf(right)] : [left, right]
  if (typeof one !== 'number' || typeof other !== 'number') return false
  if (op === '<') return one < other
  if (op === '<=') return one <= other
  return op === '>' ? one > other : one >= other
}

/** Written for this oracle: the dates that JavaScript reads and that stay the same when they are written again. */
function momentOf(text: string): number | undefined {
  const parts =
    /^([1-9]\d{3})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])(0\d|1[0-5]):([0-5]\d))$/.exec(
      text,
    )
  if (!parts) return undefined
  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second = '0',
    fraction = '0',
    sign = '+',
    offset = '0',
    rest = '0',
  ] = parts
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  const isReal =
    new Date(local).getUTCDate() === Number(day) && new Date(local).getUTCMonth() + 1 === Number(month)
  const ahead = (sign === '-' ? -1 : 1) * (Number(offset) * 60 + Number(rest)) * 60_000
  return isReal ? local + Number(fraction.padEnd(3, '0').slice(0, 3)) - ahead : undefined
}

function valueOf(node: ConditionNode, scope: Scope): unknown {
  if (node.op === 'const') return node.value
  return node.op === 'path' ? getPath(scope[node.root], node.path) : undefined
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  )
}
