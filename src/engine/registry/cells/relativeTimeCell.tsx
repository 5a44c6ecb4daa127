import { useNow } from '../useNow.ts'
import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { relativeTime } from '../../../shared/relativeTime.ts'
import { ageWords } from '../ageWords.ts'
import { readInstant } from './readValue.ts'

/** How long ago, kept up to date, with the exact time on hover. */
export const relativeTimeCell: CellVariant = { align: 'start', text, Cell: RelativeTimeCell }

function text(value: unknown, context: CellContext, now = Date.now()): string {
  const instant = readInstant(value)
  return instant === null ? '' : relativeTime(instant, now, ageWords(context.t), context.timeZone)
}

function RelativeTimeCell({ value, context }: CellProps) {
  const now = useNow(30_000)
  const instant = readInstant(value)
  if (instant === null) return null
  const exact = `${formatDateTime(instant, context.timeZone)} (${context.timeZone})`
  return (
    <time className="pb-figures pb-cut" dateTime={String(value)} title={exact}>
      {text(value, context, now)}
    </time>
  )
}
