import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { fillTemplate } from '../../language/index.ts'
import type { ListDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import type { Row } from './Row.ts'
import { openParameter, searchWithOpen } from './drawerAddress.ts'
import { useNarrow } from './useNarrow.ts'

/** A list beside which a record can be open. */
export interface Drawer {
  /** The page that shows the record. */
  page: string
  /** The column whose link opens it. */
  column: string
  /** The open record; null: none is. */
  id: string | null
  /** Address with a record open. */
  addressOf: (id: string) => string
  /** Address of its own page. */
  pageAddress: (id: string) => string | undefined
  close: () => void
  /** Address without a record. */
  closed: string
  /** The row before or after the open one, on this page of the list; undefined where the open one isn't. */
  neighbor: (by: -1 | 1) => string | undefined
  /** Shows another record in place of the open one. */
  show: (id: string) => void
}

/**
 * Which record is open beside a list, from the address. On a narrow screen a record has no place beside its list, and
 * the address of its page is shown instead.
 * @param isOffered somebody draws the page of a record
 */
export function useDrawer(list: ListDefinition, rows: readonly Row[], isOffered: boolean): Drawer | null {
  const { pathname, search } = useLocation()
  const { navigate, session } = usePortal()
  const narrow = useNarrow()
  const { drawer } = list
  const link = list.columns.find(({ id }) => id === drawer?.column)?.link
  const isThere = isOffered && drawer !== undefined && link !== undefined
  const id = isThere ? new URLSearchParams(search).get(openParameter) : null
  const others = searchWithOpen(search, null)
  const pageAddress = useCallback(
    (record: string) =>
      link === undefined
        ? undefined
        : fillTemplate(link, { ...session, row: { id: record } }, encodeURIComponent),
    [link, session],
  )
  const instead = narrow && id !== null ? pageAddress(id) : undefined
  useEffect(() => {
    if (instead !== undefined) navigate(instead, { replace: true })
  }, [instead, navigate])
  const offered = isThere && !narrow
  const addressOf = useCallback(
    (record: string) => pathname + searchWithOpen(others, record),
    [others, pathname],
  )
  return useMemo(() => {
    if (!offered || drawer === undefined) return null
    const at = rows.findIndex((row) => row.id === id)
    return {
      ...drawer,
      id,
      addressOf,
      pageAddress,
      closed: pathname + others,
      close: () => navigate(pathname + others, { replace: true }),
      neighbor: (by) => (at === -1 ? undefined : rows[at + by]?.id),
      show: (record) => navigate(addressOf(record), { replace: true }),
    }
  }, [addressOf, drawer, id, navigate, offered, others, pageAddress, pathname, rows])
}
