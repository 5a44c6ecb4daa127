import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { startTestServer, type TestServer } from '../support/startTestServer.ts'

let database: OwnedDatabase
let other: OwnedDatabase
let server: TestServer
/** Connected to another database, because one cannot close its own. */
let admin: pg.Client
let name: string

beforeAll(async () => {
  const url = await createTestDatabase()
  database = await openDatabase({ url, poolSize: 4 })
  other = await openDatabase({ url, poolSize: 2 })
  server = await startTestServer(database)
  name = new URL(url).pathname.slice(1)
  admin = new pg.Client({ connectionString: url.replace(`/${name}?`, '/postgres?') })
  await admin.connect()
})
afterAll(async () => {
  await server.close()
  await database.close()
  await other.close()
  await admin.end()
})

it('applies a missed revocation within a second, and clears the cache on reconnect', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()]
  const polls = async (user = first): Promise<number> => (await user.call('GET', '/config')).status
  expect([await polls(), await polls(second)]).toEqual([200, 200])
  expect(database.hears()).toBe(true)

  // Connections are refused, so the lost one stays down.
  await setConnections(false)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'patchbay listens' and datname = '${name}'`,
  )
  await expect.poll(() => database.hears(), { interval: 10 }).toBe(false)
  expect([await polls(), await polls(second)]).toEqual([200, 200])
  const since = Date.now()
  await other.system((query) => sql`delete from session where account_id = ${first.accountId}`.execute(query))
  await expect.poll(() => polls(), { interval: 10, timeout: 3000 }).toBe(401)
  expect(Date.now() - since).toBeLessThan(1500)

  // Just read: cached for another 900 ms unless dropped.
  await setConnections(true)
  await expect.poll(() => database.hears(), { interval: 1, timeout: 10_000 }).toBe(true)
  await other.system((query) =>
    sql`delete from session where account_id = ${second.accountId}`.execute(query),
  )
  await expect.poll(() => polls(second), { interval: 5, timeout: 500 }).toBe(401)
}, 30_000)

async function setConnections(allowed: boolean): Promise<void> {
  await admin.query(`alter database "${name}" with allow_connections ${String(allowed)}`)
}
