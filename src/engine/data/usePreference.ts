import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../registry/portalContext.ts'
import { useRead } from './useRead.ts'

export interface Preference {
  /** As stored, of any shape: check before use. Undefined while unknown, null when never saved. */
  value: unknown
  save: (value: unknown) => void
}

interface Preferences {
  preferences: Record<string, unknown>
}

/**
 * A JSON value of the signed-in user kept by the server (`/preferences/{key}`, at most 16 KB). All are read in one go.
 * A copy in this browser makes it known at once on the next visit; without storage it works all the same.
 */
export function usePreference(key: string): Preference {
  const { api, session } = usePortal()
  const local = `preference.${session.user.id}.${key}`
  const [first] = useState(() => readLocal(local))
  const { data, error, replace } = useRead<Preferences>('/preferences')
  const known = data && (data.preferences[key] ?? null)
  useEffect(() => {
    if (known !== undefined) writeLocal(local, known)
  }, [local, known])
  const save = useCallback(
    (value: unknown) => {
      writeLocal(local, value)
      void replace(({ preferences }) => ({ preferences: { ...preferences, [key]: value } }))
      api.send('PUT', `/preferences/${key}`, { body: { value } }).catch(() => undefined)
    },
    [api, key, local, replace],
  )
  return { value: known !== undefined ? known : (first ?? (error ? null : undefined)), save }
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
