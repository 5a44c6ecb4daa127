import { countSegments } from './countSegments.ts'
import { GSM_LIMIT_UNITS, UCS2_LIMIT_UNITS } from './limitFor.ts'
import { sentText, type ShortLinks } from './templateSegments.ts'

/** Whether a text, with its links shortened where `shortLinks` is on, is no longer than `limitFor` allows. */
export function isWithinLimit(text: string, shortLinks: ShortLinks = false): boolean {
  const { encoding, units } = countSegments(sentText(text, shortLinks))
  return units <= (encoding === 'GSM-7' ? GSM_LIMIT_UNITS : UCS2_LIMIT_UNITS)
}
