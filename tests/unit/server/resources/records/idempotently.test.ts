import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetOldKeys, idempotently } from '../../../../../src/server/resources/records/idempotently.ts'
import type { OwnedDatabase } from '../../../../../src/server/storage/createDatabase.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'

let database: OwnedDatabase
const accountId = randomUUID()
const other = randomUUID()
const userId = randomUUID()
beforeAll(async () => {
  database = await openShared()
})
afterAll(() => database.close())

let runs = 0
/** Sends a request whose work counts its runs. @returns the body, and whether it was a replay */
async function send(key: string | undefined, body: unknown = {}, given = {}): Promise<string> {
  const caller = { accountId, userId }
  const call = { caller, key, route: 'POST /things', body, ...given }
  try {
    const answer = await database.transaction(call.caller.accountId, (query) =>
      idempotently(query, call, () =>
        Promise.resolve({ status: 201, body: `run ${++runs}`, headers: { etag: '"1"' } }),
      ),
    )
    expect([answer.status, answer.headers['etag']]).toEqual([201, '"1"'])
    return answer.headers['idempotency-replayed'] === 'true' ? `${answer.body}, replayed` : answer.body
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

async function ageKey(key: string, age: string): Promise<void> {
  await database.system((query) =>
    sql`update idempotency set created_at = now() - ${age}::interval where key = ${key}`.execute(query),
  )
}

async function storedKeys(): Promise<string[]> {
  const rows = await database.system((query) =>
    query.selectFrom('idempotency').select('key').orderBy('key').execute(),
  )
  return rows.map(({ key }) => key)
}

it('replays the first response for a day, then runs again', async () => {
  runs = 0
  expect([await send('key-of-a-day'), await send('key-of-a-day')]).toEqual(['run 1', 'run 1, replayed'])
  await ageKey('key-of-a-day', '23 hours 59 minutes')
  expect(await send('key-of-a-day')).toBe('run 1, replayed')
  await ageKey('key-of-a-day', '24 hours 1 minute')
  expect([await send('key-of-a-day'), await send('key-of-a-day')]).toEqual(['run 2', 'run 2, replayed'])
})

it('accepts an expired key with another body', async () => {
  await send('key-of-two-bodies', { a: 1 })
  expect(await send('key-of-two-bodies', { a: 2 })).toBe('key-reused')
  await ageKey('key-of-two-bodies', '25 hours')
  expect(await send('key-of-two-bodies', { a: 2 })).toMatch(/^run \d+$/)
})

it('deletes expired keys only', async () => {
  await send('key-to-keep')
  await send('key-to-delete')
  await ageKey('key-to-keep', '23 hours')
  await ageKey('key-to-delete', '25 hours')
  await database.systemTransaction(forgetOldKeys)
  const keys = await storedKeys()
  expect([keys.includes('key-to-keep'), keys.includes('key-to-delete')]).toEqual([true, false])
})

it('compares bodies by value, whatever the order of keys', async () => {
  await send('key-of-orders', { b: [1, { d: 1, c: 2 }], a: null })
  expect(await send('key-of-orders', { a: null, b: [1, { c: 2, d: 1 }] })).toMatch(/replayed$/)
  expect(await send('key-of-orders', { a: null, b: [{ c: 2, d: 1 }, 1] })).toBe('key-reused')
})

it('keeps keys of accounts, people, API keys and routes apart, and needs none', async () => {
  runs = 0
  await send('key-of-places')
  const answers = [
    await send('key-of-places', {}, { route: 'PUT /things' }),
    await send('key-of-places', {}, { caller: { accountId: other, userId } }),
    await send('key-of-places', {}, { caller: { accountId, userId: other } }),
    await send('key-of-places', {}, { caller: { accountId, userId, keyId: other } }),
    await send(undefined),
    await send(undefined),
  ]
  expect(answers).toEqual(['run 2', 'run 3', 'run 4', 'run 5', 'run 6', 'run 7'])
  const replays = [
    await send('key-of-places'),
    await send('key-of-places', {}, { route: 'PUT /things' }),
    await send('key-of-places', {}, { caller: { accountId: other, userId } }),
    await send('key-of-places', {}, { caller: { accountId, userId: other } }),
    await send('key-of-places', {}, { caller: { accountId, userId, keyId: other } }),
  ]
  expect(replays).toEqual([1, 2, 3, 4, 5].map((run) => `run ${run}, replayed`))
})

it('rejects a malformed key', async () => {
  for (const key of ['short', 'x'.repeat(201), 'with a space', 'ünïcödé-key']) {
    expect(await send(key)).toBe('malformed')
  }
  expect([await send('12345678'), await send('x'.repeat(200))]).toEqual([
    expect.stringMatching(/^run/),
    expect.stringMatching(/^run/),
  ])
})

it('lets a key of a failed request be used again', async () => {
  const call = { caller: { accountId, userId }, key: 'key-of-failure', route: 'POST /things', body: {} }
  const failed = database.transaction(accountId, (query) =>
    idempotently(query, call, () => Promise.reject(new Error('no'))),
  )
  await expect(failed).rejects.toThrow('no')
  expect(await send('key-of-failure')).toMatch(/^run \d+$/)
})
