import { placeholders } from './placeholders.ts'

/** The variable names that stand more than once in a template; the specification wants each to be unique. */
export function duplicateVariables(text: string): string[] {
  const names = placeholders(text).map(({ name }) => name)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
