import type { ApiClient } from '../../engine/registry/apiClient.ts'

/** How often a page that is in use says so where it has nothing else to ask, as while somebody writes. */
const saysSoMs = 5 * 60_000
/** The last time before the end. */
const lastMs = 60_000

interface SessionAnswer {
  expires_at: string
  /** Null while a master's user works in a sub-account. */
  email: string | null
}

/**
 * Asks for the end of the session, again when it has come, and every few minutes while somebody uses the page, which puts
 * it off: an open page does not stay behind a session that is over. Another tab may have prolonged it; a refused call signs
 * out through the API client.
 * @param lastUsed when somebody last used the page, ms since 1970
 */
export function watchExpiry(api: ApiClient, lastUsed: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let askedMs = 0
  let endsMs = 0

  async function check(): Promise<void> {
    const isUsed = lastUsed() > askedMs
    askedMs = Date.now()
    try {
      const { expires_at, email } = await api.get<SessionAnswer>('/auth', {
        fallback: false,
        ...(isUsed && { headers: { 'X-User-Activity': '1' } }),
      })
      // An ordinary session: there is no master to return to (AUTH-024).
      if (typeof email === 'string') document.cookie = 'master_token=; Path=/; Max-Age=0; SameSite=Strict'
      endsMs = new Date(expires_at).getTime()
      schedule()
    } catch {
      wait(60_000, check)
    }
  }

  function schedule(): void {
    const restMs = endsMs - Date.now() + 1000
    if (!Number.isFinite(restMs)) return
    const isLast = restMs <= 2 * lastMs
    wait(isLast ? Math.max(restMs, 5000) : Math.min(saysSoMs, restMs - lastMs), () =>
      isLast || lastUsed() > askedMs ? check() : schedule(),
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
