import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { formatDate, isIsoDate } from '../../../shared/dates.ts'

/** A day without a time: MM/DD/YYYY. */
export const dateCell: CellVariant = { align: 'start', text, Cell: DateCell }

function text(value: unknown, _context: CellContext): string {
  return typeof value === 'string' && isIsoDate(value) ? formatDate(value) : ''
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
