import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { formatMoney } from './formats.ts'
import { readNumber } from './readValue.ts'

/** Micro-units of the portal's currency. */
export const moneyCell: CellVariant = { align: 'end', text, Cell: MoneyCell }

function text(value: unknown, context: CellContext): string {
  const amount = readNumber(value)
  return amount === null ? '' : formatMoney(amount, context.currency, context.locale)
}

function MoneyCell({ value, context }: CellProps) {
  return <span className={readNumber(value) === 0 ? 'pb-figures pb-quiet' : 'pb-figures'}>{text(value, context)}</span>
}
