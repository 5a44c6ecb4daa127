import { getPath } from '../../../shared/paths.ts'
import { cellOf } from './cells.ts'

/** The decimals of each column of amounts, by its field; columns of other cells are absent. */
export function columnDecimals(
  columns: readonly { field: string; cell: string }[],
  rows: readonly object[],
): Record<string, number> {
  return Object.fromEntries(
    columns.flatMap(({ field, cell }) => {
      const { decimals } = cellOf(cell)
      return decimals ? [[field, Math.max(2, ...rows.map((row) => decimals(getPath(row, field))))]] : []
    }),
  )
}
