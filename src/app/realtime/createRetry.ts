/** When to try a connection; all in milliseconds. */
export interface Retry {
  /** When nothing is known of this page's connection: its first attempt, or one after a pause. */
  first(): number
  worked(): void
  /** A standing connection broke. */
  lost(): number
  /** An attempt came to nothing. */
  failed(): number
}

export interface RetryOptions {
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  random?: () => number
  now?: () => number
}

const soonMs = 1_000
const longestMs = 30_000
/** Every failed attempt is an error in the browser's console that nobody can catch; so where none ever succeeded, few are made. */
const doubtfulMs = 60_000
const longestDoubtMs = 1_800_000
const key = 'patchbay.realtime-failed'

/**
 * Waits half to one and a half times what it should, so that many browsers do not come back in one moment. What failed
 * without ever having worked is remembered for the tab, for its next pages.
 */
export function createRetry(options: RetryOptions = {}): Retry {
  const { storage = tabStorage(), random = Math.random, now = Date.now } = options
  let failures = 0
  let everWorked = false

  function spread(ms: number): number {
    return Math.round(ms * (0.5 + random()))
  }

  return {
    first() {
      const until = Number(storage?.getItem(key))
      return until > now() ? Math.min(until - now(), longestDoubtMs) : 0
    },
    worked() {
      failures = 0
      everWorked = true
      storage?.removeItem(key)
    },
    lost: () => spread(soonMs),
    failed() {
      failures += 1
      if (everWorked) return spread(Math.min(soonMs * 2 ** failures, longestMs))
      const ms = spread(Math.min(doubtfulMs * 4 ** (failures - 1), longestDoubtMs))
      storage?.setItem(key, String(now() + ms))
      return ms
    },
  }
}

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    // Storage is forbidden; then every page tries once.
    return undefined
  }
}
