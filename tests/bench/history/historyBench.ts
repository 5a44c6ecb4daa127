import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { hashPassword } from '../../../src/server/auth/passwords.ts'
import { openDatabase } from '../../../src/server/storage/openDatabase.ts'
import { startPostgres } from '../../support/startPostgres.ts'

/**
 * The history of an account with 10 million messages beside the same with 10,000, and beside hand-written SQL over the 10
 * million, while messages arrive. Each on a PostgreSQL of its own, partitioned by month.
 *   node tests/bench/history/historyBench.ts [messages=10000000] [requests=40] [arriving per second=500]
 */
const [many = 10_000_000, requests = 40, arriving = 500] = process.argv.slice(2).map(Number)
const few = 10_000
const days = 360
const perPage = 25
const most = 1.5
const password = 'bench-password'
const zone = 'Europe/London'

/** One request of a case: its query, drawn anew so that no answer is kept. */
interface Case {
  name: string
  path: '' | '/statistics'
  query: (total: number) => string
  /** The same by hand. */
  sql: (total: number, account: string) => string
}

const columns =
  'id, created_at, sender, recipient, country_code, status, message_kind, segments, charge, body'
const newest = 'order by created_at desc, id desc'
const listed = (where: string, offset = 0): string =>
  `select ${columns} from message where ${where} ${newest} limit ${perPage} offset ${offset}`
const countries = ['GB', 'US', 'NO', 'DE', 'FR']
const statuses = ['delivered', 'expired', 'undelivered']

const cases: Case[] = [
  {
    name: 'first page',
    path: '',
    query: () => 'type=outboundSms',
    sql: (_total, account) => listed(`account_id = '${account}' and type = 'outboundSms'`),
  },
  {
    name: 'by status and country',
    path: '',
    query: () => `type=outboundSms&status=${pick(statuses)}&country=${pick(countries)}`,
    sql: (_total, account) =>
      listed(
        `account_id = '${account}' and type = 'outboundSms' and status = '${pick(statuses)}' and country_code = '${pick(countries)}'`,
      ),
  },
  {
    name: 'one day',
    path: '',
    query: () => {
      const day = shown(between(10, days - 10))
      return `type=outboundSms&from=${day}&to=${day}`
    },
    sql: (_total, account) => {
      const ago = between(10, days - 10)
      return listed(
        `account_id = '${account}' and type = 'outboundSms' and created_at >= now() - interval '${ago + 1} days' and created_at < now() - interval '${ago} days'`,
      )
    },
  },
  {
    name: 'a page far down',
    path: '',
    query: (total) => `page=${between(Math.floor(total / perPage / 3), Math.floor(total / perPage) - 1)}`,
    sql: (total, account) =>
      listed(`account_id = '${account}'`, between(Math.floor(total / 3), total - perPage)),
  },
  {
    name: 'figures of all',
    path: '/statistics',
    query: () => `type=outboundSms&status=${pick(statuses)}`,
    sql: (_total, account) =>
      `select count(*), sum(charge) from message where account_id = '${account}' and type = 'outboundSms' and status = '${pick(statuses)}'`,
  },
  {
    name: 'figures of a month',
    path: '/statistics',
    query: () => {
      const ago = between(40, days - 10)
      return `type=outboundSms&from=${shown(ago)}&to=${shown(ago - 30)}`
    },
    sql: (_total, account) => {
      const ago = between(40, days - 10)
      return `select count(*), sum(charge) from message where account_id = '${account}' and type = 'outboundSms' and created_at >= now() - interval '${ago} days' and created_at < now() - interval '${ago - 30} days'`
    },
  },
  {
    name: 'digits of a recipient',
    path: '',
    query: () => `type=outboundSms&to_search=${between(10_000_000, 99_999_999)}`,
    sql: (_total, account) =>
      listed(
        `account_id = '${account}' and type = 'outboundSms' and recipient like '%${between(10_000_000, 99_999_999)}%'`,
      ),
  },
]

const children: ChildProcess[] = []
const clusters = [0, 1].map(() =>
  startPostgres(['shared_buffers=1GB', 'max_wal_size=8GB', 'work_mem=32MB', 'maintenance_work_mem=1GB']),
)
try {
  const [large, small] = await Promise.all([prepare(0, many, 4106), prepare(1, few, 4107)])
  if (!large || !small) throw new Error('unreachable: both are prepared')
  await copyByHand(large.url)
  console.log(`${many} and ${few} messages over ${days} days; ${arriving} a second arrive in each`)
  console.log(
    `${'median ms'.padEnd(26)}${'many'.padStart(9)}${'few'.padStart(9)}${'ratio'.padStart(7)}${'by hand'.padStart(10)}`,
  )
  const hand = new pg.Client({ connectionString: large.url })
  await hand.connect()
  const arrivals = [arrive(large, 'sms_message'), arrive(small, 'sms_message')]
  for (const each of cases) {
    const ours = await median(() => ask(large, each.path, each.query(many)))
    const little = await median(() => ask(small, each.path, each.query(few)))
    const plain = await median(() => hand.query(each.sql(many, large.account)))
    const ratio = ours / little
    console.log(
      `${each.name.padEnd(26)}${ours.toFixed(1).padStart(9)}${little.toFixed(1).padStart(9)}${ratio.toFixed(2).padStart(7)}${plain.toFixed(1).padStart(10)}`,
    )
    if (ratio > most && ours - little > 2) process.exitCode = 1
  }
  const [inLarge = 0, inSmall = 0] = await Promise.all(arrivals.map((stop) => stop()))
  console.log(
    `arrived meanwhile: ${inLarge.toFixed(0)} and ${inSmall.toFixed(0)} a second; target: ratios of at most ${most}, differences below 2 ms aside`,
  )
  await hand.end()
} finally {
  for (const child of children) child.kill()
  for (const cluster of clusters) cluster.stop()
}

