import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { numberFormat } from './numberFormat.ts'
import { readNumber } from './readValue.ts'

export const numberCell: CellVariant = { align: 'end', text, Cell: NumberCell }

function text(value: unknown, context: CellContext): string {
  const number = readNumber(value)
  return number === null ? '' : numberFormat(context.locale).format(number)
}

function NumberCell({ value, context }: CellProps) {
  return <span className="pb-figures">{text(value, context)}</span>
}
