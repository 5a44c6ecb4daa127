import { describe, expect, it } from 'vitest'
import { checkSchedule, scheduleProblems } from '../../../../src/domain/schedule/index.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

function check(starts_at: string | null, time_zone: string | null, expected: string | undefined) {
  const problem = checkSchedule({ starts_at, time_zone }, now)
  expect(problem && `${scheduleProblems[problem]}: ${problem}`).toBe(expected)
}

describe('checkSchedule', () => {
  it('requires a time zone with a start time', () => {
    check('2026-03-11T10:00', null, 'time_zone: zone-required')
    check('2026-03-11T10:00', '', 'time_zone: zone-required')
    check('2026-03-11T10:00', 'Mars/Base', 'time_zone: zone-required')
  })

  it('requires a start time with a time zone', () => {
    check(null, 'UTC', 'starts_at: start-required')
  })

  it('rejects an invalid date', () => {
    check('2026-02-30T10:00', 'UTC', 'starts_at: invalid-start')
    check('tomorrow', 'UTC', 'starts_at: invalid-start')
  })

  it('compares the time in its zone with now', () => {
    check('2026-03-10T11:59', 'UTC', 'starts_at: start-in-past')
    check('2026-03-10T12:00', 'UTC', undefined)
    check('2026-03-10T08:30', 'America/New_York', undefined)
    check('2026-03-10T20:59', 'Asia/Tokyo', 'starts_at: start-in-past')
    check('2026-03-09T23:30', 'Pacific/Pago_Pago', 'starts_at: start-in-past')
    check('2026-03-10T02:00', 'Pacific/Pago_Pago', undefined)
  })

  it('accepts sending now', () => {
    check(null, null, undefined)
  })
})
