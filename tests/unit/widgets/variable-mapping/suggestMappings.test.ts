import { expect, it } from 'vitest'
import { suggestMappings } from '../../../../src/widgets/variable-mapping/suggestMappings.ts'

it('maps a variable to the column with a matching header, ignoring case and separators', () => {
  expect(suggestMappings(['first_name', 'Code'], ['Phone', 'CODE', 'First name'], 3)).toEqual([
    { variable: 'first_name', column: 2 },
    { variable: 'Code', column: 1 },
  ])
})

it('maps nothing without a header, whatever the column order', () => {
  expect(suggestMappings(['amount', 'name'], [], 4)).toEqual([])
  expect(suggestMappings(['amount', 'name'], ['', '', ''], 3)).toEqual([])
})

it('maps nothing to a header that is only similar', () => {
  expect(suggestMappings(['name'], ['phone', 'first name'], 2)).toEqual([])
  expect(suggestMappings(['city'], ['phone', 'town', 'cities'], 3)).toEqual([])
})

it('leaves ambiguous headers or variables to the user', () => {
  expect(suggestMappings(['name'], ['phone', 'Name', 'NAME'], 3)).toEqual([])
  expect(suggestMappings(['first_name', 'First name'], ['phone', 'First-Name'], 2)).toEqual([])
})

it('matches names in any script, but not names of only symbols', () => {
  expect(suggestMappings(['имя'], ['тел', 'Имя'], 2)).toEqual([{ variable: 'имя', column: 1 }])
  expect(suggestMappings(['--'], ['phone', '__'], 2)).toEqual([])
})
