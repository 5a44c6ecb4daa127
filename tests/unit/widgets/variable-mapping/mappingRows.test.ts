import { expect, it } from 'vitest'
import {
  mappingRows,
  mappingValuesOf,
  withMapping,
  withSuggestions,
} from '../../../../src/widgets/variable-mapping/mappingRows.ts'

const variables = ['a', 'b', 'c']

it('marks every row that shares a column', () => {
  const rows = mappingRows(variables, [
    { variable: 'a', column: 1 },
    { variable: 'b', column: 1 },
    { variable: 'c', column: 2 },
  ])
  expect(rows.map(({ sharedWith }) => sharedWith)).toEqual([['b'], ['a'], []])
})

it('keeps text order and empty-cell choices, and drops removed variables', () => {
  const before = [
    { variable: 'gone', column: 5 },
    { variable: 'c', column: 3, when_empty: 'skip' as const },
  ]
  expect(withMapping(variables, before, 'a', { variable: 'a', column: 1 })).toEqual([
    { variable: 'a', column: 1 },
    { variable: 'c', column: 3, when_empty: 'skip' },
  ])
  expect(withMapping(variables, [{ variable: 'a', column: 0 }], 'a', undefined)).toEqual([])
})

it('fills in sample values next to the mapping', () => {
  expect(
    mappingValuesOf(
      [
        { variable: 'a', column: 1 },
        { variable: 'b', column: 9 },
      ],
      ['+1', 'Anna'],
    ),
  ).toEqual([
    { variable: 'a', column: 1, value: 'Anna' },
    { variable: 'b', column: 9 },
  ])
})

it('suggests only for variables without a column, and no column that another one has', () => {
  const chosen = [
    { variable: 'b', column: 1, when_empty: 'skip' as const },
    { variable: 'c', column: 2 },
  ]
  const suggestions = [
    { variable: 'a', column: 0 },
    { variable: 'b', column: 3 },
  ]
  expect(withSuggestions(variables, chosen, suggestions)).toEqual([{ variable: 'a', column: 0 }, ...chosen])
  expect(withSuggestions(variables, chosen, [{ variable: 'a', column: 2 }])).toEqual(chosen)
})
