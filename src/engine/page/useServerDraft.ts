import { useEffect, useState } from 'react'
import { usePortal } from '../registry/portalContext.ts'
import type { Draft } from '../wizard/index.ts'
import { createDraftSync, type DraftSync, type ServerDraft } from './createDraftSync.ts'

/** What a form opens with: `asked` until the server has answered, `unknown` where it didn't. */
export type ServerDraftRead = ServerDraft | null | 'asked' | 'unknown'

/**
 * Reads the user's draft once.
 * @param address undefined where the server keeps none
 */
export function useServerDraftRead(address: string | undefined): ServerDraftRead {
  const { api } = usePortal()
  const [read, setRead] = useState<{ address: string | undefined; draft: ServerDraft | null | 'unknown' }>()
  useEffect(() => {
    if (address === undefined) return
    const stop = new AbortController()
    api
      .get<{ draft: ServerDraft | null }>(address, {
        signal: stop.signal,
        fallback: false,
        timeoutMs: READ_MS,
      })
      .then(
        ({ draft }) => setRead({ address, draft }),
        () => {
          if (!stop.signal.aborted) setRead({ address, draft: 'unknown' })
        },
      )
    return () => stop.abort()
  }, [api, address])
  if (address === undefined) return null
  return read?.address === address ? read.draft : 'asked'
}

/** Nobody waits longer for a form. */
const READ_MS = 5000

/**
 * Which draft a form opens with. This device's counts only while it has something that the server was never told;
 * otherwise what the server says is newer, also that there is none any more.
 */
export function chooseDraft(
  local: Draft | undefined,
  server: ServerDraft | null | 'unknown',
): Draft | undefined {
  if (server === 'unknown') return local
  if (local && local.kept !== JSON.stringify(local.value)) return local
  if (server === null) return undefined
  const { value, key, saved_at } = server
  return {
    value,
    reached: 0,
    // By this device's clock, what is typed next comes later.
    savedAt: Math.min(Date.parse(saved_at), Date.now()),
    kept: JSON.stringify(value),
    ...(key !== undefined && { submission: { key, body: '' } }),
  }
}

interface ServerDraftSetup {
  /** undefined where the server keeps none */
  address: string | undefined
  read: () => Record<string, unknown>
  onKept: (value: string) => void
  onSent: () => void
}

/** Keeps what is typed on the server, too, while the form is open. */
export function useServerDraft({ address, ...setup }: ServerDraftSetup): DraftSync | undefined {
  const { api } = usePortal()
  const [sync] = useState<DraftSync | undefined>(() =>
    address === undefined
      ? undefined
      : createDraftSync({
          ...setup,
          keep: async (draft, keepalive) => {
            const { body } = await api.send<{ sent: boolean }>('PUT', address, {
              body: { draft },
              fallback: false,
              keepalive,
            })
            return body
          },
          drop: async () => {
            await api.send('DELETE', address, { fallback: false })
          },
        }),
  )
  useEffect(() => {
    if (!sync) return
    const hidden = () => {
      if (document.visibilityState === 'hidden') sync.flush(true)
    }
    const online = () => sync.flush()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('online', online)
      sync.flush()
    }
  }, [sync])
  return sync
}
