const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes the zone is ahead of UTC at an instant (ms since 1970); `undefined` for a name nobody knows. */
export function clockOffset(zone: string, instantMs: number): number | undefined {
  try {
    const local = localParts(zone, instantMs)
    return Math.round((local - instantMs) / MINUTE_MS)
  } catch {
    return undefined
  }
}

/** `+02:00`, `-09:30`, `+00:00` */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** `UTC+02:00`; empty for a name nobody knows. */
export function offsetOf(zone: string, instantMs: number): string {
  const minutes = clockOffset(zone, instantMs)
  return minutes === undefined ? '' : `UTC${offsetText(minutes)}`
}

/**
 * The local time that counts when the clocks of a zone skip the given one: it moves forward by the gap.
 * @param local `2026-03-29T02:30`
 * @returns `undefined` when the time exists
 */
export function afterClockGap(local: string, zone: string): string | undefined {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return undefined
  const before = clockOffset(zone, wanted - DAY_MS)
  const after = clockOffset(zone, wanted + DAY_MS)
  if (before === undefined || after === undefined) return undefined
  const exists = [before, after].some((offset) => localParts(zone, wanted - offset * MINUTE_MS) === wanted)
  if (exists) return undefined
  return new Date(localParts(zone, wanted - before * MINUTE_MS)).toISOString().slice(0, 16)
}

/** The clock of the zone at an instant, as if it were UTC. */
function localParts(zone: string, instantMs: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(zone, format)
  const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]))
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
}
