import { describe, expect, it } from 'vitest'
import { compileCondition } from '../../../codegen/conditions/compileCondition.ts'
import {
  applyEffects,
  isRequired,
  isVisible,
  submitValue,
  verifyRecord,
  writableValue,
} from '../../../src/language/index.ts'
import type { CheckDefinition, EntityDefinition } from '../../../src/language/portal.ts'
import { entityWith, property, world } from './entityWith.ts'

const check = (text: string, given: Partial<CheckDefinition> & { at: string }): CheckDefinition => ({
  unless: compileCondition(text),
  text: 'portal:refused',
  on: ['create', 'update'],
  ...given,
})

const port = property({
  type: 'object',
  properties: {
    kind: property({ type: 'string', enum: ['fixed', 'range'] }),
    from: property({ type: 'integer' }),
    to: property({ type: 'integer' }),
    note: property({ type: 'string' }),
  },
})

function errorsOf(
  entity: EntityDefinition,
  value: object,
  given: { row?: object; baseline?: object; operation?: 'create' | 'update' } = {},
) {
  const { row, operation = 'create', ...more } = given
  return verifyRecord({
    entity,
    value,
    operation,
    scope: { ...world, ...(row && { row }) },
    validator: () => [],
    checks: {},
    ...more,
  }).map(({ path, keyword, text, params }) => ({ path, keyword, text, ...(params && { params }) }))
}

describe('a check that is a condition', () => {
  const entity = entityWith(
    {
      password: property({ type: 'string', sensitive: 'hashed' }),
      again: property({ type: 'string', sensitive: 'unstored' }),
    },
    {
      fields: { again: { requiredWhen: compileCondition('has(form.password)') } },
      checks: [
        check('has(form.again) && form.password == form.again', {
          at: 'again',
          when: compileCondition('has(form.password)'),
        }),
      ],
    },
  )

  it('refuses at its field unless the condition holds', () => {
    expect(errorsOf(entity, { password: 'one', again: 'two' })).toEqual([
      { path: 'again', keyword: 'check', text: 'portal:refused' },
    ])
    expect(errorsOf(entity, { password: 'one', again: 'one' })).toEqual([])
  })

  it('does not take a stored secret for a typed one', () => {
    expect(errorsOf(entity, { password: { stored: true } }, { operation: 'update' })).toEqual([])
    expect(isRequired(entity, 'again', { ...world, form: { password: 'new' } })).toBe(true)
  })
})

describe('rules of items', () => {
  const entity = entityWith(
    { ports: property({ type: 'array', maxItems: 5, items: port }) },
    {
      fields: {
        'ports.to': {
          visibleWhen: compileCondition("item.kind == 'range'"),
          requiredWhen: compileCondition("item.kind == 'range'"),
        },
      },
      effects: [
        {
          on: 'ports.kind',
          when: compileCondition("item.kind == 'fixed'"),
          clear: ['ports.note'],
          set: {},
          default: [],
        },
      ],
      checks: [
        check('item.from < item.to', {
          each: 'ports',
          at: 'to',
          when: compileCondition("item.kind == 'range' && has(item.from) && has(item.to)"),
        }),
      ],
    },
  )
  const form = {
    ports: [
      { kind: 'fixed', from: 1, to: 9, note: 'a' },
      { kind: 'range', from: 5, to: 2, note: 'b' },
      { kind: 'range', from: 5 },
    ],
  }

  it('read the item that they are about', () => {
    const scope = { ...world, form }
    expect([0, 1].map((index) => isVisible(entity, `ports[${index}].to`, scope))).toEqual([false, true])
    expect(errorsOf(entity, form).map(({ path, keyword }) => [path, keyword])).toEqual([
      ['ports[2].to', 'required'],
      ['ports[1].to', 'check'],
    ])
  })

  it('drop what is hidden in one item and keep it in another', () => {
    expect(submitValue(entity, form, 'create', world)).toEqual({
      ports: [
        { kind: 'fixed', from: 1, note: 'a' },
        { kind: 'range', from: 5, to: 2, note: 'b' },
        { kind: 'range', from: 5 },
      ],
    })
  })

  it('send and store nothing that the entity does not know', () => {
    expect(submitValue(entity, { ports: [], unheard: 1 }, 'create', world)).toEqual({ ports: [] })
    expect(writableValue(entity, { ports: [], unheard: 1 }, 'create', world)).toEqual({ ports: [] })
  })

  it('keep the spaces around a value that is not trimmed', () => {
    const word = entityWith({ word: property({ type: 'string' }) })
    expect(submitValue(word, { word: ' a ' }, 'create', world)).toEqual({ word: ' a ' })
  })

  it('change other fields of the same item', () => {
    const next = applyEffects(entity, form, 'ports[0].kind', world)
    expect(next.ports.map(({ note }) => note)).toEqual([undefined, 'b', undefined])
  })
})

