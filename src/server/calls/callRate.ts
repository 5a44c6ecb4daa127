import type { PublishedPortal } from '../resources/PublishedPortal.ts'

const SECONDS_PER_MINUTE = 60

/** What a minute to a country costs, in micro-units; undefined where we don't call. */
export type RateOf = (country: string) => number | undefined

/** What a minute to a country costs, in micro-units; undefined where we don't call. */
export function callRate(
  { catalogueItem }: Pick<PublishedPortal, 'catalogueItem'>,
  countryCode: string,
): number | undefined {
  const rate = catalogueItem('call-rates', countryCode)?.['perMinute']
  return Number.isSafeInteger(rate) ? Number(rate) : undefined
}

/** What a call of so many seconds costs; each second counts. */
export function callCharge(ratePerMinute: number, seconds: number): number {
  return Math.ceil((ratePerMinute * seconds) / SECONDS_PER_MINUTE)
}

/** The same for any country. */
export function ratesOf(published: () => Pick<PublishedPortal, 'catalogueItem'>): RateOf {
  return (country) => callRate(published(), country)
}
