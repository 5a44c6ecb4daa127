import { automatonClass, type PhoneAutomatonTables } from './PhoneAutomatonTables.ts'
import { callingCodeOf } from './callingCodeOf.ts'
import { classOfDigits } from './classOfDigits.ts'
import { fitsLength } from './fitsLength.ts'
import { phoneAutomaton } from './phoneAutomaton.ts'
import type { PhoneReason } from './PhoneReason.ts'
import { removeNationalPrefix } from './removeNationalPrefix.ts'

/**
 * `number` is E.164. `country` is an ISO code, absent for international services such as +800.
 * A refused number has a country when the calling code belongs to one country only or the number names it.
 */
export type PhoneVerdict =
  | { valid: true; number: string; country: string | undefined }
  | { valid: false; reason: PhoneReason; country: string | undefined }

const SEPARATORS = /[\s().\-\u00AD\u200B-\u200F\u2010-\u2015\u202A-\u202E\u2060-\u2064\u2212\uFEFF]+/g
const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?e\+?\d+$/i
const SHORTEST_DIGITS = 7
const LONGEST_DIGITS = 15

/**
 * Judges a phone number in international form as libphonenumber-js does with its full metadata.
 * Spaces, dashes, dots, parentheses and invisible marks are dropped, and the apostrophe by which a
 * spreadsheet marks text; the plus is required (E.164: `^\+[1-9]\d{6,14}$`).
 */
export function checkPhoneNumber(text: string): PhoneVerdict {
  const written = text.trim().replace(/^'/, '')
  if (SCIENTIFIC.test(written)) return refusal('scientific_notation')
  const compact = written.replace(SEPARATORS, '')
  if (compact === '') return refusal(written === '' ? 'empty' : 'not_a_number')
  if (/^\d+$/.test(compact)) return refusal(reasonWithoutPlus(compact.length))
  if (!/^\+\d+$/.test(compact)) return refusal('not_a_number')
  return checkDigits(phoneAutomaton(), compact.slice(1))
}

function refusal(reason: PhoneReason, country?: string): PhoneVerdict {
  return { valid: false, reason, country }
}

function reasonWithoutPlus(digitCount: number): PhoneReason {
  if (digitCount < SHORTEST_DIGITS) return 'too_short'
  return digitCount > LONGEST_DIGITS ? 'too_long' : 'missing_plus'
}

function checkDigits(tables: PhoneAutomatonTables, digits: string): PhoneVerdict {
  if (digits.length < SHORTEST_DIGITS) return refusal('too_short')
  if (digits.length > LONGEST_DIGITS) return refusal('too_long')
  const callingCode = callingCodeOf(tables.callingCodes, digits)
  if (callingCode === undefined) return refusal('unknown_country')
  let number = digits
  let numberClass = classOfDigits(tables, digits)
  if (numberClass & automatonClass.prefix) {
    number = removeNationalPrefix(tables, digits)
    if (number !== digits) numberClass = classOfDigits(tables, number)
  }
  const countryNumber = numberClass >> automatonClass.countryShift
  const country = tables.countries[countryNumber - 1]
  if (numberClass & automatonClass.valid) return { valid: true, number: `+${number}`, country }
  const fit = fitsLength(tables, callingCode, countryNumber, number.length - callingCode.length)
  const { countries } = tables.callingCodes[callingCode]!
  const reason = fit === 'too_short' || fit === 'too_long' ? fit : 'invalid_for_country'
  return refusal(reason, country ?? (countries.length === 1 ? countries[0] : undefined))
}
