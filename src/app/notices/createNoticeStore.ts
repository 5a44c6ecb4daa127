import { noticeSeconds } from '../../engine/registry/noticeSeconds.ts'
import type { Notice } from '../../engine/registry/portalContext.ts'

export interface ShownNotice extends Notice {
  id: number
  seconds: number
}

export interface NoticeStore {
  notify: (notice: Notice) => void
  dismiss: (id: number) => void
  notices: () => readonly ShownNotice[]
  subscribe: (listener: () => void) => () => void
}

const mostShown = 4

/** Newest last. The same text is shown once: it starts again instead of piling up. */
export function createNoticeStore(): NoticeStore {
  let shown: readonly ShownNotice[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function show(next: readonly ShownNotice[]): void {
    shown = next
    for (const listener of listeners) listener()
  }

  return {
    notify(notice) {
      const added = { ...notice, id: ++lastId, seconds: notice.seconds ?? noticeSeconds(notice.text) }
      show([...shown.filter(({ text }) => text !== notice.text), added].slice(-mostShown))
    },
    dismiss: (id) => show(shown.filter((notice) => notice.id !== id)),
    notices: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
