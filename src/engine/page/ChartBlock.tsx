import { useContext, useId, useState } from 'react'
import type { ChartDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { FiltersContext } from '../list/filtersContext.ts'
import { useRoom } from '../list/useRoom.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'
import { areNames, chartPoints, chartTicks, comparablePoints, isDay, isHour } from './chartPoints.ts'
import type { ChartPoint } from './chartPoints.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartRows } from './ChartRows.tsx'
import { useCall } from './useCall.ts'

/** A chart of what one call answers, or the same as a table. */
export function ChartBlock({ block }: { block: ChartDefinition }) {
  const { t, can } = usePortal()
  if (!can(block.source.access)) return null
  return <Chart key={t(block.title)} block={block} />
}

function Chart({ block }: { block: ChartDefinition }) {
  const { t } = usePortal()
  const filters = useContext(FiltersContext)
  const { data, error, isLoading, refresh } = useCall(block.source, filters ? { further: filters } : {})
  const [asTable, setAsTable] = useState(false)
  const heading = useId()
  const words = useWords(block)
  if (error?.status === 403) return null
  const points = chartPoints(getPath(data, block.source.path), block, words.timeZone)
  return (
    <section className="page-chart" aria-labelledby={heading} aria-busy={isLoading || undefined}>
      <header>
        <h2 id={heading}>{t(block.title)}</h2>
        {points.length === 0 ? null : (
          <button type="button" className="button" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'portal:chart-as-chart' : 'portal:chart-as-table')}
          </button>
        )}
      </header>
      <div className="page-chart-room">{content()}</div>
    </section>
  )

  function content() {
    if (isLoading) {
      return (
        <>
          <span className="page-skeleton" />
          <span className="pb-hidden">{t('portal:loading')}</span>
        </>
      )
    }
    if (error && data === undefined) {
      return (
        <div className="page-chart-message" role="alert">
          <Icon name="error" size={20} />
          <p>{failureText(error, t)}</p>
          <button type="button" className="button" onClick={() => void refresh()}>
            {t('portal:try-again')}
          </button>
        </div>
      )
    }
    if (points.length === 0) {
      return (
        <div className="page-chart-message">
          <Icon name="inbox" size={20} />
          <p>{t(block.empty)}</p>
        </div>
      )
    }
    const props = { block, points, words }
    if (!asTable && areNames(block, points))
      return <ChartRows block={block} points={points} figure={words.figure} />
    return asTable ? <PointTable {...props} /> : <Drawing {...props} />
  }
}

interface Words {
  timeZone: string
  day: (x: string) => string
  figure: (value: number) => string
}

function useWords(block: ChartDefinition): Words {
  const contextOf = useCellContext(undefined, [block.cell])
  const context = contextOf('')
  const { text } = cellOf(block.cell)
  const days = new Intl.DateTimeFormat(context.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const hours = new Intl.DateTimeFormat(context.locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    timeZone: 'UTC',
  })
  return {
    timeZone: context.timeZone,
    day: (x) =>
      isDay(x)
        ? days.format(new Date(`${x}T00:00:00Z`))
        : isHour(x)
          ? hours.format(new Date(`${x}:00:00Z`))
          : x,
    figure: (value) => text(value, context),
  }
}

interface DrawingProps {
  block: ChartDefinition
  points: ChartPoint[]
  words: Words
}

const HEIGHT = 240
const FOOT = 28
const TOP = 8
/** Room above the axis for cut bars and their figures. */
const CUT = 40
/** px that a word below the chart needs, and one beside it per character. */
const WORD = 72
const CHARACTER = 7

