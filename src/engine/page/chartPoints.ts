import type { ChartDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'

export interface ChartPoint {
  /** `2026-03-31`, or the text that stands below the chart. */
  x: string
  /** One number per series. */
  values: number[]
}

/** The points of an answer, in its order, days in their own; what belongs to one day, or bears one name, is added up. */
export function chartPoints(
  items: unknown,
  { x, series }: Pick<ChartDefinition, 'x' | 'series'>,
  timeZone: string,
): ChartPoint[] {
  if (!Array.isArray(items)) return []
  const points = new Map<string, number[]>()
  for (const item of items as unknown[]) {
    const name = getPath(item, x)
    if (typeof name !== 'string' && typeof name !== 'number') continue
    const key = typeof name === 'string' ? dayOf(name, timeZone) : String(name)
    const sums = points.get(key) ?? series.map(() => 0)
    points.set(
      key,
      sums.map((sum, index) => sum + numberAt(item, series[index]?.value ?? '')),
    )
  }
  const found = [...points].map(([key, values]) => ({ x: key, values }))
  return found.every((point) => isDay(point.x)) ? found.toSorted((a, b) => (a.x < b.x ? -1 : 1)) : found
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
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

function dayOf(text: string, timeZone: string): string {
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return text
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return text
  // The Swedish form is the one of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}

function numberAt(item: unknown, path: string): number {
  const value = getPath(item, path)
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
