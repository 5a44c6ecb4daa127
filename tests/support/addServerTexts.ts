import { readFileSync } from 'node:fs'
import type { CompiledPortal, Text } from '../../src/language/portal.ts'

/** The words of refusals, which any server needs: those of the shipped definitions, where a portal has none of its own. */
export function addServerTexts(portal: CompiledPortal): void {
  const { texts } = JSON.parse(readFileSync('definitions/texts.en.json', 'utf8')) as {
    texts: Record<string, Text>
  } // checked by the compiler
  const refusals = Object.entries(texts).filter(([key]) => /^(?:error|form|phone)-/.test(key))
  portal.serverTexts = {
    ...Object.fromEntries(refusals.map(([key, text]) => [`portal:${key}`, text])),
    ...portal.serverTexts,
  }
}
