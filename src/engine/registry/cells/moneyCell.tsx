import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { formatMoney, formatMoneyExact, moneyDecimals } from '../../../shared/numbers.ts'
import { readMicroUnits } from './readValue.ts'

/** Micro-units of the portal's currency. */
export const moneyCell: CellVariant = { align: 'end', text, Cell: MoneyCell, decimals, unit: 1_000_000 }

function text(value: unknown, context: CellContext): string {
  const amount = readMicroUnits(value)
  return amount === null ? '' : formatMoney(amount, context.currency, context.decimals)
}

function decimals(value: unknown): number {
  return moneyDecimals(readMicroUnits(value) ?? 0)
}

function MoneyCell({ value, context }: CellProps) {
  const amount = readMicroUnits(value)
  const words = text(value, context)
  const exact = amount === null ? '' : formatMoneyExact(amount, context.currency)
  const isExact = amount === null || exact === formatMoney(amount, context.currency)
  return (
    <span className={amount === 0 ? 'pb-figures pb-quiet' : 'pb-figures'} title={isExact ? undefined : exact}>
      {words}
    </span>
  )
}
