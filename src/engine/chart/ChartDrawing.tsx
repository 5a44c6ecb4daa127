import type { ReactNode, Ref } from 'react'
import { ChartLegend } from './ChartLegend.tsx'
import type { ChartPoint, ChartSeries, ChartWords } from './ChartPoint.ts'
import { chartTicks, comparablePoints, MOST_STEPS, type Scale } from './chartScale.ts'
import './chart.css'

export interface ChartDrawingProps {
  form: 'bar' | 'line'
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  words: ChartWords
  /** Its room, for those who measure it. */
  room?: Ref<HTMLDivElement>
  /** px; nothing is drawn at 0. */
  width: number
  /** px, without the legend. */
  height: number
  scale?: Scale
  /** Bars of one point stand on each other. */
  stacked?: boolean
  /** The legend also names a series that is alone. */
  named?: boolean
  /** Draws over the points, each of which has a slot of this width, in px. */
  over?: (place: { left: number; slot: number }) => ReactNode
}

const FOOT = 28
const TOP = 8
/** Room above the axis for cut bars and their figures. */
const CUT = 40
/** px between two figures of the axis. */
const LINE = 18
/** px that a word below the chart needs, and one beside it per character. */
const WORD = 72
const CHARACTER = 7
/** px of a part of a stack with a gap above it: neighbors are told apart by more than their color. */
const PARTED = 4

/** Bars or lines on an axis, with a legend; for those who see them. */
export function ChartDrawing({
  form,
  series,
  points,
  words,
  room,
  width,
  height,
  scale,
  stacked = false,
  named = false,
  over,
}: ChartDrawingProps) {
  const heights = stacked ? points.map(sumsOf) : points
  const whole = form === 'bar' ? comparablePoints(heights) : heights
  const isCut = whole.length < heights.length
  const head = isCut ? CUT : TOP
  const most = Math.max(1, Math.floor((height - FOOT - head) / LINE))
  const ticks = chartTicks(whole, { ...scale, steps: Math.min(scale?.steps ?? MOST_STEPS, most) })
  const labels = ticks.map(words.figure)
  const left = Math.max(...labels.map((label) => label.length)) * CHARACTER + 12
  const [bottom = 0] = ticks
  const top = ticks.at(-1) ?? 1
  const y = (value: number) =>
    value > top ? head / 2 : height - FOOT - ((value - bottom) / (top - bottom)) * (height - FOOT - head)
  const slot = Math.max(0, width - left) / points.length
  const centre = (index: number) => left + (index + 0.5) * slot
  const longest = Math.max(...points.map(({ x }) => words.day(x).length)) * CHARACTER
  const every = Math.max(1, Math.ceil(Math.max(WORD, longest + CHARACTER) / slot))
  return (
    <>
      <div className="chart-drawing" ref={room}>
        {width === 0 ? null : (
          <svg width={width} height={height} aria-hidden="true">
            {ticks.map((tick, index) => (
              <g key={tick}>
                <line
                  className="chart-line"
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
            {points.map((point, index) => (index % every === 0 ? word(point, index) : null))}
            {form === 'line' ? lines() : stacked ? stacks() : bars()}
            {heights.map((point, index) => (whole.includes(point) ? null : cut(point, index)))}
          </svg>
        )}
        {width === 0 ? null : over?.({ left, slot })}
      </div>
      <ChartLegend form={form} series={series} isCut={isCut} isNamed={named} />
    </>
  )

  /** Words at the edges stay inside. */
  function word({ x }: ChartPoint, index: number) {
    const text = words.day(x)
    const half = (text.length * CHARACTER) / 2
    const middle = Math.max(half, Math.min(centre(index), width - half))
    return (
      <text key={x} x={middle} y={height - 8} textAnchor="middle">
        {text}
      </text>
    )
  }

  function told(point: ChartPoint, index: number): string {
    return `${words.day(point.x)}, ${series[index]?.title ?? ''}: ${words.figure(point.values[index] ?? 0)}`
  }

  /** A break across the bars that are taller than the axis, and the largest figure above them. */
  function cut(point: ChartPoint, index: number) {
    const largest = words.figure(Math.max(...point.values))
    const half = (largest.length * CHARACTER) / 2
    const middle = y(top) - 8
    return (
      <g key={point.x}>
        <path
          className="chart-break"
          d={`M${centre(index) - slot / 2},${middle + 4} l${slot},-8 v6 l${-slot},8 z`}
        />
        <text x={Math.min(centre(index), width - half)} y={head / 2 - 6} textAnchor="middle">
          {largest}
        </text>
      </g>
    )
  }

  function bars() {
    const breadth = Math.min(48, (slot * 0.72) / series.length)
    return points.map((point, index) =>
      point.values.map((value, each) => {
        const x = centre(index) + (each - series.length / 2) * breadth
        return (
          <rect
            key={`${point.x} ${series[each]?.id}`}
            className="chart-mark"
            data-series={series[each]?.color}
            x={x + 0.5}
            width={Math.max(1, breadth - 1)}
            y={Math.min(y(value), y(0))}
            height={Math.abs(y(value) - y(0))}
            rx={2}
          >
            <title>{told(point, each)}</title>
          </rect>
        )
      }),
    )
  }

  /** The parts of a cut bar share what is drawn of it. */
  function stacks() {
    const breadth = Math.max(1, Math.min(48, slot * 0.72))
    return points.map((point, index) => {
      const [above = 0] = heights[index]?.values ?? []
      const scaled = (value: number) =>
        above > top && value > 0 ? y(0) - (value / above) * (y(0) - y(above)) : y(value)
      return stackOf(point).map(({ from, to }, each) => {
        const extent = Math.abs(scaled(from) - scaled(to))
        const gap = extent > PARTED ? 1 : 0
        return from === to ? null : (
          <rect
            key={`${point.x} ${series[each]?.id}`}
            className="chart-mark"
            data-series={series[each]?.color}
            x={centre(index) - breadth / 2}
            width={breadth}
            y={Math.min(scaled(from), scaled(to)) + gap}
            height={extent - gap}
          />
        )
      })
    })
  }

  function lines() {
    return series.map(({ id, color }, at) => (
      <g key={id} data-series={color} className="chart-path">
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

/** What a stack adds up to above and below zero. */
function sumsOf({ x, values }: ChartPoint): ChartPoint {
  const sum = (parts: number[]) => parts.reduce((total, value) => total + value, 0)
  const below = sum(values.filter((value) => value < 0))
  return { x, values: [sum(values.filter((value) => value > 0)), ...(below < 0 ? [below] : [])] }
}

/** Where each part of a stack begins and ends. */
function stackOf({ values }: ChartPoint): { from: number; to: number }[] {
  let [above, below] = [0, 0]
  return values.map((value) => {
    const from = value < 0 ? below : above
    const to = from + value
    if (value < 0) below = to
    else above = to
    return { from, to }
  })
}
