import {
  isSendingWindow,
  openingOf,
  type SendingWindow,
  type ZoneOfNumber,
} from '../../../domain/schedule/index.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** When a number may be messaged: now, or the moment its window opens next, in epoch milliseconds. */
export type OpeningOf = (number: string) => number

/** The window that a campaign asks for; undefined when it may be sent at any time. */
export function windowOf(value: JsonObject): SendingWindow | undefined {
  if (value['window_enabled'] !== true) return undefined
  const { window_from: from, window_to: to, window_days: days } = value
  if (typeof from !== 'string' || typeof to !== 'string' || !Array.isArray(days)) return undefined
  const window = { from, to, days: days.map(String) }
  return isSendingWindow(window) ? window : undefined
}

/**
 * Opening times at one moment; each zone is looked at once.
 * @param accountZone for numbers whose zone is not known
 */
export function openingsAt(
  nowMs: number,
  window: SendingWindow | undefined,
  { zoneOf, countryCode, accountZone }: { zoneOf: ZoneOfNumber; countryCode: string; accountZone: string },
): OpeningOf {
  const openings = new Map<string, number>()
  return (number) => {
    if (!window) return nowMs
    const zone = zoneOf(number, countryCode) ?? accountZone
    const opening = openings.get(zone) ?? openingOf(window, zone, nowMs)
    openings.set(zone, opening)
    return opening
  }
}
