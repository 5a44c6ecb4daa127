import { describe, expect, it } from 'vitest'
import { readGrouping, writeGrouping } from '../../../../src/language/lists/grouping.ts'
import { placeGroups, withGroups } from '../../../../src/engine/list/groups.ts'
import { decodeListQuery, encodeListQuery, apiParameters } from '../../../../src/language/lists/listUrl.ts'
import { queryOfView } from '../../../../src/language/lists/queryOfView.ts'
import { viewContent } from '../../../../src/engine/list/savedViews.ts'
import { list, resource } from './sampleList.ts'

const groups = [
  { value: 'packed', count: 3, totals: {} },
  { value: 'sent', count: 4, totals: {} },
  { value: 'lost', count: 2, totals: {} },
]
const place = (page: number, collapsed: string[], totalPages: number) =>
  placeGroups(groups, { page, perPage: 5, group: { field: 'state', collapsed } }, totalPages).map(
    ({ group, at, isCollapsed }) => `${at} ${String(group.value)}${isCollapsed ? ' -' : ''}`,
  )

describe('headers of groups on a page', () => {
  it('come before their rows, and again where a group goes on', () => {
    expect(place(1, [], 2)).toEqual(['0 packed', '3 sent'])
    expect(place(2, [], 2)).toEqual(['0 sent', '2 lost'])
  })

  it('of collapsed groups keep their place', () => {
    expect(place(1, ['sent'], 1)).toEqual(['0 packed', '3 sent -', '3 lost'])
    expect(place(1, ['lost'], 2)).toEqual(['0 packed', '3 sent'])
    expect(place(2, ['lost'], 2)).toEqual(['0 sent', '2 lost -'])
    expect(place(1, ['packed', 'sent', 'lost'], 1)).toEqual(['0 packed -', '0 sent -', '0 lost -'])
  })

  it('appear on one page when a group ends with it', () => {
    const even = [
      { value: 'a', count: 5, totals: {} },
      { value: 'b', count: 5, totals: {} },
    ]
    const on = (page: number) =>
      placeGroups(even, { page, perPage: 5, group: { field: 'state', collapsed: [] } }, 2).map(
        ({ group }) => group.value,
      )
    expect([on(1), on(2)]).toEqual([['a'], ['b']])
  })

  it('are put among the rows', () => {
    const placed = placeGroups(
      groups,
      { page: 1, perPage: 9, group: { field: 'state', collapsed: ['sent'] } },
      1,
    )
    const rows = ['p1', 'p2', 'p3', 'l1', 'l2']
    expect(withGroups(rows, placed, ({ group }) => String(group.value))).toEqual([
      'packed',
      'p1',
      'p2',
      'p3',
      'sent',
      'lost',
      'l1',
      'l2',
    ])
    expect(withGroups(rows, [], () => '')).toEqual(rows)
  })
})

describe('the grouping of a list', () => {
  const grouping = { field: 'state', title: 'post:state', cell: 'status-chip', words: {} }
  const source = { list: { ...list, groups: [grouping] }, resource }

  it.each(['?group=state', '?group=state&collapsed=packed,sent'])('is restored from %s', (search) => {
    const { query, problems } = decodeListQuery(search, source)
    expect(problems).toEqual([])
    expect(encodeListQuery(query, source)).toBe(search)
    expect(apiParameters(query, source, '2026-03-15')).toMatchObject(
      Object.fromEntries(new URLSearchParams(search)),
    )
  })

  it.each(['group=weight', 'collapsed=sent'])('is not followed for %s', (search) => {
    const { query, problems } = decodeListQuery(search, source)
    expect(query.group).toBeUndefined()
    expect(problems).toHaveLength(1)
  })

  it('is part of a view, with what is collapsed', () => {
    const { query } = decodeListQuery('group=state&collapsed=sent', source)
    const content = viewContent(query, [])
    expect(content.group).toBe('state:sent')
    expect(queryOfView(content, source).query.group).toEqual({ field: 'state', collapsed: ['sent'] })
    expect(queryOfView(content, { list, resource }).problems).toEqual([
      { name: 'group', value: 'state:sent' },
    ])
  })

  it('is read and written as text', () => {
    expect(readGrouping('state')).toEqual({ field: 'state', collapsed: [] })
    expect(writeGrouping(readGrouping('state:a,b'))).toBe('state:a,b')
  })
})
