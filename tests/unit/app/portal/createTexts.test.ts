import { expect, it } from 'vitest'
import { createTexts } from '../../../../src/app/portal/createTexts.ts'

it('fills slots and leaves those without a value in place', () => {
  const { t } = createTexts({ 'm:hello': 'Hello {name}, {count} new' }, 'en', true)
  expect(t('m:hello', { name: 'Ada', count: 3 })).toBe('Hello Ada, 3 new')
  expect(t('m:hello', { name: '$& {count}' })).toBe('Hello $& {count}, {count} new')
})

it("finds a module's texts once they are added", () => {
  const texts = createTexts({}, 'en', true)
  texts.add({ 'm:late': 'Late' })
  expect(texts.t('m:late')).toBe('Late')
})

it('throws for an unknown key in development and shows the key in production', () => {
  expect(() => createTexts({}, 'en', true).t('m:no')).toThrow('m:no')
  expect(createTexts({}, 'en', false).t('m:no')).toBe('m:no')
})

it('is replaced when texts change, and unchanged otherwise', () => {
  const texts = createTexts({ 'm:old': 'Old', 'm:kept': 'Kept' }, 'en', false)
  const next = texts.replaced({ 'm:kept': 'Changed', 'm:new': 'New' }, 'en')
  expect(['m:old', 'm:kept', 'm:new'].map((key) => next.t(key))).toEqual(['m:old', 'Changed', 'New'])
  expect(texts.t('m:kept')).toBe('Kept')
  expect(next.replaced({ 'm:new': 'New', 'm:kept': 'Changed' }, 'en')).toBe(next)
  expect(next.replaced({ 'm:new': 'New', 'm:kept': 'Changed' }, 'nb')).not.toBe(next)
})
