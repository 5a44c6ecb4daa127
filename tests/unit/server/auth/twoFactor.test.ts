import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  newRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
  setUpAddress,
  takeCode,
  takeRecoveryCode,
  type Person,
} from '../../../../src/server/auth/twoFactor.ts'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import type { Query } from '../../../../src/server/storage/database.ts'
import { openShared } from '../../../support/createTestDatabase.ts'

let database: OwnedDatabase
const accountId = randomUUID()
const secret = newSecret()
/** The middle of a step of 30 seconds. */
const now = 1_800_000_015_000

beforeAll(async () => {
  database = await openShared()
  await database.systemTransaction((query) =>
    query.insertInto('account').values({ id: accountId, name: 'Account', level: 'full' }).execute(),
  )
})
afterAll(() => database.close())

async function createUser(recovery: string[] = []): Promise<Person> {
  const userId = randomUUID()
  await database.systemTransaction((query) =>
    query
      .insertInto('app_user')
      .values({
        account_id: accountId,
        id: userId,
        email: `${userId}@example.com`,
        password_hash: '',
        role: null,
        recovery_hashes: recovery,
      })
      .execute(),
  )
  return { accountId, userId }
}

function codeAt(timestamp: number): string {
  return new TOTP({ digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** @param steps how far from now the code is, in steps of 30 seconds */
async function isAccepted(steps: number, person?: Person): Promise<boolean> {
  const who = person ?? (await createUser())
  return database.transaction(accountId, (query) =>
    takeCode(query, who, secret, codeAt(now + steps * 30_000), now),
  )
}

function consume(person: Person, code: string) {
  return (query: Query): Promise<boolean> => takeRecoveryCode(query, person, code)
}

it("accepts this step's and the last step's code, and no other", async () => {
  const accepted = []
  for (const steps of [-2, -1, 0, 1, 2]) accepted.push(await isAccepted(steps))
  expect(accepted).toEqual([false, true, true, false, false])
})

it('accepts each code once, and none older than the last one used', async () => {
  const person = await createUser()
  expect([await isAccepted(0, person), await isAccepted(0, person), await isAccepted(-1, person)]).toEqual([
    true,
    false,
    false,
  ])
  const slow = await createUser()
  expect([await isAccepted(-1, slow), await isAccepted(0, slow)]).toEqual([true, true])
})

it('rejects anything but six digits', async () => {
  const person = await createUser()
  const code = codeAt(now)
  for (const wrong of ['', code.slice(1), `${code}0`, ` ${code}`, `${code.slice(0, 3)} ${code.slice(3)}`]) {
    const accepted = await database.transaction(accountId, (query) =>
      takeCode(query, person, secret, wrong, now),
    )
    expect([wrong, accepted]).toEqual([wrong, false])
  }
})

it('accepts each recovery code once, in any format', async () => {
  const { codes, hashes } = newRecoveryCodes()
  const person = await createUser(hashes)
  const use = (code: string): Promise<boolean> => database.transaction(accountId, consume(person, code))
  const [first = '', second = ''] = codes
  expect(codes).toHaveLength(10)
  expect(codes.every((code) => /^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/.test(code))).toBe(true)
  expect([await use(first), await use(first)]).toEqual([true, false])
  expect([await use(second.toUpperCase().replace('-', ' ')), await use('22222-22222')]).toEqual([true, false])
  const left = await database.system((query) =>
    query
      .selectFrom('app_user')
      .select('recovery_hashes')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow(),
  )
  expect(left.recovery_hashes).toEqual(hashes.slice(2))
})

it('names the issuer, if there is one, and the person to the app that makes codes', () => {
  const address = new URL(setUpAddress(secret, 'Patchbay', 'ada@example.com'))
  expect(decodeURIComponent(address.pathname)).toMatch(/Patchbay:ada@example\.com$/)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    issuer: 'Patchbay',
    secret,
    digits: '6',
    period: '30',
  })
  const nameless = new URL(setUpAddress(secret, '', 'ada@example.com'))
  expect(decodeURIComponent(nameless.pathname)).toMatch(/\/ada@example\.com$/)
  expect(nameless.searchParams.has('issuer')).toBe(false)
})

it('opens a sealed secret for its own user only', () => {
  const key = Buffer.alloc(32, 1)
  const [owner, stranger] = [
    { accountId, userId: randomUUID() },
    { accountId, userId: randomUUID() },
  ]
  const sealed = sealSecret(key, secret, owner)
  expect(openSecret(key, sealed, owner)).toBe(secret)
  expect(() => openSecret(key, sealed, stranger)).toThrow()
  expect(Buffer.from(sealed).includes(secret)).toBe(false)
})
