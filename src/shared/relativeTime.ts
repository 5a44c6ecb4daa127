import { formatDate } from './dates.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LONGEST_RELATIVE_MS = 7 * DAY_MS

export type AgeUnit = 'minute' | 'hour' | 'day'

/**
 * Says how long ago something was: 'just now', '5 minutes ago', '23 hours ago', '7 days ago', then MM/DD/YYYY.
 * A future more than a minute away, which clocks out of step do not explain, gets its date.
 * @param nowMs milliseconds since 1970
 * @param words says an age in whole units; none of a minute is just now
 */
export function relativeTime(
  instant: string | number | Date,
  nowMs: number,
  words: (count: number, unit: AgeUnit) => string,
  timeZone = 'UTC',
): string {
  const elapsedMs = nowMs - new Date(instant).getTime()
  if (Number.isNaN(elapsedMs)) return ''
  if (elapsedMs > LONGEST_RELATIVE_MS || elapsedMs < -MINUTE_MS) return formatDate(instant, timeZone)
  if (elapsedMs < MINUTE_MS) return words(0, 'minute')
  if (elapsedMs < HOUR_MS) return words(Math.floor(elapsedMs / MINUTE_MS), 'minute')
  if (elapsedMs < DAY_MS) return words(Math.floor(elapsedMs / HOUR_MS), 'hour')
  return words(Math.floor(elapsedMs / DAY_MS), 'day')
}
