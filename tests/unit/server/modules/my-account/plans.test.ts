import { expect, it } from 'vitest'
import { aMonthAfter } from '../../../../../src/server/modules/my-account/plans.ts'

it.each([
  ['2026-01-15T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['2024-01-31T10:00:00.000Z', '2024-02-29T10:00:00.000Z'],
  ['2026-12-31T23:59:59.000Z', '2027-01-31T23:59:59.000Z'],
])('ends a month after %s on a valid date', (start, end) => {
  expect(aMonthAfter(new Date(start)).toISOString()).toBe(end)
})
