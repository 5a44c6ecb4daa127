import { fillText } from '../../src/language/fillText.ts'
import type { Text } from '../../src/language/portal.ts'
import type { Wording } from '../../src/server/errors.ts'
import { shippedPortal } from './compileShipped.ts'

const portal = await shippedPortal()
const texts: Record<string, Text> = Object.assign(
  {},
  portal.manifest.texts,
  portal.serverTexts,
  ...Object.values(portal.modules).map((module) => module.texts),
)

/** The texts of the shipped definitions, for tests without a server. */
export const shippedWords: Wording = (key, params = {}) =>
  fillText(texts[key] ?? key, params, portal.manifest.locale)
