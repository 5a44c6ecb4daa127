import { createNumberFileReader, type NumberFileResult } from '../../../domain/contacts/index.ts'

/** What separates numbers that people type or paste; spaces are part of them. */
const BETWEEN_NUMBERS = /[\n\r,;\t|]+/

const encoder = new TextEncoder()

/** The numbers as a file with one a line. */
export function linesOfTyped(text: string): string {
  const numbers = text.split(BETWEEN_NUMBERS).map((number) => number.replaceAll('"', '').trim())
  return numbers
    .filter((number) => number !== '')
    .map((number) => `${number}\n`)
    .join('')
}

/** What the numbers are, without asking anybody. */
export function countTyped(lines: string): NumberFileResult {
  const reader = createNumberFileReader()
  reader.feed(encoder.encode(lines))
  return reader.end()
}
