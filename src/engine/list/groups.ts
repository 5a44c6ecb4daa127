import type { ListQuery } from '../../language/lists/ListQuery.ts'
import type { ListGroup } from './Row.ts'

/** The header of a group on a page of rows. */
export interface PlacedGroup {
  group: ListGroup
  isCollapsed: boolean
  /** How many rows of the page are before it. */
  at: number
}

/** The headers on a page: of the groups that have rows there, and of the collapsed ones in between. */
export function placeGroups(
  groups: readonly ListGroup[],
  { page, perPage, group }: Pick<ListQuery, 'page' | 'perPage' | 'group'>,
  totalPages: number,
): PlacedGroup[] {
  const first = (page - 1) * perPage
  const next = page >= totalPages ? Infinity : first + perPage
  let start = 0
  return groups.flatMap((each) => {
    const isCollapsed = group?.collapsed.includes(String(each.value)) ?? false
    const end = start + (isCollapsed ? 0 : each.count)
    const isHere = start < next && (end > first || start >= first)
    const placed = { group: each, isCollapsed, at: Math.max(0, start - first) }
    start = end
    return isHere ? placed : []
  })
}

/** A row of its own for each header, among the others. */
export function withGroups<Item>(
  rows: readonly Item[],
  groups: readonly PlacedGroup[],
  itemOf: (group: PlacedGroup) => Item,
): Item[] {
  if (groups.length === 0) return [...rows]
  return [...rows.keys(), rows.length].flatMap((at) => {
    const headers = groups.filter((group) => group.at === at).map(itemOf)
    const row = rows[at]
    return row === undefined ? headers : [...headers, row]
  })
}
