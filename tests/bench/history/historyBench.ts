import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findProperty } from '../../../src/language/index.ts'
import {
  countSql,
  filterSql,
  pageSql,
  statisticsSql,
  type Statement,
} from '../../../src/server/resources/listSql.ts'
import { readListRequest } from '../../../src/server/resources/readListRequest.ts'
import { run } from '../../../src/server/resources/run.ts'
import { totalsCountSql, totalsFilter, totalsStatisticsSql } from '../../../src/server/resources/totalsSql.ts'
import { openDatabase } from '../../../src/server/storage/openDatabase.ts'
import { compileShipped } from '../../support/compileShipped.ts'
import { publishCompiled } from '../../support/publishCompiled.ts'
import { startPostgres } from '../../support/startPostgres.ts'

/**
 * Page, filter and totals of the history of calls for an account with 10,000 calls and for one with most of
 * BENCH_ROWS (10 million), while 500 calls a second arrive, beside hand-written SQL that counts rows.
 */
const many = Number(process.env['BENCH_ROWS'] ?? 10_000_000)
const few = 10_000
const arrivingPerSecond = 500
const repetitions = Number(process.env['BENCH_REPETITIONS'] ?? 60)
const days = 365
const scope = { account: { timezone: 'UTC' }, config: {}, user: {} } as never // as far as filters read it

const cases: { name: string; query: Record<string, string> }[] = [
  { name: 'newest page', query: { type: 'placed' } },
  { name: 'outcome and country', query: { type: 'placed', disposition: 'busy', country: 'NO' } },
  { name: 'last 30 days', query: { type: 'placed', from: day(30), to: day(0) } },
  { name: 'rare country', query: { type: 'placed', country: 'IS' } },
]

process.env['TEST_RUN'] ??= mkdtempSync(join(tmpdir(), 'history-bench-'))
const cluster = startPostgres(['shared_buffers=2GB', 'max_wal_size=8GB', 'synchronous_commit=off'])
try {
  const database = await openDatabase({ url: cluster.createDatabase() })
  const published = (await publishCompiled(compileShipped)).current()
  const found = published.collections.find(({ resource: { id } }) => id === 'phone-call')
  if (!found) throw new Error('no history of calls')
  const { resource, entity } = found
  const [small, large] = [randomUUID(), randomUUID()]
  await database.systemTransaction(async (query) => {
    for (const id of [small, large])
      await query.insertInto('account').values({ id, name: 'Bench', level: 'flex_pro' }).execute()
  })
  const loadedAt = performance.now()
  await database.asOwner(async ({ session }) => {
    await session.run(`set session_replication_role = replica`, [])
    for (const [account, rows] of [
      [small, few],
      [large, many],
    ] as const)
      for (let from = 1; from <= rows; from += 500_000)
        await session.run(fill(account, rows, from, Math.min(rows, from + 499_999)), [])
    await session.run(`set session_replication_role = default`, [])
    await session.run('analyze phone_call', [])
  })
  const countedAt = performance.now()
  await database.systemTransaction(async (query) => {
    for (const account of [small, large])
      await sql`select patchbay_recount_days('phone_call', ${account})`.execute(query)
  })
  await database.asOwner(async ({ session }) => void (await session.run('analyze phone_call_day', [])))
  const { rows: sizes } = await database.system((query) =>
    sql<{
      rows: string
      totals: string
    }>`select pg_size_pretty(sum(pg_total_relation_size(inhrelid))) as rows,
      pg_size_pretty(pg_total_relation_size('phone_call_day')) as totals
      from pg_inherits where inhparent = 'phone_call'::regclass`.execute(query),
  )
  console.log(
    `${many} rows loaded in ${seconds(loadedAt, countedAt)} s, totals counted in ${seconds(countedAt, performance.now())} s; rows and indexes ${sizes[0]?.rows}, totals ${sizes[0]?.totals}`,
  )

  let arrived = 0
  const arriving = setInterval(() => {
    void database
      .systemTransaction((query) =>
        sql`insert into phone_call (account_id, type, from_number, to_number, country_code, code, duration, minutes_charge)
          select ${large}::uuid, 'placed', '+441615550190', '+447400123456', 'GB', '200', 60, 12000
          from generate_series(1, ${arrivingPerSecond / 10}::int)`.execute(query),
      )
      .then(() => (arrived += arrivingPerSecond / 10))
  }, 100)
  const startedAt = performance.now()
  console.log(
    `${'case'.padEnd(24)}${'10,000'.padStart(10)}${'many'.padStart(10)}${'ratio'.padStart(8)}${'plain SQL'.padStart(12)}`,
  )
  for (const { name, query } of cases) {
    const asked = readListRequest(
      resource,
      (field) => findProperty(entity, field),
      query,
    )
    const filter = filterSql(resource, entity, asked.filters, scope)
    const kept = totalsFilter(resource, entity, asked.filters, scope)
    const page = pageSql(resource, entity, asked, filter, published.catalogueRanks)
    const statistics = resource.statistics ?? []
    const parts: [string, Statement, Statement | undefined][] = [
      ['page', page, undefined],
      [
        'count',
        kept ? totalsCountSql(resource, kept) : countSql(resource, filter),
        countSql(resource, filter),
      ],
      [
        'figures',
        kept
          ? totalsStatisticsSql(resource, statistics, kept)
          : statisticsSql(resource, entity, statistics, filter),
        statisticsSql(resource, entity, statistics, filter),
      ],
    ]
    for (const [part, statement, plain] of parts) {
      const little = await median(small, statement, repetitions)
      const much = await median(large, statement, repetitions)
      const byHand = plain && (await median(large, plain, 3))
      console.log(
        `${`${name}: ${part}`.padEnd(24).slice(0, 34).padEnd(30)}${little.toFixed(2).padStart(8)}${much.toFixed(2).padStart(9)}${(much / little).toFixed(2).padStart(8)}${(byHand?.toFixed(1) ?? '').padStart(12)}`,
      )
    }
  }
  clearInterval(arriving)
  console.log(
    `${(arrived / ((performance.now() - startedAt) / 1000)).toFixed(0)} rows a second arrived meanwhile`,
  )

  async function median(account: string, { text, parameters }: Statement, times: number): Promise<number> {
    const taken: number[] = []
    for (let each = 0; each < times; each++) {
      const at = performance.now()
      await database.read(account, (query) => run(query, { text, parameters }))
      taken.push(performance.now() - at)
    }
    return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0
  }
  await database.close()
} finally {
  cluster.stop()
}

function fill(account: string, rows: number, from: number, to: number): string {
  return `insert into phone_call (account_id, created_at, type, from_number, to_number, country_code, code, duration, minutes_charge, events)
    select '${account}', now() - (n::float8 / ${rows}) * interval '${days} days', case when n % 3 = 0 then 'received' else 'placed' end,
      '+441615550190', '+4474' || lpad((n % 100000000)::text, 8, '0'),
      case when n % 10007 = 0 then 'IS' else (array['GB', 'US', 'NO', 'DE', 'FR'])[1 + n % 5] end,
      (array['200', '200', '200', '486', '480'])[1 + (n / 7) % 5], n % 600, (n % 600) * 200, '[]'
    from generate_series(${from}, ${to}) n`
}

function day(back: number): string {
  return new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('/')
}

function seconds(from: number, to: number): string {
  return ((to - from) / 1000).toFixed(1)
}
