import { describe, expect, it } from 'vitest'
import { dropRemoved, initialValue, keyItems, submitValue } from '../../../src/language/index.ts'
import { entityWith, property, world } from './entityWith.ts'

const item = property({
  type: 'object',
  properties: {
    id: property({ type: 'string', format: 'uuid' }),
    ip: property({ type: 'string' }),
    _destroy: property({ type: 'boolean' }),
  },
})
const entity = entityWith({
  addresses: property({ type: 'array', keyed: true, items: item }),
  others: property({ type: 'array', items: item }),
  secret: property({ type: 'string', sensitive: 'encrypted', generated: true }),
})
const row = {
  id: 'r',
  addresses: [
    { id: 'a', ip: '1.1.1.1' },
    { id: 'b', ip: '2.2.2.2' },
  ],
  others: [{ id: 'c', ip: '3.3.3.3' }],
}
const sent = (addresses: object[], operation: 'create' | 'update' = 'update') =>
  submitValue(entity, { addresses }, operation, { ...world, row })['addresses']

describe('a list whose items have ids', () => {
  it('sends a stored item that was removed marked, and a new one that was removed not at all', () => {
    expect(sent([{ id: 'b', ip: '2.2.2.9' }, { ip: '4.4.4.4' }])).toEqual([
      { id: 'b', ip: '2.2.2.9' },
      { ip: '4.4.4.4' },
      { id: 'a', ip: '1.1.1.1', _destroy: true },
    ])
    expect(sent([])).toEqual(row.addresses.map((each) => ({ ...each, _destroy: true })))
  })

  it('marks nothing in a new record, nor in other lists', () => {
    expect(sent([{ ip: '4.4.4.4' }], 'create')).toEqual([{ ip: '4.4.4.4' }])
    expect(submitValue(entity, { others: [] }, 'update', { ...world, row })['others']).toEqual([])
  })

  it('loses the marked items, and no others', () => {
    const value = {
      addresses: [
        { id: 'a', _destroy: true },
        { ip: '4.4.4.4', _destroy: false },
      ],
    }
    expect(dropRemoved(entity, value)).toEqual({ addresses: [{ ip: '4.4.4.4' }] })
  })

  it('keeps the ids of stored items, each once, and gives others new ones', () => {
    let made = 0
    const value = {
      addresses: [{ id: 'b', ip: '1' }, { id: 'b', ip: '2' }, { id: 'x', ip: '3' }, { ip: '4' }],
    }
    expect(keyItems(entity, value, row, () => `new${++made}`)).toEqual({
      addresses: [
        { id: 'b', ip: '1' },
        { id: 'new1', ip: '2' },
        { id: 'new2', ip: '3' },
        { id: 'new3', ip: '4' },
      ],
    })
  })

  it('leaves what is no list of objects for the validator to refuse', () => {
    expect(dropRemoved(entity, { addresses: ['a', 1] })).toEqual({ addresses: ['a', 1] })
  })
})

describe('a generated secret', () => {
  it('starts a new record with 32 random characters and is sent with it', () => {
    const [first, second] = [initialValue(entity, world), initialValue(entity, world)]
    expect(first['secret']).toMatch(/^[\w-]{32}$/)
    expect(first['secret']).not.toBe(second['secret'])
    expect(submitValue(entity, first, 'create', world)['secret']).toBe(first['secret'])
  })
})
