import { usePortal } from '../registry/portalContext.ts'
import { Icon } from '../registry/Icon.tsx'
import type { Row } from './Row.ts'
import { useRowsTools } from './rowsContext.ts'

const QUICK = 2

/** A row's actions: the first two at hand while the row is pointed at, all of them in the menu. */
export function RowButtons({ row, name, inGrid }: { row: Row; name: string; inGrid: boolean }) {
  const { t } = usePortal()
  const { actions, openMenu } = useRowsTools()
  const offered = actions.of(row)
  if (offered.length === 0) return null
  const tabIndex = inGrid ? -1 : 0
  return (
    <span className="row-buttons">
      {offered
        .filter(({ tone }) => tone !== 'danger')
        .slice(0, QUICK)
        .map((action) => (
          <button
            key={action.id}
            type="button"
            className="icon-button row-quick"
            tabIndex={-1}
            title={t(action.title)}
            aria-label={`${t(action.title)}: ${name}`}
            disabled={actions.isBusy(row)}
            onClick={() => actions.run(action, row)}
          >
            <Icon name={action.icon} size={18} />
          </button>
        ))}
      <button
        type="button"
        className="icon-button"
        tabIndex={tabIndex}
        title="Actions"
        aria-label={`Actions: ${name}`}
        aria-haspopup="menu"
        data-row-menu=""
        onClick={(event) => openMenu(row, event.currentTarget)}
      >
        <Icon name="more" size={18} />
      </button>
    </span>
  )
}
