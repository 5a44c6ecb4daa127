import { usePortal } from '../registry/portalContext.ts'
import { iconOf } from '../registry/Icon.tsx'
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
  const quick = offered.find(({ tone, asks }) => tone !== 'danger' && !refusing(asks))
  const menuButton = (
    <button
      type="button"
      className="icon-button row-menu"
      tabIndex={inGrid ? -1 : 0}
      title={t('portal:list-actions')}
      aria-label={t('portal:list-actions-of', { row: name })}
      aria-haspopup="menu"
      data-row-menu=""
      onClick={(event) => openMenu(row, event.currentTarget)}
      {...iconOf('more', 18)}
    />
  )
  if (!inGrid) return menuButton
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
          {...iconOf(quick.icon, 18)}
        />
      ) : null}
      {menuButton}
    </span>
  )
}
