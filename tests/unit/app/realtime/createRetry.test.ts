import { expect, it } from 'vitest'
import { createRetry, type Retry } from '../../../../src/app/realtime/createRetry.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
let clock = 1_000_000

function page(random = () => 0.5): Retry {
  return createRetry({ storage, random, now: () => clock })
}

it('retries immediately, then soon after a success, then backs off', () => {
  const retry = page()
  expect(retry.first()).toBe(0)
  retry.worked()
  expect(retry.lost()).toBe(1000)
  expect(Array.from({ length: 7 }, () => retry.failed())).toEqual([
    2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ])
  retry.worked()
  expect(retry.failed()).toBe(2000)
})

it('spreads out simultaneous retries from many browsers', () => {
  expect([page(() => 0).lost(), page(() => 1).lost()]).toEqual([500, 1500])
})

it('makes few attempts when none has succeeded, across all pages of the tab', () => {
  const retry = page()
  expect([retry.failed(), retry.failed(), retry.failed(), retry.failed()]).toEqual([
    60_000, 240_000, 960_000, 1_800_000,
  ])
  clock += 60_000
  const next = page()
  expect(next.first()).toBe(1_740_000)
  clock += 1_740_000
  expect(next.first()).toBe(0)
  next.failed()
  next.worked()
  expect(page().first()).toBe(0)
})

it('handles a clock set back and unexpected storage contents', () => {
  page().failed()
  clock -= 10 * 86_400_000
  expect(page().first()).toBe(1_800_000)
  kept.set('patchbay.realtime-failed', 'soon')
  expect(page().first()).toBe(0)
})
