import { describe, expect, it } from 'vitest'
import { columnTitles } from '../../../../src/widgets/common/columnTitles.ts'
import { fillMessage, valuesOfRow } from '../../../../src/widgets/common/fillMessage.ts'
import { messageParts } from '../../../../src/widgets/common/messageParts.ts'
import {
  afterReplacing,
  foreignCharacters,
} from '../../../../src/widgets/common/gsm-segment-counter/foreignCharacters.ts'
import { t } from '../../../support/englishTexts.ts'

const mappings = [{ variable: 'name', column: 1 }]

describe('a filled message', () => {
  it('takes its values from the mapped columns of the row', () => {
    const message = fillMessage('Hi {{name}}!', valuesOfRow(mappings, ['+1', 'Anna']), false)
    expect(message).toMatchObject({ text: 'Hi Anna!', label: '1 seg', complete: true })
  })

  it('leaves a variable without a column as it is and counts at least', () => {
    const message = fillMessage('Hi {{name}} {{code}}', valuesOfRow(mappings, ['+1', 'Anna']), false)
    expect(message).toMatchObject({ text: 'Hi Anna {{code}}', label: 'Min. 1 seg', complete: false })
  })

  it('fills nothing before a row is there, and an empty cell as empty', () => {
    expect(valuesOfRow(mappings, undefined)).toEqual({})
    expect(fillMessage('Hi {{name}}!', valuesOfRow(mappings, ['+1']), false).text).toBe('Hi !')
  })

  it('shows links in the fixed short style after filling', () => {
    const { text } = fillMessage('Go https://example.com/{{name}} now', { name: 'anna?x=1' }, true)
    expect(text).toMatch(/^Go https:\/\/[a-z.]+\/\w{6} now$/)
  })
})

describe('the parts of a message', () => {
  it('are text, links without the full stop behind them, and unfilled variables', () => {
    expect(messageParts('See https://a.io/x. {{n}}!').map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'See '],
      ['link', 'https://a.io/x'],
      ['text', '. '],
      ['variable', 'n'],
      ['text', '!'],
    ])
  })
})

describe('the characters that make a text Unicode', () => {
  it('are named once each, with how often they stand and what looks like them', () => {
    expect(foreignCharacters('It’s ’a’ 😀')).toEqual([
      { character: '’', name: 'right single quote / apostrophe', replacement: "'", count: 3 },
      { character: '😀', name: 'emoji', replacement: undefined, count: 1 },
    ])
  })

  it('count an emoji of several parts by its visible ones', () => {
    expect(foreignCharacters('👋🏽❤️ж').map(({ character, name }) => [character, name])).toEqual([
      ['👋', 'emoji'],
      ['❤', 'emoji'],
      ['ж', 'U+0436'],
    ])
  })

  it('tell what replacing would bring, or that nothing can be replaced', () => {
    expect(afterReplacing('It’s')).toMatchObject({ encoding: 'GSM-7', segments: 1 })
    expect(afterReplacing('😀')).toBeUndefined()
  })
})

describe('the titles of columns', () => {
  it('leave the sample out and add the name of a recognised header', () => {
    expect(columnTitles(['Column A: +1', 'Column B: Anna: x'], ['phone', 'first_name'], 2, t)).toEqual([
      'Column A (phone)',
      'Column B (first_name)',
    ])
    expect(columnTitles(['Column A: +1', ''], [], 2, t)).toEqual(['Column A', 'Column 2'])
  })
})
