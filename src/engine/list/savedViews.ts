import type { ListView, ListViewContent } from '../../shared/listView.ts'
import { mergeColumns, type ColumnChoice } from './columnLayout.ts'
import { readGrouping, writeGrouping } from './groups.ts'
import type { ListQuery, UrlProblem } from './ListQuery.ts'
import {
  decodeListQuery,
  defaultQuery,
  encodeListQuery,
  readSorting,
  writeSort,
  type ListSource,
} from './listUrl.ts'
import { writeSearch } from './writeSearch.ts'

/** Parameter of the address that names the view in force. */
export const viewParameter = 'view'
/** In place of a view: the plain list, where the person opens it with a view otherwise. */
export const noView = 'all'

/** What a list shows now, to be saved. */
export function viewContent(query: ListQuery, columns: ColumnChoice[]): ListViewContent {
  return {
    filters: query.filters,
    sort: writeSort(query.sort),
    columns,
    ...(query.group && { group: writeGrouping(query.group) }),
  }
}

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

/** The address, with its question mark, that shows a view. */
export function searchOfView(view: ListView, source: ListSource): string {
  const parameters = new URLSearchParams(encodeListQuery(queryOfView(view.content, source).query, source))
  parameters.set(viewParameter, view.id)
  return writeSearch(parameters)
}

/** Whether filters, order and columns are as the view says. */
export function showsView(
  view: ListView,
  source: ListSource,
  query: ListQuery,
  columns: ColumnChoice[],
): boolean {
  const saved = queryOfView(view.content, source).query
  const asked = { ...query, page: saved.page, perPage: saved.perPage }
  return (
    encodeListQuery(asked, source) === encodeListQuery(saved, source) &&
    JSON.stringify(columns) === JSON.stringify(mergeColumns(source.list.columns, view.content.columns))
  )
}
