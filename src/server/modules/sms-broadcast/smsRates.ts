/** What one segment to a country (ISO 3166-1 alpha-2) costs now, in micro-units of the portal's currency. */
export type SmsRate = (countryCode: string) => number

/** An item of the catalogue `sms-rates`: a country, or `*` for those without an item of their own. */
interface RateItem {
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
 * Reads prices from the catalogue as it is published now, so that a changed price needs no restart.
 * @throws when the catalogue has no price for a country nor for any other: nothing is sent for free
 */
export function createSmsRate(items: () => readonly RateItem[], nowMs: () => number = Date.now): SmsRate {
  return (countryCode) => {
    const today = new Date(nowMs()).toISOString().slice(0, 10)
    for (const wanted of [countryCode, ELSEWHERE]) {
      const item = items().find(({ value }) => value === wanted)
      const price = item && priceOn(item, today)
      if (price !== undefined) return price
    }
    throw new Error(`the catalogue sms-rates has no price for ${countryCode} on ${today}`)
  }
}

function priceOn({ perSegment, validFrom, perSegmentBefore }: RateItem, day: string): number | undefined {
  const isBefore = typeof validFrom === 'string' && day < validFrom
  const price = isBefore ? perSegmentBefore : perSegment
  return Number.isSafeInteger(price) && Number(price) >= 0 ? Number(price) : undefined
}
