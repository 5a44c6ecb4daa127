import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type {
  CompiledModule,
  EntityDefinition,
  ListDefinition,
  ResourceDefinition,
} from '../../language/portal.ts'
import { dateIn } from '../../shared/dates.ts'
import { usePrefetch, useRead } from '../data/useRead.ts'
import type { ApiError } from '../registry/apiClient.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useNow } from '../registry/useNow.ts'
import { keepRows } from './keepRows.ts'
import type { ListQuery, UrlProblem } from './ListQuery.ts'
import { apiParameters, decodeListQuery, encodeListQuery, takeOverSearch } from './listUrl.ts'
import type { ListAnswer, Row } from './Row.ts'
import { useListColumns, type ListColumns } from './useListColumns.ts'
import { useUrlState } from './useUrlState.ts'

export type ListPhase = 'loading' | 'failed' | 'empty' | 'nothing' | 'rows'

export interface ListModel {
  list: ListDefinition
  resource: ResourceDefinition
  entity: EntityDefinition
  query: ListQuery
  /** Parts of the address that were not followed. */
  problems: UrlProblem[]
  /** Changes the address; a change of anything but the page returns to page 1. */
  setQuery: (change: Partial<ListQuery>) => void
  setFilter: (id: string, value: string) => void
  clearFilters: () => void
  /** `empty`: never used; `nothing`: no match for the filters; `failed`: no rows and an error. */
  phase: ListPhase
  rows: readonly Row[]
  /** Rows on all pages. */
  total: number
  totalPages: number
  /** With rows on the screen it means that they could not be renewed. */
  error: ApiError | undefined
  /** Rows of an earlier query are shown while the asked ones are under way. */
  changing: boolean
  refreshing: boolean
  refresh: () => Promise<void>
  readAt: () => number
  columns: ListColumns
  /** Shows a changed row, or none, until the next read. */
  replaceRow: (id: string, change: (row: Row) => Row | undefined) => Promise<void>
  exportCsv: () => Promise<void>
  /** Suspends refreshing while something is open over the rows; call the result to resume. */
  hold: () => () => void
}

/** The logic of a list: address, reading, refreshing, prefetching, columns. Draws nothing. */
export function useList(module: CompiledModule, listId: string): ListModel {
  const { api, session } = usePortal()
  const { list, resource, entity } = sourceOf(module, listId)
  // A newly published module may leave this list as it was.
  const source = useMemo(() => ({ list, resource, entity }), [list, resource, entity])
  const { search, setSearch } = useUrlState()
  const { query, problems } = useMemo(() => decodeListQuery(search, source), [search, source])
  const timeZone = typeof session.account['timezone'] === 'string' ? session.account['timezone'] : 'UTC'
  const today = dateIn(timeZone, useNow(60_000))
  const parameters = useMemo(() => apiParameters(query, source, today), [query, source, today])

  const [held, setHeld] = useState(0)
  const read = useRead<ListAnswer>(resource.path, {
    query: parameters,
    refreshSeconds: list.refreshSeconds,
    paused: held > 0,
    keepPrevious: true,
  })
  useTakeOver(source, search, setSearch, read.refresh)
  const columns = useListColumns(list)
  const answer = columns.ready ? read.data : undefined
  const rows = useKeptRows(answer ? rowsOf(answer, resource) : noRows)
  const total = answer?.pagination.total ?? 0
  const totalPages = Math.max(1, answer?.pagination.total_pages ?? 1)

  const setQuery = useCallback(
    (change: Partial<ListQuery>, options?: { replace?: boolean }) => {
      const next = { ...query, page: 1, ...change }
      const encoded = encodeListQuery(next, source, search)
      if (encoded !== (search === '' ? '' : `?${search}`)) setSearch(encoded, options)
    },
    [query, search, setSearch, source],
  )
  const setFilter = useCallback(
    (id: string, value: string) => {
      const { [id]: _, ...others } = query.filters
      setQuery({ filters: value === '' ? others : { ...others, [id]: value } })
    },
    [query.filters, setQuery],
  )
  const clearFilters = useCallback(() => setQuery({ filters: {} }), [setQuery])

  const pastTheEnd = answer !== undefined && !read.isPrevious && total > 0 && query.page > totalPages
  useEffect(() => {
    if (pastTheEnd) setQuery({ page: totalPages }, { replace: true })
  }, [pastTheEnd, setQuery, totalPages])

  usePrefetchNextPage(
    query.page < totalPages && !read.isPrevious ? query.page + 1 : null,
    resource.path,
    parameters,
  )

  const replace = read.replace
  const replaceRow = useCallback(
    (id: string, change: (row: Row) => Row | undefined) =>
      replace((data) => ({
        ...data,
        [resource.items]: rowsOf(data, resource).flatMap((row) =>
          row.id === id ? (change(row) ?? []) : row,
        ),
      })),
    [replace, resource],
  )
  const exportCsv = useCallback(() => {
    const { page: _page, per_page: _perPage, ...asked } = parameters
    const shown = columns.choices.filter(({ shown: isShown }) => isShown).map(({ id }) => id)
    return api.download(`${resource.path}/export.csv`, { ...asked, columns: shown.join(',') })
  }, [api, columns.choices, parameters, resource.path])
  const hold = useCallback(() => {
    setHeld((count) => count + 1)
    return () => setHeld((count) => count - 1)
  }, [])

  return {
    ...source,
    query,
    problems,
    setQuery,
    setFilter,
    clearFilters,
    phase: phaseOf(answer, rows, pastTheEnd, read.error),
    rows,
    total,
    totalPages,
    error: read.error,
    changing: read.isPrevious,
    refreshing: read.isValidating,
    refresh: read.refresh,
    readAt: read.readAt,
    columns,
    replaceRow,
    exportCsv,
    hold,
  }
}

