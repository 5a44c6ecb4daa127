import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type {
  CompiledModule,
  EntityDefinition,
  FilterDefinition,
  ListDefinition,
  ResourceDefinition,
} from '../../language/portal.ts'
import { exportedAtOnce } from '../../language/tasks.ts'
import { dateIn } from '../../shared/dates.ts'
import { usePrefetch, useRead } from '../data/useRead.ts'
import type { ApiError } from '../registry/apiClient.ts'
import { usePlaces } from '../registry/usePlaces.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useTimeZone } from '../registry/time-zone/useTimeZone.ts'
import { useResourcePath } from '../registry/useResourcePath.ts'
import { useNow } from '../registry/useNow.ts'
import { placeGroups, type PlacedGroup } from './groups.ts'
import { keepRows } from './keepRows.ts'
import { readsDays } from './readsDays.ts'
import type { ListQuery, UrlProblem } from '../../language/lists/ListQuery.ts'
import {
  apiParameters,
  decodeListQuery,
  encodeListQuery,
  takeOverSearch,
} from '../../language/lists/listUrl.ts'
import type { ListAnswer, Row } from './Row.ts'
import { showsView } from './savedViews.ts'
import { useListColumns, type ListColumns } from './useListColumns.ts'
import { useListViews, type ListViews } from './useListViews.ts'
import { useUrlState } from './useUrlState.ts'

/** What of a query changes; a group that is undefined is taken away. */
type QueryChange = Partial<Omit<ListQuery, 'group'>> & { group?: ListQuery['group'] | undefined }

export type ListPhase = 'loading' | 'failed' | 'empty' | 'nothing' | 'rows'

export interface ListModel {
  list: ListDefinition
  resource: ResourceDefinition
  entity: EntityDefinition
  /** Of its calls, below the parent that the address names. */
  path: string
  query: ListQuery
  /** The filters in force, as parameters of the API. */
  asked: Record<string, string>
  /** All parameters that the rows are asked for with. */
  parameters: Record<string, string>
  /** The filter whose days begin where times are read. */
  dates: FilterDefinition | undefined
  /** Parts of the address that were not followed. */
  problems: UrlProblem[]
  views: ListViews
  /** Something else is shown than the view in force says. */
  viewChanged: boolean
  /** Changes the address; a change of anything but the page returns to page 1. */
  setQuery: (change: QueryChange) => void
  setFilter: (id: string, value: string, options?: { replace?: boolean }) => void
  clearFilters: () => void
  /** Groups rows by a field; empty: not at all. */
  setGroup: (field: string) => void
  /** Collapses or expands a group. */
  toggleGroup: (value: string) => void
  /** Headers of groups on this page. */
  groups: readonly PlacedGroup[]
  /** Rows that match the filters, those of collapsed groups too. */
  matching: number
  /** `empty`: never used; `nothing`: no match for the filters; `failed`: no rows and an error. */
  phase: ListPhase
  rows: readonly Row[]
  /** Rows on all pages; those of collapsed groups are on none. */
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
  /** Reads the next page ahead; call it when somebody is about to ask for it. */
  prefetchNext: () => void
}

