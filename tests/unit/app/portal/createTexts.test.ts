import { expect, it } from 'vitest'
import { createTexts } from '../../../../src/app/portal/createTexts.ts'

it('fills slots and leaves those without a value', () => {
  const { t } = createTexts({ 'm:hello': 'Hello {name}, {count} new' }, 'en', true)
  expect(t('m:hello', { name: 'Ada', count: 3 })).toBe('Hello Ada, 3 new')
  expect(t('m:hello', { name: '$& {count}' })).toBe('Hello $& {count}, {count} new')
})

it('knows the texts of a module once they are added', () => {
  const texts = createTexts({}, 'en', true)
  texts.add({ 'm:late': 'Late' })
  expect(texts.t('m:late')).toBe('Late')
})

it('throws for an unknown key in development and shows it otherwise', () => {
  expect(() => createTexts({}, 'en', true).t('m:no')).toThrow('m:no')
  expect(createTexts({}, 'en', false).t('m:no')).toBe('m:no')
})
