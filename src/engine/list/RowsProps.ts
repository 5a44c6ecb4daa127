import type { LaidColumn } from './columnLayout.ts'
import type { PlacedGroup } from './groups.ts'
import type { SortKey } from '../../language/lists/ListQuery.ts'
import type { Row } from './Row.ts'

/** What both drawings of rows get. */
export interface RowsProps {
  label: string
  columns: LaidColumn[]
  rows: readonly Row[]
  groups: readonly PlacedGroup[]
  sort: SortKey[]
  onSort: (sort: SortKey[]) => void
  /** Width of the column of actions; 0: there is none. */
  actionsWidth: number
  /** Width of the column of checkboxes; 0: there is none. */
  selectWidth: number
  /** Width of the column that expands rows; 0: there is none. */
  expandWidth: number
  /** Height of what an expanded row shows. */
  factsHeight: number
  /** Width of a scroll bar. */
  barWidth: number
  /** The row that is open in a drawer. */
  openId: string | null
  /** What a row is called in labels. */
  nameOf: (row: Row) => string
}
