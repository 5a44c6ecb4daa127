import { expect, it } from 'vitest'
import { composeHeading } from '../../../../src/engine/page/composeHeading.ts'
import { fillText } from '../../../../src/language/fillText.ts'
import type { HeadingDefinition, Text } from '../../../../src/language/portal.ts'
import type { CellContext } from '../../../../src/engine/registry/cells/CellVariant.ts'

const texts: Record<string, Text> = {
  'x:by-card': 'Payment of {amount}, {card}',
  'x:of': { one: 'Payment for {count} parcel', other: 'Payment for {count} parcels' },
}
const headings: HeadingDefinition[] = [
  {
    text: 'x:by-card',
    fields: [
      { field: 'amount', cell: 'money' },
      { field: 'card', cell: 'text' },
    ],
  },
  { text: 'x:of', fields: [], count: 'parcels' },
]
const check = (row: object, expected: string | undefined): void =>
  expect(
    composeHeading(
      headings,
      { id: '1', ...row },
      (key, params = {}) => fillText(texts[key] ?? key, params, 'en-US'),
      () => ({ locale: 'en-US', currency: 'USD' }) as CellContext, // all that these cells read
    ),
  ).toBe(expected)

it('writes values as their cells do', () =>
  check({ amount: 50_000_000, card: 'Visa 3155' }, 'Payment of $50.00, Visa 3155'))

it('passes over headings that lack a value', () => {
  check({ amount: 50_000_000, parcels: 1 }, 'Payment for 1 parcel')
  check({ card: 'Visa 3155', parcels: 2 }, 'Payment for 2 parcels')
})

it('is none where all lack one', () => check({ amount: 50_000_000, card: null }, undefined))
