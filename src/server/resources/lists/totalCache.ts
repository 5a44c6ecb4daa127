/** Totals cached until the collection's version changes. */
export interface TotalCache<Total> {
  get(key: string, version: number): Total | undefined
  set(key: string, version: number, total: Total): void
}

/** Keeps the most recent `size` totals. */
export function createTotalCache<Total>(size = 10_000): TotalCache<Total> {
  const totals = new Map<string, { version: number; total: Total }>()
  return {
    get(key, version) {
      const known = totals.get(key)
      return known?.version === version ? known.total : undefined
    },
    set(key, version, total) {
      totals.delete(key)
      totals.set(key, { version, total })
      const oldest = totals.keys().next()
      if (totals.size > size && !oldest.done) totals.delete(oldest.value)
    },
  }
}
