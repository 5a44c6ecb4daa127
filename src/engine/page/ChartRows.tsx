import type { ChartDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { ChartLegend } from '../chart/ChartLegend.tsx'
import type { ChartPoint } from '../chart/ChartPoint.ts'

interface ChartRowsProps {
  block: ChartDefinition
  points: readonly ChartPoint[]
  figure: (value: number) => string
}

/** Bars of names instead of times: each name has a line of its own, however long it is. */
export function ChartRows({ block, points, figure }: ChartRowsProps) {
  const { t } = usePortal()
  const most = Math.max(1, ...points.flatMap(({ values }) => values))
  const isOne = block.series.length === 1
  return (
    <>
      <ul className="page-chart-rows">
        {points.map(({ x, values }) => (
          <li key={x}>
            <span>{x}</span>
            {values.map((value, index) => {
              const { id = '', title = block.title } = block.series[index] ?? {}
              return (
                <span key={id} className="page-chart-bar" data-series={index} title={t(title)}>
                  <span style={{ inlineSize: `${(100 * value) / most}%` }} />
                  {isOne ? null : <span className="pb-hidden">{t(title)}</span>}
                  <span className="pb-figures">{figure(value)}</span>
                </span>
              )
            })}
          </li>
        ))}
      </ul>
      <ChartLegend
        form="bar"
        series={block.series.map(({ id, title }, index) => ({ id, title: t(title), color: index }))}
      />
    </>
  )
}
