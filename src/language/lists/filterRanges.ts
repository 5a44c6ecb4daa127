import { dateRangePresets, type DateRange, type DateRangePreset } from '../../shared/dateRanges.ts'
import { isIsoDate } from '../../shared/dates.ts'

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
  return dateRangePresets.some((preset) => preset === text)
}

export interface NumberRange {
  from?: number
  to?: number
}

/** Reads `5..20`; either end may be open, both may not. */
export function readNumberRange(text: string): NumberRange | undefined {
  const [from = '', to = '', ...rest] = text.split('..')
  if (!text.includes('..') || rest.length > 0 || (from === '' && to === '')) return undefined
  const [lowest, highest] = [readNumber(from), readNumber(to)]
  if ((from !== '' && lowest === undefined) || (to !== '' && highest === undefined)) return undefined
  if (lowest !== undefined && highest !== undefined && lowest > highest) return undefined
  return {
    ...(lowest === undefined ? {} : { from: lowest }),
    ...(highest === undefined ? {} : { to: highest }),
  }
}

export function writeNumberRange({ from, to }: NumberRange): string {
  return `${from ?? ''}..${to ?? ''}`
}

export function readNumber(text: string): number | undefined {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}
