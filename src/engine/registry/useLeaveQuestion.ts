import { useEffect, useId } from 'react'
import type { TextKey } from '../../language/portal.ts'
import { usePortal } from './portalContext.ts'

/**
 * Asks before the page or the screen is left while `active`.
 * @param text what leaving means
 */
export function useLeaveQuestion(active: boolean, text: TextKey): void {
  const { guardLeaving } = usePortal()
  const owner = useId()
  useEffect(() => {
    if (!active) return
    guardLeaving(true, text, owner)
    return () => guardLeaving(false, text, owner)
  }, [guardLeaving, active, text, owner])
}
