import { describe, expect, it } from 'vitest'
import { daysIn, unitOf, unitsIn, type SeriesUnit } from '../../../src/shared/series.ts'

describe('units of a period', () => {
  it.each<[string, string, number, SeriesUnit]>([
    ['2026-11-27', '2026-11-27', 1, 'day'],
    ['2026-01-01', '2026-03-31', 90, 'day'],
    ['2026-01-01', '2026-04-01', 91, 'week'],
    ['2024-01-01', '2025-12-31', 731, 'week'],
    ['2024-01-01', '2026-01-01', 732, 'month'],
    ['2026-11-27', '2026-11-26', 0, 'day'],
  ])('from %s to %s are %i days, shown by %4$s', (from, to, days, unit) => {
    expect(daysIn({ from, to })).toBe(days)
    expect(unitOf({ from, to })).toBe(unit)
  })

  it('are all its days, also those on which clocks change and leap days', () => {
    const days = (from: string, to: string) => unitsIn('day', { from, to }).map(({ at }) => at)
    expect(days('2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
    expect(days('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(days('2026-03-30', '2026-03-28')).toEqual([])
  })

  it('are weeks from Monday, of which the first and the last have the days of the period', () => {
    expect(unitsIn('week', { from: '2026-11-25', to: '2026-12-08' })).toEqual([
      { at: '2026-11-23', from: '2026-11-25', to: '2026-11-29' },
      { at: '2026-11-30', from: '2026-11-30', to: '2026-12-06' },
      { at: '2026-12-07', from: '2026-12-07', to: '2026-12-08' },
    ])
  })

  it('are months of any length, across years', () => {
    expect(unitsIn('month', { from: '2025-12-31', to: '2026-03-01' })).toEqual([
      { at: '2025-12-01', from: '2025-12-31', to: '2025-12-31' },
      { at: '2026-01-01', from: '2026-01-01', to: '2026-01-31' },
      { at: '2026-02-01', from: '2026-02-01', to: '2026-02-28' },
      { at: '2026-03-01', from: '2026-03-01', to: '2026-03-01' },
    ])
  })
})
