import type { ChartDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'

export interface ChartPoint {
  /** `2026-03-31`, `2026-03-31T14`, or the text that stands below the chart. */
  x: string
  /** One number per series. */
  values: number[]
}

/** The points of an answer, in its order, days in their own; what belongs to one day, or bears one name, is added up. */
export function chartPoints(
  items: unknown,
  { x, by, series }: Pick<ChartDefinition, 'x' | 'by' | 'series'>,
  timeZone: string,
): ChartPoint[] {
  if (!Array.isArray(items)) return []
  const points = new Map<string, number[]>()
  for (const item of items as unknown[]) {
    const name = getPath(item, x)
    if (typeof name !== 'string' && typeof name !== 'number') continue
    const key = typeof name === 'string' ? timeOf(name, timeZone, by === 'hour') : String(name)
    const sums = points.get(key) ?? series.map(() => 0)
    points.set(
      key,
      sums.map((sum, index) => sum + numberAt(item, series[index]?.value ?? '')),
    )
  }
  const found = [...points].map(([key, values]) => ({ x: key, values }))
  return found.every((point) => isDay(point.x) || isHour(point.x))
    ? found.toSorted((a, b) => (a.x < b.x ? -1 : 1))
    : found
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

export function isHour(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d$/.test(text)
}

/** Whether bars are of names, which have no order and may be long; below zero they have no common start. */
export function areNames({ form }: Pick<ChartDefinition, 'form'>, points: readonly ChartPoint[]): boolean {
  return (
    form === 'bar' &&
    points.every(({ x, values }) => !isDay(x) && !isHour(x) && values.every((value) => value >= 0))
  )
}

/** A bar this much taller than the next would flatten the others. */
const FLATTENING = 5
/** So many bars may be cut, when at least as many others and one more remain to be compared. */
const CUT_AT_MOST = 2

/**
 * The points that a chart of bars shows whole: without the few that would flatten all others, whose bars are cut.
 * All of them when nothing stands out, or some value is negative.
 */
export function comparablePoints(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const height = ({ values }: ChartPoint) => Math.max(...values)
  if (points.some(({ values }) => values.some((value) => value < 0))) return points
  const tallest = points.toSorted((left, right) => height(right) - height(left))
  for (let cut = 1; cut <= CUT_AT_MOST; cut++) {
    const [last, next] = [tallest[cut - 1], tallest[cut]]
    const compared = tallest.slice(cut).filter((point) => height(point) > 0).length
    if (last === undefined || next === undefined || compared <= cut + 1) continue
    if (height(last) > FLATTENING * height(next)) {
      const tall = new Set(tallest.slice(0, cut))
      return points.filter((point) => !tall.has(point))
    }
  }
  return points
}

/** Round numbers from zero, or from below it, to at least the largest value: at most five steps. */
export function chartTicks(points: readonly ChartPoint[]): number[] {
  const values = points.flatMap((point) => point.values)
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  if (top === bottom) return [0, 1]
  const rough = (top - bottom) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power
  const first = Math.floor(bottom / step)
  const count = Math.ceil(top / step) - first
  return Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

function timeOf(text: string, timeZone: string, byHour: boolean): string {
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return text
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return text
  // The Swedish form is the one of ISO 8601.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
  if (!byHour) return day
  const hour = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(
    moment,
  )
  return `${day}T${hour}`
}

function numberAt(item: unknown, path: string): number {
  const value = getPath(item, path)
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
