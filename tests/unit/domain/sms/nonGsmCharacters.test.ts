import { describe, expect, it } from 'vitest'
import {
  countSegments,
  gsmReplacements,
  nonGsmCharacters,
  replaceNonGsm,
} from '../../../../src/domain/sms/index.ts'

function check(text: string, expected: string) {
  expect(replaceNonGsm(text)).toBe(expected)
}

describe('nonGsmCharacters', () => {
  it('lists each character that makes the text Unicode, with its position', () => {
    expect(nonGsmCharacters('😀it’s')).toEqual([
      { character: '😀', index: 0, name: 'U+1F600', replacement: undefined },
      { character: '’', index: 4, name: 'right single quote / apostrophe', replacement: "'" },
    ])
  })

  it('finds nothing in GSM text', () => {
    expect(nonGsmCharacters('Grüße, 5€ [x]\n')).toEqual([])
  })
})

describe('replaceNonGsm', () => {
  it('substitutes look-alikes and keeps characters without one', () => {
    check('“It’s” – 1½…😀', '"It\'s" - 11/2...😀')
    check('a\u200Bb\u00A0c', 'ab c')
  })

  it('composes accents written as combining marks', () => {
    check('cafe\u0301', 'café')
  })

  it('turns text with only look-alikes into GSM text', () => {
    const all = gsmReplacements.map(({ character }) => character).join('')
    expect(gsmReplacements).toHaveLength(55)
    expect(countSegments(all).encoding).toBe('UCS-2')
    expect(countSegments(replaceNonGsm(all)).encoding).toBe('GSM-7')
  })
})
