import { callingCodeOf } from './callingCodeOf.ts'
import { phoneFormats } from './phoneFormats.generated.ts'

/**
 * Groups an E.164 number as its country does: '+1 202 555 0123', '+44 7400 123001'; the same as
 * libphonenumber-js in international form. The formats weigh about 7 KB compressed: load it with a screen, not first.
 * @returns the text unchanged when it is not an E.164 number
 */
export function formatPhoneNumber(number: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return number
  const digits = number.slice(1)
  const callingCode = callingCodeOf(phoneFormats, digits)
  if (callingCode === undefined) return number
  const national = digits.slice(callingCode.length)
  for (const [pattern, shown, leadingDigits] of phoneFormats[callingCode]!) {
    const whole = new RegExp(`^${pattern}$`)
    if (new RegExp(`^(?:${leadingDigits})`).test(national) && whole.test(national)) {
      return `+${callingCode} ${national.replace(whole, shown)}`
    }
  }
  return `+${callingCode} ${national}`
}
