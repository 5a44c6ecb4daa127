import { describe, expect, it } from 'vitest'
import { schemaOfKind } from '../../../../codegen/schema/languageSchemas.ts'
import type { EntityDefinition, QueryParameter, ResourceDefinition } from '../../../../src/language/portal.ts'
import { findProperty } from '../../../../src/language/index.ts'
import { Refusal } from '../../../../src/server/errors.ts'
import { filterSql } from '../../../../src/server/resources/lists/listSql.ts'
import { totalsFilter } from '../../../../src/server/resources/lists/totalsSql.ts'
import { readListRequest } from '../../../../src/server/resources/lists/readListRequest.ts'
import { shippedWords } from '../../../support/shippedWords.ts'
import { entity as sampleEntity, resource as sampleResource } from '../../engine/list/sampleList.ts'

const text = {
  type: 'string',
  title: 't',
  trim: false,
  readOnly: false,
  writeOn: [],
  sensitive: false,
} as const
const entity: EntityDefinition = {
  ...sampleEntity,
  properties: {
    state: { ...text, cell: 'text', errors: {}, writeOn: [], enum: ['packed', 'sent'] },
    weight: { ...text, type: 'integer', cell: 'number', errors: {}, writeOn: [] },
  },
}
const query: QueryParameter[] = [
  { name: 'state', field: 'state', match: 'in' },
  { name: 'weights', field: 'weight', match: 'in' },
  { name: 'ids', field: 'id', match: 'in' },
  { name: 'towns', field: 'stops[].town_id', match: 'in' },
  { name: 'weight_from', field: 'weight', match: 'from-number' },
  { name: 'weight_to', field: 'weight', match: 'to-number' },
]
const resource: ResourceDefinition = { ...sampleResource, query }
const scope = { account: {}, config: {}, user: {} } as never // no condition reads it

