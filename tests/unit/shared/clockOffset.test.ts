import { describe, expect, it } from 'vitest'
import { afterClockGap, clockOffset, offsetText } from '../../../src/shared/clockOffset.ts'

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)

it("returns a zone's UTC offset at an instant", () => {
  expect(clockOffset('UTC', winter)).toBe(0)
  expect(clockOffset('Europe/Oslo', winter)).toBe(60)
  expect(clockOffset('Europe/Oslo', summer)).toBe(120)
  expect(clockOffset('Asia/Kolkata', winter)).toBe(330)
  expect(clockOffset('Mars/Base', winter)).toBeUndefined()
})

it('formats offsets with a sign and two digits each', () => {
  expect(offsetText(330)).toBe('+05:30')
  expect(offsetText(-570)).toBe('-09:30')
  expect(offsetText(0)).toBe('+00:00')
})

describe('afterClockGap', () => {
  it('moves a skipped time forward by the gap', () => {
    expect(afterClockGap('2026-03-29T02:30', 'Europe/Oslo')).toBe('2026-03-29T03:30')
    expect(afterClockGap('2026-03-08T02:00', 'America/New_York')).toBe('2026-03-08T03:00')
    expect(afterClockGap('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-04T02:45')
  })

  it('returns undefined for a time that exists once or twice', () => {
    expect(afterClockGap('2026-03-29T01:59', 'Europe/Oslo')).toBeUndefined()
    expect(afterClockGap('2026-03-29T03:00', 'Europe/Oslo')).toBeUndefined()
    expect(afterClockGap('2026-10-25T02:30', 'Europe/Oslo')).toBeUndefined()
    expect(afterClockGap('2026-03-29T02:30', 'UTC')).toBeUndefined()
  })

  it('returns undefined for an invalid time or zone', () => {
    expect(afterClockGap('99.99.2020 10:00', 'Europe/Oslo')).toBeUndefined()
    expect(afterClockGap('2026-03-29T02:30', 'Mars/Base')).toBeUndefined()
  })
})
