import { minuteRate } from '../../domain/prices/index.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'

const SECONDS_PER_MINUTE = 60

/** What a minute to a country costs, in micro-units; undefined where we don't call. */
export type RateOf = (country: string) => number | undefined

/** What a minute to a country costs, in micro-units; undefined where we don't call. @param atMs since 1970 */
export function callRate(
  { catalogueItem }: Pick<PublishedPortal, 'catalogueItem'>,
  countryCode: string,
  atMs = Date.now(),
): number | undefined {
  return minuteRate(catalogueItem('call-rates', countryCode), atMs)
}

/** What a call of so many seconds costs; each second counts. */
export function callCharge(ratePerMinute: number, seconds: number): number {
  return Math.ceil((ratePerMinute * seconds) / SECONDS_PER_MINUTE)
}

/** The same for any country. */
export function ratesOf(published: () => Pick<PublishedPortal, 'catalogueItem'>): RateOf {
  return (country) => callRate(published(), country)
}
