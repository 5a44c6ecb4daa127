/** More than any request takes, so that a range of a typing error isn't written out. */
const LONGEST_RANGE = 2000

const RANGE = /^(.*\d)\s*(?:\bto\b|–|—|\.\.+|\s-\s)\s*(\+?[\d\s().-]*\d)$/i

/**
 * The numbers of a pasted text: one per line, or separated by commas or semicolons. A range such as
 * "+1 212 555 0100 to 0119" becomes its numbers.
 */
export function readPasted(text: string): string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(readRange)
}

function readRange(part: string): string[] {
  const found = RANGE.exec(part)
  if (!found) return [part]
  const first = (found[1] ?? '').replaceAll(/[\s().-]/g, '')
  const end = (found[2] ?? '').replaceAll(/[\s().+-]/g, '')
  const digits = first.replace('+', '')
  // "0119" stands for the last digits of the first number
  const last = end.length < digits.length ? digits.slice(0, digits.length - end.length) + end : end
  const count = Number(last) - Number(digits) + 1
  if (last.length !== digits.length || !(count >= 1 && count <= LONGEST_RANGE)) return [part]
  const plus = first.startsWith('+') ? '+' : ''
  return Array.from(
    { length: count },
    (_, index) => plus + String(Number(digits) + index).padStart(digits.length, '0'),
  )
}
