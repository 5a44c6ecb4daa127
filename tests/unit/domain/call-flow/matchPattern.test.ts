import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchesPattern, readPattern } from '../../../../src/domain/call-flow/matchPattern.ts'
import { repetitions, seed } from '../../../support/sampling.ts'

it.each(['(', '[', 'a{2', 'a{3,2}', '*a', 'a**', '(?=a)', '\\1', 'a{100}', 'a]'])('refuses %s', (source) => {
  expect(readPattern(source)).toBeUndefined()
})

it('agrees with regular expressions on whole texts', () => {
  const atom = fc.constantFrom(
    'a',
    '1',
    '.',
    '\\d',
    '\\D',
    '[a1]',
    '[^0-5]',
    '(a|1)',
    '(?:1a)?',
    '(a*)+',
    '1{2,3}',
    'a+',
  )
  const source = fc.array(atom, { maxLength: 5 }).map((atoms) => atoms.join(''))
  const text = fc.string({ unit: fc.constantFrom('a', '1', '7', '*'), maxLength: 8 })
  fc.assert(
    fc.property(source, text, (pattern, subject) => {
      const own = readPattern(pattern)
      expect(own && matchesPattern(own, subject)).toBe(new RegExp(`^(?:${pattern})$`, 'u').test(subject))
    }),
    { seed, numRuns: repetitions('patterns', 500, 5000) },
  )
})

it('takes no time for a pattern that backtracking would never end', () => {
  const pattern = readPattern('(a+)+(a|a)*b')!
  expect(matchesPattern(pattern, 'a'.repeat(2000))).toBe(false)
})
