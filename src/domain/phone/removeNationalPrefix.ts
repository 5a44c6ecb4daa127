import { automatonClass, type PhoneAutomatonTables } from './PhoneAutomatonTables.ts'
import { callingCodeOf } from './callingCodeOf.ts'
import { classOfDigits } from './classOfDigits.ts'
import { fitsLength } from './fitsLength.ts'

const patterns = new Map<string, RegExp>()

/**
 * Removes a national prefix typed after the calling code: '4407911123456', from '+44 (0)7911 123456', gives
 * '447911123456'. Needed only for classes with the `prefix` bit.
 * Source: libphonenumber-js 1.13 extractNationalNumber.js, whose every refusal to remove is kept.
 */
export function removeNationalPrefix(tables: PhoneAutomatonTables, digits: string): string {
  const callingCode = callingCodeOf(tables.callingCodes, digits)
  if (callingCode === undefined) return digits
  const { prefixPattern, prefixRule } = tables.callingCodes[callingCode]!
  let pattern = patterns.get(callingCode)
  if (!pattern) {
    pattern = new RegExp(`^(?:${prefixPattern})`)
    patterns.set(callingCode, pattern)
  }
  const national = digits.slice(callingCode.length)
  const match = pattern.exec(national)
  if (prefixPattern === '' || !match) return digits
  const lastGroup = match.length > 1 ? match.at(-1) : undefined
  const shorter =
    prefixRule && lastGroup ? national.replace(pattern, prefixRule) : national.slice(match[0].length)
  if (shorter === national) return digits

  const before = classOfDigits(tables, digits)
  const after = classOfDigits(tables, callingCode + shorter)
  if (before & automatonClass.mainPattern && !(after & automatonClass.mainPattern)) return digits
  const fit = fitsLength(tables, callingCode, after >> automatonClass.countryShift, shorter.length)
  return fit === 'too_short' || fit === 'no' ? digits : callingCode + shorter
}
