/** Totals cached until the collection's version changes. */
export interface TotalCache {
  get(key: string, version: number): number | undefined
  set(key: string, version: number, total: number): void
}

/** Keeps the most recent `size` totals. */
export function createTotalCache(size = 10_000): TotalCache {
  const totals = new Map<string, { version: number; total: number }>()
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
