import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readModules } from '../../src/server/host/index.ts'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { seedDemoWorld } from '../../src/server/demo/index.ts'
import { createLocalFileStore } from '../../src/server/files/index.ts'
import { supplyStock } from '../../src/server/modules/buy/supplyStock.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { openDatabase, type DatabaseOptions } from '../../src/server/storage/openDatabase.ts'
import { createPortalClient } from '../crash/createPortalClient.ts'
import { freePort, startServer } from '../crash/startServer.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { readSmsRates } from '../support/readSmsRate.ts'
import { createRandom, repetitions, seed, triesAll } from '../support/sampling.ts'

const KILLS = repetitions('kills of servers that are selling', 4, 50)
const LIMIT_MS = 600_000
const LONGEST_SELLING_MS = 2500
/** What two accounts are after at the same time. */
const AT_ONCE = 3
const buyers = ['owner@demo.example', 'flex@demo.example']

it(
  `sells no number twice and charges each once when two servers are killed ${KILLS} times`,
  () => withFolder(async (folder) => expectSoldOnce({ url: await createTestDatabase() }, folder, 2)),
  LIMIT_MS,
)
it.runIf(triesAll)(
  `sells no number twice and charges each once when the server on PGlite is killed ${KILLS} times`,
  () => withFolder((folder) => expectSoldOnce({ dataFolder: folder }, folder, 1)),
  LIMIT_MS,
)

async function expectSoldOnce(options: DatabaseOptions, folder: string, processes: number): Promise<void> {
  const { wanted, earlier } = await prepare(options, folder)
  const { bought, attempts } = await buyAndKill(options, folder, { wanted, processes })
  const database = await openDatabase(options)
  try {
    const { sold, owned, listed, charged, due, wrongBalances, held } = await readBooks(database, earlier)
    expect(bought.length).toBeGreaterThan(KILLS)
    console.log(JSON.stringify({ kills: KILLS, rounds: attempts, bought: bought.length }))
    expect(owned).toEqual(sold)
    expect(listed).toEqual(sold)
    expect(bought.toSorted()).toEqual(sold)
    expect(charged).toEqual(due)
    expect([wrongBalances, held]).toEqual([0, 0])
  } finally {
    await database.close()
  }
}

/** Two accounts want the same numbers while the servers they ask end and come back. */
async function buyAndKill(
  options: DatabaseOptions,
  folder: string,
  { wanted, processes }: { wanted: string[]; processes: number },
): Promise<{ bought: string[]; attempts: number }> {
  const below = createRandom(seed)
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const env = { PATCHBAY_DATA: folder, ...('url' in options && { DATABASE_URL: options.url }) }
  const start = (at: number) => startServer({ ...env, PORT: String(ports[at]) })
  const servers = ports.map((_, at) => start(at))
  const whenReady = async (at: number): Promise<void> => {
    if (!(await servers[at]!.ready)) throw new Error(`a server ended by itself: ${servers[at]!.output()}`)
  }
  const bought: string[] = []
  let isOver = false
  let next = 0

  async function buy(email: string, at: number): Promise<void> {
    const client = createPortalClient(ports[at % processes] ?? 0)
    await client.signIn(email)
    for (let round = 0; !isOver; round += 1) {
      const from = next
      for (const id of wanted.slice(from, from + AT_ONCE))
        await unlessRefused(client.post(`/v1/cart/numbers/${id}`, {}, `${email}-${round}-${id}`))
      const answer = await unlessRefused(client.post('/v1/purchases', { purchase: {} }, `${email}-${round}`))
      bought.push(...((answer?.purchase.did_numbers ?? []) as string[])) // as the definitions say
      next = Math.max(next, from + AT_ONCE)
    }
  }

  try {
    await Promise.all(servers.map((_, at) => whenReady(at)))
    const buying = Promise.all(buyers.map(buy))
    // What fails is said below; nobody need wait for it here.
    buying.catch(() => (isOver = true))
    for (let kill = 0; kill < KILLS && !isOver; kill += 1) {
      const at = kill % processes
      await whenReady(at)
      await new Promise((resolve) => setTimeout(resolve, below(LONGEST_SELLING_MS)))
      await servers[at]!.kill()
      servers[at] = start(at)
    }
    isOver = true
    await buying
    return { bought, attempts: next / AT_ONCE }
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
  }
}

