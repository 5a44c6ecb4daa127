import { expect, it } from 'vitest'
import { formatBalance } from '../../../../src/app/shell/formatBalance.ts'
import { personName } from '../../../../src/app/shell/personName.ts'

it('shows micro-units in the currency, rounded down to cents', () => {
  expect(formatBalance(124_539_999, 'USD', 'en')).toBe('$124.53')
  expect(formatBalance(0, 'USD', 'en')).toBe('$0.00')
  expect(formatBalance(-10_000, 'USD', 'en')).toBe('-$0.01')
})

it('names a person by first and last name, or else by e-mail', () => {
  const user = { id: '1', email: 'a@b.example', permissions: [] }
  expect(personName({ account: { first_name: 'Ada', last_name: 'Byron' }, user })).toBe('Ada Byron')
  expect(personName({ account: { first_name: '', last_name: null }, user })).toBe('a@b.example')
})
