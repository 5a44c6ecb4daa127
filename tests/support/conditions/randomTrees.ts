import fc from 'fast-check'
import type { ConditionNode } from '../../../src/language/portal.ts'

type Binary = Extract<ConditionNode, { left: ConditionNode }>['op']

const OPERATORS: Binary[] = [
  '==',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  'startsWith',
  'endsWith',
  'contains',
]

/** Trees the parser would never let through, too: any operator over parts of any type, and `null`. */
export function randomTrees(seed: number, count: number, names: string[]): ConditionNode[] {
  const scalar = fc.constantFrom<(boolean | number | string)[]>(
    true,
    false,
    0,
    1,
    2,
    3,
    -0.5,
    0.3,
    1e150,
    2 ** 53,
    '',
    'x',
    'later',
    'now',
    '1',
    'é',
    '😀',
    '.*',
    '%',
    '2026-02-03T04:05:06.789Z',
    '2026-02-03T06:05+02:00',
  )
  const path = fc.constantFrom(...names).map((name) => name.split('.'))
  const { tree } = fc.letrec<{ tree: ConditionNode; verdict: ConditionNode; value: ConditionNode }>(
    (tie) => ({
      value: fc.oneof(
        { weight: 6, arbitrary: path.map((own): ConditionNode => ({ op: 'path', root: 'form', path: own })) },
        { weight: 4, arbitrary: scalar.map((value): ConditionNode => ({ op: 'const', value })) },
        {
          weight: 1,
          arbitrary: fc
            .array(scalar, { maxLength: 3 })
            .map((value): ConditionNode => ({ op: 'const', value })),
        },
        { weight: 1, arbitrary: fc.constant<ConditionNode>({ op: 'const', value: null }) },
        { weight: 1, arbitrary: fc.constant<ConditionNode>({ op: 'path', root: 'now', path: [] }) },
        { weight: 1, arbitrary: tie('tree').map((arg): ConditionNode => ({ op: 'size', arg })) },
      ),
      verdict: fc.oneof(
        path.map((own): ConditionNode => ({ op: 'has', root: 'form', path: own })),
        tie('tree').map((arg): ConditionNode => ({ op: 'not', arg })),
        fc
          .tuple(
            fc.constantFrom('and' as const, 'or' as const),
            fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
          )
          .map(([op, args]): ConditionNode => ({ op, args })),
        {
          weight: 6,
          arbitrary: fc
            .tuple(fc.constantFrom(...OPERATORS), tie('tree'), tie('tree'))
            .map(([op, left, right]): ConditionNode => ({ op, left, right })),
        },
      ),
      tree: fc.oneof({ maxDepth: 3, depthIdentifier: 'condition' }, tie('value'), tie('verdict')),
    }),
  )
  // A lone value says nothing.
  return fc.sample(
    tree.filter((each) => each.op !== 'const' && each.op !== 'path'),
    { seed, numRuns: count },
  )
}
