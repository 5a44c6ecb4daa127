import { expect, it } from 'vitest'
import { suggestMappings } from '../../../../src/widgets/variable-mapping/suggestMappings.ts'

it('suggests the column whose header has the same name, however it is written', () => {
  expect(suggestMappings(['first_name', 'Code'], ['Phone', 'CODE', 'First name'], 3)).toEqual([
    { variable: 'first_name', column: 2, by: 'name' },
    { variable: 'Code', column: 1, by: 'name' },
  ])
})

it('suggests by order after the number column when no header is known', () => {
  expect(suggestMappings(['a', 'b'], [], 4)).toEqual([
    { variable: 'a', column: 1, by: 'order' },
    { variable: 'b', column: 2, by: 'order' },
  ])
})

it('does not guess by order when headers are known or columns are too few', () => {
  expect(suggestMappings(['a'], ['phone', 'city'], 2)).toEqual([])
  expect(suggestMappings(['a', 'b'], [], 2)).toEqual([])
})

it('never suggests a column twice', () => {
  const columns = suggestMappings(['name', 'Name'], ['phone', 'name', 'NAME'], 3).map(({ column }) => column)
  expect(columns).toEqual([1, 2])
})

it('matches names in any script and none that are only signs', () => {
  expect(suggestMappings(['имя'], ['тел', 'Имя'], 2)).toEqual([{ variable: 'имя', column: 1, by: 'name' }])
  expect(suggestMappings(['--'], ['phone', '__'], 2)).toEqual([])
})
