import type { Text, TextKey } from '../../src/language/portal.ts'
import type { SharedModel } from '../Model.ts'
import { textsOf } from '../modelIndex.ts'

/** `@name` in a module's file → `module:name`, or `portal:name` where the module has no such text. */
export type Qualify = (reference: string) => TextKey

/** The texts that a module's files see: its own first, then the portal's. */
export function createQualify(model: SharedModel, moduleId?: string): Qualify {
  const own = (moduleId !== undefined && moduleTexts(model, moduleId)) || {}
  return (reference) => {
    const key = reference.slice(1)
    return moduleId !== undefined && Object.hasOwn(own, key) ? `${moduleId}:${key}` : `portal:${key}`
  }
}

function moduleTexts(model: SharedModel, id: string): Record<string, Text> | undefined {
  return textsOf(model, id)?.value.texts
}

/** Every reference of a record of texts, qualified. */
export function qualifyAll<Key extends string>(
  texts: Partial<Record<Key, string>>,
  qualify: Qualify,
): Record<Key, TextKey> {
  const entries = Object.entries(texts).map(([key, text]) => [key, qualify(String(text))])
  return Object.fromEntries(entries) as Record<Key, TextKey> // Object.entries widens the keys
}

/** Some of a file's texts under their qualified keys, after those that are given. */
export function qualifyKeys(
  texts: Record<string, Text>,
  keys: readonly string[],
  owner: string,
  qualified: Record<string, Text> = {},
): Record<string, Text> {
  for (const key of keys) qualified[`${owner}:${key}`] = texts[key] as Text // of its own keys
  return qualified
}

/** The words of a text that needs no values, where they become part of a record. */
export function wordsOf(model: SharedModel, key: TextKey): string {
  const [owner = '', name = ''] = key.split(':')
  const texts = owner === 'portal' ? model.texts?.value.texts : moduleTexts(model, owner)
  const text = texts?.[name] ?? ''
  return typeof text === 'string' ? text : text.other
}
