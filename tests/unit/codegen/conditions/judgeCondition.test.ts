import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holds, isNever, judgeCondition } from '../../../../codegen/conditions/judgeCondition.ts'
import { parseCondition } from '../../../../codegen/conditions/parseCondition.ts'
import type { Situation } from '../../../../codegen/conditions/Situation.ts'
import type { PropertySource } from '../../../../codegen/read/source.ts'
import type { Scope } from '../../../../src/language/Scope.ts'
import { seed } from '../../../support/sampling.ts'

const properties: Record<string, PropertySource> = {
  kind: { type: 'string', enum: ['a', 'b', 'c'] },
  on: { type: 'boolean' },
  count: { type: 'integer', minimum: 1, maximum: 60 },
  many: { type: 'integer' },
  rate: { type: 'number', minimum: 0, maximum: 5 },
  note: { type: 'string', maxLength: 8 },
  tags: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 4 } },
  due: { type: 'string', format: 'date-time' },
  part: { type: 'object', properties: { id: { type: 'string', maxLength: 4 }, size: { type: 'integer' } } },
}

const situation: Situation = {
  shapes: { form: { type: 'object', properties } },
  mayMiss: () => true,
  only: new Map(),
  catalogue: () => undefined,
}

const numbers = fc.constantFrom(
  'form.count',
  'form.many',
  'form.rate',
  'form.part.size',
  'size(form.tags)',
  'size(form.note)',
)
const bounds = fc.integer({ min: -2, max: 62 }).map(String)
const order = fc.constantFrom('<', '<=', '>', '>=', '==', '!=')
const words = fc.constantFrom("'a'", "'ab'", "'b'", "'abc'", "''")
const atom = fc.oneof(
  fc.tuple(numbers, order, fc.oneof(bounds, numbers)).map((parts) => parts.join(' ')),
  fc.tuple(numbers, fc.constantFrom('+', '-', '*'), numbers, order, bounds).map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom('form.kind', 'form.note', 'form.part.id'), fc.constantFrom('==', '!='), words)
    .map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom('startsWith', 'endsWith', 'contains'), words)
    .map(([name, word]) => `form.note.${name}(${word})`),
  words.map((word) => `${word} in form.tags`),
  fc.constantFrom(
    'form.due < now',
    'form.due >= now',
    'form.on',
    "form.kind in ['a', 'b']",
    'form.note == form.part.id',
  ),
  fc
    .constantFrom('kind', 'on', 'count', 'note', 'tags', 'due', 'part', 'part.id')
    .map((name) => `has(form.${name})`),
)
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([left, op, right]) => `(${left}) ${op} (${right})`),
    tie('condition').map((inner) => `!(${inner})`),
  ),
}))

const text = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c', ' ') })
const record = fc.record(
  {
    kind: fc.constantFrom('a', 'b', 'c'),
    on: fc.boolean(),
    count: fc.integer({ min: 1, max: 60 }),
    many: fc.oneof(fc.integer({ min: -70, max: 70 }), fc.integer()),
    rate: fc.double({ min: 0, max: 5, noNaN: true }),
    note: text,
    tags: fc.array(fc.constantFrom('a', 'ab', 'b', 'abc', 'c'), { maxLength: 4 }),
    due: fc.constantFrom('2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z', '2040-01-01T00:00:00.000Z'),
    part: fc.record(
      { id: text.map((value) => value.slice(0, 4)), size: fc.integer({ min: -70, max: 70 }) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
)

function scopeOf(form: object): Scope {
  return { form, row: {}, account: {}, config: {}, user: {}, route: {}, now: '2030-01-01T00:00:00.000Z' }
}

it('finds no record that contradicts an always or never verdict', () => {
  let claims = 0
  fc.assert(
    fc.property(condition, fc.array(record, { minLength: 60, maxLength: 60 }), (source, records) => {
      const parsed = parseCondition(source)
      if (!('tree' in parsed)) throw new Error(`${source}: ${parsed.problem}`)
      const { tree } = parsed
      const never = isNever(tree, situation)
      const always = judgeCondition(tree, situation).some((verdict) => verdict.whole && verdict.always)
      const asks = source.includes('has(')
      if (never || always) claims += 1
      for (const form of records) {
        const held = holds(tree, scopeOf(form))
        if (never) expect(held, `${source} ${JSON.stringify(form)}`).toBe(false)
        if (always && asks) expect(held, `${source} ${JSON.stringify(form)}`).toBe(true)
      }
    }),
    { seed, numRuns: 1500 },
  )
  expect(claims).toBeGreaterThan(50)
})
