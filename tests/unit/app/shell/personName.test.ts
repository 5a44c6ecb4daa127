import { expect, it } from 'vitest'
import { personName } from '../../../../src/app/shell/personName.ts'

it("shows a user's first and last name, or else their email", () => {
  const user = { id: '1', email: 'a@b.example', permissions: [] }
  expect(personName({ account: { first_name: 'Ada', last_name: 'Byron' }, user })).toBe('Ada Byron')
  expect(personName({ account: { first_name: '', last_name: null }, user })).toBe('a@b.example')
})
