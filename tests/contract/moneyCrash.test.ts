import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { monthsAfter } from '../../src/domain/schedule/index.ts'
import { readModules } from '../../src/server/host/index.ts'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { seedDemoWorld } from '../../src/server/demo/index.ts'
import { createLocalFileStore } from '../../src/server/files/index.ts'
import { supplyStock } from '../../src/server/modules/buy/supplyStock.ts'
import { addNumbers } from '../../src/server/modules/my-numbers/addNumbers.ts'
import { billedUntil } from '../../src/server/modules/my-numbers/payPeriod.ts'
import { checkLedger } from '../../src/server/modules/ledger/checkLedger.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { openDatabase, type DatabaseOptions } from '../../src/server/storage/openDatabase.ts'
import { createPortalClient, type PortalClient } from '../crash/createPortalClient.ts'
import { freePort, startServer } from '../crash/startServer.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { readSmsRates } from '../support/readSmsRate.ts'
import { createRandom, repetitions, seed, triesAll } from '../support/sampling.ts'

const KILLS = repetitions('kills of servers that move money', 2, 50)
/** With every case, twice as many on each database. */
const SEEDS = triesAll ? [seed, seed + 1] : [seed]
/** Fewer than an account may make an hour, spread over the kills. */
const PAYMENTS = 25
const LIMIT_MS = 900_000
const LONGEST_RUN_MS = 2500
/** What two accounts are after at the same time. */
const AT_ONCE = 3
const DOLLAR = 1_000_000
const buyers = ['owner@demo.example', 'flex@demo.example']
const CARD = '4242424242424242'
/** Numbers that owe some months, and how many each owes. */
const RENEWED = 90
const MONTHS = 3

it.each(SEEDS)(
  `sells, renews, tops up and transfers once when two servers are killed ${KILLS} times, seed %i`,
  (seeded) =>
    withFolder(async (folder) => expectOnce({ url: await createTestDatabase() }, folder, 2, seeded)),
  LIMIT_MS,
)
it.runIf(triesAll).each(SEEDS)(
  `sells, renews, tops up and transfers once when the server on PGlite is killed ${KILLS} times, seed %i`,
  (seeded) => withFolder((folder) => expectOnce({ dataFolder: folder }, folder, 1, seeded)),
  LIMIT_MS,
)

async function expectOnce(
  options: DatabaseOptions,
  folder: string,
  processes: number,
  seeded: number,
): Promise<void> {
  const { wanted, earlier, renewed, started } = await prepare(options, folder)
  const { bought, contested, paid, transferred, moved } = await workAndKill(options, folder, {
    wanted,
    renewed,
    processes,
    below: createRandom(seeded),
  })
  const database = await openDatabase(options)
  try {
    const { sold, owned, listed, charged, due, held } = await readPurchases(database, earlier)
    const { payments, credited, transfers, transferEntries, renewals } = await readMoves(
      database,
      renewed,
      started,
    )
    console.log(
      JSON.stringify({
        kills: KILLS,
        numbers: bought.length,
        contested,
        payments: paid.length,
        transfers: transferred.length,
        renewals: renewals.length,
      }),
    )
    expect(bought.length).toBeGreaterThan(KILLS)
    expect(contested).toBeGreaterThan(KILLS)
    expect(owned).toEqual(sold)
    expect(listed).toEqual(sold)
    expect(bought.toSorted()).toEqual(sold)
    expect(charged).toEqual(due)
    expect(held).toBe(0)

    expect(paid.length).toBeGreaterThan(0)
    expect(payments).toEqual(paid.toSorted())
    expect(credited).toEqual(paid.toSorted().map((id) => ({ id, amount: PAYMENT })))

    expect(transferred.length).toBeGreaterThan(0)
    expect(transfers).toEqual(transferred.toSorted())
    expect(transferEntries).toEqual(transferred.toSorted().map((id) => ({ id, amount: TRANSFER })))
    expect(moved).toBe(transferred.length * TRANSFER)

    expect(renewals).toEqual(
      renewed.toSorted().flatMap((id) => Array.from({ length: MONTHS }, (_, index) => `${id}:${index + 1}`)),
    )
    expect(await database.systemTransaction(checkLedger)).toEqual([])
  } finally {
    await database.close()
  }
}

const PAYMENT = 15 * DOLLAR
const TRANSFER = 2 * DOLLAR

