/** A token bucket: one token, one message. */
export interface TokenBucket {
  tokens: number
  /** When `tokens` was true, epoch milliseconds. */
  atMs: number
}

export interface TokenTake {
  /** whole tokens there are now */
  available: number
  /** The bucket after `used` tokens are taken, and when the next whole one is there. */
  after(used: number): { bucket: TokenBucket; dueAtMs: number }
}

/**
 * Fills a bucket up to now. It holds what flows in two ticks of `tickMs`, but at least one token, so that a slow
 * rate is spread evenly: 5 per minute is one message every 12 seconds and never 6 in a minute.
 * @param bucket undefined before the first message; it then starts full
 */
export function takeTokens(
  bucket: TokenBucket | undefined,
  perSecond: number,
  nowMs: number,
  tickMs: number,
): TokenTake {
  const perTick = Math.max(1, (perSecond * tickMs) / 1000)
  const capacity = bucketCapacity(perSecond, tickMs)
  const flowed = bucket ? (Math.max(0, nowMs - bucket.atMs) / 1000) * perSecond : perTick
  const tokens = Math.min(capacity, (bucket?.tokens ?? 0) + flowed)
  // A millisecond's rounding must not delay a message by a whole tick.
  const available = Math.floor(tokens + 1e-6)
  return {
    available,
    after(used) {
      const left = Math.max(0, tokens - used)
      const waitMs = (Math.max(0, perTick - left) / perSecond) * 1000
      return { bucket: { tokens: left, atMs: nowMs }, dueAtMs: nowMs + waitMs }
    },
  }
}

function bucketCapacity(perSecond: number, tickMs: number): number {
  return Math.max(1, (2 * perSecond * tickMs) / 1000)
}

const PERIOD_SECONDS = { minute: 60, hour: 3600, day: 86_400 } as const

/** How a person limits the speed of a campaign. */
export interface RateLimit {
  count: number
  period: keyof typeof PERIOD_SECONDS
}

/** Messages per second of a limit. */
export function perSecondOf({ count, period }: RateLimit): number {
  return count / PERIOD_SECONDS[period]
}

/**
 * The flow, in messages per second, at which no period ever has more than `count` messages,
 * a full bucket at its start included.
 */
export function flowOf({ count, period }: RateLimit, tickMs: number): number {
  const seconds = PERIOD_SECONDS[period]
  const burst = bucketCapacity(count / seconds, tickMs)
  return (count - (burst - 1)) / seconds
}
