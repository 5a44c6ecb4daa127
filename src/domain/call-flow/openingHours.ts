import { Temporal } from 'temporal-polyfill'

/** A part of a week; `to` before `from` is on the next day. */
export interface OpeningWindow {
  /** `mon` to `sun` */
  days: readonly string[]
  /** `09:00` */
  from: string
  /** `17:00`; `24:00` is the end of the day */
  to: string
}

export interface Holiday {
  /** `2026-12-24` */
  date: string
  repeats_yearly?: boolean
}

export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const DAY = 24 * 60
const WEEK = 7 * DAY

/** How windows cover a week. */
export interface WeekCover {
  /** minutes of the week, at most 10,080 */
  minutes: number
  isWhole: boolean
  overlaps: boolean
}

export function coverOfWeek(windows: readonly OpeningWindow[]): WeekCover {
  const parts = windows.flatMap(partsOf).toSorted(([a], [b]) => a - b)
  let [minutes, last, overlaps] = [0, 0, false]
  for (const [from, to] of parts) {
    if (from < last) overlaps = true
    minutes += Math.max(0, to - Math.max(from, last))
    last = Math.max(last, to)
  }
  return { minutes, isWhole: minutes === WEEK, overlaps }
}

/**
 * Whether it is open, by local time; a holiday wins over every window.
 * @param epochMs since 1970
 */
export function openingAt(
  { timeZone, windows, holidays }: { timeZone: string; windows: OpeningWindow[]; holidays: Holiday[] },
  epochMs: number,
): 'open' | 'closed' | 'holiday' {
  const moment = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone)
  const date = moment.toPlainDate().toString()
  const isHoliday = holidays.some((holiday) =>
    holiday.repeats_yearly ? holiday.date.slice(4) === date.slice(4) : holiday.date === date,
  )
  if (isHoliday) return 'holiday'
  const minute = (moment.dayOfWeek - 1) * DAY + moment.hour * 60 + moment.minute
  return windows.flatMap(partsOf).some(([from, to]) => minute >= from && minute < to) ? 'open' : 'closed'
}

/** The minutes of a week that a window covers, cut at the end of Sunday. */
function partsOf({ days, from, to }: OpeningWindow): [number, number][] {
  const [first, last] = [minutesOf(from), minutesOf(to)]
  if (first === undefined || last === undefined || first === last) return []
  return days.flatMap((day): [number, number][] => {
    const index = weekDays.findIndex((one) => one === day)
    if (index < 0) return []
    const start = index * DAY + first
    const end = index * DAY + (last > first ? last : DAY + last)
    return end > WEEK
      ? [
          [start, WEEK],
          [0, end - WEEK],
        ].filter((part): part is [number, number] => part[0]! < part[1]!)
      : [[start, end]]
  })
}

function minutesOf(time: string): number | undefined {
  const found = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}
