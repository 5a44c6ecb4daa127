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
  ['quiet harbour pine', undefined],
  ['🐟🐠🐡🦈🐙🐚🪸🦀🦞🦐', undefined],
])('of %j the rule %s is broken', (password, rule) => {
  expect(brokenPasswordRule(password, email)).toBe(rule)
})

it('minds a short name before the @ only as a whole address', () => {
  expect(brokenPasswordRule('al quiet harbour', 'al@harbour.example')).toBeUndefined()
})
