import { Temporal } from 'temporal-polyfill'

/** When messages may be sent, by the clock of who receives them. */
export interface SendingWindow {
  /** `09:00`; the first minute in which messages may be sent */
  from: string
  /** `20:00`, after `from`; the first minute in which they may not; `24:00` is the end of the day */
  to: string
  /** `mon` to `sun` */
  days: readonly string[]
}

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const DAY_MINUTES = 24 * 60

/** Whether a window is one: it has a day, and ends on the day it begins. */
export function isSendingWindow({ from, to, days }: SendingWindow): boolean {
  const [first, last] = [minutesOf(from), minutesOf(to)]
  return (
    first >= 0 &&
    first < last &&
    last <= DAY_MINUTES &&
    days.some((day) => weekdays.some((one) => one === day))
  )
}

/**
 * When messages may be sent to a zone: the moment itself inside the window, else the next opening.
 * A clock change moves an opening as it moves every local time.
 * @param epochMs since 1970
 */
export function openingOf({ from, to, days }: SendingWindow, timeZone: string, epochMs: number): number {
  const moment = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone)
  const [first, last] = [minutesOf(from), minutesOf(to)]
  const minute = moment.hour * 60 + moment.minute
  const isDay = (date: Temporal.PlainDate): boolean => days.includes(weekdays[date.dayOfWeek - 1] ?? '')
  const today = moment.toPlainDate()
  if (isDay(today) && minute >= first && minute < last) return epochMs
  for (let ahead = isDay(today) && minute < first ? 0 : 1; ahead <= 7; ahead += 1) {
    const date = today.add({ days: ahead })
    if (!isDay(date)) continue
    const time = Temporal.PlainTime.from({ hour: Math.floor(first / 60), minute: first % 60 })
    return date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds
  }
  throw new Error('a sending window without a day never opens')
}

/** -1 for what is no time of day. */
function minutesOf(time: string): number {
  const found = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  return found ? Number(found[1]) * 60 + Number(found[2]) : -1
}
