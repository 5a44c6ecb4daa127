import { describe, expect, it } from 'vitest'
import {
  applyEffects,
  disabledBecause,
  followRules,
  isEnabled,
  lookedUp,
} from '../../../src/language/index.ts'
import type { EntityDefinition, PropertyDefinition } from '../../../src/language/portal.ts'
import { compileCondition } from '../../../codegen/conditions/compileCondition.ts'

const property = (more: Partial<PropertyDefinition>): PropertyDefinition => ({
  type: 'string',
  title: 'm:title',
  trim: false,
  readOnly: false,
  writeOn: ['create', 'update'],
  sensitive: false,
  cell: 'text',
  errors: {},
  ...more,
})

const entity: EntityDefinition = {
  id: 'order',
  module: 'm',
  title: 'm:order',
  required: [],
  properties: {
    plan: property({ catalogue: 'plans' }),
    strict: property({
      type: 'boolean',
      readOnly: true,
      lookup: { by: 'plan', values: { small: true, large: false } },
    }),
    signed: property({ type: 'boolean' }),
    seal: property({}),
  },
  rules: {
    fields: {
      signed: {
        forced: [
          { when: compileCondition('has(form.strict) && form.strict'), value: true, because: 'm:why' },
        ],
      },
    },
    effects: [
      { on: 'signed', when: compileCondition('form.signed'), clear: [], set: { seal: 'wax' }, default: [] },
    ],
    checks: [],
  },
}
const scope = { account: {}, config: {}, user: {} }

describe('values that follow from others', () => {
  it('looks a value up, and takes it away with what it follows from', () => {
    expect(lookedUp(entity, { plan: 'large' })).toEqual({ strict: false })
    expect(lookedUp(entity, { plan: 'constructor' })).toEqual({})
    expect(followRules(entity, { strict: true }, scope)).toEqual({ strict: undefined })
  })

  it('forces a field while its rule holds, and leaves it free afterward', () => {
    const forced = followRules(entity, { plan: 'small', signed: false }, scope)
    expect(forced).toEqual({ plan: 'small', strict: true, signed: true })
    const free = followRules(entity, { ...forced, plan: 'large' }, scope)
    expect(free).toEqual({ plan: 'large', strict: false, signed: true })
    expect(isEnabled(entity, 'signed', { ...scope, form: forced })).toBe(false)
    expect(disabledBecause(entity, 'signed', { ...scope, form: forced })).toBe('m:why')
    expect(isEnabled(entity, 'signed', { ...scope, form: free })).toBe(true)
  })

  it('returns the same record when nothing follows', () => {
    const value = { plan: 'large', strict: false }
    expect(followRules(entity, value, scope)).toBe(value)
  })

  it('keeps a value that is to be refused', () => {
    const kept = followRules(entity, { plan: 'small', signed: false }, scope, (name) => name === 'signed')
    expect(kept).toMatchObject({ signed: false, strict: true })
  })

  it('runs the effects of a forced field', () => {
    expect(applyEffects(entity, { plan: 'small' }, 'plan', scope)).toMatchObject({
      signed: true,
      seal: 'wax',
    })
  })
})
