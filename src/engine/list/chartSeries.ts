import type { ListChartDefinition, StatisticDefinition } from '../../language/portal.ts'
import { unitsIn, type Period, type SeriesUnit } from '../../shared/series.ts'
import type { ChartPoint, ChartSeries } from '../chart/ChartPoint.ts'

/** Answer of `GET path/statistics/series`. */
export interface SeriesAnswer {
  series: Period & { unit: SeriesUnit; points: SeriesPoint[] }
}

export interface SeriesPoint {
  /** First day of its unit. */
  at: string
  /** Of the property that bars are stacked by; null for none, and for all others together. */
  value?: string | null
  other?: boolean
  figures: Record<string, number>
}

/** The bar of a day, week or month: what it adds up to, and the days that it stands for. */
export interface SeriesBar extends Period {
  at: string
  sum: number
}

export interface ReadSeries {
  series: ChartSeries[]
  points: ChartPoint[]
  bars: SeriesBar[]
  total: number
  /** The highest bar; none where nothing is above zero. */
  peak: SeriesBar | undefined
}

/** Colors that differ. */
const COLORS = 8

/**
 * What a chart draws of an answer: a bar for each unit of the period, whether anything happened in it or not, and a
 * series for each value that occurs, in the order in which the values are defined.
 * @param nameOf of a value; null is none
 */
export function readSeries(
  { unit, from, to, points: found }: SeriesAnswer['series'],
  { id, title }: { id: StatisticDefinition['id']; title: string },
  split: ListChartDefinition['split'],
  nameOf: (value: string | null) => string,
  others: string,
): ReadSeries {
  const series = split === undefined ? [{ id, title, color: 0 }] : seriesOf(found, split, nameOf, others)
  const places = new Map(series.map((each, index) => [each.id, index]))
  const units = unitsIn(unit, { from, to })
  const values = new Map(units.map(({ at }) => [at, series.map(() => 0)]))
  for (const point of found) {
    const place = places.get(split === undefined ? id : keyOf(point))
    const row = values.get(point.at)
    if (row && place !== undefined) row[place] = (row[place] ?? 0) + (point.figures[id] ?? 0)
  }
  const points = units.map(({ at }) => ({ x: at, values: values.get(at) ?? [] }))
  const bars = units.map((each, index) => ({ ...each, sum: sumOf(points[index]?.values ?? []) }))
  const highest = bars.reduce<SeriesBar | undefined>(
    (best, bar) => (bar.sum > (best?.sum ?? 0) ? bar : best),
    undefined,
  )
  return { series, points, bars, total: sumOf(bars.map(({ sum }) => sum)), peak: highest }
}

function seriesOf(
  points: readonly SeriesPoint[],
  { words }: NonNullable<ListChartDefinition['split']>,
  nameOf: (value: string | null) => string,
  others: string,
): ChartSeries[] {
  const defined = Object.keys(words)
  const seen = [...new Set(points.flatMap(({ value }) => value ?? []))]
  const known = defined.filter((value) => seen.includes(value))
  const values = [...known, ...seen.filter((value) => !defined.includes(value)).toSorted(byText(nameOf))]
  // A value keeps its color whatever else is found.
  const places = defined.length > 0 && defined.length <= COLORS ? defined : values
  const named = values.map((value) => ({
    id: `=${value}`,
    title: nameOf(value),
    color: Math.max(0, places.indexOf(value)) % COLORS,
  }))
  const has = (key: string) => points.some((point) => keyOf(point) === key)
  return [
    ...named,
    ...(has('other') ? [{ id: 'other', title: others, color: 'other' as const }] : []),
    ...(has('none') ? [{ id: 'none', title: nameOf(null), color: 'none' as const }] : []),
  ]
}

function keyOf({ value, other }: SeriesPoint): string {
  return typeof value === 'string' ? `=${value}` : other === true ? 'other' : 'none'
}

function byText(nameOf: (value: string) => string) {
  return (left: string, right: string): number => nameOf(left).localeCompare(nameOf(right))
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
