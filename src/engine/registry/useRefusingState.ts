import { useCallback } from 'react'
import { refusingState, type AskedCall } from '../../language/index.ts'
import type { AccountStateDefinition } from '../../language/portal.ts'
import { usePortal } from './portalContext.ts'

/** The state of the account that refuses a call; undefined where none does, or no call is made. */
export function useRefusingState(): (asked: Partial<AskedCall>) => AccountStateDefinition | undefined {
  const { manifest, session } = usePortal()
  return useCallback(
    ({ call, ...more }) =>
      call === undefined ? undefined : refusingState(manifest.states, session, { call, ...more }),
    [manifest.states, session],
  )
}
