import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberSearch } from '../registry/lastSearch.ts'
import { keeperOf } from '../registry/keeperOf.ts'
import { usePortal } from '../registry/portalContext.ts'
import { searchWithOpen } from './drawerAddress.ts'

export interface UrlState {
  search: string
  setSearch: (search: string, options?: { replace?: boolean }) => void
}

/** The query part of the address and how to change it; back, reload and shared links therefore restore it. */
export function useUrlState(): UrlState {
  const { pathname, search } = useLocation()
  const { navigate, session } = usePortal()
  const keeper = keeperOf(session)
  const others = searchWithOpen(search, null)
  useEffect(() => rememberSearch(keeper, pathname, others), [keeper, pathname, others])
  const setSearch = useCallback(
    (next: string, options?: { replace?: boolean }) => navigate(pathname + next, options),
    [navigate, pathname],
  )
  return { search, setSearch }
}
