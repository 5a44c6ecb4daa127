import { formatDate } from './dates.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LONGEST_RELATIVE_MS = 7 * DAY_MS

/**
 * Says how long ago something was: 'just now', '5 minutes ago', '23 hours ago', '7 days ago', then MM/DD/YYYY.
 * A future more than a minute away, which clocks out of step do not explain, gets its date.
 * @param nowMs milliseconds since 1970
 */
export function relativeTime(instant: string | number | Date, nowMs: number, timeZone = 'UTC'): string {
  const elapsedMs = nowMs - new Date(instant).getTime()
  if (Number.isNaN(elapsedMs)) return ''
  if (elapsedMs > LONGEST_RELATIVE_MS || elapsedMs < -MINUTE_MS) return formatDate(instant, timeZone)
  if (elapsedMs < MINUTE_MS) return 'just now'
  if (elapsedMs < HOUR_MS) return ago(elapsedMs / MINUTE_MS, 'minute')
  return elapsedMs < DAY_MS ? ago(elapsedMs / HOUR_MS, 'hour') : ago(elapsedMs / DAY_MS, 'day')
}

function ago(amount: number, unit: string): string {
  const count = Math.floor(amount)
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
