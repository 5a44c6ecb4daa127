import { expect, it } from 'vitest'
import { joinDateTime, splitDateTime } from '../../../src/engine/form/widgets/localDateTime.ts'
import type { EntityValidator } from '../../../src/language/portal.ts'
// @ts-expect-error -- written by codegen as plain JavaScript
import { validators as emitted } from '../../../src/generated/modules/sms-broadcast.js'

const validators = emitted as Record<string, EntityValidator> // what every compiled module exports

function isStart(text: string): boolean {
  const errors = ['create', 'update'].map((operation) =>
    validators[`sms-campaign.${operation}`]?.({ starts_at: text }).some(({ path }) => path === 'starts_at'),
  )
  expect(new Set(errors).size).toBe(1)
  return errors[0] === false
}

it.each([
  ['2026-11-25T09:00', true],
  ['2050-12-31T23:59', true],
  ['1980-01-01T00:00', true],
  ['2051-01-01T00:00', false],
  ['9999-12-31T23:59', false],
  ['1979-12-31T23:59', false],
  ['2026-02-30T09:00', false],
  ['2026-11-25T24:00', false],
  ['2026-11-25T09:00:00', false],
  ['2026-11-25T09:00:00.5', false],
])('accepts %s as a start time: %s, like the date and time fields', (text, isTaken) => {
  expect(isStart(text)).toBe(isTaken)
  const typed = splitDateTime(text)
  expect(joinDateTime(typed) === text && /T\d{2}:\d{2}$/.test(text)).toBe(isTaken)
})
