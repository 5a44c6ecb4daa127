import { describe, expect, it } from 'vitest'
import { readSeries, type SeriesPoint } from '../../../../src/engine/list/chartSeries.ts'
import { readChartChoice } from '../../../../src/engine/list/chartChoice.ts'

const count = { id: 'count', title: 'Messages' }
const names: Record<string, string> = {
  pending: 'Pending',
  sent: 'Sent',
  failed: 'Failed',
  NO: 'Norway',
  DE: 'Germany',
}
const nameOf = (value: string | null) => (value === null ? 'None' : (names[value] ?? value))
const splitBy = (...values: string[]) => ({
  field: 'status',
  title: 't',
  cell: 'text',
  words: Object.fromEntries(values.map((value) => [value, value])),
})
const week = { unit: 'day', from: '2026-11-24', to: '2026-11-27' } as const

function read(points: SeriesPoint[], split?: ReturnType<typeof splitBy>) {
  return readSeries({ ...week, points }, count, split, nameOf, 'Other')
}

describe('the series of a chart', () => {
  it('have a bar for each day, also for those on which nothing was, with total and peak', () => {
    const found = read([
      { at: '2026-11-25', figures: { count: 7, amount: 1 } },
      { at: '2026-11-27', figures: { count: 2, amount: 9 } },
    ])
    expect(found.series).toEqual([{ ...count, color: 0 }])
    expect(found.points.map(({ values }) => values)).toEqual([[0], [7], [0], [2]])
    expect(found.total).toBe(9)
    expect(found.peak).toMatchObject({ at: '2026-11-25', sum: 7 })
    expect(found.bars[3]).toEqual({ at: '2026-11-27', from: '2026-11-27', to: '2026-11-27', sum: 2 })
  })

  it('have no peak where nothing was', () => {
    expect(read([])).toMatchObject({ total: 0, peak: undefined })
  })

  it('stand in the order of the definition and keep their colors, whichever occur', () => {
    const found = read(
      [
        { at: '2026-11-24', value: 'failed', figures: { count: 1 } },
        { at: '2026-11-24', value: 'sent', figures: { count: 5 } },
        { at: '2026-11-25', value: null, other: false, figures: { count: 3 } },
        { at: '2026-11-25', value: 'sent', figures: { count: 4 } },
      ],
      splitBy('pending', 'sent', 'failed'),
    )
    expect(found.series.map(({ title, color }) => [title, color])).toEqual([
      ['Sent', 1],
      ['Failed', 2],
      ['None', 'none'],
    ])
    expect(found.points.slice(0, 2).map(({ values }) => values)).toEqual([
      [5, 1, 0],
      [4, 0, 3],
    ])
    expect(found.peak?.at).toBe('2026-11-25')
  })

  it('of a catalogue are sorted by name, with the rest together at the end', () => {
    const found = read(
      [
        { at: '2026-11-24', value: 'NO', other: false, figures: { count: 1 } },
        { at: '2026-11-24', value: 'DE', other: false, figures: { count: 2 } },
        { at: '2026-11-24', value: null, other: true, figures: { count: 4 } },
      ],
      splitBy(),
    )
    expect(found.series.map(({ title, color }) => [title, color])).toEqual([
      ['Germany', 0],
      ['Norway', 1],
      ['Other', 'other'],
    ])
    expect(found.points[0]?.values).toEqual([2, 1, 4])
  })
})

it.each([
  [undefined, { isOpen: true }],
  [null, { isOpen: true }],
  ['no', { isOpen: true }],
  [{ isOpen: false }, { isOpen: false }],
  [
    { isOpen: true, value: 'amount' },
    { isOpen: true, value: 'amount' },
  ],
  [{ isOpen: 'x', value: 3 }, { isOpen: true }],
])('reads %j as a choice of %j', (stored, choice) => {
  expect(readChartChoice(stored)).toEqual(choice)
})