/** The logic of a list: address, reading, refreshing, prefetching, columns. Draws nothing. */
export function useList(module: CompiledModule, listId: string): ListModel {
  const { api, notify, t } = usePortal()
  const work = usePlaces()('work')
  const { list, resource, entity } = sourceOf(module, listId)
  const path = useResourcePath(resource)
  // A newly published module may leave this list as it was.
  const source = useMemo(() => ({ list, resource, entity }), [list, resource, entity])
  const url = useUrlState()
  const { setSearch } = url
  const views = useListViews(source, url)
  const { search } = views
  const { query, problems } = useMemo(() => decodeListQuery(search, source), [search, source])
  const times = useTimeZone()
  const elsewhere = times.zone === times.account ? undefined : times.zone
  const dates = useMemo(() => list.filters.find((filter) => readsDays(filter, source)), [list, source])
  const daysElsewhere = dates && elsewhere
  const today = dateIn(daysElsewhere ?? times.account, useNow(60_000))
  const parameters = useMemo(
    () => apiParameters(query, source, today, daysElsewhere),
    [query, source, today, daysElsewhere],
  )

  const asked = useMemo(() => {
    const {
      page: _page,
      per_page: _perPage,
      sort: _sort,
      group: _group,
      collapsed: _collapsed,
      ...filters
    } = parameters
    return filters
  }, [parameters])

  const [held, setHeld] = useState(0)
  const read = useRead<ListAnswer>(views.ready ? path : null, {
    query: parameters,
    refreshSeconds: list.refreshSeconds,
    paused: held > 0,
    keepPrevious: true,
  })
  useTakeOver(source, url.search, setSearch, read.refresh)
  const columns = useListColumns(list, views.active)
  // Rows of another filter would answer a question that nobody asked.
  const isOthers = read.error !== undefined && read.readAt() === 0
  const answer = columns.ready && !isOthers ? read.data : undefined
  const rows = useKeptRows(answer ? rowsOf(answer, resource) : noRows)
  const total = answer?.pagination.total ?? 0
  const totalPages = Math.max(1, answer?.pagination.total_pages ?? 1)
  const found = answer?.groups
  const matching = found ? found.reduce((sum, { count }) => sum + count, 0) : total
  const groups = useMemo(
    () => (found && query.group ? placeGroups(found, query, totalPages) : noGroups),
    [found, query, totalPages],
  )

  const setQuery = useCallback(
    (change: QueryChange, options?: { replace?: boolean }) => {
      const { group, ...next } = { ...query, page: 1, ...change }
      const encoded = encodeListQuery({ ...next, ...(group && { group }) }, source, search)
      if (encoded !== (search === '' ? '' : `?${search}`)) setSearch(encoded, options)
    },
    [query, search, setSearch, source],
  )
  const setFilter = useCallback(
    (id: string, value: string, options?: { replace?: boolean }) => {
      const { [id]: _, ...others } = query.filters
      setQuery({ filters: value === '' ? others : { ...others, [id]: value } }, options)
    },
    [query.filters, setQuery],
  )
  const clearFilters = useCallback(() => setQuery({ filters: {} }), [setQuery])
  const setGroup = useCallback(
    (field: string) => setQuery({ group: field === '' ? undefined : { field, collapsed: [] } }),
    [setQuery],
  )
  const toggleGroup = useCallback(
    (value: string) => {
      if (!query.group) return
      const { field, collapsed } = query.group
      const others = collapsed.filter((each) => each !== value)
      const group = { field, collapsed: others.length < collapsed.length ? others : [...collapsed, value] }
      setQuery({ group, page: query.page }, { replace: true })
    },
    [query.group, query.page, setQuery],
  )

  const pastTheEnd = answer !== undefined && !read.isPrevious && total > 0 && query.page > totalPages
  useEffect(() => {
    if (pastTheEnd) setQuery({ page: totalPages }, { replace: true })
  }, [pastTheEnd, setQuery, totalPages])

  const prefetch = usePrefetch()
  const nextPage = query.page < totalPages && !read.isPrevious ? query.page + 1 : null
  const prefetchNext = useCallback(() => {
    if (nextPage !== null) prefetch(path, { ...parameters, page: String(nextPage) })
  }, [nextPage, parameters, prefetch, path])

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
  const exportCsv = useCallback(async () => {
    const { page: _page, per_page: _perPage, group: _group, collapsed: _collapsed, ...asked } = parameters
    const shown = columns.choices.filter(({ shown: isShown }) => isShown).map(({ id }) => id)
    const query = { ...asked, timezone: elsewhere, columns: shown.join(',') }
    if (matching <= exportedAtOnce) return api.download(`${path}/export.csv`, query)
    await api.send('POST', `${path}/export`, { body: { list: list.id, query }, timeoutMs: 60_000 })
    notify({
      tone: 'info',
      text: t('portal:list-export-started'),
      ...(work !== undefined && { link: { text: t('portal:list-export-work'), to: work } }),
    })
  }, [api, columns.choices, elsewhere, list.id, matching, notify, parameters, path, t, work])
  const hold = useCallback(() => {
    setHeld((count) => count + 1)
    return () => setHeld((count) => count - 1)
  }, [])

  return {
    ...source,
    path,
    query,
    asked,
    parameters,
    dates,
    problems,
    views,
    viewChanged: views.active !== undefined && !showsView(views.active, source, query, columns.choices),
    setQuery,
    setFilter,
    clearFilters,
    setGroup,
    toggleGroup,
    groups,
    matching,
    phase: phaseOf(answer, rows, pastTheEnd, read.error, isNarrowed(query)),
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
    prefetchNext,
  }
}

const noRows: readonly Row[] = []
const noGroups: readonly PlacedGroup[] = []

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

function phaseOf(
  answer: ListAnswer | undefined,
  rows: readonly Row[],
  pastTheEnd: boolean,
  error: ApiError | undefined,
  narrowed: boolean,
): ListPhase {
  if (!answer || pastTheEnd) return error && !pastTheEnd ? 'failed' : 'loading'
  if (rows.length > 0 || (answer.groups?.length ?? 0) > 0) return 'rows'
  // A list may show a part of its resource: the account has rows, and none of them belongs here.
  return answer.is_empty || !narrowed ? 'empty' : 'nothing'
}

function isNarrowed({ filters }: ListQuery): boolean {
  return Object.keys(filters).length > 0
}
