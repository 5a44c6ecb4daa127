import type { ModuleDefinition, TextKey } from '../../../src/language/portal.ts'

export function textOf(module: ModuleDefinition, key: TextKey): string | undefined {
  const text = module.texts[key]
  return typeof text === 'string' ? text : text?.other
}

/** A text that definitions name has one form. */
export function wordsOf(field: string): string {
  return field.replaceAll(/[_-]/g, ' ').replace(/\bids\b/, 'IDs')
}
