import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateCondition } from '../../../../src/language/index.ts'
import type { ConditionNode } from '../../../../src/language/portal.ts'
import { world } from '../entityWith.ts'
import { seed } from '../../../support/sampling.ts'

const form = {
  name: 'Ada',
  count: 3,
  on: true,
  off: false,
  empty: '',
  none: null,
  list: ['a', 'b'],
  emptyList: [],
  emptyObject: {},
  nested: { id: 'x' },
}

const value = (path: string): ConditionNode => ({ op: 'path', root: 'form', path: path.split('.') })
const has = (path: string): ConditionNode => ({ op: 'has', root: 'form', path: path.split('.') })
const literal = (constant: null | boolean | number | string | (number | string)[]): ConditionNode => ({
  op: 'const',
  value: constant,
})
const not = (arg: ConditionNode): ConditionNode => ({ op: 'not', arg })
type Binary = Extract<ConditionNode, { left: ConditionNode }>['op']
const binary = (op: Binary, left: ConditionNode, right: ConditionNode): ConditionNode => ({ op, left, right })

function check(tree: ConditionNode, expected: boolean): void {
  expect(evaluateCondition({ tree }, { ...world, form }), JSON.stringify(tree)).toBe(expected)
}

describe('evaluateCondition', () => {
  it('compares values', () => {
    check(binary('==', value('name'), literal('Ada')), true)
    check(binary('!=', value('name'), literal('Eve')), true)
    check(binary('<', value('count'), literal(4)), true)
    check(binary('>=', value('count'), literal(4)), false)
    check(binary('in', value('name'), literal(['Ada', 'Eve'])), true)
    check(binary('in', literal('c'), value('list')), false)
    check(binary('==', binary('+', value('count'), literal(2)), literal(5)), true)
    check(binary('startsWith', value('name'), literal('A')), true)
    check(binary('endsWith', value('name'), literal('A')), false)
    check(binary('contains', value('name'), literal('d')), true)
    check(binary('==', { op: 'size', arg: value('list') }, literal(2)), true)
    check(binary('==', { op: 'size', arg: literal('😀') }, literal(1)), true)
  })

  it('is false for every comparison with a missing value, negated or not', () => {
    for (const op of ['==', '!=', '<', '<=', '>', '>='] as const) {
      check(binary(op, value('missing'), literal(1)), false)
      check(binary(op, value('none'), literal(1)), false)
      check(not(binary(op, value('missing'), literal(1))), false)
    }
    check(value('missing'), false)
    check(not(value('missing')), false)
  })

  it('is false for values of different types', () => {
    check(binary('==', value('count'), literal('3')), false)
    check(binary('!=', value('count'), literal('3')), false)
    check(binary('<', value('name'), literal(4)), false)
    check(binary('in', value('name'), literal('Ada')), false)
    check(value('name'), false)
  })

  it('treats has() as present and not empty', () => {
    for (const path of ['name', 'count', 'off', 'list', 'nested', 'nested.id']) check(has(path), true)
    for (const path of [
      'missing',
      'empty',
      'none',
      'emptyList',
      'emptyObject',
      'nested.other',
      'name.length',
    ]) {
      check(has(path), false)
    }
    check(not(has('missing')), true)
  })

  it('treats values JSON cannot represent as missing, like the server', () => {
    const broken = { ...world, form: { n: NaN, far: Infinity, gone: undefined, zero: -0 } }
    for (const path of ['n', 'far', 'gone']) {
      expect(evaluateCondition({ tree: has(path) }, broken)).toBe(false)
      expect(evaluateCondition({ tree: not(binary('==', value(path), literal(1))) }, broken)).toBe(false)
    }
    expect(evaluateCondition({ tree: binary('==', value('zero'), literal(0)) }, broken)).toBe(true)
  })

  it('orders numbers and timestamps, but no other text', () => {
    check(binary('<', literal('2026-01-31T12:00:00+02:00'), literal('2026-01-31T11:00:00Z')), true)
    check(binary('>=', literal('2026-01-31T12:00Z'), literal('2026-01-31T12:00:00.000999Z')), true)
    check(binary('<', literal('2026-02-30T12:00:00Z'), literal('2026-03-31T11:00:00Z')), false)
    check(not(binary('<', literal('2026-02-30T12:00:00Z'), literal('2026-03-31T11:00:00Z'))), false)
    check(binary('<', literal('a'), literal('b')), false)
    check(not(binary('<', literal('a'), literal('b'))), false)
  })

  it('evaluates only arithmetic that no database rejects', () => {
    check(binary('>', binary('*', literal(1e150), literal(1e150)), literal(1)), true)
    check(binary('>', binary('*', literal(1e151), value('count')), literal(1)), false)
    check(not(binary('>', binary('*', literal(1e151), value('count')), literal(1))), false)
    check(binary('==', binary('+', value('name'), value('name')), literal('AdaAda')), false)
  })

  it('reads only own properties', () => {
    check(has('constructor'), false)
    check(has('list.length'), false)
    check(has('__proto__'), false)
  })

  it('evaluates AND and OR by their known parts', () => {
    const unknown = value('missing')
    check({ op: 'or', args: [unknown, value('on')] }, true)
    check({ op: 'or', args: [unknown, value('off')] }, false)
    check({ op: 'and', args: [unknown, value('on')] }, false)
    check(not({ op: 'and', args: [unknown, value('off')] }), true)
    check(not({ op: 'and', args: [unknown, value('on')] }), false)
  })

  it('treats a comparison with null as a presence check', () => {
    check(binary('==', value('missing'), literal(null)), true)
    check(binary('!=', value('name'), literal(null)), true)
    check(binary('<', value('name'), literal(null)), false)
  })
})

const path = fc.constantFrom('name', 'count', 'on', 'off', 'none', 'missing', 'list', 'nested', 'nested.id')
const tree: fc.Arbitrary<ConditionNode> = fc.letrec<{ node: ConditionNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)).map((constant) => literal(constant)),
    path.map(value),
    path.map(has),
    tie('node').map(not),
    tie('node').map((arg): ConditionNode => ({ op: 'size', arg })),
    fc
      .tuple(
        fc.constantFrom('and' as const, 'or' as const),
        fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
      )
      .map(([op, args]): ConditionNode => ({ op, args })),
    fc
      .tuple(
        fc.constantFrom<Binary[]>(
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
          'contains',
        ),
        tie('node'),
        tie('node'),
      )
      .map(([op, left, right]) => binary(op, left, right)),
  ),
})).node

describe('evaluateCondition with any tree', () => {
  const holds = (node: ConditionNode, scope: object = form) =>
    evaluateCondition({ tree: node }, { ...world, form: scope })

  it('never throws, and never finds a condition and its negation both true', () => {
    fc.assert(
      fc.property(tree, fc.object(), (node, other) => {
        expect(holds(node) && holds(not(node))).toBe(false)
        expect(holds(node, other) && holds(not(node), other)).toBe(false)
      }),
      { seed },
    )
  })

  it('does not depend on operand order', () => {
    fc.assert(
      fc.property(tree, tree, fc.constantFrom('and' as const, 'or' as const), (left, right, op) => {
        expect(holds({ op, args: [left, right] })).toBe(holds({ op, args: [right, left] }))
      }),
      { seed },
    )
  })

  it("obeys De Morgan's laws, including unknown parts", () => {
    fc.assert(
      fc.property(tree, tree, (left, right) => {
        const negated = holds(not({ op: 'and', args: [left, right] }))
        expect(negated).toBe(holds({ op: 'or', args: [not(left), not(right)] }))
      }),
      { seed },
    )
  })
})
