import { refreshReads } from '../../engine/data/index.ts'
import type { ApiClient } from '../../engine/registry/apiClient.ts'
import type { NotificationStore } from '../notifications/createNotificationStore.ts'
import type { SessionStore } from '../session/createSessionStore.ts'
import { prefetch } from '../start/chunkGuard.ts'
import { whenIdle } from '../start/whenIdle.ts'
import type { Realtime } from './createRealtimeClient.ts'

/** The first screen comes first; what is published meanwhile is told on connecting. */
const waitMs = 1000

interface RealtimeStart {
  api: ApiClient
  sessions: SessionStore
  notifications: NotificationStore
  /** Another set of definitions is served, or it was already when the connection stood. */
  refreshDefinitions: (version: string) => void
}

/** Loads the realtime connection once the first screen is drawn and the browser has time. Never resolves if it cannot be loaded. */
export function startRealtime({
  api,
  sessions,
  notifications,
  refreshDefinitions,
}: RealtimeStart): Promise<Realtime> {
  // What they tell of is shown as it is told.
  notifications.onArrival(() => refreshReads())
  return new Promise((resolve) => {
    setTimeout(() => whenIdle(() => void prefetch(connect)), waitMs)

    async function connect(): Promise<void> {
      const { createRealtimeClient } = await import('./createRealtimeClient.ts')
      const realtime = createRealtimeClient({ checkSession })
      realtime.on('definitions.published', ({ version }) => refreshDefinitions(version))
      realtime.on('user.config', ({ etag }) => sessions.configChanged(etag))
      realtime.on('notifications.changed', notifications.refresh)
      realtime.on('task.changed', () => refreshReads('/tasks'))
      realtime.on('support-portal.manager.reply', () => {
        // The badge counts what `config` says.
        sessions.refresh()
        // An open conversation shows it at once.
        refreshReads()
      })
      realtime.onReconnect(sessions.refresh)
      realtime.onReconnect(notifications.refresh)
      resolve(realtime)
    }
  })

  /** The API client signs out when the session is indeed over. */
  async function checkSession(): Promise<void> {
    try {
      await api.get('/auth', { fallback: false })
    } catch {
      // Without an answer nothing is known.
    }
  }
}
