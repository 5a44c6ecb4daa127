/** Milliseconds since 1970 of an ISO 8601 instant; null for anything else. */
export function readInstant(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const instant = Date.parse(value)
  return Number.isNaN(instant) ? null : instant
}

/** A finite number; null for anything else. */
export function readNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A country code given as such or as `country_code` of an object; null for anything else. */
export function readCountryCode(value: unknown): string | null {
  const code: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'country_code') : value
  return typeof code === 'string' && code !== '' ? code.toUpperCase() : null
}

/** An ISO 3166-2 code given as such or as `country_code` and `region_code` of an object; null for anything else. */
export function readRegionCode(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value.toUpperCase()
  const country = readCountryCode(value)
  const region: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'region_code') : undefined
  return country && typeof region === 'string' && region !== '' ? `${country}-${region.toUpperCase()}` : null
}

/** The distinct country codes of a list. */
export function readCountryCodes(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.map(readCountryCode).filter((code) => code !== null))]
}

/** Whole micro-units; null for anything else. */
export function readMicroUnits(value: unknown): number | null {
  return Number.isSafeInteger(value) ? Number(value) : null
}
