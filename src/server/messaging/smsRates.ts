/** Price of a segment by destination country, in micro-units of US dollars. */
const perSegment: Record<string, number> = {
  AT: 78_000,
  AU: 41_000,
  BE: 82_000,
  BG: 95_000,
  BR: 32_000,
  CA: 7_900,
  CH: 61_000,
  CZ: 62_000,
  DE: 78_500,
  DK: 45_000,
  EE: 79_000,
  ES: 59_000,
  FI: 67_000,
  FR: 71_000,
  GB: 42_000,
  GR: 74_000,
  HR: 69_000,
  HU: 86_000,
  IE: 64_000,
  IL: 98_000,
  IN: 38_000,
  IT: 73_000,
  JP: 69_000,
  LT: 43_000,
  LV: 66_000,
  MX: 34_000,
  NL: 87_000,
  NO: 58_000,
  NZ: 89_000,
  PL: 31_000,
  PT: 43_000,
  RO: 62_000,
  SE: 52_000,
  SG: 43_000,
  SI: 94_000,
  SK: 73_000,
  US: 7_900,
  ZA: 25_000,
}
const ELSEWHERE = 85_000

/** What one segment to a country costs, in micro-units. */
export function smsRate(countryCode: string): number {
  return perSegment[countryCode] ?? ELSEWHERE
}
