import { countSegments } from './countSegments.ts'
import { placeholders } from './placeholders.ts'
import { previewShortLinks } from './previewShortLinks.ts'

/** Whether links are made short; the sample of a short link where it is known how the server writes them. */
export type ShortLinks = boolean | string

/**
 * The least number of segments a template is sent in: its links are short where it shortens them, and its
 * variables count as empty, because a value may be shorter than its name in braces.
 */
export function templateSegments(text: string, shortLinks: ShortLinks): number {
  const sent = sentText(text, shortLinks)
  const variables = placeholders(sent)
  let fixed = ''
  let from = 0
  for (const { start, end } of variables) {
    fixed += sent.slice(from, start)
    from = end
  }
  const { segments } = countSegments(fixed + sent.slice(from))
  return variables.length === 0 ? segments : Math.max(1, segments)
}

/** A template's text as its length is judged: with short links in the place of long ones where it shortens them. */
export function sentText(text: string, shortLinks: ShortLinks): string {
  if (shortLinks === false || shortLinks === '') return text
  return shortLinks === true ? previewShortLinks(text) : previewShortLinks(text, shortLinks)
}
