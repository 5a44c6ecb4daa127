import { countSegments } from './countSegments.ts'
import { GSM_LIMIT_UNITS, UCS2_LIMIT_UNITS } from './limitFor.ts'

/** Whether a text is no longer than `limitFor` allows. */
export function isWithinLimit(text: string): boolean {
  const { encoding, units } = countSegments(text)
  return units <= (encoding === 'GSM-7' ? GSM_LIMIT_UNITS : UCS2_LIMIT_UNITS)
}
