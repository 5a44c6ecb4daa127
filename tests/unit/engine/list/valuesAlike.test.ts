import { expect, it } from 'vitest'
import { shownValues, valuesAlike } from '../../../../src/engine/list/valuesAlike.ts'
import type { FilterDefinition } from '../../../../src/language/portal.ts'

const options = [
  { value: 'open', text: 'post:open' },
  { value: 'pending', text: 'post:updated' },
  { value: 'resolved', text: 'post:updated' },
]
const one: FilterDefinition = {
  id: 'state',
  title: 'post:state',
  kind: 'select',
  query: 'state',
  all: 'post:all',
  options,
}
const several: FilterDefinition = { ...one, many: true }

it('take states with one text as one choice, where several can be chosen', () => {
  expect(valuesAlike(several, 'resolved')).toEqual(['pending', 'resolved'])
  expect(valuesAlike(several, 'open')).toEqual(['open'])
  expect(shownValues(several, ['resolved', 'open', 'pending'])).toEqual(['pending', 'open'])
})

it('take every value for itself, where one can be chosen, and what they don’t know', () => {
  expect(valuesAlike(one, 'resolved')).toEqual(['resolved'])
  expect(valuesAlike(several, 'gone')).toEqual(['gone'])
})
