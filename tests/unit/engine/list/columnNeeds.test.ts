import { expect, it } from 'vitest'
import { columnNeeds, textWidth } from '../../../../src/engine/list/columnNeeds.ts'
import type { CellContext } from '../../../../src/engine/registry/cells/CellVariant.ts'
import { column } from './sampleList.ts'

const context: CellContext = {
  t: (key) => key,
  locale: 'en-US',
  currency: 'USD',
  timeZone: 'UTC',
  countryName: () => 'Norway',
  regionName: (code) => code,
  choiceText: (_catalogue, value) => value,
  phoneNumber: (number) => number,
}
const needs = (columns: Parameters<typeof columnNeeds>[0], rows: Parameters<typeof columnNeeds>[1]) =>
  columnNeeds(
    columns,
    rows,
    () => context,
    ({ id }) => id,
  )

it('takes the longest value, or the title where that is longer', () => {
  const rows = [
    { id: '1', email: 'a@b.example' },
    { id: '2', email: 'someone.with.a.long.name@demo.example' },
  ]
  const found = needs([column('email', {}), column('a-very-long-title', { field: 'none' })], rows)
  expect(found['email']).toBe(Math.ceil(textWidth('someone.with.a.long.name@demo.example')) + 24)
  expect(found['a-very-long-title']).toBeGreaterThan(100)
})

it('counts flags beside names, and leaves drawings alone', () => {
  const columns = [
    column('plain', {}),
    column('flag', { cell: 'country' }),
    column('share', { cell: 'percent-bar' }),
  ]
  const found = needs(columns, [{ id: '1', plain: 'Norway', flag: 'NO', share: 7 }])
  expect(found['flag']).toBe((found['plain'] ?? 0) + 28)
  expect(found).not.toHaveProperty('share')
})

it('gives long texts no more than a readable width', () => {
  expect(needs([column('text', {})], [{ id: '1', text: 'wide '.repeat(500) }])['text']).toBeLessThan(760)
})
