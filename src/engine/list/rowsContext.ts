import { createContext, useContext } from 'react'
import type { ColumnDefinition, GroupingDefinition, StatisticDefinition } from '../../language/portal.ts'
import type { CellContext } from '../registry/cells/CellVariant.ts'
import type { Row } from './Row.ts'
import type { RowActions } from './useRowActions.ts'

/** What cells need beside their row; stable while rows are renewed. */
export interface RowsTools {
  contextOf: (field: string) => CellContext
  actions: RowActions
  openMenu: (row: Row, anchor: HTMLElement) => void
  /** Address a cell leads to, if it leads anywhere for this row. */
  linkOf: (columnId: string, row: Row) => string | undefined
  /** What rows show once they are expanded, and which are. */
  expanded:
    | { facts: readonly ColumnDefinition[]; has: (id: string) => boolean; toggle: (id: string) => void }
    | undefined
  /** What the rows are grouped by. */
  grouped:
    | {
        definition: GroupingDefinition
        /** Sums shown beside the count. */
        statistics: readonly StatisticDefinition[]
        toggle: (value: string) => void
      }
    | undefined
}

export const RowsContext = createContext<RowsTools | null>(null)

export function useRowsTools(): RowsTools {
  const tools = useContext(RowsContext)
  if (!tools) throw new Error('Cells stand inside a RowsContext')
  return tools
}
