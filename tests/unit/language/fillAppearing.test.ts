import { expect, it } from 'vitest'
import { fillAppearing, type AppearingOptions } from '../../../src/language/fillAppearing.ts'
import { entityWith, formEquals, property, world } from './entityWith.ts'

const text = property({ type: 'string' })
const entity = entityWith(
  {
    send: text,
    zone: text,
    limited: property({ type: 'boolean', default: true }),
    rate: property({
      type: 'object',
      properties: {
        period: property({ type: 'string', default: 'minute' }),
        count: property({ type: 'integer' }),
      },
    }),
    sent: property({ type: 'string', readOnly: true, default: 'never' }),
  },
  {
    fields: {
      zone: { visibleWhen: formEquals('send', 'later'), default: '{account.timezone}' },
      limited: { visibleWhen: formEquals('send', 'later') },
      rate: { visibleWhen: formEquals('limited', true) },
      sent: { visibleWhen: formEquals('send', 'later') },
    },
  },
)

function check(
  before: object,
  after: object,
  expected: object,
  given: Partial<AppearingOptions<object>> = {},
): void {
  expect(fillAppearing({ entity, before, after, operation: 'update', scope: world, ...given })).toEqual(
    expected,
  )
}

it('fills fields that a change makes visible, and those that their defaults make visible', () => {
  check(
    { send: 'now' },
    { send: 'later' },
    { send: 'later', zone: 'Europe/Oslo', limited: true, rate: { period: 'minute' } },
  )
})

it('leaves values as they are, also false', () => {
  const after = { send: 'later', zone: 'UTC', limited: false }
  check({ send: 'now' }, after, after)
})

it('leaves fields empty that were visible before', () => {
  const before = { send: 'later', zone: 'UTC', limited: false }
  check(before, { send: 'later', limited: false }, { send: 'later', limited: false })
})

it('leaves fields empty that are cleared in the same change', () => {
  const cleared = { isCleared: (path: string) => path === 'zone' || path === 'limited' }
  check({ send: 'now' }, { send: 'later' }, { send: 'later' }, cleared)
})
