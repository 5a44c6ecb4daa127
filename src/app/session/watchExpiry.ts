import type { ApiClient } from '../../engine/registry/apiClient.ts'

/** The longest a timer of a browser can wait. */
const longestMs = 2 ** 31 - 1

/**
 * Asks for the end of the session and again when it has come, so that an open page does not stay behind a session
 * that is over. Another tab may have prolonged it; a refused call signs out through the API client.
 */
export function watchExpiry(api: ApiClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function check(): Promise<void> {
    try {
      const { expires_at } = await api.get<{ expires_at: string }>('/auth', { fallback: false })
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
