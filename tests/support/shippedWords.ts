import { readFileSync } from 'node:fs'
import { fillText } from '../../src/language/fillText.ts'
import type { CompiledPortal, Text } from '../../src/language/portal.ts'
import type { Wording } from '../../src/server/errors.ts'

const portal = JSON.parse(readFileSync('src/generated/portal.json', 'utf8')) as CompiledPortal // as the compiler writes it
const texts: Record<string, Text> = Object.assign(
  {},
  portal.manifest.texts,
  portal.serverTexts,
  ...Object.values(portal.modules).map((module) => module.texts),
)

/** The texts of the shipped definitions, for tests without a server. */
export const shippedWords: Wording = (key, params = {}) =>
  fillText(texts[key] ?? key, params, portal.manifest.locale)
