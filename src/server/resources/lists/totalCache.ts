import { RecentMap } from '../../../shared/RecentMap.ts'

/** Totals cached until the collection's version changes. */
export interface TotalCache<Total> {
  get(key: string, version: number): Total | undefined
  /** The total that was last set, of whatever version: what to expect. */
  last(key: string): Total | undefined
  set(key: string, version: number, total: Total): void
}

/** Keeps the most recent `size` totals. */
export function createTotalCache<Total>(size = 10_000): TotalCache<Total> {
  const totals = new RecentMap<string, { version: number; total: Total }>(size)
  return {
    get(key, version) {
      const known = totals.get(key)
      return known?.version === version ? known.total : undefined
    },
    last: (key) => totals.get(key)?.total,
    set(key, version, total) {
      totals.set(key, { version, total })
    },
  }
}
