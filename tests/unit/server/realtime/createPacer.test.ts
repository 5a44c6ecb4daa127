import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPacer } from '../../../../src/server/realtime/createPacer.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

it('sends immediately, then once a second, and always the last change', async () => {
  const told: [string, number][] = []
  const pacer = createPacer(1000, (subject) => told.push([subject, Date.now()]))
  for (let n = 0; n < 25; n++) {
    pacer.tell('busy')
    await vi.advanceTimersByTimeAsync(100)
  }
  pacer.tell('quiet')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual([
    ['busy', 0],
    ['busy', 1000],
    ['busy', 2000],
    ['quiet', 2500],
    ['busy', 3000],
  ])
  pacer.tell('busy')
  pacer.stop()
  expect(vi.getTimerCount()).toBe(0)
})
