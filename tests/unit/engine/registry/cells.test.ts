import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PropertyDefinition } from '../../../../src/language/portal.ts'
import type { CellContext } from '../../../../src/engine/registry/cells/CellVariant.ts'
import { cellOf, cells, type CellId } from '../../../../src/engine/registry/cells/cells.ts'
import { columnDecimals } from '../../../../src/engine/registry/cells/columnDecimals.ts'
import { formatPhoneNumber } from '../../../../src/domain/phone/index.ts'
import { t } from '../../../support/englishTexts.ts'

const context: CellContext = {
  t: (key, params) => (key.startsWith('portal:') ? t(key, params) : `text of ${key}`),
  locale: 'en',
  currency: 'USD',
  timeZone: 'Europe/Oslo',
  countryName: (code) => ({ NO: 'Norway', SE: 'Sweden' })[code] ?? code,
  regionName: (code) => ({ 'US-CA': 'California' })[code] ?? code,
  choiceText: (catalogue, value) => (catalogue === 'roles' && value === 'Admin' ? 'Administrator' : value),
  phoneNumber: formatPhoneNumber,
  lifecycle: {
    entity: 'parcel',
    field: 'state',
    states: { sent: { title: 'post:sent', tone: 'info', icon: 'send' } },
    transitions: [],
  },
}
const contextWithout = (name: 'lifecycle'): CellContext => {
  const { [name]: _, ...rest } = context
  return rest
}
const now = Date.parse('2026-03-15T12:00:00Z')
const text = (cell: CellId, value: unknown, rest: Partial<CellContext> = {}) =>
  cells[cell].text(value, { ...context, ...rest }, now)

