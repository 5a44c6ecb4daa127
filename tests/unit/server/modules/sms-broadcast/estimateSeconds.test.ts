import { describe, expect, it } from 'vitest'
import { estimateSeconds } from '../../../../../src/server/modules/sms-broadcast/estimateCampaign.ts'

const eveningMs = Date.UTC(2026, 10, 21, 22)
const hour = 3600
const day = 24 * hour

describe('estimateSeconds', () => {
  it('uses the rate without a daily limit', () => {
    expect(estimateSeconds(0, 100, eveningMs)).toBe(0)
    expect(estimateSeconds(250, 100, eveningMs)).toBe(3)
    expect(estimateSeconds(60, 1 / 60, eveningMs)).toBe(hour)
  })

  it.each([
    ['ends today when today has room', 50, 50, 1],
    ['ends after the next midnight when today is not enough', 60, 50, 2 * hour + 1],
    ['counts what is left of today first', 60, 20, 2 * hour + 1],
    ['waits for every midnight of a day that is used up', 151, 50, 2 * hour + 2 * day + 1],
    ['does not wait for a midnight nobody needs', 150, 50, 2 * hour + day + 1],
    ['waits for midnight when today is used up', 50, 0, 2 * hour + 1],
    ['waits for two when the day after is used up as well', 51, 0, 2 * hour + day + 1],
  ])('%s', (_, recipients, left, seconds) => {
    expect(estimateSeconds(recipients, 100, eveningMs, { left, cap: 50 })).toBe(seconds)
  })

  it('never exceeds the rate in a day', () => {
    const perHour = 10 / hour
    expect(estimateSeconds(30, perHour, eveningMs, { left: 50, cap: 50 })).toBe(3 * hour)
    expect(estimateSeconds(80, perHour, eveningMs, { left: 50, cap: 50 })).toBe(2 * hour + day + hour)
  })
})
