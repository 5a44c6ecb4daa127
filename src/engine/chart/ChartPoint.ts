export interface ChartPoint {
  /** `2026-03-31`, `2026-03-31T14`, or the text that stands below the chart. */
  x: string
  /** One number per series. */
  values: number[]
}

export interface ChartSeries {
  id: string
  title: string
  /** One of the eight colors of charts, or a quiet one: of what has no value, and of all others. */
  color: number | 'none' | 'other'
}

export interface ChartWords {
  /** Of a point, below the chart. */
  day: (x: string) => string
  figure: (value: number) => string
}
