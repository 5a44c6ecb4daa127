import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { hashPassword } from '../../../src/server/auth/passwords.ts'
import { openDatabase } from '../../../src/server/storage/openDatabase.ts'
import { startPostgres } from '../../support/startPostgres.ts'

interface Cannon {
  (options: {
    url: string
    headers: Record<string, string>
    connections: number
    duration: number
  }): Promise<{
    errors: number
    requests: { average: number }
    latency: { p99: number }
  }>
}

// autocannon has no types of its own.
const autocannon = createRequire(import.meta.url)('autocannon') as Cannon

/** List requests with 100,000 campaigns on PostgreSQL, beside plain Fastify + pg with hand-written SQL in the same run. */
const rows = 100_000
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const connections = 10
const password = 'bench-password'

/** The same rows for both: one row in ten is of another account. */
const campaign = `
  select gen_random_uuid() as id, n,
    (array['Harbour', 'Autumn', 'Weekend', 'Members', 'Flash'])[1 + n % 5] || ' ' || n as name,
    (array['completed', 'completed', 'completed', 'active', 'paused', 'scheduled', 'canceled'])[1 + n % 7] as status,
    (n % 1000) / 10.0 as rate, (n * 7919) % 5000000 as charge, n % 20000 as recipients,
    now() - n * interval '5 minutes' as created_at
  from generate_series(1, ${rows}) n`

const cases = [
  { name: 'first page', query: 'per_page=25' },
  { name: 'filtered by status, newest first', query: 'per_page=25&status=completed&sort=-created_at' },
  {
    name: 'filtered by status, page 40, by charge',
    query: 'per_page=25&status=completed&sort=-charge&page=40',
  },
  { name: 'name search', query: 'per_page=25&name=harbour%20423' },
]

const cluster = startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB'])
const children: ChildProcess[] = []
try {
  const own = cluster.createDatabase()
  const reference = cluster.createDatabase()
  const account = randomUUID()
  await fillOwn(own, account)
  await fillReference(reference, account)
  await start('patchbayServer.ts', [own, '4106'])
  await start('referenceServer.ts', [reference, account, '4107'])
  const token = await signIn()
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const list = 'http://127.0.0.1:4106/api/site/v1/sms/campaigns'

  console.log(
    `${'case'.padEnd(42)}${'ours/s'.padStart(9)}${'plain/s'.padStart(9)}${'ratio'.padStart(7)}${'p99 ms'.padStart(16)}`,
  )
  for (const { name, query } of cases) {
    const ours = await measure(`${list}?${query}`, headers)
    const plain = await measure(`http://127.0.0.1:4107/campaigns?${query}`, {})
    const ratio = (ours.perSecond / plain.perSecond).toFixed(2)
    console.log(
      `${name.padEnd(42)}${ours.perSecond.toFixed(0).padStart(9)}${plain.perSecond.toFixed(0).padStart(9)}${ratio.padStart(7)}${`${ours.p99} against ${plain.p99}`.padStart(16)}`,
    )
  }
  const { headers: first } = await fetch(`${list}?per_page=25`, { headers })
  const unchanged = await measure(`${list}?per_page=25`, {
    ...headers,
    'if-none-match': first.get('etag') ?? '',
  })
  console.log(
    `${'unchanged poll (304)'.padEnd(42)}${unchanged.perSecond.toFixed(0).padStart(9)}${''.padStart(16)}${String(unchanged.p99).padStart(16)}`,
  )
} finally {
  for (const child of children) child.kill()
  cluster.stop()
}

async function measure(
  url: string,
  headers: Record<string, string>,
): Promise<{ perSecond: number; p99: number }> {
  const check = await fetch(url, { headers })
  if (check.status !== 200 && check.status !== 304) throw new Error(`${url} answered ${check.status}`)
  await autocannon({ url, headers, connections, duration: 1 })
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.errors > 0) throw new Error(`${url}: ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

async function start(file: string, args: string[]): Promise<void> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args)
  children.push(child)
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new Error(`${file} ended`)))
  })
}

async function signIn(): Promise<string> {
  const response = await fetch('http://127.0.0.1:4106/api/site/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password }),
  })
  // The answer of POST /auth.
  return ((await response.json()) as { token: string }).token
}

async function fillOwn(url: string, account: string): Promise<void> {
  const database = await openDatabase({ url })
  const hash = await hashPassword(password)
  const user = randomUUID()
  await database.systemTransaction(async (query) => {
    await query.insertInto('account').values({ id: account, name: 'Bench', level: 'flex_pro' }).execute()
    await query
      .insertInto('app_user')
      .values({ account_id: account, id: user, email: 'bench@example.com', password_hash: hash, role: null })
      .execute()
  })
  await database.asOwner(async ({ session }) => {
    await session.script(`
      insert into record (account_id, entity, id, doc, created_at, updated_at)
      select case when n % 10 = 0 then gen_random_uuid() else '${account}'::uuid end, 'sms-campaign', id,
        jsonb_build_object('name', name, 'status', status, 'status_note', '', 'delivery_rate', rate, 'charge', charge,
          'recipients', recipients, 'sent', recipients, 'delivered', recipients, 'failed', 0, 'opted_out', 0,
          'country_code', 'GB', 'country', 'United Kingdom', 'sender_id', jsonb_build_object('id', id, 'name', 'Harbour'),
          'template', jsonb_build_object('id', id, 'name', 'Offer', 'text', repeat('Hello {{name}} ', 10)),
          'contacts', id, 'contacts_count', recipients, 'contacts_filename', 'contacts.csv', 'send', 'now',
          'values', jsonb_build_array('+447400123456', 'Anna'), 'headers', jsonb_build_array('Column A', 'Column B'),
          'starts_at_utc', created_at), created_at, created_at
      from (${campaign}) source;
      insert into collection_version (account_id, entity) values ('${account}', 'sms-campaign');`)
    await session.run('vacuum analyze record', [])
  })
  await database.close()
}

async function fillReference(url: string, account: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension pg_trgm; create extension btree_gin')
  await client.query(`
    create table campaign as
    select case when n % 10 = 0 then gen_random_uuid() else '${account}'::uuid end as account_id, id, name, status,
      '' as status_note, rate::float8 as delivery_rate, charge::int, recipients, recipients as sent, recipients as delivered,
      0 as failed, 0 as opted_out, 'GB' as country_code, jsonb_build_object('id', id, 'name', 'Harbour') as sender_id,
      created_at as starts_at_utc, created_at
    from (${campaign}) source;
    alter table campaign add primary key (id);
    create index on campaign (account_id, created_at, id);
    create index on campaign (account_id, status, created_at, id);
    create index on campaign (account_id, charge, id);
    create index on campaign using gin (account_id, lower(name) gin_trgm_ops);`)
  await client.query('vacuum analyze campaign')
  await client.end()
}
