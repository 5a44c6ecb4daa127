import { expect, it } from 'vitest'
import { shareOf } from '../../../../src/widgets/call-flows/call-flow-builder/shareOf.ts'

it('draws the same share for the same call and place, spread evenly over calls', () => {
  expect(shareOf(7, 'split:3')).toBe(shareOf(7, 'split:3'))
  expect(shareOf(7, 'split:3')).not.toBe(shareOf(7, 'split:9'))
  const shares = Array.from({ length: 1000 }, (_, call) => shareOf(call + 1, 'split:3'))
  expect(shares.every((share) => share >= 0 && share < 1)).toBe(true)
  const below = shares.filter((share) => share < 0.3).length
  expect(below).toBeGreaterThan(250)
  expect(below).toBeLessThan(350)
})
