/** A price of a price list that changes on a day. */
export interface DatedPrice {
  /** micro-units, from `validFrom` on */
  price?: unknown
  /** The UTC day from which it holds: YYYY-MM-DD. */
  validFrom?: unknown
  /** micro-units until then; absent when there was no price */
  before?: unknown
}

/** @param atMs since 1970 @returns micro-units; undefined where there is no price at that time */
export function priceOn({ price, validFrom, before }: DatedPrice, atMs: number): number | undefined {
  const isBefore = typeof validFrom === 'string' && new Date(atMs).toISOString().slice(0, 10) < validFrom
  const found = isBefore ? before : price
  return Number.isSafeInteger(found) && Number(found) >= 0 ? Number(found) : undefined
}
