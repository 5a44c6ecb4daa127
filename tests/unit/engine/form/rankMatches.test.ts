import { expect, it } from 'vitest'
import { rankMatches } from '../../../../src/engine/form/widgets/rankMatches.ts'

const countries = ['French Polynesia', 'Metropolis', 'Poland', 'São Tomé', 'US Outlying']
const find = (typed: string) => rankMatches(countries, typed, (name) => name)

it('offers what begins with the typed text first, then beginnings of words, then the rest', () => {
  expect(find('pol')).toEqual(['Poland', 'French Polynesia', 'Metropolis'])
})

it('takes no notice of case, accents and spaces around, and offers all when nothing is typed', () => {
  expect(find(' SAO t')).toEqual(['São Tomé'])
  expect(find(' ')).toEqual(countries)
  expect(find('none')).toEqual([])
})
