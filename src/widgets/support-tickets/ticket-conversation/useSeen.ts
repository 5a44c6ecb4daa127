import { useEffect, useSyncExternalStore } from 'react'
import { usePortal } from '../../../engine/registry/portalContext.ts'

/** Marks a ticket as seen while its newest reply by an agent is in view and something is unread. */
export function useSeen(ticketId: string, replyId: string | undefined): void {
  const { api, session, refreshSession } = usePortal()
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  const isUnread = Number(session.config['unread_tickets'] ?? 0) > 0
  useEffect(() => {
    if (replyId === undefined || !isVisible || !isUnread) return
    api.send('PUT', `/v1.1/tickets/${encodeURIComponent(ticketId)}/seen`, { fallback: false }).then(
      refreshSession,
      // The badge stays; the next reply or visit tries again.
      () => undefined,
    )
    // oxlint-disable-next-line react/exhaustive-deps -- once per reply, not per new session object
  }, [api, ticketId, replyId, isVisible, isUnread])
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
