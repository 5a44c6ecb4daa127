import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createJobRunner, enqueueJob } from '../../src/server/jobs/index.ts'
import { guardPrefix } from '../../src/server/modules/two-fa/guard.ts'
import type { Service } from '../../src/server/modules/two-fa/serviceOf.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { openShared } from '../support/createTestDatabase.ts'

/** What work that is done all day may read of a table that is large by then. */
const FEW = 100

let database: OwnedDatabase
const accountId = randomUUID()

beforeAll(async () => {
  database = await openShared()
  await database.system((query) =>
    query.insertInto('account').values({ id: accountId, name: 'Large', level: 'flex' }).execute(),
  )
})
afterAll(() => database.close())

/** A database that notes how many rows of a table each piece of work reads. */
function countingReads(table: string): { counting: OwnedDatabase; read: number[] } {
  const read: number[] = []
  const readSoFar = async (query: Query): Promise<number> => {
    const { rows } = await sql<{ rows: number }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows
      from pg_stat_xact_user_tables where relname = ${table}`.execute(query)
    return rows[0]?.rows ?? 0
  }
  const counted =
    <Result>(work: (query: Query) => Promise<Result>) =>
    async (query: Query): Promise<Result> => {
      const before = await readSoFar(query)
      const result = await work(query)
      read.push((await readSoFar(query)) - before)
      return result
    }
  const counting: OwnedDatabase = {
    ...database,
    read: (account, work) => database.transaction(account, counted(work)),
    transaction: (account, work) => database.transaction(account, counted(work)),
    system: (work) => database.systemTransaction(counted(work)),
  }
  return { counting, read }
}

function analyze(table: string): Promise<unknown> {
  return database.asOwner(({ session }) => session.run(`analyze ${table}`, []))
}

it('claims and extends a job without reading those that are done or wait for later', async () => {
  await database.system((query) =>
    sql`
      insert into job (account_id, id, kind, key, payload, state, run_at, finished_at)
      select ${accountId}::uuid, gen_random_uuid(), 'counted', n::text, '{}',
        case when n <= 50000 then 'done' else 'waiting' end,
        now() + case when n <= 50000 then interval '-1 day' else interval '1 day' end,
        case when n <= 50000 then now() end
      from generate_series(1, 60000) n`.execute(query),
  )
  await analyze('job')
  await database.transaction(accountId, (query) =>
    enqueueJob(query, { accountId, kind: 'counted', key: 'due', payload: {} }),
  )
  const { counting, read } = countingReads('job')
  const extended = Promise.withResolvers<void>()
  const runner = createJobRunner({
    database: {
      ...counting,
      async system(work) {
        const result = await counting.system(work)
        // Claimed, looked for the next, and extended.
        if (read.length >= 3) extended.resolve()
        return result
      },
    },
    handlers: { counted: () => extended.promise },
    onError: (error) => extended.reject(error),
    leaseMs: 150,
  })
  await extended.promise
  await runner.stop()
  expect(Math.max(...read)).toBeLessThan(FEW)
})

it('asks an index of payments alone whether a low balance is news', async () => {
  const pay = (query: Query, amount: number): Promise<unknown> =>
    moveMoney(query, {
      accountId,
      kind: amount < 0 ? 'sms' : 'top-up',
      reference: randomUUID(),
      amount,
      counterpart: amount < 0 ? 'revenue' : 'payments',
    })
  await database.systemTransaction(async (query) => {
    await pay(query, 20_000_000)
    await sql`
      with made as (
        insert into ledger_transfer (account_id, id, kind, reference, type, amount, details)
        select ${accountId}::uuid, gen_random_uuid(), 'sms', n::text, 15, -100, '' from generate_series(1, 1000) n
        returning id)
      insert into ledger_entry (account_id, transfer_id, ledger, amount)
      select ${accountId}::uuid, made.id, ledger, amount
      from made cross join (values ('customer', -100), ('revenue', 100)) leg (ledger, amount)`.execute(query)
    await pay(query, -10_000_000)
  })
  await analyze('ledger_entry')
  await analyze('ledger_transfer')
  await database.transaction(accountId, (query) => pay(query, 10_000_000))
  await database.transaction(accountId, async (query) => {
    await pay(query, -10_000_000)
    const { rows } = await sql`select
      pg_stat_get_xact_numscans('ledger_entry_paid_in'::regclass) > 0 as "usesIndex",
      (select count(*)::int from notification where account_id = ${accountId} and kind = 'low-balance') as notices`.execute(
      query,
    )
    expect(rows).toEqual([{ usesIndex: true, notices: 2 }])
  })
})

it('judges a range of numbers without reading the codes to others', async () => {
  const id = randomUUID()
  await database.system((query) =>
    sql`
      insert into two_fa_session (account_id, id, service_id, service_name, dst, country_code, purpose, language,
        max_attempts, sends, status, expires_at)
      select ${accountId}::uuid, gen_random_uuid(), ${id}::uuid, 'Sign-in', '+1212555' || lpad(n::text, 4, '0'), 'US',
        'api', 'en', 3, 1, 'expired', now()
      from generate_series(1, 9999) n`.execute(query),
  )
  await analyze('two_fa_session')
  const { counting, read } = countingReads('two_fa_session')
  // as: nothing else of the service is read.
  const service = { id, name: 'Sign-in', leastConversion: 10 } as Service
  await guardPrefix(counting, accountId, service, '+447400123456')
  expect(Math.max(...read)).toBeLessThan(FEW)
})
