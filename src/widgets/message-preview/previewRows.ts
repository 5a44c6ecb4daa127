import { valuesOfRow, type RowMapping } from '../../domain/sms/index.ts'
import { fillMessage } from '../common/fillMessage.ts'
import { ROWS_AT_ONCE } from '../common/useContactFile.ts'

export interface ContactRow {
  index: number
  number: string
  values: string[]
}

/** Answer of `contact_rows`. */
export interface ContactRows {
  rows: ContactRow[]
  total: number
  /** True once the contact file is no longer kept. */
  removed?: boolean
}

/** Where the block begins that holds a row. */
export function blockOf(position: number): number {
  return Math.floor(position / ROWS_AT_ONCE) * ROWS_AT_ONCE
}

/** The row whose message takes most parts, then most units; the first of equals. */
export function longestRow(
  rows: readonly ContactRow[],
  template: string,
  mappings: readonly RowMapping[],
  shortLinks: boolean,
): { row: ContactRow; segments: number } | undefined {
  let longest: { row: ContactRow; segments: number; units: number } | undefined
  for (const row of rows) {
    const values = valuesOfRow(mappings, row.values)
    if (!values) continue
    const { segments, units } = fillMessage(template, values, shortLinks).count
    if (longest && (segments < longest.segments || (segments === longest.segments && units <= longest.units)))
      continue
    longest = { row, segments, units }
  }
  return longest && { row: longest.row, segments: longest.segments }
}
