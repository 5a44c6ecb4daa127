/**
 * Idle browsers on one server process and PostgreSQL: each asks for its notifications every 5 s and for its
 * configuration every 60 s, on a connection it keeps, while 20 others work and 1 % of the accounts change each minute.
 *   node tests/bench/idle/idleBench.ts [--clients 10000] [--seconds 60] [--port 4530]
 * The time of a request begins when it was due, not when it could be sent. Exits with 1 at an error or above 500 ms.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '../../../src/server/storage/openDatabase.ts'
import { startPostgres } from '../../support/startPostgres.ts'
import { openIdleClient, type IdleClient } from './idleClient.ts'
import { changeAccounts, seedSessions, sessionOf } from './seedSessions.ts'

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '4530' },
  },
})
const count = Number(values.clients)
const port = Number(values.port)
const measuredMs = Number(values.seconds) * 1000
const workers = 20
const notifications = { path: '/api/site/notifications', everyMs: 5_000 }
const config = { path: '/api/site/config', everyMs: 60_000 }
const limitMs = 500
const tickMs = 5

const folder = mkdtempSync(join(tmpdir(), 'patchbay-idle-'))
const cluster = startPostgres(['shared_buffers=256MB'])
const url = cluster.createDatabase()
await (await openDatabase({ url })).close()
await seedSessions(url, count + workers)
const server = spawn(process.execPath, ['src/server/main.ts'], {
  env: { ...process.env, PORT: String(port), PATCHBAY_DATA: folder, DATABASE_URL: url },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await untilHealthy()
  const before = rss()
  const [idle, working] = await openAll()
  console.log(
    `${idle.length} clients connected and answered; memory of the server ${before} MB before, ${rss()} MB with them`,
  )
  await measure(idle, working)
  for (const client of [...idle, ...working]) client.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** All have asked once, so that each has an answer to compare with. */
async function openAll(): Promise<[IdleClient[], IdleClient[]]> {
  const all: IdleClient[] = []
  for (let first = 1; first <= count + workers; first += 50) {
    const group = Array.from({ length: Math.min(50, count + workers - first + 1) }, (_, index) =>
      openIdleClient(port, sessionOf(first + index)),
    )
    const opened = await Promise.all(group)
    for (const { path } of [config, notifications]) {
      const replies = await Promise.all(opened.map((client) => client.poll(path)))
      const refused = replies.find(({ status }) => status !== 200)
      if (refused) throw new Error(`${path} answered ${refused.status}`)
    }
    all.push(...opened)
  }
  return [all.slice(0, count), all.slice(count)]
}

