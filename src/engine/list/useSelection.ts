import { useMemo, useState } from 'react'

/** The rows that are selected, on this page and on others. */
export interface Selection {
  count: number
  has: (id: string) => boolean
  toggle: (id: string, on: boolean) => void
  /** How many rows of the page are selected. */
  page: 'none' | 'some' | 'all'
  togglePage: (on: boolean) => void
  /** All rows that match the filters are selected, but for those that were left out. */
  isAll: boolean
  selectAll: () => void
  clear: () => void
  /** The selection as bulk calls take it. */
  body: { ids: string[] } | { filters: Record<string, string>; except: string[] }
}

interface Chosen {
  /** Of which filters; another list of rows begins without a selection. */
  filters: string
  isAll: boolean
  /** Those that are selected or, of all, those that aren't. */
  ids: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/**
 * @param rows of the page
 * @param total rows on all pages
 * @param asked the filters in force, as parameters of the API
 */
export function useSelection(
  rows: readonly { id: string }[],
  total: number,
  asked: Record<string, string>,
): Selection {
  const filters = JSON.stringify(asked)
  const [chosen, setChosen] = useState<Chosen>({ filters, isAll: false, ids: new Set() })
  const isCurrent = chosen.filters === filters
  const isAll = isCurrent && chosen.isAll
  const ids = isCurrent ? chosen.ids : none

  return useMemo(() => {
    const has = (id: string): boolean => ids.has(id) !== isAll
    const set = (changed: readonly string[], on: boolean): void => {
      const next = new Set(ids)
      for (const id of changed) {
        if (on === isAll) next.delete(id)
        else next.add(id)
      }
      setChosen({ filters, isAll, ids: next })
    }
    const shown = rows.filter(({ id }) => has(id)).length
    return {
      count: isAll ? Math.max(0, total - ids.size) : ids.size,
      has,
      toggle: (id, on) => set([id], on),
      page: shown === 0 ? 'none' : shown < rows.length ? 'some' : 'all',
      togglePage: (on) =>
        set(
          rows.map(({ id }) => id),
          on,
        ),
      isAll,
      selectAll: () => setChosen({ filters, isAll: true, ids: new Set() }),
      clear: () => setChosen({ filters, isAll: false, ids: new Set() }),
      // as: written above.
      body: isAll
        ? { filters: JSON.parse(filters) as Record<string, string>, except: [...ids] }
        : { ids: [...ids] },
    }
  }, [filters, ids, isAll, rows, total])
}
