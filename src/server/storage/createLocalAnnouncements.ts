import type { Announcements } from './connection.ts'

type Listener = (payload: string) => void

/** Within the one process of an embedded database: its own, and what triggers of the database announce. */
export interface LocalAnnouncements extends Announcements {
  /** The database said it. */
  deliver(channel: string, payload: string): void
}

/** @param listen makes the database tell of a channel */
export function createLocalAnnouncements(listen: (channel: string) => Promise<void>): LocalAnnouncements {
  const channels = new Map<string, Set<Listener>>()
  const deliver = (channel: string, payload: string): void => {
    for (const listener of channels.get(channel) ?? []) listener(payload)
  }
  return {
    deliver,
    notify(channel, payload) {
      queueMicrotask(() => deliver(channel, payload))
      return Promise.resolve()
    },
    async listen(channel, listener) {
      const known = channels.get(channel)
      const listeners = known ?? new Set()
      channels.set(channel, listeners.add(listener))
      if (known === undefined) await listen(channel)
      return () => void listeners.delete(listener)
    },
    hears: () => true,
  }
}
