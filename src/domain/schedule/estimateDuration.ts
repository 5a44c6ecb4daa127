/** How many messages may leave in one period. */
export interface SendingRate {
  count: number
  period: 'minute' | 'hour' | 'day'
}

const periodSeconds: Readonly<Record<SendingRate['period'], number>> = { minute: 60, hour: 3600, day: 86_400 }

/** Messages a second when a campaign is not throttled. */
const UNTHROTTLED_PER_SECOND = 100

/**
 * Estimates how long a broadcast takes.
 * @param rate absent when the campaign is not throttled
 * @returns whole seconds; 0 without recipients
 */
export function estimateDuration(recipients: number, rate?: SendingRate): number {
  const perSecond = rate && rate.count > 0 ? rate.count / periodSeconds[rate.period] : UNTHROTTLED_PER_SECOND
  return Math.ceil(recipients / perSecond)
}
