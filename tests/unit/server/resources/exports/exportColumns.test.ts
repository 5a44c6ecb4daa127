import { expect, it } from 'vitest'
import { exportColumns } from '../../../../../src/server/resources/exports/exportColumns.ts'
import type { EntityDefinition, PropertyDefinition } from '../../../../../src/language/portal.ts'

const texts: Record<string, string> = {
  'portal:export-unit': '{title} ({unit})',
  'portal:export-name': '{title} name',
  'portal:cell-yes': 'Yes',
  'portal:cell-no': 'No',
}
const property = (more: Partial<PropertyDefinition>): PropertyDefinition => ({
  type: 'string',
  title: '',
  readOnly: false,
  writeOn: ['create', 'update'],
  sensitive: false,
  trim: false,
  cell: 'text',
  errors: {},
  ...more,
})
const context = {
  entity: {
    id: 'trip',
    required: [],
    properties: {
      leaves_at: property({ format: 'local-date-time' }),
      size: property({ enumTexts: { s: 'Small' } }),
      role: property({ catalogue: 'roles', cell: 'choice' }),
      words: property({ type: 'array', items: property({}) }),
      sizes: property({ type: 'array', items: property({ enum: ['s', 'm'] }) }),
    },
  } as unknown as EntityDefinition,
  text: (key: string, params: Record<string, string> = {}) =>
    Object.entries(params).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      texts[key] ?? key,
    ),
  currency: 'USD',
  timeZone: 'America/New_York',
  accountZone: 'Europe/Oslo',
  catalogues: {
    countries: [
      { value: 'GB', text: 'United Kingdom' },
      { value: 'US', text: 'United States' },
    ],
    regions: [{ value: 'US-CA', text: 'California' }],
    roles: [{ value: 'Admin', text: 'Administrator' }],
  },
}

/** The titles and values of a column with this cell. */
function check(
  cell: string,
  value: unknown,
  expected: Record<string, string | number>,
  field = 'value',
): void {
  const columns = exportColumns([{ field, title: 'Value', cell }], context)
  expect(Object.fromEntries(columns.map(({ title, write }) => [title, write({ [field]: value })]))).toEqual(
    expected,
  )
}

it('titles name the currency of amounts', () => {
  check('money', 7900, { 'Value (USD)': 0.0079 })
  check('balance', -10_500_000, { 'Value (USD)': -10.5 })
  check('money', null, { 'Value (USD)': '' })
})

it("titles name the account's time zone, in which times are written for spreadsheets", () => {
  check('date-time', '2026-03-08T06:59:59.000Z', { 'Value (America/New_York)': '2026-03-08 01:59:59' })
  check('exact-time', '2026-03-08T06:59:59.000Z', { 'Value (America/New_York)': '2026-03-08 01:59:59' })
  check('relative-time', '2026-03-08T07:00:00.000Z', { 'Value (America/New_York)': '2026-03-08 03:00:00' })
  check('date-time', undefined, { 'Value (America/New_York)': '' })
})

it('leaves local times in their zone', () => {
  check('date-time', '2026-03-08T02:30', { Value: '2026-03-08 02:30' }, 'leaves_at')
})

it('names countries and regions beside their codes', () => {
  check('country', 'GB', { Value: 'GB', 'Value name': 'United Kingdom' })
  check('country', { country_code: 'us' }, { Value: 'us', 'Value name': 'United States' })
  check('country', 'XX', { Value: 'XX', 'Value name': 'XX' })
  check('countries', ['GB', { country_code: 'US' }], {
    Value: 'GB US',
    'Value name': 'United Kingdom; United States',
  })
  check('region', { country_code: 'US', region_code: 'CA' }, { Value: 'US-CA', 'Value name': 'California' })
})

it('names values of catalogues beside them', () => {
  check('choice', 'Admin', { Value: 'Admin', 'Value name': 'Administrator' }, 'role')
  check('choice', 'Pilot', { Value: 'Pilot', 'Value name': 'Pilot' }, 'role')
})

it('writes words for choices and yes or no', () => {
  check('text', 's', { Value: 'Small' }, 'size')
  check('yes-no', true, { Value: 'Yes' })
  check('yes-no', false, { Value: 'No' })
})

it('separates texts that may hold spaces by semicolons', () => {
  check('text', ['night shift', 'sales'], { Value: 'night shift; sales' }, 'words')
  check('text', ['s', 'm'], { Value: 's m' }, 'sizes')
})

it('keeps numbers numbers', () => check('number', -12, { Value: -12 }))
