import { placeholders } from '../../domain/sms/index.ts'

export interface MessagePart {
  kind: 'text' | 'variable' | 'link'
  /** The piece itself, or the name of the variable. */
  text: string
  /** Where it begins in the message. */
  start: number
}

const LINK = /\bhttps?:\/\/[^\s<>"{}]*[^\s<>"{}.,;:!?)\]']/gi

/** Cuts a message into text, links and variables that have no value yet. */
export function messageParts(text: string): MessagePart[] {
  const found = [
    ...placeholders(text).map(({ name, start, end }) => ({
      kind: 'variable' as const,
      text: name,
      start,
      end,
    })),
    ...Array.from(text.matchAll(LINK), (match) => ({
      kind: 'link' as const,
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  ].toSorted((a, b) => a.start - b.start)
  const parts: MessagePart[] = []
  let from = 0
  for (const { kind, text: piece, start, end } of found) {
    if (start > from) parts.push({ kind: 'text', text: text.slice(from, start), start: from })
    parts.push({ kind, text: piece, start })
    from = end
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from), start: from })
  return parts
}
