const names = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of a country by its ISO 3166 code. */
export function countryName(countryCode: string): string {
  return names.of(countryCode) ?? countryCode
}
