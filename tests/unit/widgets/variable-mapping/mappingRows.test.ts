import { expect, it } from 'vitest'
import {
  mappingRows,
  mappingValuesOf,
  withColumn,
} from '../../../../src/widgets/variable-mapping/mappingRows.ts'

const variables = ['a', 'b', 'c']

it('marks every row that shares its column with another', () => {
  const rows = mappingRows(variables, [
    { variable: 'a', column: 1 },
    { variable: 'b', column: 1 },
    { variable: 'c', column: 2 },
  ])
  expect(rows.map(({ sharedWith }) => sharedWith)).toEqual([['b'], ['a'], []])
})

it('keeps the order of the text and drops what is no variable of it', () => {
  const before = [
    { variable: 'gone', column: 5 },
    { variable: 'c', column: 3 },
  ]
  expect(withColumn(variables, before, 'a', 1)).toEqual([
    { variable: 'a', column: 1 },
    { variable: 'c', column: 3 },
  ])
  expect(withColumn(variables, [{ variable: 'a', column: 0 }], 'a', undefined)).toEqual([])
})

it('fills the sample values beside the mapping', () => {
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
