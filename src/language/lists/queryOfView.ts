import type { ListViewContent } from '../../shared/listView.ts'
import { readGrouping } from './grouping.ts'
import type { ListQuery, UrlProblem } from './ListQuery.ts'
import { decodeListQuery, defaultQuery, encodeListQuery, readSorting, type ListSource } from './listUrl.ts'

/**
 * What a view asks of the list as it is defined now. A filter or sort key that the list no longer has is reported and
 * left out.
 */
export function queryOfView(
  { filters, sort, group }: ListViewContent,
  source: ListSource,
): { query: ListQuery; problems: UrlProblem[] } {
  const known = new Set(source.list.filters.map(({ id }) => id))
  const kept = Object.entries(filters).filter(([id]) => known.has(id))
  const lost = Object.entries(filters).filter(([id]) => !known.has(id))
  const asked = {
    ...defaultQuery(source),
    filters: Object.fromEntries(kept),
    sort: readSorting(sort),
    ...(group !== undefined && source.list.groups && { group: readGrouping(group) }),
  }
  const { query, problems } = decodeListQuery(encodeListQuery(asked, source), source)
  const ungrouped = group !== undefined && !source.list.groups ? [{ name: 'group', value: group }] : []
  return {
    query,
    problems: [...lost.map(([name, value]) => ({ name, value })), ...ungrouped, ...problems],
  }
}
