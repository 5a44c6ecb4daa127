import { placeholders } from './placeholders.ts'

/** The longest variable name, in characters; the mappings of a broadcast take no longer one. */
export const VARIABLE_NAME_LIMIT = 64

/** A place in a template's text that cannot be sent as written. */
export interface TemplateProblem {
  code: 'braces' | 'name-too-long'
  start: number
  end: number
}

const SPOT_CHARACTERS = 24

/**
 * Finds the first place where double braces make no variable (empty, nested, or without their partner),
 * or where a variable's name is too long. Single braces are ordinary text.
 */
export function templateProblem(text: string): TemplateProblem | undefined {
  let from = 0
  for (const { name, start, end } of [
    ...placeholders(text),
    { name: '', start: text.length, end: text.length },
  ]) {
    // Closing braces alone are quoted with the word before them.
    const braces = /\{\{|[^\s{}]*\{?[^\s{}]*\}\}/.exec(text.slice(from, start))
    if (braces) {
      const at = from + braces.index
      return { code: 'braces', start: at, end: Math.max(at + braces[0].length, endOfSpot(text, at)) }
    }
    if (Array.from(name).length > VARIABLE_NAME_LIMIT) return { code: 'name-too-long', start, end }
    from = end
  }
  return undefined
}

/** The text at a problem, short enough to be quoted. */
export function quoteSpot(text: string, { start, end }: TemplateProblem): string {
  const spot = Array.from(text.slice(start, end))
  const isCut = spot.length > SPOT_CHARACTERS
  return isCut ? `${spot.slice(0, SPOT_CHARACTERS).join('')}…` : spot.join('')
}

/** Up to the closing braces; without them, up to the end of the word. */
function endOfSpot(text: string, start: number): number {
  const [spot = ''] = /^\{\{[^{}\n]*\}\}|^.\S*/u.exec(text.slice(start)) ?? []
  return start + spot.length
}
