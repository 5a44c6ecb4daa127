import { countSegments } from './countSegments.ts'
import { isWithinLimit } from './isWithinLimit.ts'
import { GSM_LIMIT_UNITS, TEXT_LIMIT, UCS2_LIMIT_UNITS } from './limitFor.ts'
import { sentText, type ShortLinks } from './templateSegments.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Decides what an editor keeps when text was typed or pasted.
 * Within the limit, or when the text got shorter: `next`. Beyond it, the inserted piece is cut to what fits,
 * between whole visible characters; typing is then refused, being one character. An insertion with a character
 * outside GSM is refused whole when the text around it alone is longer than the lower limit this brings.
 * @param previous the text before the change
 * @param next the text after it, one piece inserted or replaced
 * @param shortLinks links count as long as short ones
 */
export function fitToLimit(previous: string, next: string, shortLinks: ShortLinks = false): string {
  const count = (text: string) => countSegments(sentText(text, shortLinks))
  const fits = (text: string) => text.length <= TEXT_LIMIT && isWithinLimit(text, shortLinks)
  if (fits(next)) return next
  const before = count(previous)
  const after = count(next)
  if (before.encoding === after.encoding && after.units <= before.units && next.length <= previous.length)
    return next

  const start = commonPrefixLength(previous, next)
  const endLength = commonSuffixLength(previous, next, start)
  const head = next.slice(0, start)
  const tail = next.slice(next.length - endLength)
  const inserted = next.slice(start, next.length - endLength)
  const limit = after.encoding === 'GSM-7' ? GSM_LIMIT_UNITS : UCS2_LIMIT_UNITS
  if (after.encoding === 'UCS-2' && count(head + tail).units > limit) return previous

  let kept = ''
  // More than the limit can never fit, and segmenting a pasted book would take seconds.
  for (const { segment } of graphemes.segment(
    inserted.slice(0, shortLinks ? TEXT_LIMIT : GSM_LIMIT_UNITS + 1),
  )) {
    if (!fits(head + kept + segment + tail)) break
    kept += segment
  }
  return kept === '' ? previous : head + kept + tail
}

function commonPrefixLength(a: string, b: string): number {
  const longest = Math.min(a.length, b.length)
  let length = 0
  while (length < longest && a[length] === b[length]) length += 1
  return isInsidePair(b, length) ? length - 1 : length
}

function commonSuffixLength(a: string, b: string, prefixLength: number): number {
  const longest = Math.min(a.length, b.length) - prefixLength
  let length = 0
  while (length < longest && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1
  return isInsidePair(b, b.length - length) ? length - 1 : length
}

function isInsidePair(text: string, at: number): boolean {
  return at > 0 && at < text.length && text.codePointAt(at - 1)! > 0xffff
}
