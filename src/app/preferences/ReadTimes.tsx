import { useMemo, type ReactNode } from 'react'
import { usePreference } from '../../engine/data/index.ts'
import { TimeZoneContext, type TimeZoneChoice } from '../../engine/registry/time-zone/useTimeZone.ts'
import { isZone } from '../../shared/dates.ts'

/** Everything below reads times where the person chose to. */
export function ReadTimes({ children }: { children: ReactNode }) {
  const { value, save } = usePreference('times.zone')
  const choice = useMemo<TimeZoneChoice>(
    () => ({
      // A server or browser may not know what another one knew.
      chosen: typeof value === 'string' && isZone(value) ? value : null,
      choose: (zone) => save(zone ?? ''),
    }),
    [save, value],
  )
  return <TimeZoneContext value={choice}>{children}</TimeZoneContext>
}
