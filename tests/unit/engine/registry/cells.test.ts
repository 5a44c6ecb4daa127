import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CellContext } from '../../../../src/engine/registry/cells/CellVariant.ts'
import { cellOf, cells, type CellId } from '../../../../src/engine/registry/cells/cells.ts'
import { t } from '../../../support/englishTexts.ts'

const context: CellContext = {
  t: (key, params) => (key.startsWith('portal:') ? t(key, params) : `text of ${key}`),
  locale: 'en',
  currency: 'USD',
  timeZone: 'Europe/Oslo',
  countryName: (code) => ({ NO: 'Norway', SE: 'Sweden' })[code] ?? code,
  regionName: (code) => ({ 'US-CA': 'California' })[code] ?? code,
  lifecycle: {
    entity: 'parcel',
    field: 'state',
    states: { sent: { title: 'post:sent', tone: 'info', icon: 'send' } },
    transitions: [],
  },
}
const now = Date.parse('2026-03-15T12:00:00Z')
const text = (cell: CellId, value: unknown, rest: Partial<CellContext> = {}) =>
  cells[cell].text(value, { ...context, ...rest }, now)

describe('cells', () => {
  it('are exactly those of the registry of definitions', () => {
    const registry: { cells: object } = JSON.parse(readFileSync('definitions/registry.json', 'utf8'))
    expect(Object.keys(cells).toSorted()).toEqual(Object.keys(registry.cells).toSorted())
  })

  it('refuse a name nobody registered', () => {
    expect(() => cellOf('toString')).toThrow('No cell is named "toString"')
  })

  it.each<[CellId, unknown, string]>([
    ['text', 'hello', 'hello'],
    ['text', ['a', 'b'], 'a, b'],
    ['number', 1234567, '1,234,567'],
    ['money', 12_500_000, '$12.50'],
    ['money', 7900, '$0.0079'],
    ['money', 0, '$0.00'],
    ['money', -1_000_000, '-$1.00'],
    ['percent-bar', 98.75, '98.8%'],
    ['percent-bar', 100, '100%'],
    ['status-chip', 'sent', 'text of post:sent'],
    ['status-chip', 'unheard', 'unheard'],
    ['country', 'NO', 'Norway'],
    ['country', { country_code: 'no' }, 'Norway'],
    ['country', 'ZZ', 'ZZ'],
    ['countries', [{ country_code: 'NO' }, { country_code: 'SE' }, 'NO'], 'Norway, Sweden'],
    ['region', 'US-CA', 'California'],
    ['region', { country_code: 'us', region_code: 'ca' }, 'California'],
    ['region', { country_code: 'US' }, ''],
    ['region', 'CA-ZZ', 'CA-ZZ'],
    ['phone', '14155550123', '+14155550123'],
    ['phone', 'ACME', 'ACME'],
    ['date-time', '2026-01-02T14:05:00Z', '01/02/2026 15:05 PM'],
    ['relative-time', '2026-03-15T11:59:30Z', 'just now'],
    ['relative-time', '2026-03-14T13:00:00Z', '23 hours ago'],
    ['relative-time', '2026-03-01T12:00:00Z', '03/01/2026'],
    ['yes-no', true, 'Yes'],
    ['yes-no', false, 'No'],
  ])('%s says %j as %s', (cell, value, expected) => {
    expect(text(cell, value)).toBe(expected)
  })

  it.each(Object.keys(cells).map((name) => [name]))('%s says nothing for a missing value', (name) => {
    for (const missing of [undefined, null, {}]) expect(cellOf(name).text(missing, context)).toBe('')
  })

  it('say the words of an enumeration', () => {
    const property = {
      type: 'string' as const,
      title: 'post:kind',
      enumTexts: { box: 'post:box' },
      trim: true,
      readOnly: false,
      writeOn: [],
      sensitive: false,
      cell: 'text',
      errors: {},
    }
    expect(text('text', 'box', { property })).toBe('text of post:box')
  })
})
