const REGIONAL_INDICATOR_A = 0x1f1e6

/** The flag emoji of an ISO 3166 code, or undefined when it is not two letters. */
export function countryFlag(code: string | undefined): string | undefined {
  if (!code || !/^[a-z]{2}$/i.test(code)) return undefined
  const points = [...code.toUpperCase()].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65)
  return String.fromCodePoint(...points)
}
