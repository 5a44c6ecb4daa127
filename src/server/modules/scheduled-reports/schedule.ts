import { toInstant, weekdays } from '../../../domain/schedule/index.ts'
import { dateRangeOf, type DateRange } from '../../../shared/dateRanges.ts'
import { addDays, dateIn, type IsoDate } from '../../../shared/dates.ts'

/** When a report is sent, by the account's clock. */
export interface Schedule {
  frequency: 'daily' | 'weekly' | 'monthly'
  /** `mon` to `sun`, of a weekly one; a monthly one is sent on the first. */
  weekday?: string
  /** `08:30` */
  hour: string
}

export interface Due {
  /** ISO 8601 in UTC. */
  at: string
  /** The day it is then by the account's clock. */
  day: IsoDate
}

/** A month, and one more where its day was served already. */
const MOST_DAYS = 70

/**
 * The first time after a moment. A time that a clock change leaves out comes as much later as the clock was moved; of
 * one that comes twice the first counts.
 * @param afterMs milliseconds since 1970
 * @param served the last day that had its report: no day has two
 */
export function nextDue(schedule: Schedule, timeZone: string, afterMs: number, served?: IsoDate): Due {
  const today = dateIn(timeZone, afterMs)
  for (let ahead = -1; ahead <= MOST_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    if (!isDay(schedule, day) || (served !== undefined && day <= served)) continue
    const instant = toInstant(`${day}T${schedule.hour}`, timeZone)
    if (instant && instant.epochMs > afterMs) return { at: new Date(instant.epochMs).toISOString(), day }
  }
  throw new Error(`no day of a ${schedule.frequency} report at ${schedule.hour} in ${timeZone}`)
}

/** The days a report is about: yesterday, the last seven days, or the last calendar month. */
export function periodOf({ frequency }: Pick<Schedule, 'frequency'>, day: IsoDate): Required<DateRange> {
  if (frequency === 'monthly') {
    const { from = day, to = day } = dateRangeOf('last-month', day)
    return { from, to }
  }
  return { from: addDays(day, frequency === 'daily' ? -1 : -7), to: addDays(day, -1) }
}

function isDay({ frequency, weekday }: Schedule, day: IsoDate): boolean {
  if (frequency === 'daily') return true
  if (frequency === 'monthly') return day.endsWith('-01')
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] === weekday
}
