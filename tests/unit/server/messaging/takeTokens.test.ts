import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  flowOf,
  takeTokens,
  type RateLimit,
  type TokenBucket,
} from '../../../../src/server/messaging/takeTokens.ts'

const TICK_MS = 250

/** Sends as fast as the bucket lets, and returns when each message left, in milliseconds. */
function send(perSecond: number, messages: number): number[] {
  const sentAt: number[] = []
  let bucket: TokenBucket | undefined
  let nowMs = 0
  while (sentAt.length < messages) {
    const take = takeTokens(bucket, perSecond, nowMs, TICK_MS)
    for (let token = 0; token < take.available; token += 1) sentAt.push(nowMs)
    const after = take.after(take.available)
    bucket = after.bucket
    nowMs = Math.max(Math.ceil(after.dueAtMs), nowMs + 1)
  }
  return sentAt
}

describe('takeTokens', () => {
  it('spreads a slow rate evenly', () => {
    expect(send(5 / 60, 4)).toEqual([0, 12_000, 24_000, 36_000])
  })

  it('lets a fast rate through in batches of a tick', () => {
    expect(send(100, 75)[0]).toBe(0)
    expect(send(100, 100).at(-1)).toBeLessThan(1100)
  })

  it('never sends more in a period than its limit, wherever the period starts', () => {
    const limits = fc.record({
      count: fc.integer({ min: 1, max: 999 }),
      period: fc.constant<RateLimit['period']>('minute'),
    })
    fc.assert(
      fc.property(limits, (limit) => {
        const sentAt = send(flowOf(limit, TICK_MS), limit.count * 2 + 5)
        for (let first = 0, last = 0; last < sentAt.length; last += 1) {
          while (sentAt[last]! - sentAt[first]! >= 60_000) first += 1
          expect(last - first + 1).toBeLessThanOrEqual(limit.count)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('comes within two per cent of a limit of 999 a minute', () => {
    expect(flowOf({ count: 999, period: 'minute' }, TICK_MS) * 60).toBeGreaterThan(980)
  })
})