function Drawing({ block, points, words }: DrawingProps) {
  const { t } = usePortal()
  const [room, width] = useRoom()
  const whole = block.form === 'bar' ? comparablePoints(points) : points
  const isCut = whole.length < points.length
  const ticks = chartTicks(whole)
  const labels = ticks.map(words.figure)
  const left = Math.max(...labels.map((label) => label.length)) * CHARACTER + 12
  const [bottom = 0] = ticks
  const top = ticks.at(-1) ?? 1
  const head = isCut ? CUT : TOP
  const y = (value: number) =>
    value > top ? head / 2 : HEIGHT - FOOT - ((value - bottom) / (top - bottom)) * (HEIGHT - FOOT - head)
  const slot = Math.max(0, width - left) / points.length
  const centre = (index: number) => left + (index + 0.5) * slot
  const every = Math.max(1, Math.ceil(WORD / slot))
  return (
    <div ref={room} className="page-chart-drawing">
      <p className="pb-hidden">{t('portal:chart-see-table')}</p>
      {width === 0 ? null : (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {ticks.map((tick, index) => (
            <g key={tick}>
              <line
                className="page-chart-line"
                x1={left}
                x2={width}
                y1={y(tick)}
                y2={y(tick)}
                data-zero={tick === 0 || undefined}
              />
              <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
                {labels[index]}
              </text>
            </g>
          ))}
          {points.map((point, index) =>
            index % every === 0 ? (
              <text key={point.x} x={centre(index)} y={HEIGHT - 8} textAnchor="middle">
                {words.day(point.x)}
              </text>
            ) : null,
          )}
          {block.form === 'bar' ? bars() : lines()}
          {points.map((point, index) => (whole.includes(point) ? null : cut(point, index)))}
        </svg>
      )}
      <ChartLegend block={block} isCut={isCut} />
    </div>
  )

  function told(point: ChartPoint, series: number): string {
    const name = block.series[series]?.title
    return `${words.day(point.x)}, ${name === undefined ? '' : t(name)}: ${words.figure(point.values[series] ?? 0)}`
  }

  /** A break across the bars that are taller than the axis, and the largest figure above them. */
  function cut(point: ChartPoint, index: number) {
    const largest = words.figure(Math.max(...point.values))
    const half = (largest.length * CHARACTER) / 2
    const middle = y(top) - 8
    return (
      <g key={point.x}>
        <path
          className="page-chart-break"
          d={`M${centre(index) - slot / 2},${middle + 4} l${slot},-8 v6 l${-slot},8 z`}
        />
        <text x={Math.min(centre(index), width - half)} y={head / 2 - 6} textAnchor="middle">
          {largest}
        </text>
      </g>
    )
  }

  function bars() {
    const breadth = Math.min(48, (slot * 0.72) / block.series.length)
    return points.map((point, index) =>
      point.values.map((value, series) => {
        const x = centre(index) + (series - block.series.length / 2) * breadth
        return (
          <rect
            key={`${point.x} ${block.series[series]?.id}`}
            className="page-chart-mark"
            data-series={series}
            x={x + 0.5}
            width={Math.max(1, breadth - 1)}
            y={Math.min(y(value), y(0))}
            height={Math.abs(y(value) - y(0))}
            rx={2}
          >
            <title>{told(point, series)}</title>
          </rect>
        )
      }),
    )
  }

  function lines() {
    return block.series.map((series, at) => (
      <g key={series.id} data-series={at} className="page-chart-path">
        <polyline
          points={points.map((point, index) => `${centre(index)},${y(point.values[at] ?? 0)}`).join(' ')}
        />
        {points.map((point, index) => (
          <circle key={point.x} cx={centre(index)} cy={y(point.values[at] ?? 0)} r={3}>
            <title>{told(point, at)}</title>
          </circle>
        ))}
      </g>
    ))
  }
}

function PointTable({ block, points, words }: DrawingProps) {
  const { t } = usePortal()
  return (
    <div className="page-chart-table">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="pb-hidden">{t('portal:chart-point')}</span>
            </th>
            {block.series.map((series) => (
              <th key={series.id} scope="col">
                {t(series.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.x}>
              <th scope="row">{words.day(point.x)}</th>
              {block.series.map((series, index) => (
                <td key={series.id}>{words.figure(point.values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
