import { countSegments } from './countSegments.ts'
import { placeholders } from './placeholders.ts'
import { previewShortLinks } from './previewShortLinks.ts'

/**
 * The least number of segments a template is sent in: its links are short where it shortens them, and its
 * variables count as empty, because a value may be shorter than its name in braces.
 */
export function templateSegments(text: string, shortLinks: boolean): number {
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
export function sentText(text: string, shortLinks: boolean): string {
  return shortLinks ? previewShortLinks(text) : text
}
