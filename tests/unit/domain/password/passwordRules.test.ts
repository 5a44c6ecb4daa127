import { expect, it } from 'vitest'
import { brokenPasswordRule } from '../../../../src/domain/password/index.ts'

const email = 'olivia@harbour.example'

it.each([
  ['olivia@harbour.example', 'without-email'],
  ['my name is OLIVIA', 'without-email'],
  ['aaaaaaaaaaaa', 'hard-to-guess'],
  ['abcdefghijkl', 'hard-to-guess'],
  ['9876543210', 'hard-to-guess'],
  ['Password1234', 'hard-to-guess'],
  ['1234567890', 'hard-to-guess'],
  ['0987654321', 'hard-to-guess'],
  ['passwordpassword', 'hard-to-guess'],
  ['abcdabcdabcd', 'hard-to-guess'],
  ['Patchbay-2026!', 'hard-to-guess'],
  ['harbour 2026', 'hard-to-guess'],
  ['HarbourPineLtd1', 'hard-to-guess'],
  ['Quay & Sons 2026', 'hard-to-guess'],
  ['quayandsons2026', 'hard-to-guess'],
  ['quiet harbour pine', undefined],
  ['🐟🐠🐡🦈🐙🐚🪸🦀🦞🦐', undefined],
])('for %j reports broken rule %s', (password, rule) => {
  expect(
    brokenPasswordRule(password, { email, names: ['Patchbay', 'Harbour & Pine Ltd', 'Quay and Sons'] }),
  ).toBe(rule)
})

it('rejects a short local part only as part of the full address', () => {
  expect(brokenPasswordRule('al quiet harbour', { email: 'al@harbour.example', names: [] })).toBeUndefined()
})
