import { evaluate, parse } from '@humanwhocodes/momoa'
import type { DocumentNode } from '@humanwhocodes/momoa'

export interface LenientDocument {
  tree: DocumentNode
  value: unknown
  /** What was read: the text itself, or its longest beginning that is JSON once its brackets are closed. */
  text: string
  whole: boolean
}

/** Parses as much of a file as makes sense, so that half-written files can be explained too. */
export function readLeniently(original: string): LenientDocument {
  const text = original.replace(/^\uFEFF/, ' ')
  const end = failureOffset(text)
  if (end === undefined) return document(text, true)
  for (const beginning of beginnings(text.slice(0, end))) {
    if (failureOffset(beginning) === undefined) return document(beginning, false)
  }
  return document('{}', false)
}

function document(text: string, whole: boolean): LenientDocument {
  const tree = parse(text, { mode: 'json' })
  return { tree, value: evaluate(tree), text, whole }
}

function failureOffset(text: string): number | undefined {
  try {
    parse(text, { mode: 'json' })
    return undefined
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { offset = 0 } = error as Error & { offset?: number } // momoa's parse errors carry it
    // A text that ends too early is said to break anywhere.
    return error.message.includes('end of input') ? text.length : offset
  }
}

/** The text cut at ever earlier commas and opening brackets, with its brackets closed. */
function* beginnings(text: string): Generator<string> {
  const cuts: { end: number; closing: string }[] = []
  let closing = ''
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
      continue
    }
    if (character === '"') inString = true
    else if (character === ',') cuts.push({ end: at, closing })
    else if (character === '{' || character === '[') {
      closing = (character === '{' ? '}' : ']') + closing
      cuts.push({ end: at + 1, closing })
    } else if (character === '}' || character === ']') closing = closing.slice(1)
  }
  yield text + closing
  for (const { end, closing: rest } of cuts.toReversed().slice(0, 100)) yield text.slice(0, end) + rest
}
