import { boxedCell, figures } from './boxedCell.tsx'
import type { CellContext } from './CellVariant.ts'
import { numberFormat } from './numberFormat.ts'
import { readNumber } from './readValue.ts'

export const numberCell = boxedCell({ align: 'end', text, box: () => figures() })

function text(value: unknown, context: CellContext): string {
  const number = readNumber(value)
  return number === null ? '' : numberFormat(context.locale).format(number)
}
