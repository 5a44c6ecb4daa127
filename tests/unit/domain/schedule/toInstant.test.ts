import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { isTimeZone, timeZoneNames, toInstant } from '../../../../src/domain/schedule/index.ts'

function check(local: string, zone: string, utc: string, shiftedMinutes = 0, isAmbiguous = false) {
  expect(toInstant(local, zone)).toMatchObject({ utc, shiftedMinutes, isAmbiguous })
}

describe('toInstant', () => {
  it('converts a local time in its zone', () => {
    check('2026-01-15T12:00', 'America/New_York', '2026-01-15T17:00:00Z')
    check('2026-07-15T12:00', 'Asia/Kathmandu', '2026-07-15T06:15:00Z')
    check('2026-07-15T12:00', 'UTC', '2026-07-15T12:00:00Z')
    check('2026-07-15T12:00:59', 'UTC', '2026-07-15T12:00:59Z')
  })

  it.each([
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z', 60],
    ['2026-03-29T02:15', 'Europe/Berlin', '2026-03-29T01:15:00Z', 60],
    ['2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-03T15:40:00Z', 30],
    ['2011-12-30T10:00', 'Pacific/Apia', '2011-12-30T20:00:00Z', 1440],
  ] as const)(
    'moves %s in %s, skipped by the clock change, forward by the gap',
    (local, zone, utc, shifted) => {
      check(local, zone, utc, shifted)
    },
  )

  it.each([
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
  ] as const)('picks the first of the two %s in %s', (local, zone, utc) => {
    check(local, zone, utc, 0, true)
  })

  it('is correct at every clock change in every zone from 2024 to 2028', () => {
    let gaps = 0
    let overlaps = 0
    for (const zone of timeZoneNames()) {
      let at = Temporal.ZonedDateTime.from(`2024-01-01T00:00[${zone}]`)
      for (;;) {
        const change = at.getTimeZoneTransition('next')
        if (!change || change.year > 2028) break
        const before = change.subtract({ seconds: 1 })
        const offsetMinutes = (change.offsetNanoseconds - before.offsetNanoseconds) / 6e10
        const wallBefore = before.toPlainDateTime().add({ seconds: 1 })
        const inside =
          offsetMinutes > 0 ? wallBefore.add({ minutes: 5 }) : wallBefore.subtract({ minutes: 5 })
        const answer = toInstant(inside.toString({ smallestUnit: 'minute' }), zone)!
        if (offsetMinutes > 0) {
          gaps += 1
          expect(answer.shiftedMinutes).toBe(offsetMinutes)
          expect(answer.epochMs).toBe(change.epochMilliseconds + 5 * 60_000)
        } else if (offsetMinutes < 0) {
          overlaps += 1
          expect(answer).toMatchObject({ shiftedMinutes: 0, isAmbiguous: true })
          expect(answer.epochMs).toBe(change.epochMilliseconds - 5 * 60_000)
        }
        at = change
      }
    }
    console.log(`${gaps} gaps and ${overlaps} overlaps checked`)
    expect(Math.min(gaps, overlaps)).toBeGreaterThan(400)
  })

  it.each([
    ['2026-02-30T10:00', 'UTC'],
    ['2026-01-01T24:00', 'UTC'],
    ['2026-01-01', 'UTC'],
    ['soon', 'UTC'],
    ['2026-01-01T10:00Z', 'UTC'],
    ['2026-01-01T10:00', 'Mars/Base'],
    ['2026-01-01T10:00', '+02:00'],
    ['2026-01-01T10:00', ''],
  ])('returns undefined for %s in %j', (local, zone) => {
    expect(toInstant(local, zone)).toBeUndefined()
  })
})

describe('time zones', () => {
  it('are accepted by current and former names', () => {
    for (const name of [
      'UTC',
      'Asia/Kolkata',
      'Asia/Calcutta',
      'Europe/Kyiv',
      'Europe/Kiev',
      'US/Pacific',
      'Etc/GMT+5',
      'GMT',
    ]) {
      expect([name, isTimeZone(name)]).toEqual([name, true])
    }
    for (const name of ['+02:00', 'Mars/Base', '', '../etc', 'utc+2', 'PST', 'CST', 'ACT'])
      expect([name, isTimeZone(name), toInstant('2030-01-01T10:00', name)]).toEqual([name, false, undefined])
  })

  it('are listed by current name, UTC first, without duplicates, all accepted', () => {
    const names = timeZoneNames()
    expect(names[0]).toBe('UTC')
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'America/New_York']))
    expect(names).not.toContain('Asia/Calcutta')
    expect(names.filter((name) => !isTimeZone(name))).toEqual([])
  })
})
