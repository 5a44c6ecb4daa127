import { fillMessage, valuesOfRow } from '../common/fillMessage.ts'

export interface ContactRow {
  index: number
  number: string
  values: string[]
}

/** Answer of `contact_rows`. */
export interface ContactRows {
  rows: ContactRow[]
  total: number
}

/** Rows fetched at once; the preview moves inside them without asking again. */
export const ROWS_AT_ONCE = 20

/** Where the block begins that holds a row. */
export function blockOf(position: number): number {
  return Math.floor(position / ROWS_AT_ONCE) * ROWS_AT_ONCE
}

/** The row whose message takes most parts, then most units; the first of equals. */
export function longestRow(
  rows: readonly ContactRow[],
  template: string,
  mappings: readonly { variable: string; column: number }[],
  shortLinks: boolean,
): { row: ContactRow; segments: number } | undefined {
  let longest: { row: ContactRow; segments: number; units: number } | undefined
  for (const row of rows) {
    const { segments, units } = fillMessage(template, valuesOfRow(mappings, row.values), shortLinks).count
    if (longest && (segments < longest.segments || (segments === longest.segments && units <= longest.units)))
      continue
    longest = { row, segments, units }
  }
  return longest && { row: longest.row, segments: longest.segments }
}
