import type { ApiClient } from '../../engine/registry/apiClient.ts'
import { inUseHeader } from '../../shared/inUseHeader.ts'
import type { SessionStore } from './createSessionStore.ts'

/** How often a page that is in use says so where it has nothing else to ask, as while somebody writes. */
const saysSoMs = 5 * 60_000
/** The server puts it off once a minute. */
const onceMs = 60_000
/** Before the end, it is looked as often as this whether the page is used again. */
const lookMs = 5000

interface SessionAnswer {
  expires_at: string
  /** Null while a master's user works in a sub-account. */
  email: string | null
}

/**
 * Keeps the end of the session in the store. Asks for it again when it has come, and every few minutes while somebody
 * uses the page, which puts it off: an open page does not stay behind a session that is over. Another tab may have
 * prolonged it; a refused call signs out through the API client.
 * @param lastUsed when somebody last used the page, ms since 1970
 */
export function watchExpiry(
  api: ApiClient,
  sessions: Pick<SessionStore, 'endsAt' | 'setEnd'>,
  lastUsed: () => number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let askedMs = 0

  async function check(): Promise<void> {
    const isUsed = lastUsed() > askedMs
    const nowMs = Date.now()
    try {
      const { expires_at, email } = await api.get<SessionAnswer>('/auth', {
        fallback: false,
        ...(isUsed && { headers: { [inUseHeader]: '1' } }),
      })
      // An ordinary session: there is no master to return to (AUTH-024).
      if (typeof email === 'string') document.cookie = 'master_token=; Path=/; Max-Age=0; SameSite=Strict'
      askedMs = nowMs
      sessions.setEnd(expires_at)
      schedule()
    } catch {
      wait(60_000, check)
    }
  }

  function schedule(): void {
    const endsMs = sessions.endsAt()
    const restMs = endsMs - Date.now() + 1000
    if (!Number.isFinite(restMs)) return
    // Used in the last minutes, it says so before it is too late.
    wait(restMs > 2 * saysSoMs ? saysSoMs : lookMs, () =>
      Date.now() > endsMs || (lastUsed() > askedMs && Date.now() - askedMs > onceMs) ? check() : schedule(),
    )
  }

  function wait(ms: number, next: () => unknown): void {
    if (!stopped) timer = setTimeout(next, ms)
  }

  void check()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
