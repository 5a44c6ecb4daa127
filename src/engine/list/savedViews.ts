import { mergeColumns, type ColumnChoice } from '../../language/lists/columnChoices.ts'
import { writeGrouping } from '../../language/lists/grouping.ts'
import type { ListQuery } from '../../language/lists/ListQuery.ts'
import { defaultQuery, encodeListQuery, writeSort, type ListSource } from '../../language/lists/listUrl.ts'
import { queryOfView } from '../../language/lists/queryOfView.ts'
import { noView, type ListView, type ListViewContent } from '../../shared/listView.ts'
import { writeSearch } from '../../shared/writeSearch.ts'
import { searchWithOpen } from './drawerAddress.ts'

/** Parameter of the address that names the view in force. */
export const viewParameter = 'view'

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
 * The address, with its question mark, that shows a view.
 * @param search the present one: parameters that aren't the list's may have chosen the screen, and are kept
 */
export function searchOfView(view: ListView, source: ListSource, search: string): string {
  const { query } = queryOfView(view.content, source)
  return withView(encodeListQuery(query, source, searchWithOpen(search, null)), view.id)
}

/**
 * The address of the plain list.
 * @param search the present one, as for `searchOfView`
 * @param isNamed the person opens the list with a view otherwise
 */
export function plainSearch(source: ListSource, search: string, isNamed: boolean): string {
  const plain = encodeListQuery(defaultQuery(source), source, searchWithOpen(search, null))
  return withView(plain, isNamed ? noView : null)
}

function withView(search: string, view: string | null): string {
  const parameters = new URLSearchParams(search)
  if (view === null) parameters.delete(viewParameter)
  else parameters.set(viewParameter, view)
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
