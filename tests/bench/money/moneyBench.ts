import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { hashPassword } from '../../../src/server/auth/passwords.ts'
import { closeMonth } from '../../../src/server/modules/account-billing/statements/makeInvoices.ts'
import { demoStock } from '../../../src/server/modules/buy/demoStock.ts'
import { supplyStock } from '../../../src/server/modules/buy/supplyStock.ts'
import { insertAreas } from '../../../src/server/modules/buy/insertStock.ts'
import type { OwnedDatabase } from '../../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../../src/server/storage/openDatabase.ts'
import { startPostgres } from '../../support/startPostgres.ts'

/**
 * A full stock, an account with many numbers and transactions beside one with few, and the invoices of many accounts;
 * each beside hand-written SQL on tables of its own in the same database.
 *   node tests/bench/money/moneyBench.ts [transactions=10000000] [numbers=100000] [accounts=10000] [requests=40]
 */
const [transactions = 10_000_000, numbers = 100_000, accounts = 10_000, requests = 40] = process.argv
  .slice(2)
  .map(Number)
const few = { transactions: 10_000, numbers: 1000 }
const perStockArea = 300
const perPage = 25
const days = 360
const most = 1.5
const password = 'bench-password'
const port = 4108

interface Case {
  name: string
  path: string
  query: () => string
  /** The same by hand, of the account with much. */
  byHand: (account: string) => string
  /** The stock is everybody's: there is no account with less of it. */
  isShared?: true
}

const newest = 'order by created_at desc, id desc'
const types = [4, 5, 20, 26, 40]
const cases: Case[] = [
  stockCase('area code', () => {
    const code = pick(['212', '403', '416', '604', '867'])
    return [`city_code=${code}`, `city_code = '${code}'`]
  }),
  stockCase('first digits', () => {
    const digits = `1${pick(['212', '403', '416', '604'])}${between(2, 9)}`
    return [`search=${digits}*`, `number like '+${digits}%'`]
  }),
  stockCase('last digits', () => {
    const digits = between(1000, 9999)
    return [`search=*${digits}`, `number like '%${digits}'`]
  }),
  stockCase('digits in between', () => {
    const digits = between(1000, 9999)
    return [`search=${digits}`, `number like '%${digits}%'`]
  }),
  stockCase('feature and type', () => [
    'features=mms&did_type=local',
    `features @> '["mms"]' and did_type = 'local'`,
  ]),
  stockCase('nearby', () => {
    const area = pick(areas)
    return [`near=${area}`, `coalesce(region_id, country_id) = '${area}'`]
  }),
  {
    name: 'my numbers: first page',
    path: '/v1/dids',
    query: () => `page=${between(1, 3)}`,
    byHand: () => `select * from hand_did order by rank, id limit ${perPage}`,
  },
  {
    name: 'my numbers: digits',
    path: '/v1/dids',
    query: () => `search=${between(10_000, 99_999)}`,
    byHand: () =>
      `select * from hand_did where number like '%${between(10_000, 99_999)}%' order by rank, id limit ${perPage}`,
  },
  {
    name: 'my numbers: status',
    path: '/v1/dids',
    query: () => `status=${pick(['active', 'blocked'])}`,
    byHand: () =>
      `select * from hand_did where status = '${pick(['active', 'blocked'])}' order by rank, id limit ${perPage}`,
  },
  {
    name: 'transactions: first page',
    path: '/v1/billing/transactions',
    query: () => '',
    byHand: () => `select * from hand_transaction ${newest} limit ${perPage}`,
  },
  {
    name: 'transactions: by type',
    path: '/v1/billing/transactions',
    query: () => `type=${pick(types)}`,
    byHand: () => `select * from hand_transaction where type = ${pick(types)} ${newest} limit ${perPage}`,
  },
  {
    name: 'transactions: totals of all',
    path: '/v1/billing/transactions/statistics',
    query: () => '',
    byHand: () => 'select count(*), sum(amount) from hand_transaction',
  },
  {
    name: 'transactions: totals of a type',
    path: '/v1/billing/transactions/statistics',
    query: () => `type=${pick(types)}`,
    byHand: () => `select count(*), sum(amount) from hand_transaction where type = ${pick(types)}`,
  },
]
let areas: string[] = []

