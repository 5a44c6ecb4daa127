import { useNow } from '../useNow.ts'
import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { relativeTime } from '../../../shared/relativeTime.ts'
import { ageWords } from '../ageWords.ts'
import { exactTime } from './timeCell.tsx'
import { readInstant } from './readValue.ts'

/** How long ago, kept up to date, with the exact time on hover. */
export const relativeTimeCell: CellVariant = { align: 'start', text, Cell: RelativeTimeCell }

function text(value: unknown, context: CellContext, now = Date.now()): string {
  const instant = readInstant(value)
  return instant === null ? '' : relativeTime(instant, now, ageWords(context.t), context.timeZone)
}

function RelativeTimeCell({ value, context }: CellProps) {
  const now = useNow(30_000)
  const exact = exactTime(value, context)
  if (exact === undefined) return null
  return (
    <time className="pb-figures pb-cut" dateTime={String(value)} title={exact}>
      {text(value, context, now)}
    </time>
  )
}
