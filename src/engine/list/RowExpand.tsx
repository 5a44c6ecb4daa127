import { iconOf } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import type { Row } from './Row.ts'
import { useRowsTools } from './rowsContext.ts'

/** Expands and collapses a row. In the grid the arrows reach its cell, and Enter on the cell presses it. */
export function RowExpand({ row, name, inGrid }: { row: Row; name: string; inGrid: boolean }) {
  const { t } = usePortal()
  const { expanded } = useRowsTools()
  if (!expanded) return null
  const isExpanded = expanded.has(row.id)
  return (
    <button
      type="button"
      className="icon-button row-expand"
      aria-label={t('portal:list-row-expand', { row: name })}
      aria-expanded={isExpanded}
      tabIndex={inGrid ? -1 : 0}
      onClick={() => expanded.toggle(row.id)}
      {...iconOf(isExpanded ? 'expand' : 'next', 18)}
    />
  )
}