interface Prepared {
  url: string
  account: string
  list: string
  headers: Record<string, string>
}

/** A database with an account and its messages, and the server on it. */
async function prepare(cluster: number, messages: number, port: number): Promise<Prepared> {
  const url = clusters[cluster]?.createDatabase() ?? ''
  const account = randomUUID()
  const database = await openDatabase({ url })
  const hash = await hashPassword(password)
  await database.systemTransaction(async (query) => {
    await query
      .insertInto('account')
      .values({ id: account, name: 'Bench', level: 'flex_pro', timezone: zone })
      .execute()
    await query
      .insertInto('app_user')
      .values({
        account_id: account,
        id: randomUUID(),
        email: 'bench@example.com',
        password_hash: hash,
        role: null,
      })
      .execute()
  })
  await database.asOwner(async ({ session }) => {
    const first = new Date()
    first.setUTCDate(1)
    first.setUTCMonth(first.getUTCMonth() - Math.ceil(days / 28))
    for (const month = first; month < new Date(); month.setUTCMonth(month.getUTCMonth() + 1)) {
      const start = month.toISOString().slice(0, 10)
      const next = new Date(month)
      next.setUTCMonth(next.getUTCMonth() + 1)
      const name = `sms_message_${start.slice(0, 7).replace('-', '_')}`
      await session.script(
        `create table if not exists ${name} partition of sms_message for values from ('${start}') to ('${next.toISOString().slice(0, 10)}')`,
      )
    }
    await session.script(`begin; set local role patchbay_system; ${messagesSql(account, messages)}; commit`)
    for (const table of ['sms_message', 'sms_message_day', 'sms_message_month', 'sms_message_slot'])
      await session.run(`vacuum analyze ${table}`, [])
  })
  await database.close()
  const child = fork(fileURLToPath(new URL('../lists/patchbayServer.ts', import.meta.url)), [
    url,
    String(port),
  ])
  children.push(child)
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new Error('The server ended')))
  })
  const origin = `http://127.0.0.1:${port}/api/site`
  const response = await fetch(`${origin}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password }),
  })
  // The answer of POST /auth.
  const { token } = (await response.json()) as { token: string }
  return { url, account, list: `${origin}/v1/sms/messages`, headers: { authorization: `Bearer ${token}` } }
}

/** Messages evenly over the days, newest now. */
function messagesSql(account: string, count: number): string {
  return `insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status, type, charge)
    select '${account}', gen_random_uuid(), now() - (n * ${(days * 86_400) / count}) * interval '1 second',
      (array['Harbour', 'HPDelivery', '+447400123456'])[1 + n % 3],
      '+44' || lpad(((n::bigint * 7919) % 10000000000)::text, 10, '0'),
      (array['GB', 'GB', 'GB', 'US', 'NO', 'DE', 'FR'])[1 + n % 7], 'Your parcel arrives today.', 1,
      (array['delivered', 'delivered', 'delivered', 'delivered', 'expired', 'undelivered'])[1 + n % 6],
      case when n % 5 = 0 then 'inboundSms' else 'outboundSms' end, 7500
    from generate_series(1, ${count}) n`
}

/** The same rows as somebody would keep them by hand, with the indexes these queries want. */
async function copyByHand(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table message as select * from sms_message')
  await client.query('create index on message (account_id, type, created_at desc, id desc)')
  await client.query('create index on message (account_id, created_at desc, id desc)')
  await client.query('create index on message (account_id, status, created_at desc, id desc)')
  await client.query('create index on message using gin (account_id, recipient gin_trgm_ops)')
  await client.query('vacuum analyze message')
  await client.end()
}

/** Messages arrive ten times a second. @returns ends it; how many a second there were */
function arrive({ url, account }: Prepared, table: string): () => Promise<number> {
  let stopped = false
  let arrived = 0
  const began = performance.now()
  const running = (async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('set role patchbay_system')
    for (let batch = 1; !stopped; batch += 1) {
      await client.query(
        `insert into ${table} (account_id, id, created_at, sender, recipient, country_code, body, segments, status, type, charge)
         select $1, gen_random_uuid(), clock_timestamp(), 'Harbour', '+447400123456', 'GB', 'Your parcel arrives today.', 1, 'delivered', 'outboundSms', 7500
         from generate_series(1, $2)`,
        [account, Math.round(arriving / 10)],
      )
      arrived += Math.round(arriving / 10)
      const wait = began + batch * 100 - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    }
    await client.end()
  })()
  return async () => {
    stopped = true
    await running
    return (arrived * 1000) / (performance.now() - began)
  }
}

async function ask({ list, headers }: Prepared, path: string, query: string): Promise<void> {
  const address = `${list}${path}?${query}${path === '' ? `&per_page=${perPage}` : ''}`
  const response = await fetch(address, { headers })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}: ${text}`)
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < requests + 3; round += 1) {
    const began = performance.now()
    await run()
    if (round >= 3) times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function pick(choices: readonly string[]): string {
  return choices[between(0, choices.length - 1)] ?? ''
}

function between(lowest: number, highest: number): number {
  return lowest + Math.floor(Math.random() * (highest - lowest + 1))
}

/** A day as filters take it. */
function shown(daysAgo: number): string {
  const [year, month, day] = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}
