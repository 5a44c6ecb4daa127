import { describe, expect, it } from 'vitest'
import { chartPoints, chartTicks } from '../../../../src/engine/page/chartPoints.ts'

const series = [{ id: 'sent', title: 't:sent', value: 'totals.sent' }]
const points = (items: unknown, zone = 'UTC') => chartPoints(items, { x: 'at', series }, zone)

describe('the points of a chart', () => {
  it('put moments together by the day of the account and add them up, in order', () => {
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

  it('keep names in the order of the answer, and count what is missing as nothing', () => {
    const items = [{ at: 'Norway', totals: { sent: 3 } }, { at: 'Chad' }, { totals: { sent: 9 } }, null, 4]
    expect(points(items)).toEqual([
      { x: 'Norway', values: [3] },
      { x: 'Chad', values: [0] },
    ])
  })

  it.each([undefined, null, {}, 'x', []])('are none in %j', (items) => {
    expect(points(items)).toEqual([])
  })
})

describe('the ticks of a chart', () => {
  it.each([
    [
      [7240, 310],
      [0, 2000, 4000, 6000, 8000],
    ],
    [[3], [0, 1, 2, 3]],
    [[0.3], [0, 0.1, 0.2, 0.3]],
    [
      [-5, 12],
      [-5, 0, 5, 10, 15],
    ],
    [[0], [0, 1]],
  ])('for %j are %j', (values, expected) => {
    expect(chartTicks([{ x: 'a', values }])).toEqual(expected)
  })
})
