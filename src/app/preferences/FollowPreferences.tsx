import { useEffect } from 'react'
import { useDeliverPreferences, usePreferenceGroup } from '../../engine/data/index.ts'
import { adopt, onChoose } from './chosen.ts'

/** Carries what a person chooses here to the server, and what they chose elsewhere to this page. Draws nothing. */
export function FollowPreferences() {
  const { values, save } = usePreferenceGroup('shell')
  useDeliverPreferences()
  useEffect(() => adopt(values), [values])
  useEffect(() => onChoose(save), [save])
  return null
}
