import { priceOn } from './priceOn.ts'

/** An item of the catalogue `call-rates`. */
export interface MinutePrice {
  /** Country code. */
  value?: string
  /** micro-units, from `validFrom` on */
  perMinute?: unknown
  /** The UTC day from which the price holds: YYYY-MM-DD. */
  validFrom?: unknown
  /** micro-units until then; absent when there was no price */
  perMinuteBefore?: unknown
}

/** What a minute costs, in micro-units; undefined where there is no price. @param atMs since 1970 */
export function minuteRate(item: MinutePrice | undefined, atMs: number): number | undefined {
  if (!item) return undefined
  const { perMinute, validFrom, perMinuteBefore } = item
  return priceOn({ price: perMinute, validFrom, before: perMinuteBefore }, atMs)
}
