import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { exactMoneyDecimals, formatMoneyExact, formatMoney } from '../../../shared/numbers.ts'
import { readMicroUnits } from './readValue.ts'

/** Micro-units of the portal's currency to the last one, where amounts have to add up. */
export const exactMoneyCell: CellVariant = {
  align: 'end',
  text,
  Cell: ExactMoneyCell,
  decimals,
  unit: 1_000_000,
}

function text(value: unknown, { currency, decimals: most }: CellContext): string {
  const amount = readMicroUnits(value)
  if (amount === null) return ''
  return most === undefined ? formatMoneyExact(amount, currency) : formatMoney(amount, currency, most)
}

function decimals(value: unknown): number {
  return exactMoneyDecimals(readMicroUnits(value) ?? 0)
}

function ExactMoneyCell({ value, context }: CellProps) {
  return (
    <span className={readMicroUnits(value) === 0 ? 'pb-figures pb-quiet' : 'pb-figures'}>
      {text(value, context)}
    </span>
  )
}
