import { expect, it } from 'vitest'
import { readFilterDate } from '../../../../../src/server/resources/lists/readFilterDate.ts'

it.each([
  ['05/03/2026', 'UTC', 0, '2026-03-05T00:00:00.000Z'],
  ['05/03/2026', 'UTC', 1, '2026-03-06T00:00:00.000Z'],
  ['05/03/2026', 'Europe/Oslo', 0, '2026-03-04T23:00:00.000Z'],
  ['29/03/2026', 'Europe/Oslo', 1, '2026-03-29T22:00:00.000Z'],
  ['31/12/2026', 'America/New_York', 1, '2027-01-01T05:00:00.000Z'],
] as const)('reads %s in %s, %i days later, as %s', (text, zone, plus, expected) => {
  expect(readFilterDate(text, zone, plus)).toBe(expected)
})

it.each(['31/02/2026', '2026-03-05', '5/3/2026', '00/01/2026', '01/01/0000', '31/12/9999', 'x'])(
  'rejects %s as a date',
  (text) => {
    expect(readFilterDate(text, 'UTC', 0)).toBeUndefined()
  },
)
