import { expect, it } from 'vitest'
import { highlightParts } from '../../../../src/widgets/template-editor/highlightParts.ts'

it('marks variables, repeated ones and characters with a look-alike', () => {
  const parts = highlightParts('Hi {{a}} {{b}}’s {{a}}')
  expect(parts.map(({ kind, text }) => [kind, text])).toEqual([
    ['plain', 'Hi '],
    ['duplicate', '{{a}}'],
    ['plain', ' '],
    ['variable', '{{b}}'],
    ['replaceable', '’'],
    ['plain', 's '],
    ['duplicate', '{{a}}'],
  ])
})

it('joins back to the same text, so the overlay lines up', () => {
  for (const text of ['', '\n', 'a\n\n', '{{a}}{{', '{{’}} “x” 😀 {{ b }}', '}}{{{a}}}']) {
    const parts = highlightParts(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.every((part) => text.startsWith(part.text, part.start))).toBe(true)
  }
})
