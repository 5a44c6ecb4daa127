import { checkPhoneNumber } from '../../../../domain/phone/index.ts'
import type { Random } from '../../../demo/createRandom.ts'

const firstNames = [
  'Anna',
  'Ben',
  'Carla',
  'David',
  'Ewa',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Katya',
  'Liam',
  'Maria',
  'Noah',
  'Oda',
  'Pavel',
  'Rosa',
  'Simon',
  'Tara',
  'Umar',
  'Vera',
  'Will',
  'Yara',
  'Zoe',
  'Björn',
  'Chloé',
  'Émile',
  'Jürgen',
  'Łukasz',
  'Søren',
]
const cities: Record<string, string[]> = {
  GB: ['Bristol', 'Leeds', 'London', 'Glasgow', 'Cardiff'],
  US: ['Austin', 'Boston', 'Denver', 'Seattle', 'Portland'],
  DE: ['Berlin', 'Hamburg', 'Köln', 'Leipzig'],
  NO: ['Oslo', 'Bergen', 'Tromsø'],
  SE: ['Stockholm', 'Malmö', 'Göteborg'],
  FR: ['Paris', 'Lyon', 'Nantes'],
  NL: ['Utrecht', 'Delft', 'Leiden'],
  ES: ['Madrid', 'Sevilla', 'Bilbao'],
}
const areaCodes = [
  '201',
  '202',
  '206',
  '212',
  '213',
  '214',
  '215',
  '216',
  '301',
  '303',
  '305',
  '310',
  '312',
  '313',
  '314',
  '401',
  '404',
  '405',
  '408',
  '410',
  '412',
  '415',
  '501',
  '502',
  '503',
  '504',
  '505',
  '509',
  '510',
  '512',
  '515',
  '601',
  '602',
  '603',
  '605',
  '608',
]

/** Columns of a demo contact file; the first is the phone number. */
export const contactColumns = ['phone', 'name', 'code', 'day', 'time', 'amount', 'city'] as const

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Contacts of one country, no number twice. */
export function demoContacts(random: Random, countryCode: string, count: number): string[][] {
  const seen = new Set<string>()
  const rows: string[][] = []
  while (rows.length < count) {
    const phone = phoneOf(random, countryCode)
    if (seen.has(phone)) continue
    seen.add(phone)
    rows.push([
      phone,
      random.pick(firstNames),
      `HP${random.between(10_000, 99_999)}`,
      random.pick(days),
      `${String(random.between(8, 17)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`,
      `${random.between(5, 180)}.${random.pick(['00', '50', '90'])}`,
      random.pick(cities[countryCode] ?? ['Springfield']),
    ])
  }
  return rows
}

/** A valid mobile number; for the United States one kept for fiction. Only the simulator ever sees them. */
function phoneOf(random: Random, countryCode: string): string {
  const digits = (count: number): string => Array.from({ length: count }, () => random.between(0, 9)).join('')
  for (;;) {
    const ranges: Record<string, () => string> = {
      US: () => `+1${random.pick(areaCodes)}55501${digits(2)}`,
      GB: () => `+447${random.pick(['4', '5', '8'])}${digits(8)}`,
      DE: () => `+4915${random.pick(['1', '2', '7'])}${digits(8)}`,
      NO: () => `+47${random.pick(['4', '9'])}${digits(7)}`,
      SE: () => `+467${random.pick(['0', '2', '3', '6'])}${digits(7)}`,
      FR: () => `+336${digits(8)}`,
      NL: () => `+316${digits(8)}`,
      ES: () => `+346${digits(8)}`,
    }
    const phone = ranges[countryCode]?.()
    if (phone === undefined) throw new Error(`no demo numbers for ${countryCode}`)
    const verdict = checkPhoneNumber(phone)
    if (verdict.valid && verdict.country === countryCode) return phone
  }
}
