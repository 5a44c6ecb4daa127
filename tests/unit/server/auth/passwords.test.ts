import { expect, it } from 'vitest'
import { checkPassword, hashPassword } from '../../../../src/server/auth/passwords.ts'

it('verifies the right password for a hash, and no other', async () => {
  const hash = await hashPassword('correct horse')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect([await checkPassword('correct horse', hash), await checkPassword('Correct horse', hash)]).toEqual([
    true,
    false,
  ])
})

it('salts hashes of the same password differently', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

it('does the same work for an unknown user and rejects', async () => {
  expect(await checkPassword('anything', undefined)).toBe(false)
})

it('rejects guesses when the queue is full', async () => {
  const guesses = await Promise.allSettled(Array.from({ length: 60 }, () => checkPassword('x', undefined)))
  const refused = guesses.filter((guess) => guess.status === 'rejected')
  expect(refused).toHaveLength(60 - 52)
  expect(refused.every((guess) => guess.reason.code === 'busy')).toBe(true)
})
