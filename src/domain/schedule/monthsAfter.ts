import { Temporal } from 'temporal-polyfill'
import { isTimeZone } from './isTimeZone.ts'

/**
 * The instant some calendar months after a start, at the same local time. From the 31st it is the last day of shorter months and
 * the 31st again in longer ones; a local time inside a clock change's gap moves forward by the gap.
 * @param start ISO 8601
 * @param timeZone UTC where it doesn't exist
 * @returns ISO 8601 in UTC
 */
export function monthsAfter(start: string, timeZone: string, months: number): string {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const later = Temporal.Instant.from(start).toZonedDateTimeISO(zone).add({ months })
  return new Date(later.epochMilliseconds).toISOString()
}
