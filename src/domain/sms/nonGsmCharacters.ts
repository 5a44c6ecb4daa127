import { gsmReplacements, type GsmReplacement } from './gsmReplacements.ts'
import { gsmUnits } from './gsmUnits.ts'

/** A character that makes a text Unicode. */
export interface NonGsmCharacter {
  character: string
  /** where it stands, in UTF-16 code units */
  index: number
  /** 'right single quote / apostrophe', or 'U+1F600' */
  name: string
  /** GSM text that looks like it; empty when it can simply go, absent when nothing looks like it */
  replacement: string | undefined
}

const replacementOf = new Map<string, GsmReplacement>(
  gsmReplacements.map((entry) => [entry.character, entry]),
)

/** Names the characters of a text that are outside the GSM alphabet, in order, with their look-alikes. */
export function nonGsmCharacters(text: string): NonGsmCharacter[] {
  const found: NonGsmCharacter[] = []
  for (let index = 0; index < text.length;) {
    const codePoint = text.codePointAt(index)!
    const character = String.fromCodePoint(codePoint)
    if (!gsmUnits[codePoint]) {
      const known = replacementOf.get(character)
      const name = known?.name ?? `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
      found.push({ character, index, name, replacement: known?.replacement })
    }
    index += character.length
  }
  return found
}
