import { describe, expect, it } from 'vitest'
import { checkCondition } from '../../../../codegen/conditions/checkCondition.ts'
import type { ShapeSource } from '../../../../codegen/read/source.ts'

const form: ShapeSource = {
  type: 'object',
  properties: {
    size: { type: 'string', enum: ['small', 'large'] },
    weight: { type: 'integer' },
    fragile: { type: 'boolean', default: false },
    tags: { type: 'array', items: { type: 'string' } },
    depot: {
      type: 'object',
      properties: { id: { type: 'string' }, open: { type: 'boolean' } },
      required: ['id'],
    },
    sent_at: { type: 'string', format: 'date-time' },
    state: { type: 'string', readOnly: true },
    note: { type: 'string' },
    label: { type: 'string' },
    marks: { type: 'array', items: { type: 'string' } },
    insured: { type: 'boolean' },
  },
  required: ['size', 'tags', 'sent_at'],
}

const route: ShapeSource = { type: 'object', properties: { step: { type: 'string' } } }

function check(text: string): string[] {
  const scope = { shapes: { form, row: form, route }, names: { form: 'parcel', row: 'parcel' } }
  return checkCondition(text, scope).map(({ offset, code }) => `${offset} ${code}`)
}

describe('a valid condition', () => {
  it.each([
    "form.size == 'small'",
    "form.size in ['small', 'large']",
    "'red' in form.tags",
    'size(form.tags) > 2 || form.tags.size() == 0',
    'form.fragile && !form.fragile',
    "form.size.startsWith('s') || form.size.contains('ar')",
    'has(form.weight) && form.weight * 2 + 1 >= 10',
    '!has(form.weight) || form.weight < 10',
    'has(form.depot.open) && form.depot.open',
    'form.sent_at < now',
    "form.sent_at >= '2026-01-31T12:00:00+01:00'",
    "has(form.depot) && form.depot.id == '2026-01-31T12:00:00Z'",
    "row.state != 'sent'",
    "has(route.step) && route.step == 'summary'",
    'has(form.weight) && (form.fragile || form.weight > 5)',
  ])('%s', (text) => {
    expect(check(text)).toEqual([])
  })
})

describe('a guard', () => {
  it.each([
    'form.weight > 3',
    '10 >= form.weight',
    'form.weight == 3',
    'form.weight in [1, 2, 3]',
    'form.insured',
    '!!form.insured',
    '!(form.fragile && !form.insured)',
    "form.note.startsWith('x') || form.weight < 3",
    "form.depot.id == 'x'",
    "'red' in form.marks",
    "form.note == 'x' && size(form.note) < 3",
    'form.weight == size(form.tags)',
    'has(form.label) && form.note == form.label',
    "form.fragile || (form.note == 'x' || form.note == 'y') && form.note != form.size",
    "form.state == 'sent'",
  ])('is not needed in %s', (text) => {
    expect(check(text)).toEqual([])
  })

  it.each([
    ["form.note != 'x'", '0 condition-unguarded'],
    ["form.note == ''", '0 condition-unguarded'],
    ["form.note in ['x', '']", '0 condition-unguarded'],
    ['form.note in form.tags', '0 condition-unguarded'],
    ['form.size == form.note', '13 condition-unguarded'],
    ["form.note.contains('')", '0 condition-unguarded'],
    ["'abc'.contains(form.note)", '15 condition-unguarded'],
    ['size(form.note) < 3', '5 condition-unguarded'],
    ["size(form.note) < 3 && form.note == 'x'", '5 condition-unguarded'],
    ['form.weight + 1 > 3', '0 condition-unguarded'],
    ['!(form.weight > 3)', '2 condition-unguarded'],
    ['!form.insured', '1 condition-unguarded'],
    ['!(form.fragile && form.insured)', '18 condition-unguarded'],
    ['(form.weight > 3) == form.fragile', '1 condition-unguarded'],
    ["(form.fragile || form.note == 'x') && form.note != 'y'", '38 condition-unguarded'],
  ])('is needed in %s', (text, expected) => {
    expect(check(text)).toEqual([expected])
  })

  it('is needed by every value of a condition that takes something away', () => {
    const scope = { shapes: { form }, names: {}, takesAway: true }
    expect(checkCondition('form.weight > 3', scope).map(({ code }) => code)).toEqual(['condition-unguarded'])
    expect(checkCondition('has(form.weight) && form.weight > 3', scope)).toEqual([])
  })
  it('applies only within its own conjunction', () => {
    expect(check('(has(form.weight) && form.fragile) || form.weight != 3')).toEqual([
      '38 condition-unguarded',
    ])
  })
  it('on a nested property guards its parent too', () => {
    expect(check("has(form.depot.open) && form.depot.id != 'x'")).toEqual([])
  })
  it('does not apply when negated', () => {
    expect(check('!has(form.weight) && form.weight != 3')).toEqual(['21 condition-unguarded'])
  })
  it('is needed for a read-only property in a form, but not in a stored row', () => {
    expect(check("form.state != 'sent'")).toEqual(['0 condition-unguarded'])
  })
})

describe('an error', () => {
  it.each([
    ['form.sise == 1', '0 condition-path'],
    ["form.size == 'smal'", '13 condition-literal'],
    ["'smal' == form.size", '0 condition-literal'],
    ["form.size in ['smal']", '13 condition-literal'],
    ['form.size == 3', '0 condition-type'],
    ['form.fragile > true', '0 condition-type'],
    ['form.tags == form.tags', '0 condition-type'],
    ['3 in form.tags', '0 condition-type'],
    ['size(form.fragile) > 1', '0 condition-type'],
    ['form.size', '0 condition-type'],
    ['form.sent_at == now', '0 condition-type'],
    ['form.sent_at != form.sent_at', '0 condition-type'],
    ["form.sent_at < '2026-02-30T12:00:00Z'", '0 condition-type'],
    ["form.sent_at < '2026-01-31'", '0 condition-type'],
    ["form.size == 'a\\u0000'", '13 condition-unsupported'],
    ["form.size == '\ud83d'", '13 condition-unsupported'],
    ['has(form.weight) && form.weight == 9007199254740993', '35 condition-unsupported'],
    ['form.size == 1u', '13 condition-unsupported'],
    ['form.size == null', '13 condition-unsupported'],
    ['form.tags[0] == "x"', '0 condition-unsupported'],
    ['form.fragile ? true : false', '0 condition-unsupported'],
    ['form.tags.all(x, x == "a")', '0 condition-function'],
    ['now.day == 1', '0 condition-path'],
    ['parcel.size == 1', '0 condition-root'],
    ['config.level == 1', '0 condition-root'],
    ['form.fragile &&', '15 condition-syntax'],
    ["form.size == 'small", '13 condition-syntax'],
  ])('%s is reported at its location', (text, expected) => {
    expect(check(text)).toEqual([expected])
  })
})
