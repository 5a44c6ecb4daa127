import type { PortalStart } from '../start/preparePortal.ts'
import { leaveSession } from './leaveSession.ts'

/** Ends the session at the server and leaves. */
export async function signOut({ api, guard }: Pick<PortalStart, 'api' | 'guard'>): Promise<void> {
  guard.set(false)
  try {
    await api.send('DELETE', '/auth', { fallback: false })
  } catch {
    // The session ends here in any case; the server ends it by itself when its time is over.
  }
  leaveSession({ back: false })
}
