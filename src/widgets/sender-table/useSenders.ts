import { useEffect, useState } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { ReferenceDefinition } from '../../language/portal.ts'
import type { Sender } from './Sender.ts'

const PER_PAGE = 25

interface Answer {
  pagination?: { total: number }
  [items: string]: unknown
}

interface Loaded {
  /** Country and search the rows belong to. */
  subject: string
  /** The request that was last answered. */
  request: string
  rows: Sender[]
  total: number
  failed?: unknown
}

/** Reads the Sender IDs of a country page by page; a new search starts again while the old rows stay in view. */
export function useSenders(reference: ReferenceDefinition | undefined, countryCode: string, search: string) {
  const { api } = usePortal()
  const [loaded, setLoaded] = useState<Loaded>()
  const [wanted, setWanted] = useState({ subject: '', page: 1, turn: 0 })
  const path = reference?.get ?? '/v1/sms/senders'
  const items = reference?.items ?? 'sender_ids'
  const searchName = reference?.search ?? 'title'
  const subject = JSON.stringify([countryCode, search])
  // Further pages belong to the rows in view; coming back to an earlier search begins at its first page.
  const page = wanted.subject === subject && loaded?.subject === subject ? wanted.page : 1
  const request = JSON.stringify([subject, page, wanted.turn])
  useEffect(() => {
    if (!countryCode) return
    const abort = new AbortController()
    const query = {
      country_code: countryCode,
      page,
      per_page: PER_PAGE,
      ...(search && { [searchName]: search }),
    }
    api.get<Answer>(path, { query, fallback: false, signal: abort.signal }).then(
      (answer) => {
        if (abort.signal.aborted) return
        if (page === 1) setWanted(({ turn }) => ({ subject, page, turn }))
        // The resource promises rows of this shape under the reference's `items`.
        const rows = (answer[items] ?? []) as Sender[]
        setLoaded((before) => {
          const all = page > 1 && before?.subject === subject ? joined(before.rows, rows) : rows
          return { subject, request, rows: all, total: answer.pagination?.total ?? all.length }
        })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        setLoaded((before) => afterFailure(before, { subject, request, failed: error }))
      },
    )
    return () => abort.abort()
  }, [api, path, items, searchName, countryCode, search, subject, page, request])

  // Rows of another country would be chosen by mistake.
  const sameCountry = loaded !== undefined && JSON.parse(loaded.subject)[0] === countryCode
  const rows = sameCountry ? loaded.rows : []
  const refreshing = countryCode !== '' && loaded?.request !== request
  return {
    rows,
    total: sameCountry ? loaded.total : 0,
    /** Nothing to show yet. */
    loading: refreshing && rows.length === 0,
    /** Rows in view belong to an earlier search, or a page is on its way. */
    refreshing,
    failed: refreshing ? undefined : loaded?.failed,
    hasMore: loaded?.subject === subject && rows.length < loaded.total,
    showMore: () => setWanted({ subject, page: page + 1, turn: wanted.turn }),
    retry: () => setWanted({ subject, page, turn: wanted.turn + 1 }),
  }
}

/** What is shown when a request failed: rows stay only if they are what was asked for. */
export function afterFailure(
  before: Loaded | undefined,
  asked: Pick<Loaded, 'subject' | 'request' | 'failed'>,
): Loaded {
  return before?.subject === asked.subject ? { ...before, ...asked } : { ...asked, rows: [], total: 0 }
}

function joined(before: readonly Sender[], rows: readonly Sender[]): Sender[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...rows.filter(({ id }) => !known.has(id))]
}
