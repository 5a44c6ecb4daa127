import type { Announcements } from './connection.ts'

/** Within the one process of an embedded database. */
export function createLocalAnnouncements(): Announcements {
  const channels = new Map<string, Set<(payload: string) => void>>()
  return {
    notify(channel, payload) {
      for (const listener of channels.get(channel) ?? []) queueMicrotask(() => listener(payload))
      return Promise.resolve()
    },
    listen(channel, listener) {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listener))
      return Promise.resolve(() => void listeners.delete(listener))
    },
  }
}
