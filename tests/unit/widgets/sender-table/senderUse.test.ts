import { expect, it } from 'vitest'
import { senderUse } from '../../../../src/widgets/sender-table/senderUse.ts'
import { toggled, toggledAll } from '../../../../src/widgets/sender-table/selection.ts'
import type { Sender } from '../../../../src/widgets/sender-table/Sender.ts'
import { t } from '../../../support/englishTexts.ts'

const sender = (id: string, country: string, own = 'approved', extra: Partial<Sender> = {}): Sender => ({
  id,
  title: id.toUpperCase(),
  type: 'alpha_numeric',
  status: own,
  destinations: [{ country_code: 'US', status: country }],
  ...extra,
})

it('offers a Sender ID registered both itself and in the country', () => {
  expect(senderUse(sender('a', 'approved'), 'US')).toEqual({ status: 'approved' })
})

it('offers one whose registration is in progress, and shows that it is', () => {
  expect(senderUse(sender('a', 'pending'), 'US')).toEqual({ status: 'pending' })
  expect(senderUse(sender('a', 'approved', 'in review'), 'US')).toEqual({ status: 'in review' })
})

it('explains why another one cannot be selected', () => {
  const because = (value: Sender) => {
    const remark = senderUse(value, 'US').because
    return remark && t(remark.key, remark.params)
  }
  expect(because(sender('a', 'blocked'))).toBe('Blocked in this country')
  expect(because(sender('a', 'declined'))).toBe('Declined in this country')
  expect(because(sender('a', 'approved', 'declined'))).toBe('This Sender ID was declined')
  expect(because(sender('a', 'approved', 'declined', { reason: 'no proof' }))).toBe('Declined: no proof')
  expect(because(sender('a', 'approved', 'approved', { destinations: [] }))).toBe(
    'Not registered for this country',
  )
  expect(because(sender('a', 'approved', 'approved', { is_supported: false }))).toBe(
    'No longer supported in this country',
  )
})

it('selects all usable visible rows and keeps other selections', () => {
  const rows = [sender('a', 'approved'), sender('b', 'blocked'), sender('c', 'approved')]
  const elsewhere = { id: 'z', title: 'Z' }
  const all = toggledAll([elsewhere], rows, 'US')
  expect(all.map(({ id }) => id)).toEqual(['z', 'a', 'c'])
  expect(toggledAll(all, rows, 'US')).toEqual([elsewhere])
})

it('adds and removes one', () => {
  const a = sender('a', 'approved')
  expect(toggled([], a)).toEqual([{ id: 'a', title: 'A' }])
  expect(toggled([{ id: 'a' }], a)).toEqual([])
})