describe('cells', () => {
  it('match the definition registry exactly', () => {
    const registry: { cells: object } = JSON.parse(readFileSync('definitions/registry.json', 'utf8'))
    expect(Object.keys(cells).toSorted()).toEqual(Object.keys(registry.cells).toSorted())
  })

  it('show a value as the chip that its property names', () => {
    // As far as the cell reads it.
    const property = {
      enumTexts: { late: 'post:late' },
      chips: { late: { tone: 'warning', icon: 'schedule' } },
    } as unknown as PropertyDefinition
    const { Cell } = cells['status-chip']
    const drawn = renderToStaticMarkup(
      createElement(Cell, { value: 'late', context: { ...contextWithout('lifecycle'), property } }),
    )
    expect(drawn).toContain('data-tone="warning"')
    expect(drawn).toContain('text of post:late')
    expect(drawn).toContain('data-icon="schedule"')
  })

  it('reject an unregistered name', () => {
    expect(() => cellOf('toString')).toThrow('No cell is named "toString"')
  })

  it.each<[CellId, unknown, string]>([
    ['text', 'hello', 'hello'],
    ['text', ['a', 'b'], 'a, b'],
    ['number', 1234567, '1,234,567'],
    ['duration', 5, '0:05'],
    ['duration', 125, '2:05'],
    ['duration', 3725, '1:02:05'],
    ['money', 12_500_000, '$12.50'],
    ['money', 7900, '$0.0079'],
    ['money', 0, '$0.00'],
    ['money', -1_000_000, '-$1.00'],
    ['balance', 739_089_999, '$739.08'],
    ['balance', 999_999, '$0.99'],
    ['balance', -5000, '-$0.01'],
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
    ['phone', '14155550123', '+1 415 555 0123'],
    ['phone', '+447400123001', '+44 7400 123001'],
    ['phone', 'ACME', 'ACME'],
    ['phone', ['+14155550123', '+447400123001'], '+1 415 555 0123, +44 7400 123001'],
    ['exact-money', -8_166_667, '-$8.166667'],
    ['exact-money', 1_000_000_000, '$1,000.00'],
    ['currency', 2.5, '$2.50'],
    ['currency', 0.0125, '$0.0125'],
    ['date', '2026-01-02', '01/02/2026'],
    ['date', '2026-01-02T23:30:00Z', '01/03/2026'],
    ['date', 'T', ''],
    ['month', '2026-10', 'October 2026'],
    ['month', '2026-13', ''],
    ['month', 202610, ''],
    ['date-time', '2026-01-02T14:05:00Z', '01/02/2026 15:05'],
    ['exact-time', '2026-01-02T14:05:09Z', '01/02/2026 15:05:09'],
    ['exact-time', '2026-01-02T14:05', '01/02/2026 14:05'],
    ['relative-time', '2026-03-15T11:59:30Z', 'just now'],
    ['relative-time', '2026-03-14T13:00:00Z', '23 hours ago'],
    ['relative-time', '2026-03-01T12:00:00Z', '03/01/2026'],
    ['yes-no', true, 'Yes'],
    ['yes-no', false, 'No'],
  ])('%s shows %j as %s', (cell, value, expected) => {
    expect(text(cell, value)).toBe(expected)
  })

  it('shows a moment where it is read, unless it belongs to the account’s calendar', () => {
    const zones = { timeZone: 'Pacific/Auckland', accountZone: 'America/New_York' }
    expect(text('date-time', '2026-01-02T14:05:00Z', zones)).toBe('01/03/2026 03:05')
    expect(text('date', '2026-01-02T14:05:00Z', zones)).toBe('01/02/2026')
    expect(text('account-time', '2026-01-02T14:05:00Z', zones)).toBe('01/02/2026 09:05')
  })

  it.each<[CellId]>([['date-time'], ['exact-time'], ['relative-time'], ['account-time']])(
    '%s shows the second on hover',
    (cell) => {
      const { Cell } = cells[cell]
      const drawn = renderToStaticMarkup(createElement(Cell, { value: '2026-01-02T14:05:09Z', context }))
      expect(drawn).toContain('title="01/02/2026 15:05:09 (Europe/Oslo)"')
    },
  )

  it('keeps the form of summaries', () => {
    const summary = { isSummary: true }
    expect(text('date-time', '2026-01-02T14:05:09Z', summary)).toBe('01/02/2026 15:05 PM')
    expect(text('exact-time', '2026-01-02T14:05:09Z', summary)).toBe('01/02/2026 15:05 PM')
    expect(text('date-time', '2026-01-02T14:05', summary)).toBe('01/02/2026 14:05 PM')
  })

  it.each([
    ['$0.462 and $7.600', [462_000, 7_600_000]],
    ['$12.50 and $7.60', [12_500_000, 7_600_000]],
    ['$0.0079 and $0.0000', [7900, 0]],
    ['$0.000001 and $2.000000', [1, 2_000_000]],
  ])('show the amounts of one column alike: %s', (expected, amounts) => {
    const column = { field: 'charge', cell: 'money' }
    const { charge } = columnDecimals(
      [column],
      amounts.map((amount) => ({ charge: amount })),
    )
    expect(amounts.map((amount) => text('money', amount, { decimals: charge! })).join(' and ')).toBe(expected)
  })

  it.each(Object.keys(cells).map((name) => [name]))('%s shows nothing for a missing value', (name) => {
    for (const missing of [undefined, null, {}]) expect(cellOf(name).text(missing, context)).toBe('')
  })

  it('show a value of a catalogue by its text, and several', () => {
    const property: PropertyDefinition = {
      type: 'string',
      title: 'post:role',
      catalogue: 'roles',
      trim: false,
      readOnly: false,
      writeOn: [],
      sensitive: false,
      cell: 'choice',
      errors: {},
    }
    expect(text('choice', 'Admin', { property })).toBe('Administrator')
    expect(text('choice', 'Pilot', { property })).toBe('Pilot')
    const several = { ...property, type: 'array' as const, catalogue: undefined, items: property }
    expect(text('choice', ['Admin', 'Pilot'], { property: several })).toBe('Administrator, Pilot')
    expect(text('choice', undefined, { property })).toBe('')
  })

  it('show enum labels', () => {
    const property = {
      type: 'string' as const,
      title: 'post:kind',
      enumTexts: { box: 'post:box' },
      trim: true,
      readOnly: false,
      writeOn: [],
      sensitive: false as const,
      cell: 'text',
      errors: {},
    }
    expect(text('text', 'box', { property })).toBe('text of post:box')
  })
})
