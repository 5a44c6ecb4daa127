import { describe, expect, it } from 'vitest'
import { isSendingWindow, openingOf, weekdays } from '../../../../src/domain/schedule/index.ts'

const allDays = { from: '09:00', to: '20:00', days: weekdays }
const workdays = { ...allDays, days: ['mon', 'tue', 'wed', 'thu', 'fri'] }

function check(
  window: typeof allDays | typeof workdays,
  timeZone: string,
  at: string,
  expected: string,
): void {
  expect(new Date(openingOf(window, timeZone, Date.parse(at))).toISOString()).toBe(expected)
}

describe('openingOf', () => {
  it('is now inside the window, from its first minute to before its last', () => {
    check(allDays, 'Europe/London', '2026-01-05T09:00:00.000Z', '2026-01-05T09:00:00.000Z')
    check(allDays, 'Europe/London', '2026-01-05T19:59:59.999Z', '2026-01-05T19:59:59.999Z')
  })

  it('is this morning before it and tomorrow morning after it, by the clock of the zone', () => {
    check(allDays, 'Europe/London', '2026-01-05T08:59:59.999Z', '2026-01-05T09:00:00.000Z')
    check(allDays, 'Europe/London', '2026-01-05T20:00:00.000Z', '2026-01-06T09:00:00.000Z')
    check(allDays, 'America/Los_Angeles', '2026-01-06T04:00:00.000Z', '2026-01-06T17:00:00.000Z')
    check(allDays, 'Asia/Kolkata', '2026-01-05T20:00:00.000Z', '2026-01-06T03:30:00.000Z')
  })

  it('waits over days that are left out', () => {
    check(workdays, 'America/New_York', '2026-01-10T02:00:00.000Z', '2026-01-12T14:00:00.000Z')
    check({ ...allDays, days: ['sun'] }, 'UTC', '2026-01-04T21:00:00.000Z', '2026-01-11T09:00:00.000Z')
  })

  it('follows a clock change', () => {
    check(allDays, 'Europe/London', '2026-03-28T22:00:00.000Z', '2026-03-29T08:00:00.000Z')
    check(
      { ...allDays, from: '02:30' },
      'America/New_York',
      '2026-03-08T04:00:00.000Z',
      '2026-03-08T07:30:00.000Z',
    )
    check(allDays, 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-01T14:00:00.000Z')
  })
})

describe('isSendingWindow', () => {
  it('needs a day, and an end after its beginning', () => {
    const windows = [
      allDays,
      { ...allDays, to: '24:00' },
      { ...allDays, days: [] },
      { ...allDays, days: ['someday'] },
      { ...allDays, to: '09:00' },
      { ...allDays, to: '08:00' },
      { ...allDays, from: '9:00' },
      { ...allDays, to: '24:30' },
    ]
    expect(windows.map(isSendingWindow)).toEqual([true, true, false, false, false, false, false, false])
  })
})
