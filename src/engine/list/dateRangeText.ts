import { dateRangePresets, type DateRange, type DateRangePreset } from '../../shared/dateRanges.ts'
import { formatPickerDate, isIsoDate } from '../../shared/dates.ts'

/** Reads `2026-01-01..2026-01-31`; either end may be open, both may not. */
export function readDateRange(text: string): DateRange | undefined {
  const [from = '', to = '', ...rest] = text.split('..')
  if (!text.includes('..') || rest.length > 0 || (from === '' && to === '')) return undefined
  if ((from !== '' && !isIsoDate(from)) || (to !== '' && !isIsoDate(to))) return undefined
  if (from !== '' && to !== '' && from > to) return undefined
  return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
}

export function writeDateRange({ from = '', to = '' }: DateRange): string {
  return `${from}..${to}`
}

export function isDatePreset(text: string): text is DateRangePreset {
  return Object.hasOwn(dateRangePresets, text)
}

/** A chosen range in words: `This month`, `01.02.2026 – 01.31.2026`. */
export function dateRangeWords(value: string): string {
  if (isDatePreset(value)) return dateRangePresets[value]
  const range = readDateRange(value)
  if (!range) return value
  if (range.from && range.to) return `${formatPickerDate(range.from)} – ${formatPickerDate(range.to)}`
  return range.from ? `from ${formatPickerDate(range.from)}` : `until ${formatPickerDate(range.to ?? '')}`
}
