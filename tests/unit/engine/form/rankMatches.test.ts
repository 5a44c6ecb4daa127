import { expect, it } from 'vitest'
import { rankMatches } from '../../../../src/engine/form/widgets/rankMatches.ts'

const countries = ['French Polynesia', 'Metropolis', 'Poland', 'São Tomé', 'US Outlying']
const find = (typed: string) => rankMatches(countries, typed, (name) => name)

it('ranks prefix matches first, then word starts, then the rest', () => {
  expect(find('pol')).toEqual(['Poland', 'French Polynesia', 'Metropolis'])
})

it('ignores case, accents and surrounding spaces, and offers everything for an empty search', () => {
  expect(find(' SAO t')).toEqual(['São Tomé'])
  expect(find(' ')).toEqual(countries)
  expect(find('none')).toEqual([])
})
