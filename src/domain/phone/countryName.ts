const names = new Intl.DisplayNames('en', { type: 'region' })
const known = new Map<string, string>()

/** The English name of a country by its ISO 3166 code. */
export function countryName(countryCode: string): string {
  let name = known.get(countryCode)
  if (name === undefined) {
    name = names.of(countryCode) ?? countryCode
    known.set(countryCode, name)
  }
  return name
}
