/** A variable of a template as it stands in the text: `text.slice(start, end)` is `{{name}}`. */
export interface Placeholder {
  name: string
  start: number
  end: number
}

const PLACEHOLDER = /\{\{\s*([^{}\s](?:[^{}]*[^{}\s])?)\s*\}\}/g

/** Finds the variables of a template, written in double braces, in the order of the text. Names are trimmed and case counts. */
export function placeholders(text: string): Placeholder[] {
  return Array.from(text.matchAll(PLACEHOLDER), (match) => ({
    name: match[1]!,
    start: match.index,
    end: match.index + match[0].length,
  }))
}
