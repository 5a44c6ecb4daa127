const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Waits after the first, second, … failed attempt of a delivery; after the last one it is given up. */
const WAITS_MS = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  20 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
]

/** Failures in a row, of any deliveries, after which a webhook rests. */
export const RESTS_AFTER = 3
const REST_MS = 10 * SECOND_MS
const LONGEST_REST_MS = HOUR_MS

/**
 * How long a delivery waits for its next attempt; undefined when there is none.
 * @param tries attempts so far
 * @param random from 0 up to 1: deliveries that failed together don't come back together
 */
export function retryAfterMs(tries: number, random = Math.random()): number | undefined {
  const wait = WAITS_MS[tries - 1]
  return wait === undefined ? undefined : Math.round(wait * (0.8 + 0.4 * random))
}

/** How long a webhook rests after so many failures in a row: then one delivery tries whether it works again. */
export function restMs(failures: number, random = Math.random()): number {
  if (failures < RESTS_AFTER) return 0
  const wait = Math.min(LONGEST_REST_MS, REST_MS * 2 ** (failures - RESTS_AFTER))
  return Math.round(wait * (0.8 + 0.4 * random))
}
