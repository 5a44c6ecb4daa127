import { RecentMap } from '../../shared/RecentMap.ts'
import { isTimeZone } from './isTimeZone.ts'

/** Names that V8 still lists by their former spelling. Source: IANA tzdata 2025c, file backward. */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The present spelling of a name that `isTimeZone` accepts: one of `timeZoneNames`. */
export function presentTimeZone(name: string): string {
  let present = known.get(name)
  if (present === undefined) {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    known.set(name, (present = presentNames[timeZone] ?? timeZone))
  }
  return present
}

const known = new RecentMap<string, string>(1000)

/** Whether two names are of one zone, by any spelling; names of none are what they are. */
export function isSameTimeZone(one: string, other: string): boolean {
  return (
    one === other || (isTimeZone(one) && isTimeZone(other) && presentTimeZone(one) === presentTimeZone(other))
  )
}

/** The time zones to choose from: UTC, then the IANA names in their present spelling. `isTimeZone` accepts more. */
export function timeZoneNames(): string[] {
  const names = Intl.supportedValuesOf('timeZone').map((name) => presentNames[name] ?? name)
  return ['UTC', ...new Set(names.filter((name) => name !== 'UTC').toSorted())]
}
