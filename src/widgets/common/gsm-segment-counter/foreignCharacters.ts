import { countSegments, nonGsmCharacters, replaceNonGsm } from '../../../domain/sms/index.ts'

/** A character that makes a text Unicode, once for all its places. */
export interface ForeignCharacter {
  character: string
  name: string
  count: number
  /** GSM text that looks like it; empty when it can simply go, absent when nothing looks like it. */
  replacement: string | undefined
}

/** The characters that make a text Unicode, each once, in order of appearance. */
export function foreignCharacters(text: string): ForeignCharacter[] {
  const found = new Map<string, ForeignCharacter>()
  for (const { character, name, replacement } of nonGsmCharacters(text)) {
    const known = found.get(character)
    if (known) known.count += 1
    else found.set(character, { character, name, replacement, count: 1 })
  }
  return [...found.values()]
}

/** What replacing all look-alikes would bring; undefined when there is nothing to replace. */
export function afterReplacing(text: string): { encoding: 'GSM-7' | 'UCS-2'; segments: number } | undefined {
  const replaced = replaceNonGsm(text)
  return replaced === text ? undefined : countSegments(replaced)
}
