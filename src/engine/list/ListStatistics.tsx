import type { StatisticDefinition } from '../../language/portal.ts'
import { useRead } from '../data/useRead.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import type { ListModel } from './useList.ts'

/** Figures over all rows that match the filters; the rows don't wait for them. */
export function ListStatistics({
  model,
  statistics,
}: {
  model: ListModel
  statistics: readonly StatisticDefinition[]
}) {
  const { t } = usePortal()
  const { list, asked, path } = model
  const { data, error } = useRead<{ statistics: Record<string, number> }>(`${path}/statistics`, {
    query: asked,
    refreshSeconds: list.refreshSeconds,
    keepPrevious: true,
  })
  const contextOf = useCellContext(
    undefined,
    statistics.map(({ cell }) => cell),
  )
  return (
    <dl className="list-statistics" aria-label={t('portal:list-statistics')} aria-busy={!data && !error}>
      {statistics.map(({ id, title, cell }) => {
        const { Cell } = cellOf(cell)
        const value = data?.statistics[id]
        return (
          <div key={id}>
            <dt>{t(title)}</dt>
            <dd>{value === undefined ? '–' : <Cell value={value} context={contextOf(id)} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}
