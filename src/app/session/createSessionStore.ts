import type { ApiClient } from '../../engine/registry/apiClient.ts'
import type { PortalManifest } from '../../language/portal.ts'
import type { SessionScope } from '../../engine/registry/portalContext.ts'
import { toSessionScope } from './toSessionScope.ts'
import type { ApiObject } from './toSessionScope.ts'

export interface SessionStore {
  session: () => SessionScope
  subscribe: (listener: () => void) => () => void
  /** Reads config and profile now. */
  refresh: () => void
  /** The same; resolves when they are read, or could not be. */
  reread: () => Promise<void>
  /** Polls config while the page is in view; returns the stop function. */
  poll: (everyMs: number) => () => void
}

export interface SessionAnswers {
  config: ApiObject
  profile: { account: ApiObject; operator?: boolean }
}

/** The signed-in person. Its identity changes only when an answer differs, so nothing is drawn again for an idle poll. */
export function createSessionStore(
  api: ApiClient,
  first: SessionAnswers,
  permissions: () => PortalManifest['permissions'],
): SessionStore {
  let answers = first
  let session = toSessionScope(first.config, first.profile, permissions())
  const listeners = new Set<() => void>()

  function accept(next: SessionAnswers): void {
    if (JSON.stringify(next) === JSON.stringify(answers)) return
    answers = next
    session = toSessionScope(next.config, next.profile, permissions())
    for (const listener of listeners) listener()
  }

  async function read(withProfile: boolean): Promise<void> {
    try {
      const [config, profile] = await Promise.all([
        api.get<ApiObject>('/config', { fallback: false }),
        withProfile ? api.get<SessionAnswers['profile']>('/profile', { fallback: false }) : answers.profile,
      ])
      accept({ config, profile })
    } catch {
      // The last answer holds until the next poll; a lost session is handled by the API client.
    }
  }

  return {
    session: () => session,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: () => void read(true),
    reread: () => read(true),
    poll(everyMs) {
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') void read(false)
      }, everyMs)
      return () => clearInterval(timer)
    },
  }
}
