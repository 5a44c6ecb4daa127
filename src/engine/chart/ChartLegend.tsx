import { usePortal } from '../registry/portalContext.ts'
import type { ChartSeries } from './ChartPoint.ts'
import './chart.css'

interface ChartLegendProps {
  form: 'bar' | 'line'
  series: readonly ChartSeries[]
  /** Some bars are taller than the axis. */
  isCut?: boolean
}

/** Which color is which series, where there are several. */
export function ChartLegend({ form, series, isCut = false }: ChartLegendProps) {
  const { t } = usePortal()
  if (series.length <= 1 && !isCut) return null
  return (
    <div className="chart-legend" data-form={form}>
      {series.length > 1 ? (
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
