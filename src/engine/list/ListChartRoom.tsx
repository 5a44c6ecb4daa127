import { lazy, Suspense, useEffect, useState } from 'react'
import type { ListChartDefinition } from '../../language/portal.ts'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useListChart } from './useListChart.ts'
import type { ListModel } from './useList.ts'

const ListChart = lazy(() => import('./ListChart.tsx').then((module) => ({ default: module.ListChart })))

/** The room of a list's chart, which comes after the rows and moves nothing. */
export function ListChartRoom({ model, chart }: { model: ListModel; chart: ListChartDefinition }) {
  const { choice, choose } = useListChart(model.list)
  const [hasRows, setHasRows] = useState(false)
  const isLoading = model.phase === 'loading'
  useEffect(() => {
    if (isLoading) return undefined
    const painted = setTimeout(() => setHasRows(true))
    return () => clearTimeout(painted)
  }, [isLoading])
  if (!choice.isOpen) return null
  return (
    <div className="list-chart">
      {hasRows ? (
        <Suspense>
          <ListChart model={model} chart={chart} choice={choice} choose={choose} />
        </Suspense>
      ) : null}
    </div>
  )
}

export function ListChartButton({ model }: { model: ListModel }) {
  const { t } = usePortal()
  const { choice, choose } = useListChart(model.list)
  const text = t(choice.isOpen ? 'portal:list-chart-hide' : 'portal:list-chart-show')
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={text}
      title={text}
      aria-expanded={choice.isOpen}
      onClick={() => choose({ ...choice, isOpen: !choice.isOpen })}
    >
      <Icon name="chart" />
    </button>
  )
}
