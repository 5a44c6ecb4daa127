import { expect, it } from 'vitest'
import { restMs, RESTS_AFTER, retryAfterMs } from '../../../../../src/server/modules/webhooks/backoff.ts'

it('waits longer after each attempt, for two days, then gives up', () => {
  const waits = Array.from({ length: 11 }, (_, index) => retryAfterMs(index + 1, 0.5))
  expect(waits.at(-1)).toBeUndefined()
  const given = waits.filter((each) => each !== undefined)
  expect(given).toHaveLength(10)
  expect(given).toEqual([...given].sort((one, other) => one - other))
  const days = given.reduce((sum, each) => sum + each, 0) / 86_400_000
  expect(days).toBeGreaterThan(2)
  expect(days).toBeLessThan(2.5)
})

it('spreads attempts that failed together', () => {
  expect(retryAfterMs(1, 0)).toBe(8000)
  expect(retryAfterMs(1, 0.999)).toBeGreaterThan(11_900)
})

it('rests only after several failures in a row, and never longer than an hour and a bit', () => {
  expect(restMs(RESTS_AFTER - 1, 0.5)).toBe(0)
  expect(restMs(RESTS_AFTER, 0.5)).toBe(10_000)
  expect(restMs(RESTS_AFTER + 1, 0.5)).toBe(20_000)
  expect(restMs(10_000, 0.5)).toBe(3_600_000)
})
