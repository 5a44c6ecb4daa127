import { usePortal } from '../registry/portalContext.ts'
import type { ChartSeries } from './ChartPoint.ts'
import 'virtual:chart-colors.css'
import './chart.css'

interface ChartLegendProps {
  form: 'bar' | 'line'
  series: readonly ChartSeries[]
  /** Some bars are taller than the axis. */
  isCut?: boolean
  /** A series that is alone is named too. */
  isNamed?: boolean
}

/** Which color is which series, where there are several. */
export function ChartLegend({ form, series, isCut = false, isNamed = false }: ChartLegendProps) {
  const { t } = usePortal()
  const names = series.length > 1 || isNamed
  if (!names && !isCut) return null
  return (
    <div className="chart-legend" data-form={form}>
      {names ? (
        <ul>
          {series.map(({ id, title, color }) => (
            <li key={id} data-series={color}>
              {title}
            </li>
          ))}
        </ul>
      ) : null}
      {isCut ? <p className="pb-quiet">{t('portal:chart-cut')}</p> : null}
    </div>
  )
}
