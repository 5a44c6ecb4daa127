import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { formatDateTime, formatLocalDateTime, summaryDateTime } from '../../../shared/dates.ts'
import { readInstant } from './readValue.ts'

/** MM/DD/YYYY HH:mm in the reader's zone, in summaries with AM or PM; a local time without a zone as it is. */
export const dateTimeCell: CellVariant = { align: 'start', text, Cell: DateTimeCell }

function text(value: unknown, context: CellContext): string {
  const format = context.isSummary === true ? summaryDateTime : formatDateTime
  if (isLocal(value)) return formatLocalDateTime(value, format)
  const instant = readInstant(value)
  return instant === null ? '' : format(instant, context.timeZone)
}

function DateTimeCell({ value, context }: CellProps) {
  const words = text(value, context)
  if (words === '') return null
  return (
    <time
      className="pb-figures pb-cut"
      dateTime={String(value)}
      title={isLocal(value) ? words : `${words} (${context.timeZone})`}
    >
      {words}
    </time>
  )
}

function isLocal(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(value)
}
