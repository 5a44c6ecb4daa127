import { isDatePreset, readDateRange } from '../../language/lists/filterRanges.ts'
import type { DateRangePreset } from '../../shared/dateRanges.ts'
import { formatDate } from '../../shared/dates.ts'
import type { EngineTextKey } from '../registry/engineTexts.ts'
import type { Translate } from '../registry/portalContext.ts'

export const presetTexts: Record<DateRangePreset, EngineTextKey> = {
  today: 'portal:list-today',
  yesterday: 'portal:list-yesterday',
  'this-month': 'portal:list-this-month',
  'last-month': 'portal:list-last-month',
  'all-time': 'portal:list-all-time',
}

/** A chosen range in words: `This month`, `01/02/2026 – 01/31/2026`. */
export function dateRangeWords(value: string, t: Translate): string {
  if (isDatePreset(value)) return t(presetTexts[value])
  const range = readDateRange(value)
  if (!range) return value
  if (range.from && range.to) return `${formatDate(range.from)} – ${formatDate(range.to)}`
  return range.from
    ? t('portal:list-range-from', { date: formatDate(range.from) })
    : t('portal:list-range-until', { date: formatDate(range.to ?? '') })
}