const noRows: readonly Row[] = []

function sourceOf(module: CompiledModule, listId: string) {
  const { definition } = module
  const list = definition.lists[listId]
  const resource = list && definition.resources[list.resource]
  const entity = resource && definition.entities[resource.entity]
  if (!list || !resource || !entity) throw new Error(`Module "${definition.id}" has no list "${listId}"`)
  return { list, resource, entity }
}

type Source = ReturnType<typeof sourceOf>

/** A newly published list may have other filters, and its rows other fields: the address follows, the rows are read again. */
function useTakeOver(
  source: Source,
  search: string,
  setSearch: (search: string, options?: { replace?: boolean }) => void,
  refresh: () => Promise<void>,
): void {
  const shown = useRef(source)
  useEffect(() => {
    const former = shown.current
    if (former === source) return
    shown.current = source
    const next = takeOverSearch(search, former, source)
    if (next === search) void refresh()
    else setSearch(next === '' ? '' : `?${next}`, { replace: true })
  }, [refresh, search, setSearch, source])
}

function rowsOf(answer: ListAnswer, resource: ResourceDefinition): readonly Row[] {
  const rows = answer[resource.items]
  // The contract of list calls: an array of records with an id.
  return Array.isArray(rows) ? (rows as Row[]) : noRows
}

function useKeptRows(fresh: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState(fresh)
  const kept = useMemo(() => keepRows(shown, fresh), [fresh, shown])
  if (kept !== shown) setShown(kept)
  return kept
}

function usePrefetchNextPage(page: number | null, path: string, parameters: Record<string, string>): void {
  const prefetch = usePrefetch()
  useEffect(() => {
    if (page === null) return
    const timer = setTimeout(() => prefetch(path, { ...parameters, page: String(page) }), 400)
    return () => clearTimeout(timer)
  }, [page, parameters, path, prefetch])
}

function phaseOf(
  answer: ListAnswer | undefined,
  rows: readonly Row[],
  pastTheEnd: boolean,
  error: ApiError | undefined,
): ListPhase {
  if (!answer || pastTheEnd) return error && !pastTheEnd ? 'failed' : 'loading'
  if (rows.length > 0) return 'rows'
  return answer.is_empty ? 'empty' : 'nothing'
}
