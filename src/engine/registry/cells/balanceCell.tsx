import { boxedCell, figures } from './boxedCell.tsx'
import type { CellBox, CellContext } from './CellVariant.ts'
import { formatBalance, formatMoneyExact } from '../../../shared/numbers.ts'
import { readMicroUnits } from './readValue.ts'

/** What an account holds, in micro-units of the portal's currency; rounded down. */
export const balanceCell = boxedCell({ align: 'end', text, box })

function text(value: unknown, context: CellContext): string {
  const amount = readMicroUnits(value)
  return amount === null ? '' : formatBalance(amount, context.currency)
}

function box(value: unknown, context: CellContext): CellBox {
  const amount = readMicroUnits(value)
  const words = text(value, context)
  const exact = amount === null ? words : formatMoneyExact(amount, context.currency)
  return figures(amount === 0, exact === words ? undefined : exact)
}
