/** Calling codes of one and two digits; all others have three. Source: ITU-T E.164 annex, list of 2016. */
const SHORT_CALLING_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/
const NORTH_AMERICAN = /^1(\d{3})(\d{3})(\d{4})$/

/**
 * Spaces an E.164 number for reading: '+1 202 555 0123', '+44 791 112 3456'.
 * Groups are of three, not those of each country, so that a browser needs no numbering plans.
 * @returns the text unchanged when it is not an E.164 number
 */
export function formatPhoneNumber(number: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return number
  const digits = number.slice(1)
  const american = NORTH_AMERICAN.exec(digits)
  if (american) return `+1 ${american.slice(1).join(' ')}`
  const callingCode = SHORT_CALLING_CODE.exec(digits)?.[0] ?? digits.slice(0, 3)
  const national = digits.slice(callingCode.length)
  const groups = national.match(/\d{4}$|\d{3}(?=\d{2})|\d{2,3}$/g) ?? [national]
  return `+${callingCode} ${groups.join(' ')}`
}
