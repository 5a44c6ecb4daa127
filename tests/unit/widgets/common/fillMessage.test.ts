import { describe, expect, it } from 'vitest'
import { columnTitles } from '../../../../src/widgets/common/columnTitles.ts'
import { valuesOfRow } from '../../../../src/domain/sms/index.ts'
import { fillMessage } from '../../../../src/widgets/common/fillMessage.ts'
import { messageParts } from '../../../../src/widgets/common/messageParts.ts'
import {
  afterReplacing,
  countForeign,
  foreignCharacters,
} from '../../../../src/widgets/common/gsm-segment-counter/foreignCharacters.ts'
import { t } from '../../../support/englishTexts.ts'

const mappings = [{ variable: 'name', column: 1 }]

describe('a filled message', () => {
  it("uses values from the row's mapped columns", () => {
    const message = fillMessage('Hi {{name}}!', valuesOfRow(mappings, ['+1', 'Anna']) ?? {}, false)
    expect(message).toMatchObject({ text: 'Hi Anna!', label: '1 seg', complete: true })
  })

  it('keeps a variable without a column and counts a minimum', () => {
    const message = fillMessage('Hi {{name}} {{code}}', valuesOfRow(mappings, ['+1', 'Anna']) ?? {}, false)
    expect(message).toMatchObject({ text: 'Hi Anna {{code}}', label: 'Min. 1 seg', complete: false })
  })

  it('shows links in short form after filling', () => {
    const { text } = fillMessage('Go https://example.com/{{name}} now', { name: 'anna?x=1' }, true)
    expect(text).toMatch(/^Go https:\/\/[a-z.]+\/l\/\w{10} now$/)
  })
})

describe('message parts', () => {
  it('are text, links without a trailing period, and unfilled variables', () => {
    expect(messageParts('See https://a.io/x. {{n}}!').map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'See '],
      ['link', 'https://a.io/x'],
      ['text', '. '],
      ['variable', 'n'],
      ['text', '!'],
    ])
  })
})

describe('characters that make a text Unicode', () => {
  it('are listed once each, with a count and look-alikes', () => {
    expect(foreignCharacters('It’s ’a’ 😀')).toEqual([
      { character: '’', name: 'right single quote / apostrophe', replacement: "'", count: 3 },
      { character: '😀', name: 'emoji', replacement: undefined, count: 1 },
    ])
  })

  it('count a multi-part emoji by its visible parts', () => {
    expect(foreignCharacters('👋🏽❤️ж').map(({ character, name }) => [character, name])).toEqual([
      ['👋', 'emoji'],
      ['❤', 'emoji'],
      ['ж', 'U+0436'],
    ])
  })

  it('are counted as people see them, each time they occur', () => {
    expect(countForeign('Привет, it’s 👩‍👩‍👧')).toBe(8)
    expect(countForeign('ж'.repeat(670))).toBe(670)
    expect(countForeign('plain')).toBe(0)
  })

  it('show the effect of replacing them, or that none can be replaced', () => {
    expect(afterReplacing('It’s', false)).toMatchObject({ encoding: 'GSM-7', segments: 1 })
    expect(afterReplacing('😀', false)).toBeUndefined()
    const long = `Sale – see https://example.com/${'a'.repeat(150)}`
    expect(afterReplacing(long, false)).toMatchObject({ segments: 2 })
    expect(afterReplacing(long, true)).toMatchObject({ segments: 1 })
  })
})

describe('column titles', () => {
  it('are letters, with a recognized header name', () => {
    expect(columnTitles(['phone', 'first_name'], 2, t)).toEqual(['Column A (phone)', 'Column B (first_name)'])
    expect(columnTitles(['', ' '], 2, t)).toEqual(['Column A', 'Column B'])
  })
})
