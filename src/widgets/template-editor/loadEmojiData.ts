import type { EmojiData, SkinTone } from 'frimousse'

interface CompactEmoji {
  hexcode: string
  label: string
  unicode: string
  group?: number
  order?: number
  tags?: string[]
  skins?: CompactEmoji[]
}

interface Messages {
  groups: { key: string; message: string; order: number }[]
  skinTones: { key: string; message: string }[]
}

const COMPONENT_GROUP = 2
const toneOfCodePoint: Record<string, Exclude<SkinTone, 'none'>> = {
  '1F3FB': 'light',
  '1F3FC': 'medium-light',
  '1F3FD': 'medium',
  '1F3FE': 'medium-dark',
  '1F3FF': 'dark',
}

/** Emoji names and groups from the page's own files: the picker's default would ask a foreign host. */
export async function loadEmojiData(): Promise<EmojiData> {
  const [{ default: emojis }, { default: messages }] = await Promise.all([
    import('emojibase-data/en/compact.json'),
    import('emojibase-data/en/messages.json'),
  ])
  return toEmojiData(emojis, messages)
}

/** Shapes the emojibase data the way the picker reads it; single components, such as skin tones, are left out. */
export function toEmojiData(emojis: readonly CompactEmoji[], messages: Messages): EmojiData {
  const shown = emojis
    .filter(({ group }) => group !== undefined && group !== COMPONENT_GROUP)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  return {
    locale: 'en',
    categories: messages.groups
      .filter(({ order }) => order !== COMPONENT_GROUP)
      .map(({ order, message }) => ({ index: order, label: sentence(message) })),
    emojis: shown.map((emoji) => {
      const skins = skinsOf(emoji)
      return {
        emoji: emoji.unicode,
        category: emoji.group ?? 0,
        label: sentence(emoji.label),
        version: 0,
        tags: emoji.tags ?? [],
        ...(skins && { skins }),
      }
    }),
    // The data names each of the five tones; a missing one would show its key.
    skinTones: {
      light: 'Light',
      'medium-light': 'Medium light',
      medium: 'Medium',
      'medium-dark': 'Medium dark',
      dark: 'Dark',
      ...Object.fromEntries(messages.skinTones.map(({ key, message }) => [key, sentence(message)])),
    },
  }
}

function skinsOf({ skins = [] }: CompactEmoji): Record<Exclude<SkinTone, 'none'>, string> | undefined {
  const byTone: Partial<Record<Exclude<SkinTone, 'none'>, string>> = {}
  for (const skin of skins) {
    // Several people with several tones have no single tone.
    const tones = new Set(skin.hexcode.split('-').flatMap((point) => toneOfCodePoint[point] ?? []))
    const [tone] = tones
    if (tone && tones.size === 1) byTone[tone] ??= skin.unicode
  }
  const { light, medium, dark } = byTone
  const mediumLight = byTone['medium-light']
  const mediumDark = byTone['medium-dark']
  if (!light || !mediumLight || !medium || !mediumDark || !dark) return undefined
  return { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark }
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
