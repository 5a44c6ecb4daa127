import { expect, it } from 'vitest'
import { mergeColumns } from '../../../../src/language/lists/columnChoices.ts'
import { decodeListQuery } from '../../../../src/language/lists/listUrl.ts'
import { queryOfView } from '../../../../src/language/lists/queryOfView.ts'
import { plainSearch, searchOfView, showsView, viewContent } from '../../../../src/engine/list/savedViews.ts'
import type { ListView } from '../../../../src/shared/listView.ts'
import { list, resource } from './sampleList.ts'

const source = { list, resource }
const columns = mergeColumns(list.columns, [])
const search = '?label=red&state=sent&dates=this-month&sort=label,-weight'
const { query } = decodeListQuery(search, source)
const view: ListView = {
  id: 'v1',
  list: 'post.parcels',
  name: 'Red',
  content: viewContent(query, columns),
  shared: false,
  owner: null,
}

it('restores filters and order of a saved view', () => {
  expect(queryOfView(view.content, source)).toEqual({ query, problems: [] })
  expect(searchOfView(view, source, '')).toBe(`${search}&view=v1`)
  expect(decodeListQuery(searchOfView(view, source, ''), source).query).toEqual(query)
})

it('keeps what chose the screen, and neither the page nor the open record', () => {
  const here = '?tab=late&state=packed&page=4&open=p7&view=v0'
  expect(searchOfView(view, source, here)).toBe(`?tab=late&view=v1&${search.slice(1)}`)
  expect(plainSearch(source, here, false)).toBe('?tab=late')
  expect(plainSearch(source, here, true)).toBe('?tab=late&view=all')
})

it('still works after its list has lost a filter, a value and a sort field', () => {
  const left = {
    list: { ...list, filters: list.filters.filter(({ id }) => id !== 'label') },
    resource: { ...resource, sort: { ...resource.sort, fields: ['weight'] } },
  }
  const gone = { ...view.content, filters: { ...view.content.filters, state: 'burnt' } }
  const { query: kept, problems } = queryOfView(gone, left)
  expect(kept).toEqual({
    page: 1,
    perPage: 25,
    sort: [{ field: 'weight', descending: true }],
    filters: { dates: 'this-month' },
  })
  expect(problems.map(({ name }) => name).toSorted()).toEqual(['label', 'sort', 'state'])
})

it('finds its filter under another parameter', () => {
  const renamed = {
    resource,
    list: {
      ...list,
      filters: list.filters.map((filter) => (filter.kind === 'search' ? { ...filter, query: 'q' } : filter)),
    },
  }
  expect(searchOfView(view, renamed, '')).toContain('q=red')
})

it('is shown until filters, order or columns differ; the page does not matter', () => {
  expect(showsView(view, source, { ...query, page: 7, perPage: 100 }, columns)).toBe(true)
  expect(showsView(view, source, { ...query, filters: {} }, columns)).toBe(false)
  expect(showsView(view, source, { ...query, sort: [] }, columns)).toBe(false)
  const hidden = columns.map((column) => ({ ...column, shown: column.id === 'label' }))
  expect(showsView(view, source, query, hidden)).toBe(false)
})
