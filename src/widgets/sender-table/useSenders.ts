import { useEffect, useState } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { ReferenceDefinition } from '../../language/portal.ts'
import type { Sender } from './Sender.ts'

const PER_PAGE = 25

interface SendersState {
  of: string
  rows: Sender[]
  total: number
  page: number
  failed: unknown
  loading: boolean
}

interface Answer {
  pagination?: { current_page: number; total_pages: number; total: number }
  [items: string]: unknown
}

/** Reads the Sender IDs of a country page by page; a new search starts again while the old rows stay in view. */
export function useSenders(reference: ReferenceDefinition | undefined, countryCode: string, search: string) {
  const { api } = usePortal()
  const [state, setState] = useState<SendersState>()
  const [wanted, setWanted] = useState({ of: '', page: 1, turn: 0 })
  const key = `${countryCode} ${search}`
  const page = wanted.of === key ? wanted.page : 1
  const path = reference?.get ?? '/v1/sms/senders'
  const items = reference?.items ?? 'sender_ids'
  const searchName = reference?.search ?? 'title'
  useEffect(() => {
    if (!countryCode) return
    const abort = new AbortController()
    setState((before) => ({
      of: before?.of ?? '',
      rows: before?.rows ?? [],
      total: before?.total ?? 0,
      page: before?.page ?? 0,
      failed: undefined,
      loading: true,
    }))
    const query = { country_code: countryCode, page, per_page: PER_PAGE, ...(search && { [searchName]: search }) }
    api.get<Answer>(path, { query, fallback: false, signal: abort.signal }).then(
      (answer) => {
        if (abort.signal.aborted) return
        // The resource promises rows of this shape under the reference's `items`.
        const rows = (answer[items] ?? []) as Sender[]
        setState((before) => {
          const kept = page > 1 && before?.of === key ? before.rows : []
          const known = new Set(kept.map(({ id }) => id))
          const all = [...kept, ...rows.filter(({ id }) => !known.has(id))]
          return { of: key, rows: all, total: answer.pagination?.total ?? all.length, page, failed: undefined, loading: false }
        })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        setState((before) => before && { ...before, failed: error, loading: false })
      },
    )
    return () => abort.abort()
  }, [api, path, items, searchName, countryCode, search, key, page, wanted.turn])
  const rows = state?.rows ?? []
  return {
    rows,
    total: state?.total ?? 0,
    /** Nothing to show yet. */
    loading: state === undefined || (state.loading && rows.length === 0),
    /** Rows in view belong to an earlier search or a page is on its way. */
    refreshing: state?.loading ?? false,
    failed: state?.failed,
    hasMore: state !== undefined && state.of === key && rows.length < state.total,
    showMore: () => setWanted({ of: key, page: page + 1, turn: wanted.turn }),
    retry: () => setWanted({ of: key, page, turn: wanted.turn + 1 }),
  }
}
