import { addDays, type IsoDate } from './dates.ts'

/** What figures over time are added up by. A week begins on Monday. */
export const seriesUnits = ['day', 'week', 'month'] as const

export type SeriesUnit = (typeof seriesUnits)[number]

/** Days shown when nobody chose a period, today included. */
export const usualDays = 30
const MOST_DAYS = 90
const MOST_WEEK_DAYS = 731

/** Whole days, both included. */
export interface Period {
  from: IsoDate
  to: IsoDate
}

/** How many days a period has; none when it ends before it begins. */
export function daysIn({ from, to }: Period): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1)
}

/** Days up to 90, weeks up to two years, months beyond. */
export function unitOf(period: Period): SeriesUnit {
  const days = daysIn(period)
  return days <= MOST_DAYS ? 'day' : days <= MOST_WEEK_DAYS ? 'week' : 'month'
}

/** The first day of the unit that a day is in. */
export function unitStart(unit: SeriesUnit, day: IsoDate): IsoDate {
  if (unit === 'month') return `${day.slice(0, -2)}01`
  if (unit === 'day') return day
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** The units of a period, each by its first day; at the ends only the days of the period belong to them. */
export function unitsIn(unit: SeriesUnit, { from, to }: Period): (Period & { at: IsoDate })[] {
  const units: (Period & { at: IsoDate })[] = []
  for (let at = unitStart(unit, from); at <= to && from <= to;) {
    const next = unitStart(unit, addDays(at, { day: 1, week: 7, month: 31 }[unit]))
    const last = addDays(next, -1)
    units.push({ at, from: at < from ? from : at, to: last > to ? to : last })
    at = next
  }
  return units
}
