import type { ChartDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import type { ChartPoint } from '../chart/ChartPoint.ts'

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
  return found.every(({ x: time }) => isTime(time)) ? found.toSorted((a, b) => (a.x < b.x ? -1 : 1)) : found
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

export function isHour(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d$/.test(text)
}

export function isMonth(text: string): boolean {
  return /^\d{4}-\d\d$/.test(text)
}

/** Whether an answer has days or months, which are the account's, instead of moments. */
export function areDays(items: unknown, x: string): boolean {
  const first = Array.isArray(items) ? getPath(items[0], x) : undefined
  return typeof first === 'string' && (isDay(first) || isMonth(first))
}

function isTime(text: string): boolean {
  return isMonth(text) || isDay(text) || isHour(text)
}

/** Whether bars are of names, which have no order and may be long; below zero they have no common start. */
export function areNames({ form }: Pick<ChartDefinition, 'form'>, points: readonly ChartPoint[]): boolean {
  return form === 'bar' && points.every(({ x, values }) => !isTime(x) && values.every((value) => value >= 0))
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
