import { boxedCell, figures } from './boxedCell.tsx'
import { moneyCell } from './moneyCell.tsx'
import { readNumber } from './readValue.ts'

/** An amount in units of the portal's currency, as people enter it: 2.5 is $2.50. */
export const currencyCell = boxedCell({
  align: 'end',
  text: (value, context) => moneyCell.text(inMicroUnits(value), context),
  box: () => figures(),
  decimals: (value) => moneyCell.decimals?.(inMicroUnits(value)) ?? 0,
})

function inMicroUnits(value: unknown): number | null {
  const amount = readNumber(value)
  return amount === null ? null : Math.round(amount * 1_000_000)
}
