import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { formatDate, isIsoDate } from '../../../shared/dates.ts'

/** A day without a time, MM/DD/YYYY; of a moment, its day where the account is, wherever it is read. */
export const dateCell: CellVariant = { align: 'start', text, Cell: DateCell }

function text(value: unknown, { timeZone, accountZone = timeZone }: CellContext): string {
  if (typeof value !== 'string') return ''
  if (isIsoDate(value)) return formatDate(value)
  return value.includes('T') ? formatDate(value, accountZone) : ''
}

function DateCell({ value, context }: CellProps) {
  const words = text(value, context)
  if (words === '') return null
  return (
    <time className="pb-figures pb-cut" dateTime={String(value)}>
      {words}
    </time>
  )
}
