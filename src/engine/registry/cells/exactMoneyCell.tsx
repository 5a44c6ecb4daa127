import { boxedCell, figures } from './boxedCell.tsx'
import type { CellContext } from './CellVariant.ts'
import { exactMoneyDecimals, formatMoneyExact, formatMoney } from '../../../shared/numbers.ts'
import { readMicroUnits } from './readValue.ts'

/** Micro-units of the portal's currency to the last one, where amounts have to add up. */
export const exactMoneyCell = boxedCell({
  align: 'end',
  text,
  box: (value) => figures(readMicroUnits(value) === 0),
  decimals,
  unit: 1_000_000,
})

function text(value: unknown, { currency, decimals: most }: CellContext): string {
  const amount = readMicroUnits(value)
  if (amount === null) return ''
  return most === undefined ? formatMoneyExact(amount, currency) : formatMoney(amount, currency, most)
}

function decimals(value: unknown): number {
  return exactMoneyDecimals(readMicroUnits(value) ?? 0)
}
