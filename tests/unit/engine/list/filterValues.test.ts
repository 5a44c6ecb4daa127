import { describe, expect, it } from 'vitest'
import { apiParameters, decodeListQuery, encodeListQuery } from '../../../../src/language/lists/listUrl.ts'
import { readNumberRange, writeNumberRange } from '../../../../src/language/lists/filterRanges.ts'
import { numberRangeWords } from '../../../../src/engine/list/numberRangeText.ts'
import { queryOfView } from '../../../../src/language/lists/queryOfView.ts'
import type { FilterDefinition } from '../../../../src/language/portal.ts'
import { list, resource } from './sampleList.ts'

const states = [
  { value: 'packed', text: 'post:packed' },
  { value: 'sent', text: 'post:sent' },
]
const filters: FilterDefinition[] = [
  {
    id: 'state',
    title: 'post:state',
    kind: 'select',
    query: 'state',
    all: 'post:all',
    options: states,
    many: true,
  },
  {
    id: 'van',
    title: 'post:van',
    kind: 'reference',
    query: 'van_id',
    all: 'post:all',
    many: true,
    record: { path: '/v1/vans', name: 'van.name', access: [] },
    pick: { items: 'vans', name: 'name', key: 'id', search: 'name', access: [] },
  },
  {
    id: 'weight',
    title: 'post:weight',
    kind: 'number-range',
    query: ['weight_from', 'weight_to'],
    cell: 'number',
  },
]
const source = { list: { ...list, filters }, resource }
const decode = (search: string) => decodeListQuery(search, source)
const asked = (search: string) => {
  const {
    page: _,
    per_page: __,
    sort: ___,
    ...rest
  } = apiParameters(decode(search).query, source, '2026-03-15')
  return rest
}

describe('filters with several values and ranges', () => {
  it.each([
    '?state=packed,sent',
    '?van_id=a,b,c',
    '?weight_from=5&weight_to=20',
    '?weight_to=0',
    '?weight_from=-1.5',
  ])('restores %s exactly', (search) => {
    expect(decode(search).problems).toEqual([])
    expect(encodeListQuery(decode(search).query, source, search)).toBe(search)
  })

  it.each([
    ['state=packed,sent', { state: 'packed,sent' }],
    ['van_id=a,b', { van_id: 'a,b' }],
    ['weight_from=5', { weight_from: '5' }],
    ['weight_from=5&weight_to=20', { weight_from: '5', weight_to: '20' }],
  ])('asks the API for %s', (search, parameters) => {
    expect(asked(search)).toEqual(parameters)
  })

  it('keeps the known values and reports the others', () => {
    expect(decode('state=packed,stolen')).toMatchObject({
      query: { filters: { state: 'packed' } },
      problems: [{ name: 'state', value: 'packed,stolen' }],
    })
    expect(decode('state=stolen').query.filters).toEqual({})
  })

  it.each(['weight_from=much', 'weight_to=1e999'])('ignores and reports %s', (search) => {
    expect(decode(search).query.filters).toEqual({})
    expect(decode(search).problems).toHaveLength(1)
  })

  it('follows no range whose ends are exchanged', () => {
    expect(decode('weight_from=20&weight_to=5').query.filters).toEqual({})
  })

  it('counts a repeated value once', () => {
    expect(asked('state=sent,sent,packed')).toEqual({ state: 'sent,packed' })
  })

  it('restores them from a saved view, without the values that are gone', () => {
    const content = {
      filters: { state: 'packed,stolen', van: 'a,b', weight: '5..' },
      sort: '',
      columns: [],
    }
    const { query, problems } = queryOfView(content, source)
    expect(query.filters).toEqual({ state: 'packed', van: 'a,b', weight: '5..' })
    expect(problems.map(({ name }) => name)).toEqual(['state'])
  })
})

describe('a range of numbers', () => {
  it.each(['5..20', '..20', '5..', '-3..0', '0.5..0.5'])('reads and writes %s', (text) => {
    expect(writeNumberRange(readNumberRange(text) ?? {})).toBe(text)
  })

  it.each(['', '..', '5', '20..5', 'a..b', '1..2..3'])('does not read "%s"', (text) => {
    expect(readNumberRange(text)).toBeUndefined()
  })

  it.each([
    ['5..20', '5 kg – 20 kg'],
    ['5..5', '5 kg'],
    ['5..', 'portal:list-number-least 5 kg'],
    ['..20', 'portal:list-number-most 20 kg'],
  ])('says %s as %s', (text, words) => {
    const t = (key: string, params?: Record<string, unknown>) => `${key} ${String(params?.['number'])}`
    expect(numberRangeWords(text, (number) => `${number} kg`, t)).toBe(words)
  })
})
