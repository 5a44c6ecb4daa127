import { noticeSeconds } from '../../engine/registry/noticeSeconds.ts'
import type { Notice } from '../../engine/registry/portalContext.ts'

export interface HeldNotice extends Notice {
  id: number
  seconds: number
}

export interface NoticeStore {
  notify: (notice: Notice) => void
  dismiss: (id: number) => void
  /** Oldest first. The first `shownAtOnce` are on the screen, the others wait until one of those has gone. */
  notices: () => readonly HeldNotice[]
  subscribe: (listener: () => void) => () => void
}

/** More would cover the screen; a newer notice does not push away one that nobody had the time to read. */
export const shownAtOnce = 4
/** Several calls that fail for one reason say so once. */
const togetherMs = 1000

/** The same text is held once: said again later, it starts again instead of piling up. */
export function createNoticeStore(now: () => number = Date.now): NoticeStore {
  let held: readonly HeldNotice[] = []
  let lastId = 0
  const saidAt = new Map<number, number>()
  const listeners = new Set<() => void>()

  function hold(next: readonly HeldNotice[]): void {
    held = next
    for (const listener of listeners) listener()
  }

  return {
    notify(notice) {
      const place = held.findIndex(({ text }) => text === notice.text)
      const known = held[place]
      const isRepeated = known && now() - (saidAt.get(known.id) ?? 0) < togetherMs
      if (isRepeated || place >= shownAtOnce) return
      const added = { ...notice, id: ++lastId, seconds: notice.seconds ?? noticeSeconds(notice.text) }
      saidAt.set(added.id, now())
      if (known) saidAt.delete(known.id)
      hold(known ? held.with(place, added) : [...held, added])
    },
    dismiss(id) {
      saidAt.delete(id)
      hold(held.filter((notice) => notice.id !== id))
    },
    notices: () => held,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
