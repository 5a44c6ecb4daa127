import { expect, it } from 'vitest'
import { compileCondition } from '../../../codegen/conditions/compileCondition.ts'
import { inputEntity, verifyRecord } from '../../../src/language/index.ts'
import { entityWith, property, world } from './entityWith.ts'

const entity = entityWith(
  {
    method: property({ type: 'string' }),
    password: property({ type: 'string' }),
    again: property({ type: 'string' }),
    label: property({ type: 'string' }),
  },
  {
    required: ['label', 'method'],
    fields: {
      password: {
        visibleWhen: compileCondition("form.method == 'digest'"),
        requiredWhen: compileCondition("form.method == 'digest'"),
        limits: [{ bounds: { maxLength: 4 } }, { bounds: { minLength: '{form.label}' } }],
      },
    },
    effects: [
      { on: 'method', clear: ['password'], set: {}, default: [] },
      { on: 'method', clear: ['label'], set: {}, default: [] },
    ],
    checks: [
      {
        at: 'again',
        text: 'portal:differ',
        on: ['create'],
        unless: compileCondition('form.password == form.again'),
      },
      {
        at: 'password',
        text: 'portal:name',
        on: ['create'],
        unless: compileCondition('form.password != form.label'),
      },
    ],
  },
)
const errors = (names: string[], value: object) =>
  verifyRecord({
    entity: inputEntity(entity, names),
    value,
    operation: 'create',
    scope: world,
    validator: () => [],
    checks: {},
  }).map(({ path, keyword }) => `${path} ${keyword}`)

it('is judged by the rules that read what it takes', () => {
  const names = ['method', 'password', 'again']
  expect(errors(names, { method: 'digest' })).toEqual(['password required', 'again check'])
  expect(errors(names, { method: 'digest', password: 'abcde', again: 'abcde' })).toEqual([
    'password maxLength',
  ])
  expect(errors(names, { method: 'digest', password: 'abc', again: 'abd' })).toEqual(['again check'])
  expect(errors(names, {})).toContain('method required')
})

it('is not judged by rules that read anything else', () => {
  expect(errors(['password'], { password: 'abc' })).toEqual([])
  expect(errors(['password'], { password: 'abcde' })).toEqual(['password maxLength'])
  expect(errors(['password'], {})).toEqual([])
})

it('keeps the effects among its fields', () => {
  expect(inputEntity(entity, ['method', 'password']).rules.effects.map(({ clear }) => clear)).toEqual([
    ['password'],
  ])
})
