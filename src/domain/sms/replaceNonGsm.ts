import { nonGsmCharacters } from './nonGsmCharacters.ts'

/** Puts the GSM look-alike in the place of every character that has one; accents written as extra marks are joined first. */
export function replaceNonGsm(text: string): string {
  const joined = text.normalize('NFC')
  let replaced = ''
  let from = 0
  for (const { character, index, replacement } of nonGsmCharacters(joined)) {
    replaced += joined.slice(from, index) + (replacement ?? character)
    from = index + character.length
  }
  return replaced + joined.slice(from)
}
