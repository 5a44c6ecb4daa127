import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { formatBalance, formatMoneyExact } from '../../../shared/numbers.ts'
import { readMicroUnits } from './readValue.ts'

/** What an account holds, in micro-units of the portal's currency; rounded down. */
export const balanceCell: CellVariant = { align: 'end', text, Cell: BalanceCell }

function text(value: unknown, context: CellContext): string {
  const amount = readMicroUnits(value)
  return amount === null ? '' : formatBalance(amount, context.currency)
}

function BalanceCell({ value, context }: CellProps) {
  const amount = readMicroUnits(value)
  const words = text(value, context)
  const exact = amount === null ? words : formatMoneyExact(amount, context.currency)
  return (
    <span
      className={amount === 0 ? 'pb-figures pb-quiet' : 'pb-figures'}
      title={exact === words ? undefined : exact}
    >
      {words}
    </span>
  )
}