/** Accounts whose last month wants an invoice of 20 transactions, and as many for the invoices by hand. */
const accountsSql = `
  insert into account (id, name, level, timezone, created_at)
    select gen_random_uuid(), 'invoiced', 'flex', 'UTC', date_trunc('month', now() - interval '1 month')
    from generate_series(1, ${2 * accounts});
  insert into ledger_transfer (account_id, id, kind, reference, type, amount, created_at)
    select a.id, gen_random_uuid(), 'bench', n::text, (array[${types.join(', ')}])[1 + n % ${types.length}], -7500,
      a.created_at + n * interval '1 day'
    from account a, generate_series(1, 20) n where a.name = 'invoiced'`

const handInvoiceSql = `
  create table hand_counter (last bigint not null);
  insert into hand_counter values (0);
  create table hand_invoice (id uuid primary key, account_id uuid not null, number text not null unique,
    period_start timestamptz not null, opening bigint not null, charges bigint not null, net bigint not null,
    vat bigint not null, closing bigint not null);
  create index on hand_invoice (account_id, period_start);
  create table hand_invoice_line (invoice_id uuid not null, position int not null, type int not null,
    quantity bigint not null, amount bigint not null, primary key (invoice_id, position));
  create table hand_billed (account_id uuid primary key, until timestamptz not null)`

const cluster = startPostgres([
  'shared_buffers=1GB',
  'max_wal_size=8GB',
  'work_mem=32MB',
  'maintenance_work_mem=512MB',
])
const children: ChildProcess[] = []
try {
  const url = cluster.createDatabase()
  const database = await openDatabase({ url })
  const [large, small] = [randomUUID(), randomUUID()]
  const hash = await hashPassword(password)
  for (const [account, email] of [
    [large, 'large'],
    [small, 'small'],
  ] as const)
    await addUser(database, account, `${email}@example.com`, hash)
  await addStock(database)
  await database.asOwner(async ({ session }) => {
    await session.script(`
      set session_replication_role = replica;
      ${didsSql(large, numbers)}; ${didsSql(small, few.numbers)};
      ${transactionsSql(large, transactions)}; ${transactionsSql(small, few.transactions)};
      ${accountsSql};
      set session_replication_role = origin;
      select patchbay_recount_days('ledger_transfer', '${large}');
      select patchbay_recount_days('ledger_transfer', '${small}');
      ${handSql(large)}`)
    for (const table of [
      'account',
      'record',
      'ledger_transfer',
      'ledger_transfer_day',
      'ledger_transfer_month',
      'ledger_transfer_slot',
      'stock_number',
      'hand_did',
      'hand_transaction',
    ])
      await session.run(`vacuum analyze ${table}`, [])
  })
  await startServer(url)
  const [many, little] = [await signIn('large'), await signIn('small')]
  const hand = new pg.Client({ connectionString: url })
  await hand.connect()
  const { rows } = await hand.query<{ stock: string }>('select count(*) as stock from stock_number')
  console.log(
    `${rows[0]?.stock} numbers in stock; ${numbers} and ${few.numbers} numbers, ${transactions} and ${few.transactions} transactions of an account`,
  )
  console.log(line('median ms', ['many', 'few', 'ratio', 'by hand']))
  for (const { name, path, query, byHand, isShared } of cases) {
    const ours = await median(() => ask(many, path, query()))
    const theirs = isShared ? undefined : await median(() => ask(little, path, query()))
    const plain = await median(() => hand.query(byHand(large)))
    const ratio = theirs === undefined ? undefined : ours / theirs
    console.log(
      line(name, [ours.toFixed(1), theirs?.toFixed(1) ?? '', ratio?.toFixed(2) ?? '', plain.toFixed(1)]),
    )
    if (theirs !== undefined && ours / theirs > most && ours - theirs > 2) process.exitCode = 1
  }
  await measureInvoices(database, hand)
  await hand.end()
  await database.close()
} finally {
  for (const child of children) child.kill()
  cluster.stop()
}

