import { expect, it } from 'vitest'
import { createSmsRate } from '../../../../../src/server/modules/sms-broadcast/smsRates.ts'
import { readSmsRate } from '../../../../support/readSmsRate.ts'

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

it('changes a price on its start date in UTC', () => {
  check('NO', 60_000)
  check('NO', 58_000, Date.UTC(2026, 5, 30, 23, 59))
})

it('falls back to the price for other countries when there is none yet', () => {
  check('FR', 85_000)
  check('SE', 85_000)
  check('SE', 52_000, Date.UTC(2026, 6, 2))
})

it('refuses to send when the catalog has no price', () => {
  expect(() => createSmsRate(() => [])('NO')).toThrow('no price for NO')
})

it('has prices for Britain and for all other countries in the shipped catalog', () => {
  expect(readSmsRate()('GB')).toBe(42_000)
  expect(readSmsRate()('AQ')).toBe(85_000)
})

it('adds what carriers charge for messages of 10DLC campaigns, in the US alone', () => {
  expect(readSmsRate()('US', 'ten-dlc')).toBe(3000)
  expect(readSmsRate()('CA', 'ten-dlc')).toBe(0)
  const wrong = [{ value: 'US', text: 'United States', perSegment: 1, tenDlcPerSegment: '3000' }]
  expect(() => createSmsRate(() => wrong)('US', 'ten-dlc')).toThrow('no proper carrier fee for US')
})
