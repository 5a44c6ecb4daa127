import type { ApiClient } from '../../engine/registry/apiClient.ts'
import type { PortalManifest } from '../../language/portal.ts'
import type { SessionScope } from '../../engine/registry/portalContext.ts'
import { toSessionScope } from './toSessionScope.ts'
import type { ApiObject } from './toSessionScope.ts'

export interface SessionStore {
  session: () => SessionScope
  /** When the session ends, as `GET /auth` answered last, ms since 1970; NaN before that. */
  endsAt: () => number
  /** @param expiry ISO 8601 */
  setEnd: (expiry: string) => void
  subscribe: (listener: () => void) => () => void
  /** Reads config and profile now. */
  refresh: () => void
  /** The server says that config answers with this ETag now: reads it soon, unless it is the one that is known. */
  configChanged: (etag: string) => void
  /** The same; resolves when they are read, or could not be, after `then` ran in the same turn as the listeners. */
  reread: (then?: () => void) => Promise<void>
  /** Polls config while the page is in view; returns the stop function. */
  poll: (everyMs: number) => () => void
}

export interface SessionAnswers {
  config: ApiObject
  profile: { account: ApiObject; operator?: boolean }
}

export interface FirstAnswers extends SessionAnswers {
  /** Of the config. */
  etag: string | null
}

/** Ten thousand pages may be told in one moment; they do not all ask in the next. */
const spreadMs = 1000
/** A sending broadcast changes the balance each second. */
const pauseMs = 5000

/** The signed-in person. Its identity changes only when an answer differs, so nothing is drawn again for an idle poll. */
export function createSessionStore(
  api: ApiClient,
  { etag: firstEtag, ...first }: FirstAnswers,
  permissions: () => PortalManifest['permissions'],
): SessionStore {
  let answers: SessionAnswers = first
  let session = toSessionScope(first.config, first.profile, permissions())
  /** Of the config that is known. */
  let etag = firstEtag
  let announced: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let readAt = -Infinity
  let endsAt = NaN
  const listeners = new Set<() => void>()

  function accept(next: SessionAnswers): void {
    if (JSON.stringify(next) === JSON.stringify(answers)) return
    answers = next
    session = toSessionScope(next.config, next.profile, permissions())
    for (const listener of listeners) listener()
  }

  async function read(withProfile: boolean, then?: () => void): Promise<void> {
    readAt = performance.now()
    try {
      const [config, profile] = await Promise.all([
        api.send<ApiObject>('GET', '/config', { fallback: false }),
        withProfile ? api.get<SessionAnswers['profile']>('/profile', { fallback: false }) : undefined,
      ])
      etag = config.etag
      // Another read may have brought a newer profile meanwhile.
      accept({ config: config.body, profile: profile ?? answers.profile })
    } catch {
      // The last answer holds until the next poll; a lost session is handled by the API client.
    }
    then?.()
  }

  function readAnnounced(): void {
    timer = undefined
    if (announced === etag) return
    if (document.visibilityState === 'visible') return void read(false)
    document.addEventListener('visibilitychange', readAnnounced, { once: true })
  }

  return {
    session: () => session,
    endsAt: () => endsAt,
    setEnd: (expiry) => {
      endsAt = Date.parse(expiry)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: () => void read(true),
    configChanged(now) {
      announced = now
      if (announced === etag || timer !== undefined) return
      const waitMs = Math.max(0, readAt + pauseMs - performance.now()) + Math.random() * spreadMs
      timer = setTimeout(readAnnounced, waitMs)
    },
    reread: (then) => read(true, then),
    poll(everyMs) {
      const polling = setInterval(() => {
        if (document.visibilityState === 'visible') void read(false)
      }, everyMs)
      return () => clearInterval(polling)
    },
  }
}