/** Two accounts want the same numbers, pay and transfer while the servers they ask end and come back. */
async function workAndKill(
  options: DatabaseOptions,
  folder: string,
  {
    wanted,
    renewed,
    processes,
    below,
  }: { wanted: string[]; renewed: string[]; processes: number; below: ReturnType<typeof createRandom> },
): Promise<{ bought: string[]; contested: number; paid: string[]; transferred: string[]; moved: number }> {
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const env = { PATCHBAY_DATA: folder, ...('url' in options && { DATABASE_URL: options.url }) }
  const start = (at: number) =>
    startServer({ ...env, PORT: String(ports[at]), PATCHBAY_SIMULATE: 'payments' })
  const servers = ports.map((_, at) => start(at))
  const whenReady = async (at: number): Promise<void> => {
    if (!(await servers[at]!.ready)) throw new Error(`a server ended by itself: ${servers[at]!.output()}`)
  }
  const clientOf = async (email: string, at: number): Promise<PortalClient> => {
    const client = createPortalClient(ports[at % processes] ?? 0)
    await client.signIn(email)
    return client
  }
  const bought: string[] = []
  /** How often somebody asked for a number that the other had taken first. */
  let contested = 0
  let killed = 0
  const paid: string[] = []
  const transferred: string[] = []
  let moved = 0
  let isOver = false
  let next = 0

  async function buy(email: string, at: number): Promise<void> {
    const client = await clientOf(email, at)
    for (let round = 0; !isOver; round += 1) {
      const from = next
      for (const id of wanted.slice(from, from + AT_ONCE))
        if (!(await unlessRefused(client.post(`/v1/cart/numbers/${id}`, {}, `${email}-${round}-${id}`))))
          contested += 1
      const answer = await unlessRefused(client.post('/v1/purchases', { purchase: {} }, `${email}-${round}`))
      bought.push(...((answer?.purchase.did_numbers ?? []) as string[])) // as the definitions say
      next = Math.max(next, from + AT_ONCE)
    }
  }

  async function pay(): Promise<void> {
    const client = await clientOf('owner@demo.example', 1)
    for (let round = 0; !isOver; round += 1) {
      while (!isOver && round * KILLS > killed * PAYMENTS)
        await new Promise((resolve) => setTimeout(resolve, 20))
      const body = { payment: { amount: PAYMENT, method: 'card' } }
      const answer = await unlessRefused(client.post('/v1/billing/payments', body, `payment-${round}`))
      // An account may pay so often an hour.
      if (!answer) return
      const { payment } = answer
      await payByCard(ports[1 % processes] ?? 0, String(payment.checkout_url))
      paid.push(String(payment.id))
    }
  }

  async function transfer(): Promise<void> {
    const client = await clientOf('owner@demo.example', 0)
    const readSub = async (): Promise<{ id: string; balance: number }> =>
      (await client.get('/v1/sub_accounts')).sub_accounts.find(
        ({ name }: { name: string }) => name === 'Harbour and Pine Retail',
      )
    const sub = await readSub()
    for (let round = 0; !isOver; round += 1) {
      const { transfer: made } = await client.post(
        '/v1/billing/transfers',
        { transfer: { direction: 'to', sub_account: { id: sub.id }, amount: TRANSFER } },
        `transfer-${round}`,
      )
      transferred.push(String(made.id))
    }
    moved = (await readSub()).balance - sub.balance
  }

  try {
    await Promise.all(servers.map((_, at) => whenReady(at)))
    const working = Promise.all([...buyers.map(buy), pay(), transfer()])
    // What fails is said below; nobody need wait for it here.
    working.catch(() => (isOver = true))
    for (let kill = 0; kill < KILLS && !isOver; kill += 1) {
      const at = kill % processes
      await whenReady(at)
      const before = { bought: bought.length, transferred: transferred.length }
      // A busy machine does nothing for a while after a start; a kill then would try nothing.
      const works = (): boolean =>
        isOver ||
        (transferred.length > before.transferred && (bought.length > before.bought || next >= wanted.length))
      await expect.poll(works, { timeout: 180_000, interval: 50 }).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, below(LONGEST_RUN_MS)))
      await servers[at]!.kill()
      killed += 1
      servers[at] = start(at)
    }
    isOver = true
    await working
    await whenRenewed(await clientOf('flex@demo.example', 0), renewed)
    return { bought, contested, paid, transferred, moved }
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
  }
}

/** A renewal that isn't made within two minutes was lost. */
async function whenRenewed(client: PortalClient, renewed: string[]): Promise<void> {
  const due = async (): Promise<number> => {
    const now = new Date().toISOString()
    let late = 0
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { dids, pagination } = await client.get(`/v1/dids?per_page=100&page=${page}`)
      pages = pagination.total_pages
      late += dids.filter(
        ({ id, paid_until: until }: Record<string, string>) =>
          renewed.includes(id ?? '') && (until ?? '') <= now,
      ).length
    }
    return late
  }
  await expect.poll(due, { timeout: 120_000, interval: 200 }).toBe(0)
}

