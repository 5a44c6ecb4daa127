import { use, useCallback } from 'react'
import useSWR, { mutate } from 'swr'
import type { ApiClient, ApiOptions } from '../registry/apiClient.ts'
import type { ApiError } from '../registry/apiClient.ts'
import { usePortal } from '../registry/portalContext.ts'
import { apiUrl } from './apiUrl.ts'
import { DrawnAhead } from './DrawnAhead.ts'

export interface ReadOptions {
  query?: ApiOptions['query']
  /** JSON of a body: asks by POST an endpoint that changes nothing. */
  post?: string
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

type ReadKey = readonly [user: string, url: string, post?: string]

const times = new Map<string, number>()
/** Answers that came with the page: the first screen doesn't ask for them again. */
const fresh = new Set<string>()
const freshMs = 5000

/** Makes answers known that came with the page. Call it before anything is drawn. */
export function primeReads(userId: string, answers: [url: string, body: unknown][]): void {
  for (const [url, body] of answers) {
    const key: ReadKey = [userId, url]
    times.set(key.join(' '), Date.now())
    fresh.add(key.join(' '))
    void mutate(key, body, { revalidate: false })
  }
  setTimeout(() => fresh.clear(), freshMs)
}

async function read<Body>(api: ApiClient, key: ReadKey): Promise<Body> {
  const [, url, post] = key
  const body =
    post === undefined
      ? await api.get<Body>(url, { fallback: false })
      : (await api.send<Body>('POST', url, { body: JSON.parse(post), fallback: false })).body
  times.set(key.join(' '), Date.now())
  return body
}

/**
 * Reads one address of the API and keeps it fresh; `null` reads nothing.
 * Answers are shared by address within the page and belong to one user. The screen shows failures itself: no notices.
 */
export function useRead<Body>(path: string | null, options: ReadOptions = {}): Read<Body> {
  const { api, session } = usePortal()
  const key: ReadKey | null =
    path === null
      ? null
      : options.post === undefined
        ? [session.user.id, apiUrl(path, options.query)]
        : [session.user.id, apiUrl(path, options.query), options.post]
  const ahead = use(DrawnAhead)
  const name = key?.join(' ') ?? ''
  // As the caller names it, like every answer of the API.
  const known = ahead !== null && key?.length === 2 ? (ahead.read(key[1]) as Body | undefined) : undefined
  const answer = useSWR<Body, ApiError, ReadKey | null>(key, (parts: ReadKey) => read<Body>(api, parts), {
    refreshInterval: options.paused === true ? 0 : (options.refreshSeconds ?? 0) * 1000,
    revalidateOnFocus: options.paused !== true,
    keepPreviousData: options.keepPrevious === true,
    shouldRetryOnError: (error: ApiError) => error.status === 0 || error.status >= 500,
    errorRetryInterval: 5000,
    ...(known !== undefined && { fallbackData: known }),
    ...((known !== undefined || fresh.has(name)) && { revalidateOnMount: false }),
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

/** The answer to an address where the page has it already; asks for nothing. */
export function useKnown<Body>(path: string | null): Body | undefined {
  const { session } = usePortal()
  const url = path === null ? null : apiUrl(path, undefined)
  const ahead = use(DrawnAhead)
  const { data } = useSWR<Body>(url === null ? null : [session.user.id, url], null)
  return data ?? (url === null || ahead === null ? undefined : (ahead.read(url) as Body | undefined)) // as the caller names it
}

/**
 * Something was changed: whatever is shown now is read again, and what is shown next isn't from before.
 * @param path only this address and those below it
 * @param gone a deleted record: neither its address nor those below it are asked for again
 */
export function refreshReads(path?: string, gone?: string): void {
  fresh.clear()
  void mutate((key) => {
    const url = Array.isArray(key) ? String(key[1]) : ''
    return (path === undefined || isBelow(url, path)) && (gone === undefined || !isBelow(url, gone))
  })
}

function isBelow(url: string, path: string): boolean {
  return url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`)
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
