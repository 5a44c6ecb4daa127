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
