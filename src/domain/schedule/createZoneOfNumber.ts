import { isTimeZone } from './isTimeZone.ts'

/** The time zone of a number, as far as its country or area code tells; undefined where it doesn't. */
export type ZoneOfNumber = (number: string, countryCode: string) => string | undefined

/** An item of the catalogue `number-zones`: a country with one zone, or `+1` with an area code. */
interface ZoneItem {
  value: string
  zone?: unknown
}

const AREA = /^\+1\d{3}/

/** Reads zones from the catalogue as it is published now. */
export function createZoneOfNumber(items: () => readonly ZoneItem[]): ZoneOfNumber {
  let known: { items: readonly ZoneItem[]; zones: Map<string, string> } | undefined
  return (number, countryCode) => {
    const published = items()
    if (known?.items !== published) known = { items: published, zones: zonesOf(published) }
    return known.zones.get(AREA.exec(number)?.[0] ?? '') ?? known.zones.get(countryCode)
  }
}

function zonesOf(items: readonly ZoneItem[]): Map<string, string> {
  return new Map(
    items.flatMap(({ value, zone }) =>
      typeof zone === 'string' && isTimeZone(zone) ? [[value, zone] as const] : [],
    ),
  )
}
