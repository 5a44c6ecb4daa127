import { useEffect } from 'react'
import { ApiError } from '../registry/apiClient.ts'
import { keeperOf } from '../registry/keeperOf.ts'
import { usePortal } from '../registry/portalContext.ts'
import type { Preferences } from './usePreference.ts'
import { useRead } from './useRead.ts'
import { onWaitingPreferences, settlePreference, waitingPreferences } from './waitingPreferences.ts'

const RETRY_MS = 15_000

/**
 * Brings what the person chose to the server, and again until it is there. The server keeps the newer of two choices,
 * so what was chosen elsewhere since then comes back as the answer.
 */
export function useDeliverPreferences(): void {
  const { api, session } = usePortal()
  const user = keeperOf(session)
  const { replace, refresh, readAt } = useRead<Preferences>('/preferences')
  useEffect(() => {
    let timer = 0
    let running = false
    let stopped = false

    async function deliverOne(): Promise<boolean> {
      const [waiting] = Object.entries(waitingPreferences(user))
      if (!waiting) return false
      const [key, choice] = waiting
      try {
        const age = Math.max(0, Date.now() - choice.chosenAt) / 1000
        const { body } = await api.send<{ value: unknown }>('PUT', `/preferences/${key}`, {
          body: { value: choice.value, age_seconds: age },
          fallback: false,
        })
        await replace(({ preferences }) => ({ preferences: { ...preferences, [key]: body.value } }))
        if (readAt() === 0) await refresh()
      } catch (error) {
        if (!isRefused(error)) throw error
      }
      settlePreference(user, key, choice)
      return true
    }

    async function deliver(): Promise<void> {
      clearTimeout(timer)
      if (running) return
      running = true
      try {
        while (!stopped && (await deliverOne()));
      } catch {
        if (!stopped) timer = window.setTimeout(() => void deliver(), RETRY_MS)
      } finally {
        running = false
      }
    }

    const begin = () => void deliver()
    const stop = onWaitingPreferences(begin)
    window.addEventListener('online', begin)
    begin()
    return () => {
      stopped = true
      clearTimeout(timer)
      stop()
      window.removeEventListener('online', begin)
    }
  }, [api, user, replace, refresh, readAt])
}

/** Asked again, the server would say the same. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 413, 422].includes(error.status)
}
