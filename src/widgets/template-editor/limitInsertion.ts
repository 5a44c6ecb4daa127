import { countSegments, fitToLimit, type ShortLinks } from '../../domain/sms/index.ts'

export interface LimitedInsertion {
  /** What of the insertion may be typed. */
  insertion: string
  /** Why not all of it. */
  blocked?: 'full' | 'unicode'
}

/** How much of an insertion the limit leaves: 1530 GSM units, or 670 once a character is outside the GSM alphabet. */
export function limitInsertion(
  text: string,
  selection: { start: number; end: number },
  insertion: string,
  shortLinks: ShortLinks = false,
): LimitedInsertion {
  const head = text.slice(0, selection.start)
  const tail = text.slice(selection.end)
  const next = head + insertion + tail
  const fitted = fitToLimit(text, next, shortLinks)
  if (fitted === next) return { insertion }
  const kept = fitted === text ? '' : fitted.slice(head.length, fitted.length - tail.length)
  return { insertion: kept, blocked: blockedBy(text, next, fitted) }
}

/** Why not all of `next` was kept: the text is full, or it is too long to become Unicode. */
export function blockedBy(previous: string, next: string, kept: string): 'full' | 'unicode' {
  const turnsUnicode =
    countSegments(previous).encoding === 'GSM-7' && countSegments(next).encoding === 'UCS-2'
  return turnsUnicode && kept === previous ? 'unicode' : 'full'
}
