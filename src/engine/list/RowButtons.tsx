import { usePortal } from '../registry/portalContext.ts'
import { Icon } from '../registry/Icon.tsx'
import { useRefusingState } from '../registry/useRefusingState.ts'
import type { Row } from './Row.ts'
import { useRowsTools } from './rowsContext.ts'

/** A row's actions: the first harmless one at hand while a row of the grid is pointed at, all of them in the menu. */
export function RowButtons({ row, name, inGrid }: { row: Row; name: string; inGrid: boolean }) {
  const { t } = usePortal()
  const { actions, openMenu } = useRowsTools()
  const refusing = useRefusingState()
  const offered = actions.of(row)
  if (offered.length === 0) return null
  const quick = inGrid && offered.find(({ tone, asks }) => tone !== 'danger' && !refusing(asks))
  const tabIndex = inGrid ? -1 : 0
  return (
    <span className="row-buttons">
      {quick ? (
        <button
          type="button"
          className="icon-button row-quick"
          tabIndex={-1}
          title={t(quick.title)}
          aria-label={t('portal:list-action-of', { action: t(quick.title), row: name })}
          disabled={actions.isBusy(row)}
          onClick={() => actions.run(quick, row)}
        >
          <Icon name={quick.icon} size={18} />
        </button>
      ) : null}
      <button
        type="button"
        className="icon-button"
        tabIndex={tabIndex}
        title={t('portal:list-actions')}
        aria-label={t('portal:list-actions-of', { row: name })}
        aria-haspopup="menu"
        data-row-menu=""
        onClick={(event) => openMenu(row, event.currentTarget)}
      >
        <Icon name="more" size={18} />
      </button>
    </span>
  )
}
