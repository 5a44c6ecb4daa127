import { describe, expect, it } from 'vitest'
import { initialValue, submitValue } from '../../../src/language/index.ts'
import { entityWith, formEquals, property, world } from './entityWith.ts'

const entity = entityWith(
  {
    kind: property({ type: 'string' }),
    urgent: property({ type: 'boolean' }),
    open: property({ type: 'boolean', default: true }),
    elsewhere: property({ type: 'boolean' }),
    known: property({ type: 'boolean', readOnly: true }),
    hidden: property({ type: 'boolean' }),
  },
  { fields: { hidden: { visibleWhen: formEquals('kind', 'special') } } },
)
const shown = ['kind', 'urgent', 'open', 'known', 'hidden']

describe('an untouched switch', () => {
  it('is no when the form shows it and it has no default', () => {
    expect(initialValue(entity, { ...world }, shown)).toEqual({ urgent: false, open: true, hidden: false })
  })

  it('is missing when the form does not show it', () => {
    expect(initialValue(entity, { ...world })).toEqual({ open: true })
  })

  it('is sent as no, unless a rule hides it', () => {
    const value = initialValue(entity, { ...world }, shown)
    expect(submitValue(entity, value, 'create', { ...world })).toEqual({ urgent: false, open: true })
  })
})
