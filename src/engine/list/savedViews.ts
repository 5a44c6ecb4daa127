import { mergeColumns, type ColumnChoice } from '../../language/lists/columnChoices.ts'
import { writeGrouping } from '../../language/lists/grouping.ts'
import type { ListQuery } from '../../language/lists/ListQuery.ts'
import { encodeListQuery, writeSort, type ListSource } from '../../language/lists/listUrl.ts'
import { queryOfView } from '../../language/lists/queryOfView.ts'
import type { ListView, ListViewContent } from '../../shared/listView.ts'
import { writeSearch } from '../../shared/writeSearch.ts'

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
