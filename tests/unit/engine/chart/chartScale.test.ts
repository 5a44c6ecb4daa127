import { describe, expect, it } from 'vitest'
import { chartTicks, comparablePoints } from '../../../../src/engine/chart/chartScale.ts'

describe('chart ticks', () => {
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
    // Nobody calls a quarter of a time.
    [[1], [0, 1]],
    [[9], [0, 3, 6, 9]],
  ])('for %j are %j', (values, expected) => {
    expect(chartTicks([{ x: 'a', values }])).toEqual(expected)
  })

  it.each([
    [50, [0, 30, 60]],
    [500, [0, 300, 600]],
    [4000, [0, 1800, 3600, 5400]],
    [40_000, [0, 18_000, 36_000, 54_000]],
  ])('of %i seconds are minutes and hours: %j', (seconds, expected) => {
    expect(chartTicks([{ x: 'a', values: [seconds] }], { steps: 3, isTime: true })).toEqual(expected)
  })
})

describe('bars that would flatten the others', () => {
  const whole = (values: number[][]) =>
    comparablePoints(values.map((each, index) => ({ x: String(index), values: each }))).map(({ x }) =>
      Number(x),
    )

  it('are cut', () => {
    expect(
      whole([
        [60, 2],
        [120, 9],
        [40, 0],
        [2585, 150],
      ]),
    ).toEqual([0, 1, 2])
    expect(whole([[60], [1900], [120], [40], [80], [2585]])).toEqual([0, 2, 3, 4])
  })

  it.each([
    ['nothing stands out', [[60], [300], [120], [70]]],
    ['too few others remain', [[60], [0], [0], [2585]]],
    ['three stand out', [[60], [2000], [120], [70], [2100], [90], [2300]]],
    ['a value is negative', [[60], [-5], [120], [70], [2585]]],
    ['there is nothing', []],
  ])('are shown whole when %s', (_, values) => {
    expect(whole(values)).toHaveLength(values.length)
  })
})
