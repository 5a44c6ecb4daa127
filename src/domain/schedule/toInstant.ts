import { Temporal } from 'temporal-polyfill'
import { isTimeZone } from './isTimeZone.ts'

/** A local time as an instant. */
export interface LocalInstant {
  /** ISO 8601 in UTC: '2026-03-29T01:30:00Z' */
  utc: string
  epochMs: number
  /** how far the clock change moved a time that does not exist in the zone; 0 for all others */
  shiftedMinutes: number
  /** whether the local time comes twice; the first one is meant */
  isAmbiguous: boolean
}

/** Of the format `local-date-time`, whose seconds are optional. */
const LOCAL_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/

/**
 * Turns a local time in a zone into an instant. A time inside a clock change's gap moves forward by the gap;
 * one that comes twice means its first occurrence (Temporal "compatible", as RFC 5545 has it).
 * @param localDateTime 'YYYY-MM-DDTHH:mm', or with seconds
 * @returns undefined when the date or the zone does not exist
 */
export function toInstant(localDateTime: string, timeZone: string): LocalInstant | undefined {
  const local = plainDateTime(localDateTime)
  if (!local || !isTimeZone(timeZone)) return undefined
  const first = local.toZonedDateTime(timeZone)
  const last = local.toZonedDateTime(timeZone, { disambiguation: 'later' })
  const { epochMilliseconds: epochMs } = first
  const shiftedMinutes = local.until(first.toPlainDateTime()).total('minutes')
  return {
    utc: first.toInstant().toString(),
    epochMs,
    shiftedMinutes,
    isAmbiguous: shiftedMinutes === 0 && last.epochMilliseconds !== epochMs,
  }
}

function plainDateTime(text: string): Temporal.PlainDateTime | undefined {
  if (!LOCAL_DATE_TIME.test(text)) return undefined
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' })
  } catch {
    return undefined
  }
}
