import { expect, it } from 'vitest'
import { feeOfDays, planPeriod } from '../../../../../src/server/modules/my-account/planPeriod.ts'

const check = (
  [start, zone, isRenewal]: [start: string, zone: string, isRenewal: boolean],
  expected: [end: string, days: number, of: number],
): void => {
  const { end, days, of } = planPeriod(new Date(start), zone, isRenewal)
  expect([end.toISOString(), days, of]).toEqual(expected)
}

it.each([
  ['2026-01-15T10:00:00Z', 'UTC', '2026-02-01T00:00:00.000Z', 17, 31],
  ['2026-01-31T23:59:59Z', 'UTC', '2026-02-01T00:00:00.000Z', 1, 31],
  ['2026-02-01T00:00:00Z', 'UTC', '2026-03-01T00:00:00.000Z', 28, 28],
  ['2024-02-29T10:00:00Z', 'UTC', '2024-03-01T00:00:00.000Z', 1, 29],
  ['2026-12-31T23:59:59Z', 'UTC', '2027-01-01T00:00:00.000Z', 1, 31],
  ['2026-03-01T04:00:00Z', 'America/New_York', '2026-03-01T05:00:00.000Z', 1, 28],
  // A month in which the clocks change has no other number of days.
  ['2026-03-01T05:00:00Z', 'America/New_York', '2026-04-01T04:00:00.000Z', 31, 31],
  ['2026-10-31T11:00:00Z', 'Pacific/Auckland', '2026-11-30T11:00:00.000Z', 30, 30],
])('pays from %s in %s to the end of the month there', (start, zone, end, days, of) => {
  check([start, zone, false], [end, days, of])
})

it.each([
  ['of the whole month from its start', '2026-02-01T00:00:00Z', 'UTC', '2026-03-01T00:00:00.000Z', 28, 28],
  [
    'of the whole month after a move to the west',
    '2026-02-01T00:00:00Z',
    'America/Lima',
    '2026-03-01T05:00:00.000Z',
    28,
    28,
  ],
  [
    'of the whole month after a move to the east',
    '2026-02-01T05:00:00Z',
    'Asia/Tokyo',
    '2026-02-28T15:00:00.000Z',
    28,
    28,
  ],
  [
    'by days where months began on another day',
    '2026-12-15T10:00:00Z',
    'UTC',
    '2027-01-01T00:00:00.000Z',
    17,
    31,
  ],
])('renews %s', (_what, start, zone, end, days, of) => {
  check([start, zone, true], [end, days, of])
})

it('costs whole micro-units that are never more than the fee', () => {
  for (const month of [28, 29, 30, 31]) {
    expect(feeOfDays(49_000_001, { days: month, of: month })).toBe(49_000_001)
    for (let days = 1; days < month; days++) {
      const fee = feeOfDays(49_000_001, { days, of: month })
      expect(Number.isInteger(fee)).toBe(true)
      expect(fee).toBeGreaterThan(0)
      expect(fee).toBeLessThan(49_000_001)
    }
  }
})
