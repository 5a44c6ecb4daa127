import type { SharedModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { Report } from './Report.ts'

/** Money is in a currency there is. */
export function checkCurrency({ portal }: SharedModel, report: Report): void {
  const { currency } = portal.value
  const currencies = Intl.supportedValuesOf('currency')
  if (currencies.includes(currency)) return
  const aim = { suggestion: nearestName(currency, currencies) }
  report(portal, ['currency'], 'bad-value', `there is no currency "${currency}"`, aim)
}
