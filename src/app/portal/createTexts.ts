import type { TextKey } from '../../language/portal.ts'

export interface Texts {
  add: (texts: Record<TextKey, string>) => void
  t: (key: TextKey, params?: Record<string, string | number>) => string
}

/**
 * Texts by qualified key; `{name}` is filled from `params` and stays as it is without one.
 * @param strict throw for an unknown key (development) instead of showing the key
 */
export function createTexts(first: Record<TextKey, string>, strict: boolean): Texts {
  const texts = new Map(Object.entries(first))
  return {
    add(more) {
      for (const [key, text] of Object.entries(more)) texts.set(key, text)
    },
    t(key, params = {}) {
      const text = texts.get(key)
      if (text === undefined) {
        if (strict) throw new Error(`No text for the key ${key}`)
        return key
      }
      return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(params[name] ?? slot))
    },
  }
}
