import { expect, it } from 'vitest'
import { presentTimeZone, timeZoneNames } from '../../../../src/domain/schedule/index.ts'

it.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['NZ', 'Pacific/Auckland'],
  ['utc', 'UTC'],
])('%s is called %s now', (name, present) => {
  expect(presentTimeZone(name)).toBe(present)
})

it('is the name of every zone to choose from', () => {
  expect(timeZoneNames().filter((name) => presentTimeZone(name) !== name)).toEqual([])
})
