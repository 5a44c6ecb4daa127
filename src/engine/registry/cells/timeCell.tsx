import { formatExactTime, formatLocalDateTime, summaryDateTime } from '../../../shared/dates.ts'
import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { readInstant } from './readValue.ts'

/** A moment in the reader's zone, to the second on hover, in summaries with AM or PM; a local time without a zone as it is. */
export function timeCell(format: typeof formatExactTime): CellVariant {
  function text(value: unknown, context: CellContext): string {
    const summary = context.isSummary === true ? summaryDateTime : undefined
    if (isLocal(value)) return formatLocalDateTime(value, summary)
    const instant = readInstant(value)
    return instant === null ? '' : (summary ?? format)(instant, context.timeZone)
  }

  function TimeCell({ value, context }: CellProps) {
    const words = text(value, context)
    if (words === '') return null
    return (
      <time
        className="pb-figures pb-cut"
        dateTime={String(value)}
        title={isLocal(value) ? words : exactTime(value, context)}
      >
        {words}
      </time>
    )
  }

  return { align: 'start', text, Cell: TimeCell }
}

/** A moment to the second with the name of its zone, for hover texts; undefined for no moment. */
export function exactTime(value: unknown, { timeZone }: CellContext): string | undefined {
  const instant = readInstant(value)
  return instant === null ? undefined : `${formatExactTime(instant, timeZone)} (${timeZone})`
}

function isLocal(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(value)
}