describe('limits of rules', () => {
  const entity = entityWith(
    {
      seconds: property({ type: 'integer' }),
      countries: property({ type: 'array', items: property({ type: 'string' }) }),
      all: property({ type: 'boolean' }),
      towns: property({ type: 'array', items: property({ type: 'string' }) }),
    },
    {
      fields: {
        seconds: { limits: [{ bounds: { maximum: '{config.limit}' }, text: 'portal:at-most' }] },
        countries: { limits: [{ when: compileCondition('!form.all'), bounds: { maxItems: 1 } }] },
        towns: { limits: [{ bounds: { minItems: 2 } }] },
      },
    },
  )

  it('come from the account, with the number for the text', () => {
    expect(errorsOf(entity, { seconds: 6 })).toEqual([
      { path: 'seconds', keyword: 'maximum', text: 'portal:at-most', params: { maximum: 5, count: 5 } },
    ])
    expect(errorsOf(entity, { seconds: 5 })).toEqual([])
  })

  it('hold for a new record, whatever it was made from', () => {
    const baseline = { seconds: 6 }
    expect(errorsOf(entity, { seconds: 6 }, { operation: 'update', baseline })).toEqual([])
    expect(errorsOf(entity, { seconds: 6 }, { operation: 'create', baseline })).toHaveLength(1)
  })

  it('apply while their condition holds', () => {
    const countries = ['no', 'se']
    expect(errorsOf(entity, { countries, all: false }).map(({ keyword }) => keyword)).toEqual(['maxItems'])
    expect(errorsOf(entity, { countries, all: true })).toEqual([])
  })

  it('do not apply to an empty value', () => {
    expect(errorsOf(entity, { towns: ['Oslo'] }).map(({ keyword }) => keyword)).toEqual(['minItems'])
    expect([errorsOf(entity, { towns: [] }), errorsOf(entity, {})]).toEqual([[], []])
  })
})

describe('limits of rules inside objects and items', () => {
  const numbers = property({ type: 'object', properties: { size: property({ type: 'integer' }) } })
  const size = { limits: [{ bounds: { maximum: 5 } }] }
  const entity = entityWith(
    { one: numbers, list: property({ type: 'array', items: numbers }) },
    { fields: { 'one.size': size, 'list.size': size } },
  )

  it('name the place that goes past them', () => {
    const errors = errorsOf(entity, { one: { size: 6 }, list: [{ size: 5 }, { size: 7 }, {}] })
    expect(errors.map(({ path }) => path)).toEqual(['one.size', 'list[1].size'])
    expect(errorsOf(entity, { one: { size: 5 } })).toEqual([])
  })
})

describe('a field that a rule forces', () => {
  const forced = (more: Parameters<typeof property>[0]) =>
    entityWith(
      { strict: property({ type: 'boolean' }), seal: property(more) },
      {
        fields: {
          seal: {
            enabledWhen: compileCondition('has(form.strict)'),
            because: 'portal:not-yet',
            forced: [{ when: compileCondition('form.strict'), value: 'wax', because: 'portal:forced' }],
          },
        },
      },
    )
  const refusals = (value: object, baseline: object, more: object = {}) =>
    errorsOf(forced({ type: 'string', ...more }), value, { operation: 'update', baseline }).map(
      ({ keyword, text }) => [keyword, text],
    )

  it('has the value of the rule, whatever is stored', () => {
    expect(refusals({ strict: true, seal: 'wax' }, { seal: 'glue' })).toEqual([])
    expect(refusals({ strict: true, seal: 'glue' }, { seal: 'glue' })).toEqual([
      ['disabled', 'portal:forced'],
    ])
    expect(refusals({ strict: true, seal: 'glue' }, {}, { writeOn: ['create'] })).toEqual([])
  })

  it('is judged as any disabled field while the rule does not hold', () => {
    expect(refusals({ strict: false, seal: 'glue' }, { seal: 'tape' })).toEqual([])
    expect(refusals({ seal: 'glue' }, { seal: 'tape' })).toEqual([['disabled', 'portal:not-yet']])
  })
})

describe('the stored record', () => {
  const entity = entityWith(
    { host: property({ type: 'string' }), code: property({ type: 'string' }) },
    { fields: { code: { requiredWhen: compileCondition('!has(row.id)') } } },
  )

  it('tells rules whether a record is created or edited', () => {
    expect(errorsOf(entity, {}).map(({ path }) => path)).toEqual(['code'])
    expect(errorsOf(entity, {}, { operation: 'update', row: { id: '1' } })).toEqual([])
  })
})

describe('effects that change each other', () => {
  const entity = entityWith(
    { recording: property({ type: 'boolean' }), transcription: property({ type: 'boolean' }) },
    {
      effects: [
        {
          on: 'recording',
          when: compileCondition('!form.recording'),
          clear: [],
          set: { transcription: false },
          default: [],
        },
        {
          on: 'transcription',
          when: compileCondition('form.transcription'),
          clear: [],
          set: { recording: true },
          default: [],
        },
      ],
    },
  )

  it('couple two switches both ways', () => {
    const on = applyEffects(entity, { recording: false, transcription: true }, 'transcription', world)
    expect(on).toEqual({ recording: true, transcription: true })
    const off = applyEffects(entity, { recording: false, transcription: true }, 'recording', world)
    expect(off).toEqual({ recording: false, transcription: false })
  })
})
