/** @param microUnits millionths of the currency; shown rounded down to cents, so that nobody sees money they do not have */
export function formatBalance(microUnits: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(Math.floor(microUnits / 10_000) / 100)
}
