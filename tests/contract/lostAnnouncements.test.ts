import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChangeFeed } from '../../src/server/storage/createChangeFeed.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { startTestServer, type TestServer } from '../support/startTestServer.ts'

/** A busy machine is slow, not wrong. */
const soon = { interval: 10, timeout: 20_000 }
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

it('trusts nothing it read for longer than 900 ms while announcements are lost, and nothing at all afterwards', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()]
  let clock = 0
  const feed = await createChangeFeed(database, { now: () => clock })
  const polls = async (user = first): Promise<number> => (await user.call('GET', '/config')).status
  expect([await polls(), await polls(second)]).toEqual([200, 200])
  expect(database.hears()).toBe(true)

  // Connections are refused, so the lost one stays down.
  await setConnections(false)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'patchbay listens' and datname = '${name}'`,
  )
  await expect.poll(() => database.hears(), soon).toBe(false)
  const read = feed.mark()
  const isTrusted = () => feed.isCurrent(read, first.accountId, 'sessions')
  clock = 899
  expect(isTrusted()).toBe(true)
  clock = 900
  expect(isTrusted()).toBe(false)
  await other.system((query) => sql`delete from session where account_id = ${first.accountId}`.execute(query))
  await expect.poll(() => polls(), soon).toBe(401)

  // Just read, so only the reconnection makes it worthless.
  clock = 0
  expect(isTrusted()).toBe(true)
  await other.system((query) =>
    sql`delete from session where account_id = ${second.accountId}`.execute(query),
  )
  await setConnections(true)
  await expect.poll(isTrusted, soon).toBe(false)
  expect(database.hears()).toBe(true)
  await expect.poll(() => polls(second), soon).toBe(401)
  feed.close()
}, 60_000)

async function setConnections(allowed: boolean): Promise<void> {
  await admin.query(`alter database "${name}" with allow_connections ${String(allowed)}`)
}
