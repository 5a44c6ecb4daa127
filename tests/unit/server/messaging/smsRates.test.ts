import { expect, it } from 'vitest'
import { createSmsRate } from '../../../../src/server/messaging/index.ts'
import { readSmsRate } from '../../../support/readSmsRate.ts'

const NOW_MS = Date.UTC(2026, 6, 1, 12)
const items = [
  { value: 'NO', text: 'Norway', perSegment: 60_000, validFrom: '2026-07-01', perSegmentBefore: 58_000 },
  { value: 'SE', text: 'Sweden', perSegment: 52_000, validFrom: '2026-07-02' },
  { value: '*', text: 'Any other country', perSegment: 85_000, validFrom: '2026-01-01' },
]

function check(country: string, price: number, nowMs = NOW_MS): void {
  expect(
    createSmsRate(
      () => items,
      () => nowMs,
    )(country),
  ).toBe(price)
}

it('changes a price on the day it says, by UTC', () => {
  check('NO', 60_000)
  check('NO', 58_000, Date.UTC(2026, 5, 30, 23, 59))
})

it('takes the price of any other country where there is none, or none yet', () => {
  check('FR', 85_000)
  check('SE', 85_000)
  check('SE', 52_000, Date.UTC(2026, 6, 2))
})

it('refuses to send for free when the catalogue has no price', () => {
  expect(() => createSmsRate(() => [])('NO')).toThrow('no price for NO')
})

it("has a price for Britain and for anywhere else in the portal's own catalogue", () => {
  expect(readSmsRate()('GB')).toBe(42_000)
  expect(readSmsRate()('AQ')).toBe(85_000)
})
