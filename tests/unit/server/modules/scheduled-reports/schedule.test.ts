import { describe, expect, it } from 'vitest'
import {
  nextDue,
  periodOf,
  type Schedule,
} from '../../../../../src/server/modules/scheduled-reports/schedule.ts'

const daily: Schedule = { frequency: 'daily', hour: '02:30' }

/** The next times after a moment, each found from the one before it and the day that was served. */
function times(schedule: Schedule, zone: string, after: string, count: number): string[] {
  const found: string[] = []
  let at = Date.parse(after)
  let served: string | undefined
  for (let index = 0; index < count; index += 1) {
    const due = nextDue(schedule, zone, at, served)
    found.push(`${due.day} ${due.at.slice(0, 16)}`)
    at = Date.parse(due.at)
    served = due.day
  }
  return found
}

describe('when a report is due', () => {
  it('comes an hour later on the night that leaves its time out, and once that night', () => {
    expect(times(daily, 'Europe/Berlin', '2026-03-28T12:00:00Z', 3)).toEqual([
      '2026-03-29 2026-03-29T01:30',
      '2026-03-30 2026-03-30T00:30',
      '2026-03-31 2026-03-31T00:30',
    ])
  })

  it('comes at the first of two equal times, and not at the second', () => {
    expect(times(daily, 'Europe/Berlin', '2026-10-24T12:00:00Z', 2)).toEqual([
      '2026-10-25 2026-10-25T00:30',
      '2026-10-26 2026-10-26T01:30',
    ])
    // Asked between the two, the day is over for it.
    expect(nextDue(daily, 'Europe/Berlin', Date.parse('2026-10-25T00:45:00Z')).day).toBe('2026-10-26')
  })

  it('is on its weekday by the clock of the account, not by UTC', () => {
    const monday: Schedule = { frequency: 'weekly', weekday: 'mon', hour: '08:00' }
    expect(times(monday, 'Pacific/Auckland', '2026-07-05T19:00:00Z', 2)).toEqual([
      '2026-07-06 2026-07-05T20:00',
      '2026-07-13 2026-07-12T20:00',
    ])
  })

  it('is the first of each month', () => {
    const monthly: Schedule = { frequency: 'monthly', hour: '00:00' }
    expect(times(monthly, 'America/New_York', '2026-12-15T00:00:00Z', 3)).toEqual([
      '2027-01-01 2027-01-01T05:00',
      '2027-02-01 2027-02-01T05:00',
      '2027-03-01 2027-03-01T05:00',
    ])
  })

  it('is on no day that had its report, whatever the hour or the zone became', () => {
    const due = nextDue({ ...daily, hour: '17:00' }, 'UTC', Date.parse('2026-05-04T09:00:00Z'), '2026-05-04')
    expect(due).toEqual({ at: '2026-05-05T17:00:00.000Z', day: '2026-05-05' })
    const monthly: Schedule = { frequency: 'monthly', hour: '08:00' }
    expect(nextDue(monthly, 'UTC', Date.parse('2026-05-01T00:00:00Z'), '2026-05-01').day).toBe('2026-06-01')
  })
})

describe('what a report is about', () => {
  it.each([
    ['daily', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['weekly', '2026-03-02', '2026-02-23', '2026-03-01'],
    ['monthly', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['monthly', '2027-01-15', '2026-12-01', '2026-12-31'],
  ] as const)('is the time before it: %s on %s', (frequency, day, from, to) => {
    expect(periodOf({ frequency }, day)).toEqual({ from, to })
  })
})
