import {
  duplicateVariables,
  nonGsmCharacters,
  placeholders,
  templateProblem,
} from '../../domain/sms/index.ts'

export interface HighlightPart {
  text: string
  /** Where it begins in the whole text. */
  start: number
  kind: 'plain' | 'variable' | 'duplicate' | 'broken' | 'replaceable'
}

/** Cuts a text into pieces of one look; joined they are the text again, so that a layer below it lines up exactly. */
export function highlightParts(text: string): HighlightPart[] {
  const problem = templateProblem(text)
  const duplicates = new Set(duplicateVariables(text))
  const marks: { start: number; end: number; kind: HighlightPart['kind'] }[] = [
    ...(problem ? [{ ...problem, kind: 'broken' as const }] : []),
    ...placeholders(text).map(({ name, start, end }) => ({
      start,
      end,
      kind: duplicates.has(name) ? ('duplicate' as const) : ('variable' as const),
    })),
    ...nonGsmCharacters(text)
      .filter(({ replacement }) => replacement !== undefined)
      .map(({ character, index }) => ({
        start: index,
        end: index + character.length,
        kind: 'replaceable' as const,
      })),
  ].toSorted((a, b) => a.start - b.start)
  const parts: HighlightPart[] = []
  let from = 0
  for (const { start, end, kind } of marks) {
    if (start < from) continue
    if (start > from) parts.push({ text: text.slice(from, start), start: from, kind: 'plain' })
    parts.push({ text: text.slice(start, end), start, kind })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), start: from, kind: 'plain' })
  return parts
}
