import { GSM_BASIC, GSM_EXTENSION } from './gsmAlphabet.ts'

/** The euro sign is the highest character of both tables. */
const HIGHEST = 0x20ac

/** Septets by UTF-16 code unit up to the euro sign: 1, 2 for an extension character, 0 outside the GSM alphabet. */
export const gsmUnits = new Uint8Array(HIGHEST + 1)
for (const character of GSM_BASIC) gsmUnits[character.charCodeAt(0)] = 1
for (const character of GSM_EXTENSION) gsmUnits[character.charCodeAt(0)] = 2

/** Septets of a UTF-16 code unit; 0 when it is outside the GSM alphabet. */
export function gsmUnitsOf(codeUnit: number): number {
  return codeUnit > HIGHEST ? 0 : gsmUnits[codeUnit]!
}
