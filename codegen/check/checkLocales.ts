import { localeOf, ofKind } from '../Model.ts'
import type { Model } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** Texts are in the portal's language, of which version 1 has one, and money is in a currency there is. */
export function checkLocales(model: Model, files: readonly SourceFile[], report: Report): void {
  const { locale, currency } = model.portal.value
  const currencies = Intl.supportedValuesOf('currency')
  if (!currencies.includes(currency)) {
    const aim = { suggestion: nearestName(currency, currencies) }
    report(model.portal, ['currency'], 'bad-value', `there is no currency "${currency}"`, aim)
  }
  for (const file of ofKind(files, 'texts')) {
    if (localeOf(file) === locale) continue
    report(file, [], 'other-locale', `the portal's locale is "${locale}", so this file is not read`)
  }
}
