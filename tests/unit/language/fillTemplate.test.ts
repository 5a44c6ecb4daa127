import { expect, it } from 'vitest'
import { fillTemplate } from '../../../src/language/index.ts'
import { world } from './entityWith.ts'

const scope = {
  ...world,
  row: { id: 'a/b', count: 0 },
  form: { country: { code: 'NO' } },
  route: { id: '7' },
}

it('fills slots from their roots and encodes them on request', () => {
  expect(fillTemplate('/edit/{row.id}', scope, encodeURIComponent)).toBe('/edit/a%2Fb')
  expect(fillTemplate('{form.country.code} {row.count}', scope)).toBe('NO 0')
  expect(fillTemplate('true', scope)).toBe('true')
})

it('looks up a bare slot in the route first, then in the row', () => {
  expect(fillTemplate('/{id}/{count}', scope)).toBe('/7/0')
})

it('returns nothing when a slot has no value', () => {
  expect(fillTemplate('/edit/{row.missing}', scope)).toBeUndefined()
  expect(fillTemplate('/edit/{row}', scope)).toBeUndefined()
  expect(fillTemplate('{form.country}', scope)).toBeUndefined()
  expect(fillTemplate('{form.country}', { ...scope, form: { country: { toString: 1 } } })).toBeUndefined()
})
