import { GSM_BASIC, GSM_EXTENSION } from './gsmAlphabet.ts'

/** Septets by UTF-16 code unit: 1, 2 for an extension character, 0 outside the GSM alphabet. 64 KB, to need no bounds check. */
export const gsmUnits = new Uint8Array(0x10000)
for (const character of GSM_BASIC) gsmUnits[character.charCodeAt(0)] = 1
for (const character of GSM_EXTENSION) gsmUnits[character.charCodeAt(0)] = 2