/** A number that somebody else has, or a cart with nothing in it, is no failure. */
async function unlessRefused<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call
  } catch (error) {
    if (/: (404|409) /.test(String(error))) return undefined
    throw error
  }
}

/**
 * What the stock, the accounts' numbers, the purchases and the ledger say, each by itself.
 * @param earlier ids of the purchases the demo was seeded with, which no stock was sold for
 */
async function readBooks(database: OwnedDatabase, earlier: string[]) {
  const isNew = sql`entity = 'number-purchase' and id <> all(${earlier}::uuid[])`
  const { rows } = await database.system((query) =>
    sql<{
      sold: string[]
      owned: string[]
      listed: string[]
      charged: { id: string; amount: number }[]
      due: { id: string; amount: number }[]
      wrongBalances: number
      held: number
    }>`
      select
        (select json_agg(number order by number collate "C") from stock_number where sold_at is not null) as sold,
        (select json_agg(doc->>'number' order by doc->>'number' collate "C") from record
          where entity = 'did' and doc->>'number' in (select number from stock_number)) as owned,
        (select json_agg(number order by number collate "C") from record, jsonb_array_elements_text(doc->'did_numbers') as number
          where ${isNew}) as listed,
        (select json_agg(json_build_object('id', reference, 'amount', amount) order by reference) from (
          select t.reference, -sum(e.amount)::float8 as amount from ledger_transfer t
          join ledger_entry e on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer'
          where t.kind in ('did-activation', 'did-monthly') and t.reference in (select id::text from record where ${isNew})
          group by t.reference) as by_purchase) as charged,
        (select json_agg(json_build_object('id', id::text, 'amount', (doc->>'total_now')::float8) order by id::text)
          from record where ${isNew}) as due,
        (select count(*)::int from account a where balance <> (select coalesce(sum(amount), 0) from ledger_entry e
          where e.account_id = a.id and e.ledger = 'customer')) as "wrongBalances",
        (select count(*)::int from stock_number where sold_at is not null and holder is not null) as held`.execute(
      query,
    ),
  )
  const [books] = rows
  if (!books) throw new Error('no books')
  return books
}

/** @returns ids of numbers that need no documents, and of the demo's own purchases */
async function prepare(
  options: DatabaseOptions,
  folder: string,
): Promise<{ wanted: string[]; earlier: string[] }> {
  const database = await openDatabase(options)
  try {
    await seedDemoWorld({
      database,
      files: createLocalFileStore(join(folder, 'files')),
      seed: 1,
      hashPassword,
      modules: await readModules(),
      portal: { catalogues: { 'sms-rates': readSmsRates() }, modules: {} },
    })
    return await database.systemTransaction(async (query) => {
      await supplyStock(query, { areas: 100, numbers: 60 })
      const accounts = await sql<{ id: string }>`
        select account_id as id from app_user where email in (${sql.join(buyers)})`.execute(query)
      for (const { id } of accounts.rows)
        await moveMoney(query, {
          accountId: id,
          kind: 'adjustment',
          reference: 'for the test',
          amount: 100_000_000_000,
          counterpart: 'adjustments',
        })
      const { rows } = await sql<{ id: string }>`
        select id from stock_number where country_code = 'US' order by number`.execute(query)
      const purchases = await sql<{ id: string }>`
        select id::text as id from record where entity = 'number-purchase'`.execute(query)
      return { wanted: rows.map(({ id }) => id), earlier: purchases.rows.map(({ id }) => id) }
    })
  } finally {
    await database.close()
  }
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-crash-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
