import type { ChartPoint } from './ChartPoint.ts'

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

/** Steps of an axis, where nothing else is asked for. */
export const MOST_STEPS = 4

export interface Scale {
  /** Steps of the axis. Default: 4. */
  steps?: number
  /** Values are seconds: steps are of minutes and hours. */
  isTime?: boolean
}

/** Round numbers from zero, or from below it, to at least the largest value: at most one step more than asked for. */
export function chartTicks(
  points: readonly ChartPoint[],
  { steps = MOST_STEPS, isTime = false }: Scale = {},
): number[] {
  const values = points.flatMap((point) => point.values)
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  if (top === bottom) return [0, 1]
  const rough = (top - bottom) / steps
  const step = isTime ? timeStep(rough) : roundStep(rough, values.every(Number.isInteger))
  const first = Math.floor(bottom / step)
  const count = Math.ceil(top / step) - first
  return Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** Whole values have whole steps. */
function roundStep(rough: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power
  return isWhole && !Number.isInteger(step) ? Math.ceil(step) : step
}

const CLOCK = [1, 5, 15, 30, 60, 300, 900, 1800]

function timeStep(rough: number): number {
  const hour = 3600
  return CLOCK.find((step) => step >= rough) ?? roundStep(rough / hour, true) * hour
}
