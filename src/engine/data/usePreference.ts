import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { keeperOf } from '../registry/keeperOf.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useRead } from './useRead.ts'
import {
  onWaitingPreferences,
  rememberPreference,
  waitingPreferences,
  type WaitingPreferences,
} from './waitingPreferences.ts'

export interface Preference {
  /** As stored, of any shape: check before use. Undefined while unknown, null when never saved. */
  value: unknown
  save: (value: unknown) => void
}

export interface PreferenceGroup {
  /** By the names below the group; empty while unknown. */
  values: Readonly<Record<string, unknown>>
  save: (name: string, value: unknown) => void
}

/** Answer of `GET /preferences`. */
export interface Preferences {
  preferences: Record<string, unknown>
}

/**
 * A JSON value of the signed-in user kept by the server (`/preferences/{key}`, at most 16 KB). All are read in one go.
 * A copy in this browser makes it known at once on the next visit; without storage it works all the same.
 * `useDeliverPreferences` brings what is saved to the server.
 */
export function usePreference(key: string): Preference {
  const { session } = usePortal()
  const user = keeperOf(session)
  const local = `preference.${user}.${key}`
  const [first] = useState(() => readLocal(local))
  const { data, error } = useRead<Preferences>('/preferences')
  const waiting = useWaitingPreferences(user)[key]
  const known = waiting ? waiting.value : data && (data.preferences[key] ?? null)
  useEffect(() => {
    if (known !== undefined) writeLocal(local, known)
  }, [local, known])
  const save = useCallback((value: unknown) => rememberPreference(user, key, value), [user, key])
  return { value: known !== undefined ? known : (first ?? (error ? null : undefined)), save }
}

/** The preferences whose keys are `<group>.<name>`: chosen one by one, so that one choice never undoes another. */
export function usePreferenceGroup(group: string): PreferenceGroup {
  const { session } = usePortal()
  const user = keeperOf(session)
  const { data } = useRead<Preferences>('/preferences')
  const waiting = useWaitingPreferences(user)
  const values = useMemo(() => {
    const chosen = Object.entries(waiting).map(([key, { value }]) => [key, value] as const)
    const all = [...Object.entries(data?.preferences ?? {}), ...chosen]
    const prefix = `${group}.`
    return Object.fromEntries(
      all.filter(([key]) => key.startsWith(prefix)).map(([key, value]) => [key.slice(prefix.length), value]),
    )
  }, [data, waiting, group])
  const save = useCallback(
    (name: string, value: unknown) => rememberPreference(user, `${group}.${name}`, value),
    [user, group],
  )
  return { values, save }
}

function useWaitingPreferences(user: string): WaitingPreferences {
  const waiting = (): WaitingPreferences => waitingPreferences(user)
  return useSyncExternalStore(onWaitingPreferences, waiting, waiting)
}

function readLocal(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden; the server's copy remains.
  }
}
