import { expect, it } from 'vitest'
import { monthsAfter } from '../../../../src/domain/schedule/index.ts'

const check = (start: string, zone: string, ends: string[]) =>
  expect(ends.map((_, index) => monthsAfter(start, zone, index + 1))).toEqual(ends)

it('comes back to the 31st after shorter months', () => {
  check('2027-01-31T10:00:00Z', 'UTC', [
    '2027-02-28T10:00:00.000Z',
    '2027-03-31T10:00:00.000Z',
    '2027-04-30T10:00:00.000Z',
    '2027-05-31T10:00:00.000Z',
  ])
  check('2028-01-31T10:00:00Z', 'UTC', ['2028-02-29T10:00:00.000Z'])
})

it('keeps the local time over clock changes', () => {
  check('2027-02-20T14:00:00Z', 'America/New_York', ['2027-03-20T13:00:00.000Z', '2027-04-20T13:00:00.000Z'])
  check('2027-10-20T06:00:00Z', 'Europe/Oslo', ['2027-11-20T07:00:00.000Z'])
})

it('moves a time inside the gap forward and takes the first of two', () => {
  check('2027-02-14T07:30:00Z', 'America/New_York', ['2027-03-14T07:30:00.000Z'])
  check('2027-10-07T05:30:00Z', 'America/New_York', ['2027-11-07T05:30:00.000Z'])
})

it('takes UTC for a zone nobody knows', () => {
  check('2027-02-20T14:00:00Z', 'Mars/Olympus', ['2027-03-20T14:00:00.000Z'])
})
