import { expect, it } from 'vitest'
import { fillText } from '../../../src/language/fillText.ts'
import type { Text } from '../../../src/language/portal.ts'

const rows: Text = { one: 'One row', other: '{count} rows' }
const plots: Text = {
  one: '{count} plik',
  few: '{count} pliki',
  many: '{count} plików',
  other: '{count} pliku',
}

it('uses the plural form for the count', () => {
  expect([0, 1, 2].map((count) => fillText(rows, { count }, 'en'))).toEqual(['0 rows', 'One row', '2 rows'])
})

it('follows the plural rules of the locale', () => {
  const words = [1, 3, 5, 1.5].map((count) => fillText(plots, { count }, 'pl'))
  expect(words).toEqual(['1 plik', '3 pliki', '5 plików', '1,5 pliku'])
})

it('writes digits without grouping where a text asks for them', () => {
  expect(fillText('At most {count:digits} sec.', { count: 7200 }, 'en')).toBe('At most 7200 sec.')
})

it('formats numbers for the locale, and leaves strings unchanged', () => {
  expect(fillText(rows, { count: 12_345 }, 'en')).toBe('12,345 rows')
  expect(fillText(rows, { count: 12_345 }, 'de')).toBe('12.345 rows')
  expect(fillText('No. {id}', { id: '12345' }, 'en')).toBe('No. 12345')
})

it('fills a slot once, and keeps one without a value', () => {
  expect(fillText('{a} and {b}', { a: '{b}' }, 'en')).toBe('{b} and {b}')
  expect(fillText('{toString}', {}, 'en')).toBe('{toString}')
})
