import fc from 'fast-check'
import type { ConditionNode } from '../../../src/language/portal.ts'

type Tree = fc.Arbitrary<ConditionNode>
type Binary = Extract<ConditionNode, { left: ConditionNode }>['op']

const path = (...names: string[]): Tree =>
  fc.constantFrom(...names).map((name) => ({ op: 'path', root: 'form', path: name.split('.') }))
const literal = (...values: (boolean | number | string | null)[]): Tree =>
  fc.constantFrom(...values).map((value) => ({ op: 'const', value }))
const NUMBERS = [0, 1, 2, 3, -2, -0.5, 0.3, 2.5, 1e150, 2 ** 53]
const TEXTS = ['', 'x', 'later', 'now', '1', 'é', '😀', '.*', '%', 'a|b', 'l', 'r']
const MOMENTS = ['2026-02-03T04:05:06.789Z', '2026-02-03T06:05+02:00', '2024-02-29T00:00:00Z']

const scalar = fc.constantFrom<(boolean | number | string)[]>(true, false, ...NUMBERS, ...TEXTS)
const lists: Tree = fc.array(scalar, { maxLength: 4 }).map((value) => ({ op: 'const', value }))
const now: Tree = fc.constant({ op: 'path', root: 'now', path: [] })

/**
 * Trees of conditions, one in six of their parts of a type that does not fit: any operator over any part, and `null`,
 * which the parser would not let through.
 */
export function randomTrees(seed: number, count: number): ConditionNode[] {
  const { verdict } = fc.letrec<
    Record<'verdict' | 'number' | 'text' | 'moment' | 'list' | 'any', ConditionNode>
  >((tie) => {
    const binary = (operators: Binary[], left: Tree, right: Tree): Tree =>
      fc
        .tuple(fc.constantFrom(...operators), left, right)
        .map(([op, one, other]) => ({ op, left: one, right: other }))
    const mostly = (fitting: Tree[]): Tree =>
      fc.oneof(
        { maxDepth: 4, depthIdentifier: 'condition' },
        ...fitting.map((arbitrary) => ({ arbitrary, weight: 5 })),
        {
          arbitrary: tie('any'),
          weight: fitting.length,
        },
      )
    const size: Tree = fc.oneof(tie('text'), tie('list')).map((arg) => ({ op: 'size', arg }))
    return {
      number: mostly([
        path('n', 'n', 'a'),
        literal(...NUMBERS),
        size,
        binary(['+', '-', '*'], tie('number'), tie('number')),
      ]),
      text: mostly([path('s', 'o.id', 'a'), literal(...TEXTS)]),
      moment: mostly([path('t', 'u'), literal(...MOMENTS), now]),
      list: mostly([path('l'), lists]),
      any: fc.oneof(
        path('a', 'b', 's', 'n', 't', 'l', 'o', 'o.id', 'on', 'gone'),
        lists,
        literal(true, false, null, 0, 'x'),
        tie('verdict'),
      ),
      verdict: mostly([
        path('on', 'o.on'),
        path('a', 'b', 's', 'n', 'l', 'o', 'o.id', 'on', 'gone').map(
          (node) => ({ ...node, op: 'has' }) as ConditionNode,
        ), // of paths
        tie('verdict').map((arg) => ({ op: 'not', arg })),
        fc
          .tuple(
            fc.constantFrom('and' as const, 'or' as const),
            fc.array(tie('verdict'), { minLength: 1, maxLength: 3 }),
          )
          .map(([op, args]) => ({ op, args })),
        binary(['==', '!=', '<', '<=', '>', '>='], tie('number'), tie('number')),
        binary(['==', '!=', 'startsWith', 'endsWith', 'contains'], tie('text'), tie('text')),
        binary(['<', '<=', '>', '>='], tie('moment'), tie('moment')),
        binary(['in'], fc.oneof(tie('text'), tie('number'), tie('verdict')), tie('list')),
        binary(['==', '!='], tie('verdict'), tie('verdict')),
        binary(['==', '!='], tie('any'), tie('any')),
      ]),
    }
  })
  // A lone part is no condition.
  return fc.sample(
    verdict.filter((each) => 'args' in each || 'left' in each || 'arg' in each),
    { seed, numRuns: count },
  )
}
