import { priceOn } from '../prices/index.ts'

/** What the price list says of a country, or as `*` of those without an item of their own. */
export interface SegmentPrice {
  value: string
  /** micro-units, from `validFrom` on */
  perSegment?: unknown
  /** The UTC day from which the price holds: YYYY-MM-DD. */
  validFrom?: unknown
  /** micro-units until then; absent when there was no price */
  perSegmentBefore?: unknown
}

const ELSEWHERE = '*'

/**
 * What one segment to a country costs, in micro-units; undefined where there is no price.
 * @param items of the catalogue `sms-rates`
 * @param atMs since 1970
 */
export function segmentRate(
  items: readonly SegmentPrice[],
  countryCode: string,
  atMs: number,
): number | undefined {
  for (const wanted of [countryCode, ELSEWHERE]) {
    const item = items.find(({ value }) => value === wanted)
    const price =
      item &&
      priceOn({ price: item.perSegment, validFrom: item.validFrom, before: item.perSegmentBefore }, atMs)
    if (price !== undefined) return price
  }
  return undefined
}
