import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'

/** A value of a catalogue by its text, or several. */
export const choiceCell: CellVariant = { align: 'start', text, Cell: ChoiceCell }

function text(value: unknown, context: CellContext): string {
  if (Array.isArray(value)) return value.map((item) => text(item, context)).join(', ')
  if (typeof value !== 'string') return ''
  const { catalogue, items } = context.property ?? {}
  return context.choiceText(catalogue ?? items?.catalogue ?? '', value)
}

function ChoiceCell({ value, context }: CellProps) {
  return <span className="pb-cut">{text(value, context)}</span>
}