function stockCase(name: string, draw: () => [query: string, where: string]): Case {
  return {
    name: `stock: ${name}`,
    path: '/v1/buy/search',
    isShared: true,
    query: () => draw()[0],
    byHand: () =>
      `select * from stock_number where sold_at is null and ${draw()[1]} order by lower(number) collate "C", id limit ${perPage}`,
  }
}

async function addUser(database: OwnedDatabase, account: string, email: string, hash: string): Promise<void> {
  await database.systemTransaction(async (query) => {
    await query
      .insertInto('account')
      .values({ id: account, name: email, level: 'flex_pro', timezone: 'Europe/London' })
      .execute()
    await query
      .insertInto('app_user')
      .values({ account_id: account, id: randomUUID(), email, password_hash: hash, role: null })
      .execute()
  })
}

async function addStock(database: OwnedDatabase): Promise<void> {
  const stock = demoStock((code) => code, perStockArea)
  areas = stock.regions.map(({ id }) => id)
  await database.systemTransaction((query) => insertAreas(query, stock))
  while (
    (await database.systemTransaction((query) => supplyStock(query, { areas: 100, numbers: perStockArea }))) >
    0
  );
}

function didsSql(account: string, count: number): string {
  return `insert into record (account_id, entity, id, doc)
    select '${account}', 'did', gen_random_uuid(), jsonb_build_object('number', number, 'digits', substr(number, 2),
      'label', 'Line ' || n, 'status', status, 'rank', case status when 'blocked' then '0' else '2' end || number,
      'country_code', 'US', 'did_type', 'local', 'features', '["voice_in"]'::jsonb, 'tags', '[]'::jsonb, 'route_to', 'none',
      'sms_enabled', false, 'doc_types', '[]'::jsonb, 'documents', '[]'::jsonb, 'reason', '', 'monthly_fee', 1000000)
    from (select n, '+1' || lpad(((n::bigint * 7919) % 10000000000)::text, 10, '2') as number,
      case when n % 50 = 0 then 'blocked' else 'active' end as status from generate_series(1, ${count}) n) made`
}

/** Evenly over the days, newest now. */
function transactionsSql(account: string, count: number): string {
  return `insert into ledger_transfer (account_id, id, kind, reference, type, amount, created_at)
    select '${account}', gen_random_uuid(), 'bench', n::text, (array[${types.join(', ')}])[1 + n % ${types.length}], -7500,
      now() - (n * ${(days * 86_400) / count}) * interval '1 second'
    from generate_series(1, ${count}) n`
}

/** The same rows as somebody would keep them by hand, with the indexes these queries want. */
function handSql(account: string): string {
  return `
    create table hand_did as select id, doc->>'number' as number, doc->>'label' as label, doc->>'status' as status,
      doc->>'rank' as rank from record where account_id = '${account}' and entity = 'did';
    create index on hand_did (rank, id);
    create index on hand_did (status, rank, id);
    create index on hand_did using gin (number gin_trgm_ops);
    create table hand_transaction as select id, created_at, type, amount, details from ledger_transfer where account_id = '${account}';
    create index on hand_transaction (created_at desc, id desc);
    create index on hand_transaction (type, created_at desc, id desc)`
}

