import { countSegments } from './countSegments.ts'

/** The longest text in GSM-7 units, ten parts of 153. */
export const GSM_LIMIT_UNITS = 1530

/** The longest text in UTF-16 code units once a character is outside the GSM alphabet, ten parts of 67. */
export const UCS2_LIMIT_UNITS = 670

/** The longest text as written, in characters: links that are sent short may make it longer than what is sent. */
export const TEXT_LIMIT = 4000

/** The longest length, in the units of `countSegments`, that a text with these characters may have. */
export function limitFor(text: string): number {
  return countSegments(text).encoding === 'GSM-7' ? GSM_LIMIT_UNITS : UCS2_LIMIT_UNITS
}
