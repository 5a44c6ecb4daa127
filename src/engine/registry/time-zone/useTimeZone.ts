import { createContext, useContext } from 'react'
import { usePortal } from '../portalContext.ts'

/** Where a person wants to read times. */
export interface TimeZoneChoice {
  /** IANA name; null: where the account is. */
  chosen: string | null
  /** Absent where nobody is asked: times are then the account's. */
  choose?: (zone: string | null) => void
}

/** Around what the account does at its own time, whoever reads it. */
export const accountTimes: TimeZoneChoice = { chosen: null }

export const TimeZoneContext = createContext<TimeZoneChoice>(accountTimes)

export interface ReadTimeZone extends TimeZoneChoice {
  /** Where times are read. */
  zone: string
  /** Where the account is. */
  account: string
}

/** The one answer to where times are read. */
export function useTimeZone(): ReadTimeZone {
  const { session } = usePortal()
  const choice = useContext(TimeZoneContext)
  const account = typeof session.account['timezone'] === 'string' ? session.account['timezone'] : 'UTC'
  return { ...choice, zone: choice.chosen ?? account, account }
}

/** The name of a zone as people read it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}
