import messages from 'emojibase-data/en/messages.json' with { type: 'json' }
import emojis from 'emojibase-data/en/compact.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { toEmojiData } from '../../../../src/widgets/template-editor/loadEmojiData.ts'

const data = toEmojiData(emojis, messages)

it('has every emoji group except components', () => {
  expect(data.categories.map(({ label }) => label)).toEqual([
    'Smileys & emotion',
    'People & body',
    'Animals & nature',
    'Food & drink',
    'Travel & places',
    'Activities',
    'Objects',
    'Symbols',
    'Flags',
  ])
  for (const { index } of data.categories) {
    expect(data.emojis.some(({ category }) => category === index)).toBe(true)
  }
  expect(data.emojis.some(({ emoji }) => emoji === '🏻')).toBe(false)
})

it('offers skin tones where an emoji has them', () => {
  expect(data.emojis.find(({ emoji }) => emoji === '👋')?.skins).toEqual({
    light: '👋🏻',
    'medium-light': '👋🏼',
    medium: '👋🏽',
    'medium-dark': '👋🏾',
    dark: '👋🏿',
  })
})