/** Goes to the provider's page and pays there, as a browser does; a server that doesn't answer is asked again. */
async function payByCard(port: number, checkout: string): Promise<void> {
  const deadline = Date.now() + 180_000
  for (;;) {
    try {
      const page = await visit(port, checkout)
      // The result page, or the payment's own: it was paid before its server ended.
      if (page.startsWith('/pay/')) return
      const end = await visit(port, page, { number: CARD, expiry: '12/34', cvc: '123' })
      if (end.startsWith('/pay/')) return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** @returns the path of the first page that isn't a redirect, or of a screen of billing */
async function visit(port: number, address: string, form?: Record<string, string>): Promise<string> {
  const { pathname, search } = new URL(address, `http://localhost:${port}`)
  if (pathname.startsWith('/pay/')) return pathname + search
  const response = await fetch(`http://localhost:${port}${pathname}${search}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(form && { origin: `http://localhost:${port}` }) },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const next = response.headers.get('location')
  if (next !== null) return visit(port, next)
  if (!response.ok) throw new Error(`${pathname}: ${response.status}`)
  return pathname + search
}

/** A number that somebody else has, a cart with nothing in it, or a limit is no failure. */
async function unlessRefused<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call
  } catch (error) {
    if (/: (404|409|429) /.test(String(error))) return undefined
    throw error
  }
}

/** What was paid, transferred and renewed by the records, and by the ledger. */
async function readMoves(database: OwnedDatabase, renewed: string[], started: Date) {
  interface Moved {
    id: string
    amount: number
  }
  const { rows } = await database.system((query) =>
    sql<{
      payments: string[]
      credited: Moved[]
      transfers: string[]
      transferEntries: Moved[]
      renewals: string[]
    }>`
      select
        (select json_agg(id::text order by id::text) from record
          where entity = 'payment' and (doc->>'amount')::float8 = ${PAYMENT} and doc->>'status' = 'succeeded'
            and created_at >= ${started}) as payments,
        (select json_agg(json_build_object('id', t.reference, 'amount', t.amount::float8) order by t.reference)
          from ledger_transfer t where t.kind = 'payment' and t.amount = ${PAYMENT}
            and t.created_at >= ${started}) as credited,
        (select json_agg(id::text order by id::text) from record
          where entity = 'transfer' and created_at >= ${started}) as transfers,
        (select json_agg(json_build_object('id', reference, 'amount', amount::float8) order by reference)
          from ledger_transfer where kind = 'transfer' and amount > 0
            and created_at >= ${started}) as "transferEntries",
        (select json_agg(reference order by reference) from ledger_transfer
          where kind = 'number-renewal' and split_part(reference, ':', 1) = any(${renewed})) as renewals`.execute(
      query,
    ),
  )
  const [moves] = rows
  if (!moves) throw new Error('no moves')
  return moves
}

/**
 * What the stock, the accounts' numbers, the purchases and the ledger say, each by itself.
 * @param earlier ids of the purchases the demo was seeded with, which no stock was sold for
 */
async function readPurchases(database: OwnedDatabase, earlier: string[]) {
  const isNew = sql`entity = 'number-purchase' and id <> all(${earlier}::uuid[])`
  const { rows } = await database.system((query) =>
    sql<{
      sold: string[]
      owned: string[]
      listed: string[]
      charged: { id: string; amount: number }[]
      due: { id: string; amount: number }[]
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
        (select count(*)::int from stock_number where sold_at is not null and holder is not null) as held`.execute(
      query,
    ),
  )
  const [books] = rows
  if (!books) throw new Error('no books')
  return books
}

/** @returns ids of numbers that need no documents, of the demo's own purchases, and of numbers that owe some months */
async function prepare(
  options: DatabaseOptions,
  folder: string,
): Promise<{ wanted: string[]; earlier: string[]; renewed: string[]; started: Date }> {
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
        select account_id as id from app_user where email in (${sql.join(buyers)}) order by email`.execute(
        query,
      )
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
      const [flex] = accounts.rows
      return {
        wanted: rows.map(({ id }) => id),
        earlier: purchases.rows.map(({ id }) => id),
        renewed: await oweMonths(query, flex?.id ?? ''),
        started: new Date(),
      }
    })
  } finally {
    await database.close()
  }
}

/** Gives an account numbers whose renewals are late by some months. */
async function oweMonths(query: Query, accountId: string): Promise<string[]> {
  const ids = await addNumbers(
    query,
    accountId,
    Array.from({ length: RENEWED }, (_, index) => ({
      number: `+1503555${1000 + index}`,
      country_code: 'US',
      did_type: 'local',
      features: ['voice_in'],
      monthly_fee: DOLLAR,
      activation_fee: 0,
    })),
  )
  const aDayAgo = new Date(Date.now() - 86_400_000).toISOString()
  const late = billedUntil(monthsAfter(aDayAgo, 'UTC', -MONTHS), 'UTC', 1)
  await sql`update record set doc = doc || ${JSON.stringify(late)}::jsonb where id = any(${ids})`.execute(
    query,
  )
  await sql`update job set run_at = now() where kind = 'renew-number' and payload->>'did' = any(${ids})`.execute(
    query,
  )
  return ids
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-crash-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
