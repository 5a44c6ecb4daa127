import { useCallback } from 'react'
import useSWR, { mutate } from 'swr'
import type { ApiClient, ApiOptions } from '../registry/apiClient.ts'
import type { ApiError } from '../registry/apiClient.ts'
import { usePortal } from '../registry/portalContext.ts'
import { apiUrl } from './apiUrl.ts'

export interface ReadOptions {
  query?: ApiOptions['query']
  /** Reads again while the tab is visible; 0 or absent: never. */
  refreshSeconds?: number
  /** Suspends refreshing, for example while a menu is open. */
  paused?: boolean
  /** Keep the last answer while another query is under way. */
  keepPrevious?: boolean
}

export interface Read<Body> {
  data: Body | undefined
  error: ApiError | undefined
  /** True while there is nothing to show yet. */
  isLoading: boolean
  isValidating: boolean
  /** `data` belongs to an earlier query. */
  isPrevious: boolean
  refresh: () => Promise<void>
  /** Puts a changed answer on the screen until the next read. */
  replace: (change: (data: Body) => Body) => Promise<void>
  /** When the shown answer was last confirmed by the server, in ms since 1970; 0 if never. */
  readAt: () => number
}

type ReadKey = readonly [user: string, url: string]

const times = new Map<string, number>()

async function read<Body>(api: ApiClient, key: ReadKey): Promise<Body> {
  const body = await api.get<Body>(key[1], { fallback: false })
  times.set(key.join(' '), Date.now())
  return body
}

/**
 * Reads one address of the API and keeps it fresh; `null` reads nothing.
 * Answers are shared by address within the page and belong to one user. The screen shows failures itself: no notices.
 */
export function useRead<Body>(path: string | null, options: ReadOptions = {}): Read<Body> {
  const { api, session } = usePortal()
  const key: ReadKey | null = path === null ? null : [session.user.id, apiUrl(path, options.query)]
  const answer = useSWR<Body, ApiError, ReadKey | null>(key, (parts: ReadKey) => read<Body>(api, parts), {
    refreshInterval: options.paused === true ? 0 : (options.refreshSeconds ?? 0) * 1000,
    revalidateOnFocus: options.paused !== true,
    keepPreviousData: options.keepPrevious === true,
    shouldRetryOnError: (error: ApiError) => error.status === 0 || error.status >= 500,
    errorRetryInterval: 5000,
  })
  const bound = answer.mutate
  const refresh = useCallback(async () => {
    try {
      await bound()
    } catch {
      // The failure is in `error`.
    }
  }, [bound])
  const replace = useCallback(
    async (change: (data: Body) => Body) => {
      await bound((data) => (data === undefined ? data : change(data)), { revalidate: false })
    },
    [bound],
  )
  const name = key?.join(' ') ?? ''
  const readAt = useCallback(() => times.get(name) ?? 0, [name])
  return {
    data: answer.data,
    error: answer.error,
    isLoading: answer.isLoading && answer.data === undefined,
    isValidating: answer.isValidating,
    isPrevious: answer.isLoading && answer.data !== undefined,
    refresh,
    replace,
    readAt,
  }
}

/** Something was changed: whatever is shown now is read again. */
export function refreshReads(): void {
  void mutate(() => true)
}

/** Reads an address before a screen asks for it; failures are silent. */
export function usePrefetch(): (path: string, query: ApiOptions['query']) => void {
  const { api, session } = usePortal()
  const user = session.user.id
  return useCallback(
    (path, query) => {
      const key: ReadKey = [user, apiUrl(path, query)]
      if (times.has(key.join(' '))) return
      void mutate(
        key,
        read<unknown>(api, key).catch(() => undefined),
        { revalidate: false },
      )
    },
    [api, user],
  )
}
