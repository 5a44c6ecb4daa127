import type { ApiClient } from '../../engine/registry/apiClient.ts'

/** The longest a timer of a browser can wait. */
const longestMs = 2 ** 31 - 1

interface SessionAnswer {
  expires_at: string
  /** Null while a master's user works in a sub-account. */
  email: string | null
}

/**
 * Asks for the end of the session and again when it has come, so that an open page does not stay behind a session
 * that is over. Another tab may have prolonged it; a refused call signs out through the API client.
 */
export function watchExpiry(api: ApiClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function check(): Promise<void> {
    try {
      const { expires_at, email } = await api.get<SessionAnswer>('/auth', { fallback: false })
      // An ordinary session: there is no master to return to (AUTH-024).
      if (typeof email === 'string') document.cookie = 'master_token=; Path=/; Max-Age=0; SameSite=Strict'
      const waitMs = new Date(expires_at).getTime() - Date.now() + 1000
      if (!stopped && Number.isFinite(waitMs)) schedule(Math.min(Math.max(waitMs, 5000), longestMs))
    } catch {
      if (!stopped) schedule(60_000)
    }
  }

  function schedule(waitMs: number): void {
    timer = setTimeout(() => void check(), waitMs)
  }

  void check()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
