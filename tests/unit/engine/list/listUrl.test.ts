import { describe, expect, it } from 'vitest'
import {
  apiParameters,
  decodeListQuery,
  defaultQuery,
  encodeListQuery,
  takeOverSearch,
} from '../../../../src/language/lists/listUrl.ts'
import { list, resource } from './sampleList.ts'

const source = { list, resource }
const decode = (search: string) => decodeListQuery(search, source)
const roundTrip = (search: string) => encodeListQuery(decode(search).query, source, search)
const parameters = (search: string) => apiParameters(decode(search).query, source, '2026-03-15')

describe('parameters of the API', () => {
  it('name the time zone only where days begin elsewhere than where the account is', () => {
    const { query } = decode('?dates=today')
    const plain = apiParameters(query, source, '2026-03-15')
    expect('timezone' in plain).toBe(false)
    const zoned = apiParameters(query, source, '2026-03-16', 'Pacific/Auckland')
    expect(zoned).toEqual({ ...plain, from: '16/03/2026', to: '16/03/2026', timezone: 'Pacific/Auckland' })
  })
})

describe('a list URL', () => {
  it('means the defaults without a query', () => {
    expect(decode('')).toEqual({ query: { page: 1, perPage: 25, sort: [], filters: {} }, problems: [] })
    expect(encodeListQuery(defaultQuery(source), source)).toBe('')
  })

  it.each([
    '?label=red+box&state=sent&page=3&per_page=50',
    '?sort=label%2C-weight',
    '?dates=this-month',
    '?from=2026-01-02&to=2026-01-31',
    '?from=2026-01-02',
    '?van_id=7',
  ])('restores %s exactly', (search) => {
    expect(decode(search).problems).toEqual([])
    const written = new URLSearchParams(roundTrip(search))
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(search)))
  })

  it('leaves defaults out', () => {
    expect(roundTrip('?page=1&per_page=25&sort=-created_at&state=&dates=all-time')).toBe('')
  })

  it('keeps unrelated parameters', () => {
    expect(roundTrip('?type=outbound&page=2')).toBe('?type=outbound&page=2')
  })

  it.each([
    ['page=0', 'page', '0'],
    ['page=two', 'page', 'two'],
    ['per_page=30', 'per_page', '30'],
    ['state=stolen', 'state', 'stolen'],
    ['sort=secret', 'sort', 'secret'],
    ['dates=last-year', 'dates', 'last-year'],
    ['from=2026-02-30', 'from', '2026-02-30'],
  ])('ignores and reports %s', (search, name, value) => {
    expect(decode(search)).toEqual({ query: defaultQuery(source), problems: [{ name, value }] })
  })

  it('applies the known part of a sort', () => {
    expect(decode('sort=-label,secret,label').query.sort).toEqual([{ field: 'label', descending: true }])
  })

  it('reads dates in the API format', () => {
    expect(decode('from=31/01/2026').query.filters).toEqual({ dates: '2026-01-31..' })
  })
})

describe('list call parameters', () => {
  it('always include page, size and sort', () => {
    expect(parameters('')).toEqual({ page: '1', per_page: '25', sort: '-created_at' })
  })

  it('use query names for filters and DD/MM/YYYY for dates', () => {
    expect(
      parameters('label=red&state=sent&van_id=7&from=2026-01-02&to=2026-01-31&sort=weight,-label'),
    ).toEqual({
      page: '1',
      per_page: '25',
      sort: 'weight,-label',
      label: 'red',
      state: 'sent',
      van_id: '7',
      from: '02/01/2026',
      to: '31/01/2026',
    })
  })

  it('resolve presets from the current day', () => {
    expect(parameters('dates=this-month')).toMatchObject({ from: '01/03/2026', to: '15/03/2026' })
    expect(parameters('dates=today')).toMatchObject({ from: '15/03/2026', to: '15/03/2026' })
  })
})

describe('a newly published list', () => {
  const without = (id: string) => ({
    resource,
    list: { ...list, filters: list.filters.filter((filter) => filter.id !== id) },
  })

  it('keeps page, sort, filters and unrelated parameters', () => {
    const search = 'page=2&state=sent&other=1'
    expect(takeOverSearch(search, source, { ...source, list: { ...list } })).toBe(search)
  })

  it('drops removed filters, options and page sizes', () => {
    expect(takeOverSearch('page=2&state=sent&other=1', source, without('state'))).toBe('page=2&other=1')
    const fewer = { resource, list: { ...list, pageSizes: list.pageSizes.slice(0, 1) } }
    expect(takeOverSearch(`per_page=${list.pageSizes[1]}`, source, fewer)).toBe('')
    const dates = 'from=2026-01-01&to=2026-01-31&page=3'
    expect(takeOverSearch(dates, source, without('dates'))).toBe('page=3')
  })

  it('still reports parameters that were unknown before', () => {
    expect(takeOverSearch('state=lost', source, { ...source, list: { ...list } })).toBe('state=lost')
  })
})
