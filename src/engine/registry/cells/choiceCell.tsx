import { boxedCell, textBox } from './boxedCell.tsx'
import type { CellContext } from './CellVariant.ts'

/** A value of a catalogue by its text, or several. */
export const choiceCell = boxedCell({
  align: 'start',
  text,
  box: (value, context) => textBox(value, text(value, context)),
})

function text(value: unknown, context: CellContext): string {
  if (Array.isArray(value)) return value.map((item) => text(item, context)).join(', ')
  if (typeof value !== 'string') return ''
  const { catalogue, items } = context.property ?? {}
  return context.choiceText(catalogue ?? items?.catalogue ?? '', value)
}
