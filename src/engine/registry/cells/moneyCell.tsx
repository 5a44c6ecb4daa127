import { boxedCell, figures } from './boxedCell.tsx'
import type { CellBox, CellContext } from './CellVariant.ts'
import { formatMoney, formatMoneyExact, moneyDecimals } from '../../../shared/numbers.ts'
import { readMicroUnits } from './readValue.ts'

/** Micro-units of the portal's currency. */
export const moneyCell = boxedCell({ align: 'end', text, box, decimals, unit: 1_000_000 })

function text(value: unknown, context: CellContext): string {
  const amount = readMicroUnits(value)
  return amount === null ? '' : formatMoney(amount, context.currency, context.decimals)
}

function decimals(value: unknown): number {
  return moneyDecimals(readMicroUnits(value) ?? 0)
}

function box(value: unknown, context: CellContext): CellBox {
  const amount = readMicroUnits(value)
  const exact = amount === null ? '' : formatMoneyExact(amount, context.currency)
  const isExact = amount === null || exact === formatMoney(amount, context.currency)
  return figures(amount === 0, isExact ? undefined : exact)
}
