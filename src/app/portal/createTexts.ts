import type { Translate } from '../../engine/registry/portalContext.ts'
import { fillText } from '../../language/fillText.ts'
import type { Text, TextKey } from '../../language/portal.ts'

export interface Texts {
  add: (texts: Record<TextKey, Text>) => void
  /** The texts of another publication; the same object, and so the same `t`, when no text differs. */
  replaced: (texts: Record<TextKey, Text>, locale: string) => Texts
  t: Translate
}

/**
 * Texts by qualified key.
 * @param locale BCP 47, for plural forms and numbers
 * @param strict throw for an unknown key (development) instead of showing the key
 */
export function createTexts(first: Record<TextKey, Text>, locale: string, strict: boolean): Texts {
  const texts = new Map(Object.entries(first))
  const own: Texts = {
    add(more) {
      for (const [key, text] of Object.entries(more)) texts.set(key, text)
    },
    replaced(next, nextLocale) {
      return nextLocale === locale && isSame(texts, next) ? own : createTexts(next, nextLocale, strict)
    },
    t(key, params = {}) {
      const text = texts.get(key)
      if (text !== undefined) return fillText(text, params, locale)
      if (strict) throw new Error(`No text for the key ${key}`)
      return key
    },
  }
  return own
}

function isSame(present: Map<TextKey, Text>, next: Record<TextKey, Text>): boolean {
  const entries = Object.entries(next)
  return (
    entries.length === present.size &&
    entries.every(([key, text]) => JSON.stringify(present.get(key)) === JSON.stringify(text))
  )
}
