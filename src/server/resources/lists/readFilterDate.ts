import { Temporal } from 'temporal-polyfill'

/**
 * The first instant of a filter's day in a time zone. Filter dates are DD/MM/YYYY.
 * @param plusDays 1 for the end of an inclusive range
 * @returns ISO 8601 UTC with milliseconds, or undefined when the text is no date
 */
export function readFilterDate(text: string, timeZone: string, plusDays: 0 | 1): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  // The database writes years before 1 and after 9999 in ways of its own.
  if (!match || match[3] === '0000' || match[3] === '9999' || match[3] === '0001') return undefined
  try {
    const date = Temporal.PlainDate.from(
      { day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) },
      { overflow: 'reject' },
    ).add({ days: plusDays })
    return new Date(date.toZonedDateTime(timeZone).epochMilliseconds).toISOString()
  } catch {
    return undefined
  }
}
