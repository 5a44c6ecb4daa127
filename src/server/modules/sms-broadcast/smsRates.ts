import { segmentRate, type SegmentPrice } from '../../../domain/sms/index.ts'

/**
 * What one segment to a country (ISO 3166-1 alpha-2) costs now, in micro-units of the portal's currency; or what its
 * carriers charge besides for one from a number of a 10DLC campaign, which is 0 in most countries.
 */
export type SmsRate = (countryCode: string, fee?: 'ten-dlc') => number

/** An item of the catalogue `sms-rates`. */
interface RateItem extends SegmentPrice {
  /** micro-units that carriers charge besides, from numbers of 10DLC campaigns */
  tenDlcPerSegment?: unknown
}

/**
 * Reads prices from the catalogue as it is published now, so that a changed price needs no restart.
 * @throws when the catalogue has no price for a country nor for any other: nothing is sent for free
 */
export function createSmsRate(items: () => readonly RateItem[], nowMs: () => number = Date.now): SmsRate {
  return (countryCode, fee) => {
    if (fee !== undefined) return carrierFeeOf(items().find(({ value }) => value === countryCode))
    const price = segmentRate(items(), countryCode, nowMs())
    if (price !== undefined) return price
    throw new Error(`the catalogue sms-rates has no price for ${countryCode}`)
  }
}

function carrierFeeOf(item: RateItem | undefined): number {
  const fee = item?.tenDlcPerSegment ?? 0
  if (Number.isSafeInteger(fee) && Number(fee) >= 0) return Number(fee)
  throw new Error(`the catalogue sms-rates has no proper carrier fee for ${item?.value ?? ''}`)
}