function refusalOf(call: () => unknown): Refusal {
  try {
    call()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('not refused')
}

function sqlOf(given: Record<string, string>) {
  const { filters } = readListRequest(resource, (field) => findProperty(entity, field), given)
  const { where, parameters } = filterSql(resource, entity, filters, scope)
  return { where, parameters }
}

describe('days of a list', () => {
  const dated: ResourceDefinition = {
    ...sampleResource,
    storage: { kind: 'table', table: 'parcel_fact', totals: ['state'] },
    query: [
      { name: 'from', field: 'created_at', match: 'from-date' },
      { name: 'due', field: 'due_at', match: 'from-date' },
      { name: 'state', field: 'state', match: 'equals' },
    ],
  }
  const properties: EntityDefinition['properties'] = {
    ...entity.properties,
    created_at: { ...text, errors: {}, writeOn: [], format: 'date-time', cell: 'date-time' },
    due_at: { ...text, errors: {}, writeOn: [], format: 'date-time', cell: 'date' },
  }
  const where = { account: { timezone: 'Europe/Oslo' }, config: {}, user: {} } as never // no condition reads more
  const read = (given: Record<string, string>) =>
    readListRequest(dated, (field) => properties[field], given).filters
  const begins = (given: Record<string, string>) =>
    filterSql(dated, { ...entity, properties }, read(given), where).parameters
  const isOfTotals = (given: Record<string, string>) =>
    totalsFilter(dated, { ...entity, properties }, read(given), where) !== undefined

  it('begin in the time zone asked for, or where the account is', () => {
    expect(begins({ from: '01/06/2026' })).toEqual(['2026-05-31T22:00:00.000Z'])
    expect(begins({ from: '01/06/2026', timezone: '' })).toEqual(['2026-05-31T22:00:00.000Z'])
    expect(begins({ from: '01/06/2026', timezone: 'Pacific/Auckland' })).toEqual(['2026-05-31T12:00:00.000Z'])
  })

  it('begin where the account is, if that is what they stand for', () => {
    expect(begins({ due: '01/06/2026', timezone: 'Pacific/Auckland' })).toEqual(['2026-05-31T22:00:00.000Z'])
  })

  it('are those of the totals only where the account is', () => {
    expect(isOfTotals({ from: '01/06/2026' })).toBe(true)
    expect(isOfTotals({ from: '01/06/2026', timezone: 'Europe/Oslo' })).toBe(true)
    expect(isOfTotals({ from: '01/06/2026', timezone: 'UTC' })).toBe(false)
    expect(isOfTotals({ state: 'packed', timezone: 'UTC' })).toBe(true)
  })

  it.each(['Mars/Olympus', '+02:00', 'x'])('are refused in %s', (timezone) => {
    expect(Object.keys(refusalOf(() => read({ timezone })).details.fields ?? {})).toEqual(['timezone'])
  })
})

describe('filters of a list as SQL', () => {
  it('compares with each of several values, as one parameter', () => {
    expect(sqlOf({ state: 'packed,sent' })).toEqual({
      where: `entity = 'parcel' and (doc->>'state') = any($1::text[])`,
      parameters: [['packed', 'sent']],
    })
    expect(sqlOf({ weights: '1,2.5' }).parameters).toEqual([[1, 2.5]])
    const ids = ['6f9619ff-8b86-4011-b42d-00c04fc964ff', '6f9619ff-8b86-4011-b42d-00c04fc964f0']
    expect(sqlOf({ ids: ids.join(',') })).toEqual({
      where: `entity = 'parcel' and id = any($1::uuid[])`,
      parameters: [ids],
    })
  })

  it('looks for any of several members', () => {
    expect(sqlOf({ towns: 'a,b' }).parameters).toEqual(['[{"town_id":"a"}]', '[{"town_id":"b"}]'])
  })

  it('includes both ends of a range of numbers', () => {
    const { where, parameters } = sqlOf({ weight_from: '5', weight_to: '20.5' })
    expect(where).toContain('>= $1::float8')
    expect(where).toContain('<= $2::float8')
    expect(parameters).toEqual([5, 20.5])
  })

  it.each([
    [{ state: 'packed,stolen' }, { state: 'Not a valid choice' }],
    [{ weights: '1,x' }, { weights: 'Enter numbers, separated by commas' }],
    [{ ids: 'x' }, { ids: 'Enter ids, separated by commas' }],
    [{ weight_from: 'x' }, { weight_from: 'Enter a number' }],
    [{ weight_to: 'Infinity' }, { weight_to: 'Enter a number' }],
    [
      { weights: Array.from({ length: 101 }, (_, index) => index).join(',') },
      { weights: 'Choose at most 100' },
    ],
  ])('refuses %j', (given, fields) => {
    expect(refusalOf(() => sqlOf(given)).body(shippedWords)).toMatchObject({ fields })
  })
})

describe('rows per page', () => {
  const limited = { ...resource, pageSize: 'limit' }

  it('are said by either name where the definition gives one', () => {
    expect(readListRequest(limited, () => undefined, { limit: '3' }).perPage).toBe(3)
    expect(readListRequest(limited, () => undefined, { per_page: '4' }).perPage).toBe(4)
    expect(
      refusalOf(() => readListRequest(limited, () => undefined, { limit: '0' })).details.fields,
    ).toHaveProperty('limit')
    expect(
      refusalOf(() => readListRequest(resource, () => undefined, { limit: '3' })).details.fields,
    ).toHaveProperty('limit')
  })

  it('are at most as many as a definition may offer', () => {
    const sizeOf = (kind: 'list' | 'portal') => {
      const { properties } = schemaOfKind(kind).schema
      return (kind === 'list' ? properties : properties?.['lists']?.properties)?.['pageSizes']?.items?.maximum
    }
    const most = sizeOf('list') ?? 0
    expect(sizeOf('portal')).toBe(most)
    const ask = (size: number) => readListRequest(resource, () => undefined, { per_page: String(size) })
    expect(ask(most).perPage).toBe(most)
    expect(Object.keys(refusalOf(() => ask(most + 1)).details.fields ?? {})).toEqual(['per_page'])
  })
})
