import { expect, it } from 'vitest'
import { compileCondition } from '../../../codegen/conditions/compileCondition.ts'
import { storedSecret, submitValue, verifyRecord } from '../../../src/language/index.ts'
import { entityWith, property, world } from './entityWith.ts'

const entity = entityWith(
  { name: property({ type: 'string' }), code: property({ type: 'string', sensitive: 'encrypted' }) },
  { required: ['code'] },
)
const codes = (value: object) =>
  verifyRecord({
    entity,
    value,
    operation: 'update',
    scope: world,
    validator: (record) =>
      typeof Reflect.get(record as object, 'code') === 'object'
        ? [{ path: 'code', keyword: 'type', params: {} }]
        : [],
    checks: {},
  }).map(({ keyword }) => keyword)

it('treats a stored secret as present, without validating it', () => {
  expect([codes({ code: storedSecret }), codes({ code: 'new' }), codes({})]).toEqual([[], [], ['required']])
})

it('removes a secret that was emptied on purpose', () => {
  expect(submitValue(entity, { name: 'a', code: null }, 'update', world)).toEqual({ name: 'a', code: null })
  expect(codes({ code: null })).toEqual(['required'])
})

it('sends a secret only when one is entered', () => {
  const sent = (code: unknown) => submitValue(entity, { name: 'a', code }, 'update', world)
  expect([sent(storedSecret), sent('new')]).toEqual([{ name: 'a' }, { name: 'a', code: 'new' }])
})

it('keeps a secret that a new record would need', () => {
  const needed = entityWith(
    { code: property({ type: 'string', sensitive: 'encrypted' }) },
    { fields: { code: { requiredWhen: compileCondition('!has(row.id)') } } },
  )
  const refused = (value: object, baseline: object = { code: storedSecret }) =>
    verifyRecord({
      entity: needed,
      value,
      operation: 'update',
      scope: { ...world, row: { id: 'r1' } },
      validator: () => [],
      checks: {},
      baseline,
    }).map(({ keyword }) => keyword)
  expect(refused({}, {})).toEqual([])
  expect([refused({ code: storedSecret }), refused({ code: null }), refused({ code: 'new' })]).toEqual([
    [],
    ['required'],
    [],
  ])
})
