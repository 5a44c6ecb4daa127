import { expect, it } from 'vitest'
import { withoutSeparators } from '../../../src/shared/withoutSeparators.ts'

it('takes out what is written between digits, and nothing that makes a number wrong', () => {
  expect(withoutSeparators(' +1 (202) 555-0123')).toBe('+12025550123')
  expect(withoutSeparators('030/123\u00A045\u201167')).toBe('0301234567')
  expect(withoutSeparators('+12a, 5')).toBe('+12a,5')
})
