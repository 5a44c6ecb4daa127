import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  flowOf,
  perSecondOf,
  takeTokens,
  type RateLimit,
  type TokenBucket,
} from '../../../../../src/server/modules/sms-broadcast/takeTokens.ts'
import { seed } from '../../../../support/sampling.ts'

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

  it('allows a fast rate in batches per tick', () => {
    expect(send(100, 75)[0]).toBe(0)
    expect(send(100, 100).at(-1)).toBeLessThan(1100)
  })

  it('starts with one tick of tokens, and waits until the next tick is filled', () => {
    const take = takeTokens(undefined, 100, 5000, TICK_MS)
    expect([take.available, take.after(25), take.after(10)]).toEqual([
      25,
      { bucket: { tokens: 0, atMs: 5000 }, dueAtMs: 5250 },
      { bucket: { tokens: 15, atMs: 5000 }, dueAtMs: 5100 },
    ])
  })

  it('fills up to two ticks of tokens, and then waits for nothing', () => {
    const take = takeTokens({ tokens: 10, atMs: 5000 }, 100, 60_000, TICK_MS)
    expect([take.available, take.after(0).dueAtMs, take.after(20).dueAtMs]).toEqual([50, 60_000, 60_000])
    expect(takeTokens({ tokens: 10, atMs: 5000 }, 100, 5100, TICK_MS).available).toBe(20)
  })

  it('adds no tokens when the clock goes back', () => {
    expect(takeTokens({ tokens: 10, atMs: 5000 }, 100, 4000, TICK_MS).available).toBe(10)
  })

  it('takes no more tokens than there are', () => {
    expect(takeTokens({ tokens: 1, atMs: 5000 }, 100, 5000, TICK_MS).after(3).bucket.tokens).toBe(0)
  })

  it.each([
    ['minute', 60, 1],
    ['hour', 7200, 2],
    ['day', 43_200, 0.5],
  ] as const)('converts a limit per %s to seconds', (period, count, expected) => {
    expect(perSecondOf({ count, period })).toBe(expected)
  })

  it('keeps back what a full bucket adds to a period', () => {
    // 20 per second hold 10 tokens in two ticks of 250 ms, 9 more than one.
    expect(flowOf({ count: 1200, period: 'minute' }, TICK_MS)).toBe(1191 / 60)
    expect(flowOf({ count: 60, period: 'hour' }, TICK_MS)).toBe(60 / 3600)
  })

  it('never exceeds the limit in any period', () => {
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
      { seed, numRuns: 60 },
    )
  })

  it('comes within two percent of a limit of 999 per minute', () => {
    expect(flowOf({ count: 999, period: 'minute' }, TICK_MS) * 60).toBeGreaterThan(980)
  })
})
