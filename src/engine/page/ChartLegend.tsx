import type { ChartDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'

interface ChartLegendProps {
  block: ChartDefinition
  /** Some bars are taller than the axis. */
  isCut?: boolean
}

/** Which color is which series, where there are several. */
export function ChartLegend({ block: { form, series }, isCut = false }: ChartLegendProps) {
  const { t } = usePortal()
  if (series.length === 1 && !isCut) return null
  return (
    <div className="page-chart-legend" data-form={form}>
      {series.length > 1 ? (
        <ul>
          {series.map(({ id, title }, index) => (
            <li key={id} data-series={index}>
              {t(title)}
            </li>
          ))}
        </ul>
      ) : null}
      {isCut ? <p className="pb-quiet">{t('portal:chart-cut')}</p> : null}
    </div>
  )
}
