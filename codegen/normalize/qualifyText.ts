import type { Text, TextKey } from '../../src/language/portal.ts'
import type { Model } from '../Model.ts'

/** `@name` in a module's file → `module:name`, or `portal:name` where the module has no such text. */
export type Qualify = (reference: string) => TextKey

/** The texts that a module's files see: its own first, then the portal's. */
export function createQualify(model: Model, moduleId?: string): Qualify {
  const own = model.modules.find((module) => module.id === moduleId)?.texts?.value.texts ?? {}
  return (reference) => {
    const key = reference.slice(1)
    return moduleId !== undefined && Object.hasOwn(own, key) ? `${moduleId}:${key}` : `portal:${key}`
  }
}

/** Every reference of a record of texts, qualified. */
export function qualifyAll<Key extends string>(
  texts: Partial<Record<Key, string>>,
  qualify: Qualify,
): Record<Key, TextKey> {
  const entries = Object.entries(texts).map(([key, text]) => [key, qualify(String(text))])
  return Object.fromEntries(entries) as Record<Key, TextKey> // Object.entries widens the keys
}

/** A file's texts under their qualified keys. */
export function qualifyKeys(texts: Record<string, Text>, owner: string): Record<string, Text> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${owner}:${key}`, text]))
}

/** The words of a text that needs no values, where they become part of a record. */
export function wordsOf(model: Model, key: TextKey): string {
  const [owner = '', name = ''] = key.split(':')
  const file = owner === 'portal' ? model.texts : model.modules.find(({ id }) => id === owner)?.texts
  const text = file?.value.texts[name] ?? ''
  return typeof text === 'string' ? text : text.other
}
