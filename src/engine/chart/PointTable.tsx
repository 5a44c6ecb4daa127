import { usePortal } from '../registry/portalContext.ts'
import type { ChartPoint, ChartSeries, ChartWords } from './ChartPoint.ts'
import './chart.css'

interface PointTableProps {
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  words: ChartWords
  /** For those who can't see what it is part of. */
  caption?: string
}

/** The figures of a chart. */
export function PointTable({ series, points, words, caption }: PointTableProps) {
  const { t } = usePortal()
  return (
    <div className="chart-table">
      <table>
        {caption === undefined ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">
              <span className="pb-hidden">{t('portal:chart-point')}</span>
            </th>
            {series.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.x}>
              <th scope="row">{words.day(point.x)}</th>
              {series.map(({ id }, index) => (
                <td key={id}>{words.figure(point.values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
