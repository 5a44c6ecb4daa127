import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { ensurePartitions } from '../../src/server/storage/ensurePartitions.ts'
import { tablesTurn } from '../../src/server/storage/syncIndexes.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { startPostgres, type TestPostgres } from '../support/startPostgres.ts'

let cluster: TestPostgres
let database: OwnedDatabase
let other: OwnedDatabase
const account = randomUUID()

beforeAll(async () => {
  cluster = startPostgres(['deadlock_timeout=20ms'])
  const url = cluster.createDatabase()
  database = await openDatabase({ url })
  other = await openDatabase({ url })
})
afterAll(async () => {
  await database.close()
  await other.close()
  cluster.stop()
})

/** Resolves for everybody once `parties` have called it; later calls pass at once. */
function createBarrier(parties: number): () => Promise<void> {
  const open = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    if (++arrived === parties) open.resolve()
    return open.promise
  }
}

async function addBuckets(...buckets: string[]): Promise<void> {
  await database.systemTransaction((query) =>
    query
      .insertInto('rate_limit')
      .values(buckets.map((bucket) => ({ bucket, window_start: new Date(), count: 0 })))
      .execute(),
  )
}

async function countsOf(prefix: string): Promise<number[]> {
  const rows = await database.system((query) =>
    query
      .selectFrom('rate_limit')
      .select('count')
      .where('bucket', 'like', `${prefix}%`)
      .orderBy('bucket')
      .execute(),
  )
  return rows.map(({ count }) => count)
}

function increment(query: Query, bucket: string): Promise<unknown> {
  return sql`update rate_limit set count = count + 1 where bucket = ${bucket}`.execute(query)
}

it('runs both transactions of a deadlock to their end, each once', async () => {
  await addBuckets('lock-a', 'lock-b')
  const meet = createBarrier(2)
  let runs = 0
  const lock = (first: string, second: string): Promise<void> =>
    database.systemTransaction(async (query) => {
      runs += 1
      await increment(query, first)
      await meet()
      await increment(query, second)
    })
  await Promise.all([lock('lock-a', 'lock-b'), lock('lock-b', 'lock-a')])
  expect(await countsOf('lock-')).toEqual([2, 2])
  expect(runs).toBe(3)
})

it('runs a transaction again that PostgreSQL could not serialize', async () => {
  await addBuckets('sum-a', 'sum-b')
  const meet = createBarrier(2)
  const sums: number[] = []
  /** Writes the sum of both rows, plus one, into one: only a serial order gives 1 and 2. */
  const addUp = (bucket: string): Promise<void> =>
    database.transaction(account, async (query) => {
      await sql`set transaction isolation level serializable`.execute(query)
      await sql`select set_config('role', 'patchbay_system', true)`.execute(query)
      const { rows } = await sql<{
        sum: number
      }>`select sum(count)::int as sum from rate_limit where bucket like 'sum-%'`.execute(query)
      sums.push(rows[0]?.sum ?? -1)
      await meet()
      await sql`update rate_limit set count = ${(rows[0]?.sum ?? 0) + 1} where bucket = ${bucket}`.execute(
        query,
      )
    })
  await Promise.all([addUp('sum-a'), addUp('sum-b')])
  expect((await countsOf('sum-')).toSorted((a, b) => a - b)).toEqual([1, 2])
  expect(sums).toEqual([0, 0, 1])
})

it('builds an index while another process waits to create partitions', async () => {
  await database.asOwner(async ({ session }) => {
    await session.run('select pg_advisory_lock($1::int)', [tablesTurn])
    const waiting = ensurePartitions(other, new Date())
    await expect
      .poll(async () => {
        const { rows } = await session.run(
          `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
             and query like '%advisory_lock%'`,
          [],
        )
        return rows.length
      })
      .toBeGreaterThan(0)
    await session.script('create index concurrently built_meanwhile on rate_limit (count)')
    await session.run('select pg_advisory_unlock($1::int)', [tablesTurn])
    await waiting
  })
})

it('creates partitions once when several processes do so at the same time', async () => {
  for (let year = 2040; year < 2045; year += 1) {
    const now = new Date(Date.UTC(year, 0, 31, 23, 59, 59))
    await Promise.all([database, other, database, other].map((each) => ensurePartitions(each, now)))
  }
  const { rows } = await database.system((query) =>
    sql`select count(*)::int as partitions from pg_class where relkind = 'r' and relname like 'sms_message_204%'`.execute(
      query,
    ),
  )
  expect(rows).toEqual([{ partitions: 15 }])
})
