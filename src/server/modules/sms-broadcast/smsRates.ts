/**
 * What one segment to a country (ISO 3166-1 alpha-2) costs now, in micro-units of the portal's currency; or what its
 * carriers charge besides for one from a number of a 10DLC campaign, which is 0 in most countries.
 */
export type SmsRate = (countryCode: string, fee?: 'ten-dlc') => number

/** An item of the catalogue `sms-rates`: a country, or `*` for those without an item of their own. */
interface RateItem {
  value: string
  /** micro-units, from `validFrom` on */
  perSegment?: unknown
  /** micro-units that carriers charge besides, from numbers of 10DLC campaigns */
  tenDlcPerSegment?: unknown
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
  return (countryCode, fee) => {
    if (fee !== undefined) return carrierFeeOf(items().find(({ value }) => value === countryCode))
    const today = new Date(nowMs()).toISOString().slice(0, 10)
    for (const wanted of [countryCode, ELSEWHERE]) {
      const item = items().find(({ value }) => value === wanted)
      const price = item && priceOn(item, today)
      if (price !== undefined) return price
    }
    throw new Error(`the catalogue sms-rates has no price for ${countryCode} on ${today}`)
  }
}

function carrierFeeOf(item: RateItem | undefined): number {
  const fee = item?.tenDlcPerSegment ?? 0
  if (Number.isSafeInteger(fee) && Number(fee) >= 0) return Number(fee)
  throw new Error(`the catalogue sms-rates has no proper carrier fee for ${item?.value ?? ''}`)
}

function priceOn({ perSegment, validFrom, perSegmentBefore }: RateItem, day: string): number | undefined {
  const isBefore = typeof validFrom === 'string' && day < validFrom
  const price = isBefore ? perSegmentBefore : perSegment
  return Number.isSafeInteger(price) && Number(price) >= 0 ? Number(price) : undefined
}