async function measure(idle: IdleClient[], working: IdleClient[]): Promise<void> {
  const times: number[] = []
  const statuses = new Map<number, number>()
  let errors = 0
  const due = schedule(idle)
  const quiet = await transactions()
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const restPerSecond = ((await transactions()) - quiet) / 5
  const stopChanges = await changeAccounts(url, Math.ceil(count / 2), Math.max(1, count / 200))
  const stopWork = work(working)
  const queriesBefore = await transactions()
  const cpuBefore = cpuSeconds()
  const since = performance.now()

  await new Promise<void>((resolve) => {
    let next = 0
    const timer = setInterval(() => {
      const now = performance.now() - since
      for (let one = due[next]; one && one.at <= now; one = due[++next])
        void ask(one.client, one.path, one.at)
      if (next < due.length) return
      clearInterval(timer)
      setTimeout(resolve, 1000)
    }, tickMs)
  })
  const tookMs = performance.now() - since
  const cpu = cpuSeconds() - cpuBefore
  const queries = (await transactions()) - queriesBefore
  const changed = await stopChanges()
  const worked = await stopWork()

  async function ask(client: IdleClient, path: string, at: number): Promise<void> {
    try {
      const { status } = await client.poll(path)
      times.push(performance.now() - since - at)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status !== 200 && status !== 304) errors += 1
    } catch {
      errors += 1
    }
  }

  const sorted = times.toSorted((left, right) => left - right)
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1)
  const p99 = Number(at(0.99))
  const share = ((statuses.get(304) ?? 0) / Math.max(1, sorted.length)) * 100
  console.log(
    `${idle.length} idle clients, ${Math.round((sorted.length / (tookMs - 1000)) * 1000)} requests a second for ${values.seconds} s: ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.999999)} ms; ${errors} errors, ${due.length - sorted.length} without an answer`,
  )
  console.log(
    `${share.toFixed(1)} % answered 304; answers ${[...statuses].map(([status, n]) => `${status}: ${n}`).join(', ')}; ${changed} accounts changed`,
  )
  console.log(
    `beside them ${workers} users at work: ${worked.requests} requests, p50 ${worked.p50} ms, p99 ${worked.p99} ms, ${worked.errors} errors`,
  )
  console.log(
    `server: ${((cpu / tookMs) * 100_000).toFixed(0)} % of a processor, ${((cpu * 1000) / (sorted.length + worked.requests)).toFixed(2)} ms a request, ${rss()} MB; database: ${(queries / (tookMs / 1000)).toFixed(0)} transactions a second, ${restPerSecond.toFixed(0)} before anybody asked`,
  )
  console.log(
    `load average of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  const met = p99 <= limitMs && errors === 0 && worked.errors === 0 && sorted.length === due.length
  console.log(met ? `p99 within ${limitMs} ms` : `NOT met: no error and p99 within ${limitMs} ms`)
  if (!met) process.exitCode = 1
}

interface Due {
  client: IdleClient
  path: string
  at: number
}

/** Each client begins at a moment of its own; the moments are spread evenly. */
function schedule(clients: IdleClient[]): Due[] {
  const all: Due[] = []
  for (const { path, everyMs } of [notifications, config])
    for (const [index, client] of clients.entries())
      for (
        let at = (((index * 7919) % clients.length) / clients.length) * everyMs;
        at < measuredMs;
        at += everyMs
      )
        all.push({ client, path, at })
  return all.toSorted((left, right) => left.at - right.at)
}

/** Lists, a record's page, writes: one action a second each, as a person who does not stop. */
function work(
  clients: IdleClient[],
): () => Promise<{ requests: number; p50: string; p99: string; errors: number }> {
  const times: number[] = []
  let errors = 0
  let turn = 0
  let stopped = false
  const actions: ((client: IdleClient) => ReturnType<IdleClient['send']>)[] = [
    (client) => client.send('GET', '/api/site/v1/sms/campaigns?page=1&per_page=25'),
    (client) => client.send('PUT', '/api/site/preferences/columns', { value: turn }),
    (client) => client.send('GET', '/api/site/v1/sms/templates?page=1&per_page=25'),
    (client) => client.send('PUT', '/api/site/notifications/read-all'),
    (client) => client.send('GET', '/api/site/v1/sms/campaigns?page=1&per_page=25&name=cast'),
  ]
  async function act(client: IdleClient): Promise<void> {
    const action = actions[turn++ % actions.length]
    if (!action || stopped) return
    const begun = performance.now()
    try {
      const { status } = await action(client)
      times.push(performance.now() - begun)
      if (status >= 400) errors += 1
    } catch {
      errors += 1
    }
  }
  const timers = clients.map((client, index) => {
    let timer: NodeJS.Timeout | undefined = setTimeout(
      () => (timer = setInterval(() => void act(client), 1000)),
      index * 50,
    )
    return () => clearInterval(timer)
  })
  return async () => {
    stopped = true
    for (const stop of timers) stop()
    const sorted = times.toSorted((left, right) => left - right)
    const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1)
    return { requests: sorted.length, p50: at(0.5), p99: at(0.99), errors }
  }
}

async function untilHealthy(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      if ((await fetch(`http://localhost:${port}/healthz`)).ok) return
    } catch {
      // It does not listen yet.
    }
    if (server.exitCode !== null) throw new Error('The server ended before it listened')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start')
}

/** User and system time; a clock tick of Linux is a hundredth of a second. */
function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function rss(): number {
  const pages = Number(readFileSync(`/proc/${server.pid}/statm`, 'utf8').split(' ')[1])
  return Math.round((pages * 4096) / 2 ** 20)
}

async function transactions(): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ n: string }>(
    `select sum(xact_commit + xact_rollback) as n from pg_stat_database where datname = current_database()`,
  )
  await client.end()
  return Number(rows[0]?.n)
}
