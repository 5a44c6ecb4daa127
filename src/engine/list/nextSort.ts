import type { SortKey } from '../../language/lists/ListQuery.ts'

/**
 * The sort after a column's header was chosen: ascending first, then the other way round.
 * @param add keep the other keys (shift held) instead of replacing them
 */
export function nextSort(present: SortKey[], field: string, add: boolean): SortKey[] {
  const known = present.find((key) => key.field === field)
  const next = { field, descending: known ? !known.descending : false }
  if (!add) return [next]
  if (!known) return [...present, next]
  return present.map((key) => (key.field === field ? next : key))
}
