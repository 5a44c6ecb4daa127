import { describe, expect, it } from 'vitest'
import {
  fiveMinuteSteps,
  hoursOfDay,
  isDayAllowed,
  joinDateTime,
  readDate,
  readTime,
  showDate,
  splitDateTime,
} from '../../../../src/engine/form/widgets/localDateTime.ts'

describe('readDate', () => {
  it.each([
    ['11.25.2026', '2026-11-25'],
    [' 1/5/2026 ', '2026-01-05'],
    ['02-29-2028', '2028-02-29'],
    ['2026-11-25', '2026-11-25'],
    ['01.01.1980', '1980-01-01'],
    ['12.31.2050', '2050-12-31'],
  ])('reads %s', (typed, day) => expect(readDate(typed)).toBe(day))

  it.each(['13.01.2024', '01.32.2024', '02.30.2026', '01.01.1979', '01.01.2051', '1.1.26', '', 'soon'])(
    'refuses %s',
    (typed) => expect(readDate(typed)).toBeUndefined(),
  )
})

describe('readTime', () => {
  it.each([
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['7:05', '07:05'],
  ])('reads %s', (typed, time) => expect(readTime(typed)).toBe(time))

  it.each(['24:00', '10:60', '1000', '10:5', ''])('refuses %s', (typed) =>
    expect(readTime(typed)).toBeUndefined(),
  )
})

describe('joinDateTime', () => {
  it('returns a local time when both parts are valid', () => {
    expect(joinDateTime({ date: '11.25.2026', time: '9:30' })).toBe('2026-11-25T09:30')
  })

  it('returns nothing when both are empty', () =>
    expect(joinDateTime({ date: ' ', time: '' })).toBeUndefined())

  it.each([
    { date: '99.99.2020', time: '10:00' },
    { date: '11.25.2026', time: '' },
    { date: '', time: '10:00' },
  ])('keeps the typed text when a part is invalid or missing: %o', (typed) => {
    const value = joinDateTime(typed)
    expect(value).not.toMatch(/T/)
    expect(splitDateTime(value)).toEqual(typed)
  })

  it('keeps the typed text for a day that is not allowed', () => {
    expect(joinDateTime({ date: '11.28.2026', time: '10:00' }, () => false)).toBe('11.28.2026 10:00')
  })
})

it('shows a stored value in input format', () => {
  expect(splitDateTime('2026-11-25T09:30')).toEqual({ date: '11.25.2026', time: '09:30' })
  expect(showDate('2026-11-25')).toBe('11.25.2026')
})

it('limits selectable days', () => {
  const today = '2026-11-21'
  expect(isDayAllowed('2026-11-20', today, { minDays: -1 })).toBe(true)
  expect(isDayAllowed('2026-11-19', today, { minDays: -1 })).toBe(false)
  expect(isDayAllowed('2026-12-01', today, { maxDays: 10 })).toBe(true)
  expect(isDayAllowed('2026-12-02', today, { maxDays: 10 })).toBe(false)
  expect(isDayAllowed('2026-11-22', today, { noWeekends: true })).toBe(false)
  expect(isDayAllowed('2026-11-23', today, { noWeekends: true })).toBe(true)
})

it('offers 24 hours, and minutes in steps of five', () => {
  expect(hoursOfDay).toHaveLength(24)
  expect([hoursOfDay[0], hoursOfDay.at(-1)]).toEqual(['00', '23'])
  expect(fiveMinuteSteps).toEqual(['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'])
})
