import type { PhoneAutomatonTables } from './PhoneAutomatonTables.ts'

/**
 * Compares a national number's length with those the country uses.
 * @param countryNumber the country part of a class: index + 1, or 0 when it is not known, then the main country counts
 * @returns 'no' for a length between the shortest and the longest that is not in use
 */
export function fitsLength(
  { callingCodes, countries, lengthMasks }: PhoneAutomatonTables,
  callingCode: string,
  countryNumber: number,
  length: number,
): 'yes' | 'no' | 'too_short' | 'too_long' {
  const country = countryNumber > 0 ? countries[countryNumber - 1] : callingCodes[callingCode]!.countries[0]
  const mask = lengthMasks[country ?? callingCode]!
  if ((mask >> length) & 1) return 'yes'
  if (mask >> length === 0) return 'too_long'
  return (mask & ((1 << length) - 1)) === 0 ? 'too_short' : 'no'
}
