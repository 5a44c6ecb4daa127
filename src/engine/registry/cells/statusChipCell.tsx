import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { StatusChip } from './StatusChip.tsx'

/** A state of the entity's lifecycle, or a value that its property shows as a chip; others are neutral. */
export const statusChipCell: CellVariant = { align: 'start', text, Cell: StatusChipCell }

function text(value: unknown, context: CellContext): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const key = context.lifecycle?.states[value]?.title ?? context.property?.enumTexts?.[value]
  return key === undefined ? String(value) : context.t(key)
}

function StatusChipCell({ value, context, note }: CellProps) {
  const words = text(value, context)
  if (words === '') return null
  const state = context.lifecycle?.states[String(value)] ?? context.property?.chips?.[String(value)]
  return <StatusChip tone={state?.tone ?? 'neutral'} icon={state?.icon} text={words} note={note} />
}
