import { describe, expect, it } from 'vitest'
import { areDays, areNames, chartPoints } from '../../../../src/engine/page/chartPoints.ts'

const series = [{ id: 'sent', title: 't:sent', value: 'totals.sent' }]
const points = (items: unknown, zone = 'UTC') => chartPoints(items, { x: 'at', series }, zone)

describe('chart points', () => {
  it('are of names when bars stand for no times, and none is below zero', () => {
    const named = [{ x: 'Recipient unreachable', values: [3] }]
    expect(areNames({ form: 'bar' }, named)).toBe(true)
    expect(areNames({ form: 'line' }, named)).toBe(false)
    expect(areNames({ form: 'bar' }, [...named, { x: '2026-03-01', values: [1] }])).toBe(false)
    expect(areNames({ form: 'bar' }, [{ x: '2026-03', values: [1] }])).toBe(false)
    expect(areNames({ form: 'bar' }, [{ x: 'Refunds', values: [-1] }])).toBe(false)
  })

  it('are of days that begin where the account is when the answer has days or months', () => {
    expect(areDays([{ day: '2026-03-01' }], 'day')).toBe(true)
    expect(areDays([{ day: '2026-03' }], 'day')).toBe(true)
    expect(areDays([{ day: '2026-03-01T10:00:00Z' }], 'day')).toBe(false)
    expect(areDays([{ day: '2' }], 'day')).toBe(false)
    expect(areDays([], 'day')).toBe(false)
  })

  it("group times by day in the account's time zone, add them up and keep order", () => {
    const items = [
      { at: '2026-03-02T23:30:00Z', totals: { sent: 2 } },
      { at: '2026-03-01T10:00:00Z', totals: { sent: 1 } },
      { at: '2026-03-03T08:00:00Z', totals: { sent: 5 } },
    ]
    expect(points(items, 'Europe/Oslo')).toEqual([
      { x: '2026-03-01', values: [1] },
      { x: '2026-03-03', values: [7] },
    ])
    expect(points(items).map(({ x }) => x)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
  })

  it("group times by hour in the account's time zone, in order", () => {
    const items = [
      { at: '2026-03-02T23:30:00Z', totals: { sent: 2 } },
      { at: '2026-03-02T08:10:00Z', totals: { sent: 1 } },
      { at: '2026-03-02T08:50:00Z', totals: { sent: 5 } },
    ]
    expect(chartPoints(items, { x: 'at', by: 'hour', series }, 'Europe/Oslo')).toEqual([
      { x: '2026-03-02T09', values: [6] },
      { x: '2026-03-03T00', values: [2] },
    ])
  })

  it('keep months in order', () => {
    const items = [
      { at: '2026-03', totals: { sent: 2 } },
      { at: '2025-12', totals: { sent: 1 } },
    ]
    expect(points(items)).toEqual([
      { x: '2025-12', values: [1] },
      { x: '2026-03', values: [2] },
    ])
  })

  it('keep names in response order, and count missing values as zero', () => {
    const items = [{ at: 'Norway', totals: { sent: 3 } }, { at: 'Chad' }, { totals: { sent: 9 } }, null, 4]
    expect(points(items)).toEqual([
      { x: 'Norway', values: [3] },
      { x: 'Chad', values: [0] },
    ])
  })

  it.each([undefined, null, {}, 'x', []])('are empty for %j', (items) => {
    expect(points(items)).toEqual([])
  })
})
