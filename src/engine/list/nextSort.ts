import type { SortKey } from './ListQuery.ts'

/**
 * The sort after a column's header was chosen: ascending, descending, then off.
 * @param add keep the other keys (shift held) instead of replacing them
 */
export function nextSort(present: SortKey[], field: string, add: boolean): SortKey[] {
  const known = present.find((key) => key.field === field)
  const next: SortKey[] = !known
    ? [{ field, descending: false }]
    : known.descending
      ? []
      : [{ field, descending: true }]
  if (!add) return next
  if (!known) return [...present, ...next]
  return present.flatMap((key) => (key.field === field ? next : [key]))
}
