/** A day of the calendar as 'YYYY-MM-DD', which sorts by time. */
export type IsoDate = string

const FIRST_PICKER_YEAR = 1980
const LAST_PICKER_YEAR = 2050

const formatters = new Map<string, Intl.DateTimeFormat>()

interface DateParts {
  year: string
  month: string
  day: string
  hour: string
  minute: string
  second: string
}

function partsOf(instant: string | number | Date, timeZone: string): DateParts | undefined {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return undefined
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(timeZone, formatter)
  }
  const parts = Object.fromEntries(formatter.formatToParts(date).map(({ type, value }) => [type, value]))
  return {
    year: parts['year']!.padStart(4, '0'),
    month: parts['month']!,
    day: parts['day']!,
    hour: parts['hour']!,
    minute: parts['minute']!,
    second: parts['second']!,
  }
}

/** Whether moments can be told in a zone of this name. */
export function isZone(name: string): boolean {
  try {
    return partsOf(0, name) !== undefined
  } catch {
    return false
  }
}

/** The display form of a day, MM/DD/YYYY; an empty text for no date. */
export function formatDate(instant: string | number | Date, timeZone = 'UTC'): string {
  const parts = partsOf(instant, timeZone)
  return parts ? `${parts.month}/${parts.day}/${parts.year}` : ''
}

/** The display form of a moment, MM/DD/YYYY HH:mm. */
export function formatDateTime(instant: string | number | Date, timeZone = 'UTC'): string {
  const parts = partsOf(instant, timeZone)
  return parts ? `${parts.month}/${parts.day}/${parts.year} ${parts.hour}:${parts.minute}` : ''
}

/** The display form of a moment to the second, MM/DD/YYYY HH:mm:ss. */
export function formatExactTime(instant: string | number | Date, timeZone = 'UTC'): string {
  const parts = partsOf(instant, timeZone)
  return parts ? `${formatDateTime(instant, timeZone)}:${parts.second}` : ''
}

/** The form of summaries, MM/DD/YYYY HH:mm A: 24 hours and AM or PM, as the specification has it ('03/05/2025 15:30 PM'). */
export function summaryDateTime(instant: string | number | Date, timeZone = 'UTC'): string {
  const parts = partsOf(instant, timeZone)
  return parts ? `${formatDateTime(instant, timeZone)} ${Number(parts.hour) < 12 ? 'AM' : 'PM'}` : ''
}

/** The form spreadsheets read as a time, YYYY-MM-DD HH:mm:ss in the zone; an empty text for no time. */
export function spreadsheetDateTime(instant: string | number | Date, timeZone: string): string {
  const parts = partsOf(instant, timeZone)
  if (!parts) return ''
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`
}

/** A local time without a zone, 'YYYY-MM-DDTHH:mm', in one of the forms above. */
export function formatLocalDateTime(localDateTime: string, format = formatDateTime): string {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(localDateTime) ? format(`${localDateTime.slice(0, 16)}Z`) : ''
}

/** The day it is at an instant in a zone. */
export function dateIn(timeZone: string, instant: string | number | Date): IsoDate {
  const parts = partsOf(instant, timeZone)
  return parts ? `${parts.year}-${parts.month}-${parts.day}` : ''
}

/** Whether a text is a day that exists. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Moves a day; negative counts go back. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The form of dates in list queries, DD/MM/YYYY. */
export function formatFilterDate(date: IsoDate): string {
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}`
}

/** Reads DD/MM/YYYY; undefined when it is no day. */
export function parseFilterDate(text: string): IsoDate | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  return match ? existing(`${match[3]}-${match[2]}-${match[1]}`) : undefined
}

/** The form of the date picker, MM.DD.YYYY. */
export function formatPickerDate(date: IsoDate): string {
  const [year, month, day] = date.split('-')
  return `${month}.${day}.${year}`
}

/** Reads the date picker's MM.DD.YYYY; undefined when it is no day or not of the years 1980 to 2050. */
export function parsePickerDate(text: string): IsoDate | undefined {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text)
  if (!match) return undefined
  const year = Number(match[3])
  if (year < FIRST_PICKER_YEAR || year > LAST_PICKER_YEAR) return undefined
  return existing(`${match[3]}-${match[1]}-${match[2]}`)
}

function existing(date: string): IsoDate | undefined {
  return isIsoDate(date) ? date : undefined
}

/** What a date picker leaves open. */
export interface DateBounds {
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  noWeekends?: boolean | undefined
}

/** Whether a day may be picked. */
export function isSelectableDate(date: IsoDate, { min, max, noWeekends = false }: DateBounds): boolean {
  if (!isIsoDate(date) || (min && date < min) || (max && date > max)) return false
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return !noWeekends || (weekday !== 0 && weekday !== 6)
}

/** Reads the time picker's HH:MM, 00:00 to 23:59; undefined for anything else. */
export function parsePickerTime(text: string): { hour: number; minute: number } | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  return match ? { hour: Number(match[1]), minute: Number(match[2]) } : undefined
}

/** The minutes the time picker lists, in steps of five. */
export const pickerMinutes: readonly number[] = Array.from({ length: 12 }, (_, step) => step * 5)
