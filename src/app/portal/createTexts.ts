import type { Translate } from '../../engine/registry/portalContext.ts'
import { fillText } from '../../language/fillText.ts'
import type { Text, TextKey } from '../../language/portal.ts'

export interface Texts {
  add: (texts: Record<TextKey, Text>) => void
  t: Translate
}

/**
 * Texts by qualified key.
 * @param locale BCP 47, for plural forms and numbers
 * @param strict throw for an unknown key (development) instead of showing the key
 */
export function createTexts(first: Record<TextKey, Text>, locale: string, strict: boolean): Texts {
  const texts = new Map(Object.entries(first))
  return {
    add(more) {
      for (const [key, text] of Object.entries(more)) texts.set(key, text)
    },
    t(key, params = {}) {
      const text = texts.get(key)
      if (text !== undefined) return fillText(text, params, locale)
      if (strict) throw new Error(`No text for the key ${key}`)
      return key
    },
  }
}
