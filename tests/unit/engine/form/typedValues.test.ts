import { describe, expect, it } from 'vitest'
import { readDigits, readNumber } from '../../../../src/engine/form/widgets/readNumber.ts'
import {
  labelOfOption,
  optionOfValue,
  pickValue,
  readOptions,
  referenceAddress,
  soughtText,
} from '../../../../src/engine/form/widgets/referenceRequest.ts'
import type { ReferenceDefinition } from '../../../../src/language/portal.ts'
import { world } from '../../language/entityWith.ts'

const grouped = (number: string): string => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1-$2-$3')

describe('typed numbers', () => {
  it('become numbers, and stay text when invalid', () => {
    expect(readNumber(' 12.5 ')).toBe(12.5)
    expect(readNumber('-3')).toBe(-3)
    expect(readNumber('12a')).toBe('12a')
    expect(readNumber('  ')).toBeUndefined()
  })

  it('in digit fields keep other characters for the error', () => {
    expect(readDigits(' 42 ')).toBe(42)
    expect(readDigits('')).toBeUndefined()
    expect(readDigits('1000')).toBe(1000)
    expect(readDigits('1.5')).toBe('1.5')
    expect(readDigits('-5')).toBe('-5')
    expect(readDigits('1a')).toBe('1a')
  })
})

const reference: ReferenceDefinition = {
  get: '/v1/things/{form.parent.id}/parts',
  query: { status: 'ready', country: '{form.country}' },
  items: 'parts',
  key: 'id',
  label: 'title',
  pick: { id: 'id', name: 'title' },
  empty: { text: 'portal:none' },
}

describe('references', () => {
  it('load only when all bound values are set', () => {
    const form = { parent: { id: 'a/b' }, country: 'NO' }
    expect(referenceAddress(reference, { ...world, form })).toBe(
      '/v1/things/a%2Fb/parts?status=ready&country=NO',
    )
    expect(referenceAddress(reference, { ...world, form: { parent: { id: '1' } } })).toBeUndefined()
    expect(referenceAddress(reference, { ...world, form: { country: 'NO' } })).toBeUndefined()
  })

  it('store the selected property and show it again', () => {
    const value = pickValue(reference, { id: '1', title: 'First', other: true })
    expect(value).toEqual({ id: '1', name: 'First' })
    expect(labelOfOption(reference, optionOfValue(reference, value), grouped)).toBe('First')
    expect(labelOfOption(reference, optionOfValue(reference, { id: '1' }), grouped)).toBe('1')
  })

  it('show phone numbers as cells do, and look for them without the spaces', () => {
    const numbers = { ...reference, labelFormat: 'phone' as const }
    const label = (title: string) => labelOfOption(numbers, { id: '1', title }, grouped)
    expect([label('+15035550142'), label('15035550142'), label('')]).toEqual([
      '+1 503-555-0142',
      '+1 503-555-0142',
      '1',
    ])
    expect(['+1 503-555', '(503) 555', ' Main line '].map((typed) => soughtText(numbers, typed))).toEqual([
      '+1503555',
      '503555',
      'Main line',
    ])
    expect(soughtText(reference, '1 503')).toBe('1 503')
  })

  it('read a page and whether there is another', () => {
    const body = { parts: [{ id: '1' }, null], pagination: { total_pages: 2 } }
    expect(readOptions(reference, body, 1)).toEqual({ options: [{ id: '1' }], more: true })
    expect(readOptions(reference, body, 2).more).toBe(false)
    expect(readOptions(reference, { error: 'x' }, 1)).toEqual({ options: [], more: false })
  })
})
