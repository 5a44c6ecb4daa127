import { boxedCell, textBox } from './boxedCell.tsx'
import type { CellContext } from './CellVariant.ts'

/** Plain text; values of an enumeration show their own words. */
export const textCell = boxedCell({
  align: 'start',
  text,
  box: (value, context) => textBox(value, text(value, context)),
})

function text(value: unknown, context: CellContext): string {
  if (Array.isArray(value)) return value.map((item) => text(item, context)).join(', ')
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return ''
  const { enumTexts, items } = context.property ?? {}
  const key = (enumTexts ?? items?.enumTexts)?.[String(value)]
  return key === undefined ? String(value) : context.t(key)
}
