import { Temporal } from 'temporal-polyfill'
import { isTimeZone } from '../../../domain/schedule/index.ts'

/** What is left of a month by the clock of a time zone. */
export interface PlanPeriod {
  /** When the month is over. */
  end: Date
  /** Days from the start to the end, both included. */
  days: number
  /** Days of the whole month. */
  of: number
}

/** A renewal this close to a month's start is of the whole month: the account may have moved to another time zone. */
const NEAR_DAYS = 2

/**
 * The rest of the month in which a plan begins.
 * @param isRenewal a month has ended at `start`
 */
export function planPeriod(start: Date, timeZone: string, isRenewal: boolean): PlanPeriod {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const day = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const month = (isRenewal ? day.add({ days: NEAR_DAYS }) : day).toPlainYearMonth()
  const next = month.add({ months: 1 }).toPlainDate({ day: 1 })
  return {
    end: new Date(next.toZonedDateTime(zone).epochMilliseconds),
    days: Math.min(day.until(next).days, month.daysInMonth),
    of: month.daysInMonth,
  }
}

/** What days of a month cost of a monthly fee, in whole micro-units. */
export function feeOfDays(fee: number, { days, of }: Pick<PlanPeriod, 'days' | 'of'>): number {
  return Math.round((fee * days) / of)
}
