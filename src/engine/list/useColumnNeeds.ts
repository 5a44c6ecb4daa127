import { useMemo, useState } from 'react'
import type { ListDefinition } from '../../language/portal.ts'
import type { SortKey } from '../../language/lists/ListQuery.ts'
import { usePortal } from '../registry/portalContext.ts'
import type { ColumnNeeds } from './columnLayout.ts'
import { columnNeeds } from './columnNeeds.ts'
import type { Row } from './Row.ts'
import { useRowsTools } from './rowsContext.ts'

/** What the columns of a list need for the rows seen so far: they grow for longer values, and don't shrink while it is shown. */
export function useColumnNeeds(
  list: ListDefinition,
  rows: readonly Row[],
  sort: readonly SortKey[],
): ColumnNeeds {
  const { t } = usePortal()
  const { contextOf } = useRowsTools()
  const [most, setMost] = useState<{ of: typeof contextOf; needs: ColumnNeeds }>({ of: contextOf, needs: {} })
  const needs = useMemo(
    () =>
      rows.length === 0 ? {} : columnNeeds(list.columns, rows, contextOf, ({ title }) => t(title), sort),
    [contextOf, list.columns, rows, sort, t],
  )
  // Another list, or names of values arrived.
  const known = most.of === contextOf ? most.needs : {}
  const grown = Object.entries(needs).filter(([id, need]) => need > (known[id] ?? 0))
  if (grown.length === 0) return known
  const next = { ...known, ...Object.fromEntries(grown) }
  setMost({ of: contextOf, needs: next })
  return next
}
