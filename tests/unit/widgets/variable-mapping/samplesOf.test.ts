import { expect, it } from 'vitest'
import { samplesOf } from '../../../../src/widgets/variable-mapping/samplesOf.ts'

it('returns the first three distinct, non-empty values of a column', () => {
  const rows = [
    ['+1', ' '],
    ['+2', 'Anna'],
    ['+3', 'Anna'],
    ['+4'],
    ['+5', 'Ben'],
    ['+6', 'Carl'],
    ['+7', 'Dora'],
  ]
  expect(samplesOf(rows, 1)).toEqual(['Anna', 'Ben', 'Carl'])
  expect(samplesOf(rows, 7)).toEqual([])
})

it('truncates long values to one line', () => {
  expect(samplesOf([['+1', 'A street\nwith a very long name']], 1)).toEqual(['A street with a very lo…'])
})
