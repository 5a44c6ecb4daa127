import { cellOf } from '../registry/cells/cells.ts'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import type { PlacedGroup } from './groups.ts'
import { useRowsTools } from './rowsContext.ts'

/** The header of a group: its value, how many rows it has and what they add up to. Pressing it collapses it. */
export function GroupHeader({ placed, inGrid }: { placed: PlacedGroup; inGrid: boolean }) {
  const { t } = usePortal()
  const { contextOf, grouped } = useRowsTools()
  const { group, isCollapsed } = placed
  const figureOf = useCellContext(undefined, grouped?.statistics.map(({ cell }) => cell) ?? [])
  if (!grouped) return null
  const { definition, statistics, toggle } = grouped
  const { value, count, totals } = group
  const { Cell, text } = cellOf(definition.cell)
  const context = contextOf(definition.field)
  const words = definition.words[String(value)]
  const isPlain = definition.cell === 'text' && words !== undefined
  const isEmpty = value === null || (!isPlain && text(value, context) === '')
  return (
    <button
      type="button"
      className="list-group"
      aria-expanded={!isCollapsed}
      tabIndex={inGrid ? -1 : 0}
      disabled={value === null}
      onClick={() => toggle(String(value))}
    >
      <Icon name={isCollapsed ? 'next' : 'expand'} size={18} />
      <span className="pb-hidden">{t(definition.title)}: </span>
      <strong>
        {isEmpty ? (
          t('portal:list-group-none')
        ) : isPlain ? (
          t(words)
        ) : (
          <Cell value={value} context={context} />
        )}
      </strong>
      <span className="pb-quiet pb-figures">{t('portal:list-group-count', { count })}</span>
      {statistics.map(({ id, title, cell }) => {
        const { Cell: Figure } = cellOf(cell)
        return (
          <span key={id} className="pb-figures list-group-figure">
            <span className="pb-quiet">{t(title)}</span> <Figure value={totals[id]} context={figureOf(id)} />
          </span>
        )
      })}
    </button>
  )
}
