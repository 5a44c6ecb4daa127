import { useCallback, useMemo, useState } from 'react'

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
  /** Forgets rows that are gone. Always the same function. */
  drop: (ids: readonly string[]) => void
  /** The selection as bulk calls take it: only rows that the filters find. */
  body: { filters: Record<string, string> } & ({ ids: string[] } | { except: string[] })
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
 * @param total rows that match, on all pages
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

  const drop = useCallback(
    (gone: readonly string[]) =>
      setChosen((before) => ({ ...before, ids: before.ids.difference(new Set(gone)) })),
    [],
  )

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
    // as: written above.
    const found = JSON.parse(filters) as Record<string, string>
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
      drop,
      body: isAll ? { filters: found, except: [...ids] } : { filters: found, ids: [...ids] },
    }
  }, [drop, filters, ids, isAll, rows, total])
}
