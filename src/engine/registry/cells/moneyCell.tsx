import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { formatMoney } from '../../../shared/numbers.ts'
import { readMicroUnits } from './readValue.ts'

/** Micro-units of the portal's currency. */
export const moneyCell: CellVariant = { align: 'end', text, Cell: MoneyCell }

function text(value: unknown, context: CellContext): string {
  const amount = readMicroUnits(value)
  return amount === null ? '' : formatMoney(amount, context.currency)
}

function MoneyCell({ value, context }: CellProps) {
  return (
    <span className={readMicroUnits(value) === 0 ? 'pb-figures pb-quiet' : 'pb-figures'}>
      {text(value, context)}
    </span>
  )
}
