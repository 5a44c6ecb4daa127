import { useEffect, useRef } from 'react'
import { usePreference } from '../../engine/data/index.ts'
import { adopt, onChoose } from './chosen.ts'

/** Carries what a person chooses here to the server, and what they chose elsewhere to this page. Draws nothing. */
export function FollowPreferences() {
  const { value, save } = usePreference('shell')
  const known = useRef<Record<string, unknown>>({})
  useEffect(() => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    known.current = { ...value }
    adopt(known.current)
  }, [value])
  useEffect(
    () =>
      onChoose((name, choice) => {
        known.current = { ...known.current, [name]: choice }
        save(known.current)
      }),
    [save],
  )
  return null
}
