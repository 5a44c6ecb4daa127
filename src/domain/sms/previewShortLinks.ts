import { placeholders } from './placeholders.ts'
import { renderTemplate } from './renderTemplate.ts'

/** What a short link looks like where nothing is known of the server that writes them. */
export const SHORT_LINK_SAMPLE = 'https://pbay.io/l/AbC12dEfGh'

/** More links than a message has room for. */
export const MOST_SHORT_LINKS = 64

const LINK = /\bhttps?:\/\/[^\s<>"{}|\\^`]*[^\s<>"{}|\\^`.,;:!?)\]']/gi
const ORIGIN = /^https?:\/\/[^/?#]*/i
/** Stands for a variable while links are looked for: one character that no text has and that no link ends at. */
const VARIABLE = '\uFDD0'

/** A web link of a template. Its variables are still written in double braces. */
export interface TemplateLink {
  start: number
  end: number
  url: string
}

/**
 * Finds the links of a template that are made short: those whose host is written in the template. A host that comes
 * from a variable was never reviewed, so it is never hidden behind a short link.
 */
export function templateLinks(text: string): TemplateLink[] {
  const variables = placeholders(text)
  let marked = ''
  let from = 0
  // Where each character of `marked` begins in the text, and where the last one ends.
  const starts: number[] = []
  const note = (piece: string, at: number, step: number): void => {
    for (let index = 0; index < piece.length; index += 1) starts.push(at + index * step)
    marked += piece
  }
  for (const { start, end } of variables) {
    note(text.slice(from, start), from, 1)
    note(VARIABLE, start, 0)
    from = end
  }
  note(text.slice(from), from, 1)
  starts.push(text.length)
  return Array.from(marked.matchAll(LINK), (match) => ({ at: match.index, link: match[0] }))
    .filter(({ link }) => !(ORIGIN.exec(link)?.[0] ?? VARIABLE).includes(VARIABLE))
    .map(({ at, link }) => {
      const start = starts[at]!
      const end = starts[at + link.length]!
      return { start, end, url: text.slice(start, end) }
    })
    .filter(({ url }) => linkTarget(url, blankOf(url)) !== undefined)
    .slice(0, MOST_SHORT_LINKS)
}

function blankOf(text: string): Record<string, string> {
  return Object.fromEntries(placeholders(text).map(({ name }) => [name, '']))
}

/** Writes a short link in the place of every link of a template; `shortLink` is asked for each by its number from 0. */
export function shortenLinks(text: string, shortLink: (link: number) => string): string {
  let shortened = ''
  let from = 0
  for (const [number, { start, end }] of templateLinks(text).entries()) {
    shortened += text.slice(from, start) + shortLink(number)
    from = end
  }
  return shortened + text.slice(from)
}

/** Shows every link of a template as the sample short link, which is as long as a real one. */
export function previewShortLinks(text: string, sample: string = SHORT_LINK_SAMPLE): string {
  return shortenLinks(text, () => sample)
}

/**
 * Where a short link leads: the address of the template with its variables filled.
 * @returns undefined when that is no web address, or a value moved it to another host
 */
export function linkTarget(
  templateUrl: string,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const written = ORIGIN.exec(templateUrl)?.[0]
  const url = URL.parse(renderTemplate(templateUrl, values).trim())
  const host = written === undefined ? undefined : URL.parse(written)?.origin
  if (!url || host === undefined || url.origin !== host) return undefined
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}
