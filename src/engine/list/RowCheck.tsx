import { usePortal } from '../registry/portalContext.ts'
import { useRowSelection } from './selectionContext.ts'

/** Selects a row. In the grid the arrows reach its cell, and Space on the cell presses it. */
export function RowCheck({ id, name, inGrid }: { id: string; name: string; inGrid: boolean }) {
  const { t } = usePortal()
  const { has, toggle } = useRowSelection()
  return (
    <label className="row-check">
      <input
        type="checkbox"
        aria-label={t('portal:list-select-row', { row: name })}
        tabIndex={inGrid ? -1 : 0}
        checked={has(id)}
        onChange={(event) => toggle(id, event.target.checked)}
      />
    </label>
  )
}

/** Selects the rows of the page. */
export function PageCheck() {
  const { t } = usePortal()
  const { page, togglePage } = useRowSelection()
  return (
    <label className="row-check" title={t('portal:list-select-page')}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = page === 'some'
        }}
        type="checkbox"
        aria-label={t('portal:list-select-page')}
        checked={page === 'all'}
        onChange={() => togglePage(page !== 'all')}
      />
    </label>
  )
}
