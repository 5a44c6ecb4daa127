import { placeholders } from './placeholders.ts'

/** The names of a template's variables, each once, in order of first use. */
export function variableNames(text: string): string[] {
  return [...new Set(placeholders(text).map(({ name }) => name))]
}
