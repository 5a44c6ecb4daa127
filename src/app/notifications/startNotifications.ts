import type { ApiClient } from '../../engine/registry/apiClient.ts'
import { createNotificationStore, type NotificationStore } from './createNotificationStore.ts'

/** The store of this page; the tabs of one browser tell each other that something was read or closed. */
export function startNotifications(api: ApiClient): NotificationStore {
  const channel = new BroadcastChannel('patchbay.notifications')
  const store = createNotificationStore({ api, onChanged: () => channel.postMessage('changed') })
  channel.addEventListener('message', store.refresh)
  return store
}
