import { expect, it } from 'vitest'
import { minuteRate, type MinutePrice } from '../../../../src/domain/prices/index.ts'

function check(item: MinutePrice | undefined, day: string, rate: number | undefined): void {
  expect(minuteRate(item, Date.parse(`${day}T12:00:00Z`))).toBe(rate)
}

it('charges a minute by the price of the UTC day', () => {
  const item = { perMinute: 20_000, validFrom: '2026-07-01', perMinuteBefore: 18_000 }
  check(item, '2026-06-30', 18_000)
  check(item, '2026-07-01', 20_000)
  expect(minuteRate(item, Date.parse('2026-06-30T23:59:59.999Z'))).toBe(18_000)
})

it('has no price before the first, or without a proper one', () => {
  check({ perMinute: 20_000, validFrom: '2026-07-01' }, '2026-06-30', undefined)
  check({ perMinute: 20_000 }, '2026-06-30', 20_000)
  for (const perMinute of [-1, 0.5, '20000', undefined]) check({ perMinute }, '2026-06-30', undefined)
  check(undefined, '2026-06-30', undefined)
})
