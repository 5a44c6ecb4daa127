import {
  countSegments,
  nonGsmCharacters,
  replaceNonGsm,
  sentText,
  templateSegments,
  type ShortLinks,
} from '../../../domain/sms/index.ts'

/** A character that makes a text Unicode, once for all its places. */
export interface ForeignCharacter {
  character: string
  name: string
  count: number
  /** GSM text that looks like it; empty when it can simply go, absent when nothing looks like it. */
  replacement: string | undefined
}

/** Joiners, variation selectors and skin tones: parts of an emoji, nothing to see by themselves. */
const EMOJI_PART = /^(?:\u200d|\ufe0f|\u20e3|\p{Emoji_Modifier})$/u

/** The characters that make a text Unicode, each once, in order of appearance. */
export function foreignCharacters(text: string): ForeignCharacter[] {
  const found = new Map<string, ForeignCharacter>()
  for (const { character, name, replacement } of nonGsmCharacters(text)) {
    if (EMOJI_PART.test(character)) continue
    const known = found.get(character)
    if (known) known.count += 1
    else found.set(character, { character, name: nameOf(character, name), replacement, count: 1 })
  }
  return [...found.values()]
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many characters, as people see them, make a text Unicode: '👩‍👩‍👧 жж' → 3. */
export function countForeign(text: string): number {
  const visible = [...graphemes.segment(text)]
  return visible.filter(({ segment }) => nonGsmCharacters(segment).length > 0).length
}

function nameOf(character: string, name: string): string {
  return /\p{Emoji_Presentation}|\p{Extended_Pictographic}/u.test(character) ? 'emoji' : name
}

/** What replacing all look-alikes would bring; undefined when there is nothing to replace. */
export function afterReplacing(
  text: string,
  shortLinks: ShortLinks,
): { encoding: 'GSM-7' | 'UCS-2'; segments: number } | undefined {
  const replaced = replaceNonGsm(text)
  if (replaced === text) return undefined
  const { encoding } = countSegments(sentText(replaced, shortLinks))
  return { encoding, segments: templateSegments(replaced, shortLinks) }
}
