import { useCallback, useMemo, useState } from 'react'
import { useRead } from '../data/useRead.ts'
import { usePreference } from '../data/usePreference.ts'
import { usePortal } from '../registry/portalContext.ts'
import { noView, type ListView, type ListViewContent } from '../../shared/listView.ts'
import type { UrlProblem } from '../../language/lists/ListQuery.ts'
import { decodeListQuery, encodeListQuery, type ListSource } from '../../language/lists/listUrl.ts'
import { queryOfView } from '../../language/lists/queryOfView.ts'
import { plainSearch, searchOfView, viewParameter } from './savedViews.ts'
import type { UrlState } from './useUrlState.ts'

/** The saved views of a list, and which of them is in force. */
export interface ListViews {
  /** False while it is not known what the list is opened with. */
  ready: boolean
  /** The address in force: without one, that of the view the person opens the list with. */
  search: string
  /** By name; undefined until `load` was called and answered. */
  all: readonly ListView[] | undefined
  /** The last `load` failed. */
  failed: boolean
  active: ListView | undefined
  /** The view the person opens the list with. */
  defaultId: string | null
  /** What of the active view this list no longer knows. */
  problems: UrlProblem[]
  /** The address names a view that is not there. */
  isGone: boolean
  load: () => void
  /** Null shows the plain list. */
  choose: (view: ListView | null) => void
  setDefault: (id: string | null) => void
  /** @throws ApiError with the error at `name` */
  add: (view: { name: string; shared: boolean; content: ListViewContent }) => Promise<void>
  /** @throws ApiError with the error at `name` */
  change: (id: string, change: Partial<Pick<ListView, 'name' | 'shared' | 'content'>>) => Promise<void>
  remove: (id: string) => Promise<void>
}

interface ViewsAnswer {
  views: ListView[]
}

/** Reads the views when one is named or asked for. */
export function useListViews(source: ListSource, { search: given, setSearch }: UrlState): ListViews {
  const { api } = usePortal()
  const key = `${source.list.module}.${source.list.id}`
  const { value, save: setDefault } = usePreference(`list-view.${key}`)
  const defaultId = typeof value === 'string' ? value : null
  const named = new URLSearchParams(given).get(viewParameter)
  const isPlain = useMemo(
    () => named === null && encodeListQuery(decodeListQuery(given, source).query, source) === '',
    [given, named, source],
  )
  const wanted = named === noView ? null : (named ?? (isPlain ? defaultId : null))
  const [isLoaded, setLoaded] = useState(false)
  const isRead = wanted !== null || isLoaded
  const read = useRead<ViewsAnswer>(isRead ? '/list-views' : null)
  const all = useMemo(() => read.data?.views.filter(({ list }) => list === key), [read.data, key])
  const active = all?.find(({ id }) => id === wanted)
  const isOpening = isPlain && wanted !== null
  const search = isOpening && active ? searchOfView(active, source, given) : given
  const problems = useMemo(
    () => (active ? queryOfView(active.content, source).problems : []),
    [active, source],
  )

  const choose = useCallback(
    (view: ListView | null) => {
      setSearch(view ? searchOfView(view, source, given) : plainSearch(source, given, defaultId !== null))
    },
    [defaultId, given, setSearch, source],
  )
  const { refresh, replace } = read
  const load = useCallback(() => {
    setLoaded(true)
    // Asked again: the last answer was a failure, or others have changed theirs.
    if (isRead) void refresh()
  }, [isRead, refresh])
  const keep = useCallback(
    (view: ListView) =>
      replace(({ views }) => ({
        views: [...views.filter(({ id }) => id !== view.id), view].toSorted((a, b) =>
          a.name.localeCompare(b.name),
        ),
      })),
    [replace],
  )
  const add = useCallback<ListViews['add']>(
    async (view) => {
      const body = { list: key, ...view }
      const answer = await api.send<{ view: ListView }>('POST', '/list-views', { body, fallback: false })
      await keep(answer.body.view)
      setSearch(searchOfView(answer.body.view, source, given))
    },
    [api, given, keep, key, setSearch, source],
  )
  const change = useCallback<ListViews['change']>(
    async (id, body) => {
      const answer = await api.send<{ view: ListView }>('PATCH', `/list-views/${id}`, {
        body,
        fallback: false,
      })
      await keep(answer.body.view)
    },
    [api, keep],
  )
  const remove = useCallback(
    async (id: string) => {
      await api.send('DELETE', `/list-views/${id}`)
      if (id === defaultId) setDefault(null)
      if (id === wanted) setSearch(plainSearch(source, given, false))
      await refresh()
    },
    [api, defaultId, given, refresh, setDefault, setSearch, source, wanted],
  )
  return {
    ready: !isOpening || all !== undefined || read.error !== undefined,
    search,
    all,
    failed: read.error !== undefined,
    active,
    defaultId,
    problems,
    isGone: named !== null && named !== noView && all !== undefined && !active,
    load,
    choose,
    setDefault,
    add,
    change,
    remove,
  }
}