/** Invoices as jobs make them, an account in each transaction, and the same by hand on the other half of the accounts. */
async function measureInvoices(database: OwnedDatabase, hand: pg.Client): Promise<void> {
  const { rows } = await hand.query<{ id: string }>(`select id from account where name = 'invoiced'`)
  await hand.query(handInvoiceSql)
  const [ours, theirs] = [0, 1].map((half) => rows.filter((_, at) => at % 2 === half)) as [
    typeof rows,
    typeof rows,
  ]
  const times = { ours: 0, theirs: 0 }
  let made = 0
  // In turn, so that what else the machine does meets both.
  for (const [at, { id }] of ours.entries()) {
    const began = performance.now()
    if (await database.systemTransaction((query) => closeMonth(query, id, []))) made += 1
    const then = performance.now()
    const other = theirs[at]
    if (other) await invoiceByHand(hand, other.id)
    times.ours += then - began
    times.theirs += performance.now() - then
  }
  const { rows: counted } = await database.system((query) =>
    sql<{ invoices: number }>`select count(*)::int as invoices from record where entity = 'invoice'`.execute(
      query,
    ),
  )
  const each = (time: number, count: number): string =>
    `${(time / 1000).toFixed(1)} s, ${(time / count).toFixed(1)} ms each`
  console.log(
    `${counted[0]?.invoices} invoices of ${made} accounts: ${each(times.ours, made)}; ${theirs.length} by hand: ${each(times.theirs, theirs.length)}; ratio ${(times.ours / made / (times.theirs / theirs.length)).toFixed(2)}`,
  )
  if (counted[0]?.invoices !== ours.length) process.exitCode = 1
}

/** A numbered invoice with VAT and its lines, in one transaction with the account's lock, as somebody writes it by hand. */
async function invoiceByHand(hand: pg.Client, account: string): Promise<void> {
  const id = randomUUID()
  await hand.query('begin')
  const { rows: due } = await hand.query<{ start: Date; balance: string }>(
    `select date_trunc('month', created_at) as start, balance from account where id = $1 for no key update`,
    [account],
  )
  const [{ start, balance } = { start: new Date(), balance: '0' }] = due
  const { rows: lines } = await hand.query<{ type: number; quantity: string; amount: string }>(
    `select type, count(*) as quantity, sum(amount) as amount from ledger_transfer
     where account_id = $1 and created_at >= $2::timestamptz and created_at < $2::timestamptz + interval '1 month'
     group by type order by type`,
    [account, start],
  )
  const charges = -lines.reduce((sum, { amount }) => sum + Number(amount), 0)
  const vat = Math.round(charges - charges / 1.2)
  await hand.query(
    `insert into hand_invoice_line select $1, position, type, quantity, amount
     from jsonb_to_recordset($2::jsonb) as line (position int, type int, quantity bigint, amount bigint)`,
    [id, JSON.stringify(lines.map((line, position) => ({ ...line, position })))],
  )
  const { rows: counter } = await hand.query<{ number: string }>(
    `update hand_counter set last = last + 1 returning 'INV-' || last as number`,
  )
  await hand.query('insert into hand_invoice values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    id,
    account,
    counter[0]?.number,
    start,
    balance,
    charges,
    charges - vat,
    vat,
    Number(balance) - charges,
  ])
  await hand.query(
    `insert into hand_billed values ($1, $2::timestamptz + interval '1 month')
     on conflict (account_id) do update set until = excluded.until`,
    [account, start],
  )
  await hand.query('commit')
}

async function startServer(url: string): Promise<void> {
  const child = fork(fileURLToPath(new URL('../lists/patchbayServer.ts', import.meta.url)), [
    url,
    String(port),
  ])
  children.push(child)
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new Error('The server ended')))
  })
}

async function signIn(name: string): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}/api/site/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password }),
  })
  // The answer of POST /auth.
  const { token } = (await response.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

async function ask(headers: Record<string, string>, path: string, query: string): Promise<void> {
  const address = `http://127.0.0.1:${port}/api/site${path}?${query}${path.endsWith('/statistics') ? '' : `&per_page=${perPage}`}`
  const response = await fetch(address, { headers })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}: ${text}`)
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < requests + 3; round += 1) {
    const began = performance.now()
    await work()
    if (round >= 3) times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function line(name: string, figures: string[]): string {
  return `${name.padEnd(32)}${figures.map((each) => each.padStart(9)).join('')}`
}

function pick<Item>(choices: readonly Item[]): Item {
  return choices[between(0, choices.length - 1)] as Item // between ends within the choices
}

function between(lowest: number, highest: number): number {
  return lowest + Math.floor(Math.random() * (highest - lowest + 1))
}
