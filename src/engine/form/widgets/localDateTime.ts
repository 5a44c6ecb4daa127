/** The two halves of a date-time field as typed. */
export interface TypedDateTime {
  date: string
  time: string
}

const FIRST_YEAR = 1980
const LAST_YEAR = 2050
const ISO = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/

/**
 * Joins what was typed into `YYYY-MM-DDTHH:mm`.
 * @returns the typed text itself when a half is missing, wrong or not allowed, so that the format error shows and nothing is lost;
 * `undefined` when both are empty
 */
export function joinDateTime(
  { date, time }: TypedDateTime,
  allows: (day: string) => boolean = () => true,
): string | undefined {
  const day = readDate(date)
  const clock = readTime(time)
  if (day && clock && allows(day)) return `${day}T${clock}`
  return date.trim() === '' && time.trim() === '' ? undefined : `${date.trim()} ${time.trim()}`
}

/** Splits a value back into what the two inputs show. */
export function splitDateTime(value: string | undefined): TypedDateTime {
  const [, year, month, day, time] = ISO.exec(value ?? '') ?? []
  if (time) return { date: `${month}.${day}.${year}`, time }
  const [date = '', ...rest] = (value ?? '').split(' ')
  return { date, time: rest.join(' ') }
}

/**
 * Reads a date typed as MM.DD.YYYY; `/` and `-` between the parts are understood, and so is a pasted YYYY-MM-DD.
 * @returns `2026-11-25`, or `undefined` when there is no such day between 1980 and 2050
 */
export function readDate(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  const typed = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim())
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [typed?.[3], typed?.[1], typed?.[2]]
  if (!year || !month || !day) return undefined
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? date.toISOString().slice(0, 10) : undefined
}

/** Reads a time of 24 hours, `7:05` as well as `07:05`. */
export function readTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? []
  const valid = hours !== '' && Number(hours) <= 23 && Number(minutes) <= 59
  return valid ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

/** `2026-11-25` → `11.25.2026` */
export function showDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}.${date}.${year}`
}

/** Which days may be chosen, counted from today. */
export interface DayLimits {
  minDays?: number
  maxDays?: number
  noWeekends?: boolean
}

/** Whether a day (`2026-11-25`) lies within the limits; today is a day of the same form. */
export function isDayAllowed(day: string, today: string, limits: DayLimits): boolean {
  const distance = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (limits.minDays !== undefined && distance < limits.minDays) return false
  if (limits.maxDays !== undefined && distance > limits.maxDays) return false
  const weekday = new Date(Date.parse(day)).getUTCDay()
  return !(limits.noWeekends && (weekday === 0 || weekday === 6))
}

/** `00` to `23` */
export const hoursOfDay: string[] = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** The minutes of an hour in steps of five. */
export const fiveMinuteSteps: string[] = Array.from({ length: 12 }, (_, step) =>
  String(step * 5).padStart(2, '0'),
)
