import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Carrier, InboundMessage } from '../../src/server/carrier/index.ts'
import { createReplyReader } from '../../src/server/modules/opt-outs/createReplyReader.ts'
import { finishTestMessage } from '../../src/server/modules/sms-broadcast/finishTestMessage.ts'
import { settleBatch } from '../../src/server/modules/sms-broadcast/settleBatch.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { bumpCollection, insertDocument, readDocument } from '../../src/server/storage/documents.ts'
import { ensurePartitions } from '../../src/server/storage/ensurePartitions.ts'
import { tablesTurn } from '../../src/server/storage/syncIndexes.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { startPostgres, type TestPostgres } from '../support/startPostgres.ts'

let cluster: TestPostgres
let database: OwnedDatabase
let other: OwnedDatabase
/** For looks at the others. */
let third: OwnedDatabase
const account = randomUUID()

beforeAll(async () => {
  cluster = startPostgres(['deadlock_timeout=20ms'])
  const url = cluster.createDatabase()
  database = await openDatabase({ url })
  other = await openDatabase({ url })
  third = await openDatabase({ url })
})
afterAll(async () => {
  await database.close()
  await other.close()
  await third.close()
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

it(
  'gives up a partition whose table is being read, and keeps nobody waiting',
  { timeout: 30_000 },
  async () => {
    const now = new Date('2050-01-01T00:00:00.000Z')
    const reading = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    // As a dump does.
    const dump = other.asOwner(async ({ session }) => {
      await session.script('begin; select from sms_message_default limit 1')
      reading.resolve()
      await done.promise
      await session.run('commit', [])
    })
    await reading.promise
    const made = ensurePartitions(database, now)
    made.catch(() => undefined)
    await expect.poll(waitingForLocks).toBeGreaterThan(0)
    await database.system((query) => sql`select count(*) from sms_message`.execute(query))
    await expect(made).rejects.toMatchObject({ code: '55P03' })
    for (let times = 0; times < 20; times += 1) await database.system((query) => sql`select 1`.execute(query))
    done.resolve()
    await dump
    await ensurePartitions(database, now)
    const { rows } = await database.system((query) =>
      sql`select from pg_class where relkind = 'r' and relname like 'sms_message_2050%'`.execute(query),
    )
    expect(rows).toHaveLength(3)
  },
)

describe('messages of one account', () => {
  const accountId = randomUUID()
  const campaignId = randomUUID()
  const claimedAt = new Date('2026-01-01T00:00:00.000Z')

  beforeAll(async () => {
    await database.systemTransaction(async (query) => {
      await query.insertInto('account').values({ id: accountId, name: 'Busy', level: 'flex' }).execute()
      await moveMoney(query, {
        accountId,
        kind: 'top-up',
        reference: '1',
        amount: 1_000_000,
        counterpart: 'payments',
      })
    })
    await database.transaction(accountId, async (query) => {
      await insertDocument(query, accountId, 'sms-campaign', campaignId, { name: 'Hi', status: 'active' })
      const plan = { text: 'Hi', shortUrl: false, sender: 'ACME', countryCode: 'US', mappings: [] }
      await sql`
        insert into campaign_run (account_id, campaign_id, upload_id, state, starts_at, plan, total, claimed_at)
        values (${accountId}, ${campaignId}, ${randomUUID()}, 'active', now(), ${JSON.stringify(plan)}::jsonb, 3,
          ${claimedAt.toISOString()})`.execute(query)
    })
  })

  async function storeMessage(campaign: string | null): Promise<string> {
    const id = randomUUID()
    await database.transaction(accountId, (query) =>
      sql`
        insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status,
          charge, sms_campaign_id)
        values (${accountId}, ${id}, ${claimedAt.toISOString()}, 'ACME', '+12125550100', 'US', 'Hi', 1, 'pending', 1000,
          ${campaign})`.execute(query),
    )
    return id
  }

  /**
   * Does work while another process is about to send: it holds a lock, and counts the change of the messages once the
   * work waits.
   * @returns how many deadlocks that made
   */
  async function besideSending(
    lock: (query: Query) => Promise<unknown>,
    work: () => Promise<unknown>,
  ): Promise<number> {
    const before = deadlocks()
    const locked = Promise.withResolvers<void>()
    let waits = waitingForLocks
    const sending = other.transaction(accountId, async (query) => {
      await lock(query)
      locked.resolve()
      await expect.poll(waits).toBeGreaterThan(0)
      // Only the first time, should it be run again.
      waits = () => Promise.resolve(1)
      await bumpCollection(query, accountId, 'sms-message')
    })
    await locked.promise
    await Promise.all([sending, work()])
    return deadlocks() - before
  }

  const lockMoney = (query: Query): Promise<unknown> =>
    query.selectFrom('account').select('balance').where('id', '=', accountId).forNoKeyUpdate().execute()

  it('are replied to and sent without a deadlock', async () => {
    const reply: InboundMessage = {
      id: randomUUID(),
      from: '+12125550100',
      to: '+12125550199',
      body: 'Hello',
      reference: `${accountId} ${campaignId} ${claimedAt.toISOString()}`,
      at: new Date().toISOString(),
    }
    const work = async (): Promise<void> => {
      const read = Promise.withResolvers<void>()
      const loop = createReplyReader(
        {
          database,
          carrier: {
            // as: it asks for nothing else.
            async inbound(since: number) {
              if (since > 0) read.resolve()
              return { messages: since > 0 ? [] : [reply], next: 1 }
            },
          } as Pick<Carrier, 'inbound'> as Carrier,
          postNotices: async () => undefined,
        },
        {
          signals: { onWork: () => undefined, idleMs: (ms) => () => ms, stop: () => undefined },
          onError: (error) => read.reject(error),
          idleMs: 10,
        },
      )
      await read.promise
      await loop.stop()
    }
    const lockBroadcast = (query: Query): Promise<unknown> =>
      readDocument(query, accountId, 'sms-campaign', campaignId, true)
    expect(await besideSending(lockBroadcast, work)).toBe(0)
  })

  it('are paid back and sent without a deadlock', async () => {
    const id = await storeMessage(campaignId)
    const settle = (): Promise<void> =>
      database.transaction(accountId, (query) =>
        settleBatch(query, async () => undefined, accountId, campaignId, claimedAt.getTime(), [
          { id, accepted: false, reason: 'Blocked' },
        ]),
      )
    expect(await besideSending(lockMoney, settle)).toBe(0)
  })

  it('are paid back as tests and sent without a deadlock', async () => {
    const id = await storeMessage(null)
    const carrier = {
      // as: it asks for nothing else.
      submit: async () => [{ id, accepted: false, reason: 'Blocked' }],
    } as Pick<Carrier, 'submit'> as Carrier
    const finish = (): Promise<unknown> => finishTestMessage({ database, carrier }, accountId, id)
    expect(await besideSending(lockMoney, finish)).toBe(0)
  })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await third.system((query) =>
    sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(query),
  )
  return rows[0]?.count ?? 0
}

function deadlocks(): number {
  return readFileSync(join(cluster.folder, 'log'), 'utf8').split('deadlock detected').length - 1
}
