import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSessions, type Sessions } from '../../../../src/server/auth/sessions.ts'
import { createChangeFeed } from '../../../../src/server/storage/createChangeFeed.ts'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { openEmbedded } from '../../../support/openEmbedded.ts'

let database: OwnedDatabase
const accountId = randomUUID()
const userId = randomUUID()
const client = { userAgent: 'Tests', address: '127.0.0.1' }

beforeAll(async () => {
  database = await openEmbedded()
  await database.systemTransaction(async (query) => {
    await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'full' }).execute()
    await query
      .insertInto('app_user')
      .values({ account_id: accountId, id: userId, email: 'a@example.com', password_hash: '', role: null })
      .execute()
  })
})
afterAll(() => database.close())

/** Two server processes are two caches on one database. */
async function createProcess(now: () => number): Promise<Sessions> {
  const access = {
    permissions: [],
    owner: [],
    roles: [],
    suborganization: [],
    plans: [{ id: 'full' }],
    withhold: [],
  }
  return createSessions({
    database,
    feed: await createChangeFeed(database, { now }),
    access: () => access,
    items: {},
    idleMinutes: 60,
    absoluteHours: 12,
    now,
  })
}

it('holds a revocation by another process within a second, by its own at once', async () => {
  let clock = Date.now()
  const [here, there] = [await createProcess(() => clock), await createProcess(() => clock)]
  const session = await here.start(accountId, userId, { ...client, kind: 'bearer' })
  expect([await here.find(session), await there.find(session)].map((found) => found?.caller.userId)).toEqual([
    userId,
    userId,
  ])
  await here.end(accountId, session.id)
  expect(await here.find(session)).toBeUndefined()
  clock += 999
  expect(await there.find(session)).toBeUndefined()
})

it('keeps neither half of a credential in the database', async () => {
  const session = await (
    await createProcess(Date.now)
  ).start(accountId, userId, { ...client, kind: 'browser' })
  const rows = await database.system((query) => query.selectFrom('session').selectAll().execute())
  const stored = JSON.stringify(rows)
  expect([stored.includes(session.bearer), stored.includes(session.cookie ?? '')]).toEqual([false, false])
})

it('refuses a session whose idle time has passed', async () => {
  const sessions = await createProcess(Date.now)
  const session = await sessions.start(accountId, userId, { ...client, kind: 'bearer' })
  await database.system((query) =>
    query
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', session.id)
      .execute(),
  )
  expect(await sessions.find(session)).toBeUndefined()
})

it('refuses every session of a user who was disabled', async () => {
  const sessions = await createProcess(Date.now)
  const session = await sessions.start(accountId, userId, { ...client, kind: 'bearer' })
  await database.system((query) =>
    query.updateTable('app_user').set({ disabled: true }).where('id', '=', userId).execute(),
  )
  expect(await sessions.find(session)).toBeUndefined()
})
