import { Temporal } from 'temporal-polyfill'

/** How far clocks are ahead of UTC, until they change. */
export interface ZoneOffset {
  seconds: number
  /** Since 1970; undefined where nothing changes before the end. */
  untilMs: number | undefined
}

/** What clocks of a time zone show between two moments, in order. @param timeZone a name that `isTimeZone` accepts */
export function zoneOffsets(timeZone: string, fromMs: number, toMs: number): ZoneOffset[] {
  const offsets: ZoneOffset[] = []
  let at: Temporal.ZonedDateTime | null =
    Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(timeZone)
  while (at) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition('next')
    const ends: Temporal.ZonedDateTime | null = next !== null && next.epochMilliseconds < toMs ? next : null
    offsets.push({ seconds: at.offsetNanoseconds / 1e9, untilMs: ends?.epochMilliseconds })
    at = ends
  }
  return offsets
}
