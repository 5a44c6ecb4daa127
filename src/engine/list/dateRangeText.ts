import { dateRangePresets, type DateRange, type DateRangePreset } from '../../shared/dateRanges.ts'
import { formatPickerDate, isIsoDate } from '../../shared/dates.ts'
import type { EngineTextKey } from '../registry/engineTexts.ts'
import type { Translate } from '../registry/portalContext.ts'

export const presetTexts: Record<DateRangePreset, EngineTextKey> = {
  today: 'portal:list-today',
  yesterday: 'portal:list-yesterday',
  'this-month': 'portal:list-this-month',
  'last-month': 'portal:list-last-month',
  'all-time': 'portal:list-all-time',
}

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

/** A chosen range in words: `This month`, `01.02.2026 – 01.31.2026`. */
export function dateRangeWords(value: string, t: Translate): string {
  if (isDatePreset(value)) return t(presetTexts[value])
  const range = readDateRange(value)
  if (!range) return value
  if (range.from && range.to) return `${formatPickerDate(range.from)} – ${formatPickerDate(range.to)}`
  return range.from
    ? t('portal:list-range-from', { date: formatPickerDate(range.from) })
    : t('portal:list-range-until', { date: formatPickerDate(range.to ?? '') })
}
