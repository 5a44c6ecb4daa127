import { usePortal } from '../../engine/registry/portalContext.ts'
import { leaveSession } from './leaveSession.ts'

/** Ends the session here and at the server, and goes to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const { api, guardLeaving } = usePortal()
  return async () => {
    guardLeaving(false)
    try {
      await api.send('DELETE', '/auth', { fallback: false })
    } catch {
      // The session ends here in any case; the server ends it by itself when its time is over.
    }
    leaveSession({ back: false })
  }
}
