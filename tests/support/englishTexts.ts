import { readFileSync } from 'node:fs'
import type { Translate } from '../../src/engine/registry/portalContext.ts'
import { fillText } from '../../src/language/fillText.ts'
import type { Text } from '../../src/language/portal.ts'

const file = new URL('../../definitions/texts.en.json', import.meta.url)
const { texts } = JSON.parse(readFileSync(file, 'utf8')) as { texts: Record<string, Text> } // checked by the compiler

/** The portal's own texts; a key without one throws. */
export const t: Translate = (key, params = {}) => {
  const text = texts[key.replace(/^portal:/, '')]
  if (text === undefined) throw new Error(`No text for ${key}`)
  return fillText(text, params, 'en')
}
