import type { IsoDate } from '../../../shared/dates.ts'

/** Catalogue of the countries whose numbers can be moved. */
export const COUNTRIES = 'porting-countries'
/** How far ahead carriers plan a move. */
export const FURTHEST_DAYS = 60

const DAY_MS = 86_400_000

/** The first day numbers can move: after so many working days. */
export function earliestDate(today: IsoDate, workingDays: number): IsoDate {
  let day = today
  for (let left = workingDays; left > 0;) {
    day = daysAfter(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

export function daysAfter(day: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

export function isWeekend(day: IsoDate): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
