import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../../src/server/storage/openDatabase.ts'
import { startPostgres } from '../../support/startPostgres.ts'

/** Memory, processor and start of a server nobody uses, started as `npm start` does, on both databases. */
const root = resolve(import.meta.dirname, '../../..')
const REST_MS = 60_000
const goals = { 'embedded database': 400, PostgreSQL: 300 }

interface Usage {
  rssMb: number
  heapMb: number
  cpuSeconds: number
}

interface RunningServer {
  readyMs: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

const folder = mkdtempSync(join(tmpdir(), 'patchbay-rest-'))
const postgres = startPostgres()
try {
  await measure('embedded database', { PATCHBAY_DATA: join(folder, 'embedded') })
  const env = { PATCHBAY_DATA: join(folder, 'postgres'), DATABASE_URL: postgres.createDatabase() }
  execFileSync(process.execPath, ['scripts/seed.ts'], { cwd: root, env: { ...process.env, ...env } })
  await measure('PostgreSQL', env)
} finally {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(
  name: keyof typeof goals,
  env: { DATABASE_URL?: string; PATCHBAY_DATA: string },
): Promise<void> {
  console.log(`\n${name} (goals: under ${goals[name]} MB and 1 % of a processor at rest, ready within 3 s)`)
  const first = await start(env)
  report('first start', first.readyMs, await first.usage())
  await first.stop()
  const sending = await start(env)
  await rest('with the demo world sending and calling', sending)
  await sending.stop()
  await pauseDemo(env)
  const server = await start(env)
  report('unchanged restart', server.readyMs, await server.usage())
  await rest('with nothing to do', server)
  await server.stop()
}

async function rest(when: string, server: RunningServer): Promise<void> {
  // What a start leaves behind is not rest.
  await pause(10_000)
  const before = await server.usage()
  await pause(REST_MS)
  const after = await server.usage()
  const share = ((after.cpuSeconds - before.cpuSeconds) / (REST_MS / 1000)) * 100
  console.log(
    `a minute ${when}: ${after.rssMb.toFixed(0)} MB, heap ${after.heapMb.toFixed(0)} MB, ${share.toFixed(2)} % of a processor`,
  )
}

/** Broadcasts and voice campaigns of the demo world that go on for a long time are work, not rest. */
async function pauseDemo(env: { DATABASE_URL?: string; PATCHBAY_DATA: string }): Promise<void> {
  const { DATABASE_URL: url, PATCHBAY_DATA: dataFolder } = env
  const database = await openDatabase(url === undefined ? { dataFolder } : { url })
  await database.system((query) =>
    sql`update campaign_run set state = 'paused', claimed_at = null where state in ('active', 'scheduled')`.execute(
      query,
    ),
  )
  await database.system((query) =>
    sql`update job set run_at = now() + interval '1 day' where state = 'waiting' and run_at < now() + interval '1 day'`.execute(
      query,
    ),
  )
  await database.close()
}

function report(what: string, readyMs: number, { rssMb, heapMb }: Usage): void {
  console.log(
    `${what}: ready after ${(readyMs / 1000).toFixed(1)} s, ${rssMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)} MB`,
  )
}

async function start(env: Record<string, string>): Promise<RunningServer> {
  const [port, metricsPort] = await Promise.all([freePort(), freePort()])
  const startedAt = performance.now()
  const child = spawn('sh', ['scripts/start.sh'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      // The demo's supplier fills the stock for its first eight minutes.
      PATCHBAY_STOCK: '0',
      ...env,
      PORT: String(port),
      PATCHBAY_METRICS_PORT: String(metricsPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('Patchbay: http') && ready())
    child.once('exit', () => fail(new Error('The server ended before it listened')))
  })
  const readyMs = performance.now() - startedAt
  return {
    readyMs,
    usage: () => readUsage(`http://127.0.0.1:${metricsPort}/metrics`),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function readUsage(url: string): Promise<Usage> {
  const text = await (await fetch(url)).text()
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    rssMb: value('process_resident_memory_bytes') / 2 ** 20,
    heapMb: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    cpuSeconds: value('process_cpu_seconds_total'),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  // A TCP server's address has a port.
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

function pause(ms: number): Promise<void> {
  return new Promise((ended) => setTimeout(ended, ms))
}
