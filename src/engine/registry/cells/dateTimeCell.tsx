import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { readInstant } from './readValue.ts'

/** MM/DD/YYYY HH:mm A in the account's zone. */
export const dateTimeCell: CellVariant = { align: 'start', text, Cell: DateTimeCell }

function text(value: unknown, context: CellContext): string {
  const instant = readInstant(value)
  return instant === null ? '' : formatDateTime(instant, context.timeZone)
}

function DateTimeCell({ value, context }: CellProps) {
  const words = text(value, context)
  if (words === '') return null
  return (
    <time className="pb-figures pb-cut" dateTime={String(value)} title={`${words} (${context.timeZone})`}>
      {words}
    </time>
  )
}
