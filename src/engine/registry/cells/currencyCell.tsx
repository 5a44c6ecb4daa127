import { boxedCell, figures } from './boxedCell.tsx'
import type { CellContext } from './CellVariant.ts'
import { formatMoney, moneyDecimals } from '../../../shared/numbers.ts'
import { readNumber } from './readValue.ts'

/** An amount in units of the portal's currency, as people enter it: 2.5 is $2.50. */
export const currencyCell = boxedCell({
  align: 'end',
  text,
  box: (value) => figures(value === 0),
  decimals: (value) => moneyDecimals(microUnits(value) ?? 0),
})

function text(value: unknown, { currency, decimals }: CellContext): string {
  const amount = microUnits(value)
  return amount === null ? '' : formatMoney(amount, currency, decimals)
}

function microUnits(value: unknown): number | null {
  const amount = readNumber(value)
  return amount === null ? null : Math.round(amount * 1_000_000)
}
