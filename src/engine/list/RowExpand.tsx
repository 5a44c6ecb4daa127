import { Icon, iconOf } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import type { Row } from './Row.ts'
import { useRowsTools } from './rowsContext.ts'

interface RowExpandProps {
  row: Row
  name: string
  inGrid: boolean
  /** On a card, where no column says what it opens. */
  onCard?: boolean
}

/** Expands and collapses a row. In the grid the arrows reach its cell, and Enter on the cell presses it. */
export function RowExpand({ row, name, inGrid, onCard = false }: RowExpandProps) {
  const { t } = usePortal()
  const { expanded } = useRowsTools()
  if (!expanded) return null
  const isExpanded = expanded.has(row.id)
  const icon = isExpanded ? 'expand' : 'next'
  const common = {
    type: 'button',
    'aria-label': t('portal:list-row-expand', { row: name }),
    'aria-expanded': isExpanded,
    onClick: () => expanded.toggle(row.id),
  } as const
  return onCard ? (
    <button {...common} className="list-card-expand">
      <Icon name={icon} size={18} />
      {t('portal:drawer')}
    </button>
  ) : (
    <button {...common} className="icon-button row-expand" tabIndex={inGrid ? -1 : 0} {...iconOf(icon, 18)} />
  )
}
