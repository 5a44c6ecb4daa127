import { useCallback } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { usePortal } from '../registry/portalContext.ts'

export interface UrlState {
  search: string
  setSearch: (search: string, options?: { replace?: boolean }) => void
}

/** The query part of the address and how to change it; back, reload and shared links therefore restore it. */
export function useUrlState(): UrlState {
  const search = useSearch()
  const pathname = usePathname()
  const { navigate } = usePortal()
  const setSearch = useCallback(
    (next: string, options?: { replace?: boolean }) => navigate(pathname + next, options),
    [navigate, pathname],
  )
  return { search, setSearch }
}
