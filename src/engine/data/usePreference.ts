import { useCallback, useState } from 'react'
import { usePortal } from '../registry/portalContext.ts'
import { useRead } from './useRead.ts'

export interface Preference {
  /** As stored, of any shape: check before use. Undefined while unknown, null when never saved. */
  value: unknown
  save: (value: unknown) => void
}

/**
 * A JSON value of the signed-in user kept by the server (`/preferences/{key}`, at most 16 KB).
 * A copy in this browser makes it known at once on the next visit; without storage it works all the same.
 */
export function usePreference(key: string): Preference {
  const { api, session } = usePortal()
  const local = `preference.${session.user.id}.${key}`
  const path = `/preferences/${key}`
  const [first] = useState(() => readLocal(local))
  const { data, error, replace } = useRead<{ value: unknown }>(path)
  if (data) writeLocal(local, data.value)
  const save = useCallback(
    (value: unknown) => {
      writeLocal(local, value)
      void replace(() => ({ value }))
      api.send('PUT', path, { body: { value } }).catch(() => undefined)
    },
    [api, local, path, replace],
  )
  return { value: data ? (data.value ?? null) : (first ?? (error ? null : undefined)), save }
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
