import { createServer } from 'node:http'
import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { checkPort } from '../http/checkPort.ts'
import type { RequestMetrics } from '../http/AppOptions.ts'
import type { Publisher } from '../publishing/Publisher.ts'
import type { Database } from '../storage/database.ts'
import { failureCounts } from './failureCounts.ts'

export interface MetricsOptions {
  database: Pick<Database, 'system'>
  publisher: Pick<Publisher, 'status'>
  port: number
  /** Only this machine by default: the numbers are for operators. */
  host: string
}

export interface Metrics extends RequestMetrics {
  stop(): Promise<void>
}

/**
 * Serves `/metrics` in Prometheus' format on a port of its own.
 * @throws with a sentence for people when the port can't be used
 */
export async function startMetrics({ database, publisher, port, host }: MetricsOptions): Promise<Metrics> {
  await checkPort(port, host, 'PATCHBAY_METRICS_PORT')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const jobs = new Gauge({
    name: 'patchbay_jobs',
    help: 'Background jobs by state. Dead ones have failed for good.',
    labelNames: ['state'],
    registers: [registry],
  })
  const mail = new Gauge({
    name: 'patchbay_mail_unsent',
    help: 'Emails in the outbox that have not been sent.',
    registers: [registry],
  })
  const broadcasts = new Gauge({
    name: 'patchbay_broadcasts',
    help: 'Broadcasts by state.',
    labelNames: ['state'],
    registers: [registry],
  })
  const diagnostics = new Gauge({
    name: 'patchbay_definition_errors',
    help: 'Errors in the definition files. The last good version is served meanwhile.',
    registers: [registry],
  })
  const housekeeping = new Counter({
    name: 'patchbay_housekeeping_failures_total',
    help: 'Steps of the hourly housekeeping that failed since the start, by step.',
    labelNames: ['step'],
    registers: [registry],
  })

  async function collect(): Promise<string> {
    const { rows } = await database.system((query) =>
      sql<{ name: 'job' | 'broadcast' | 'mail'; state: string; count: number }>`
        select 'job' as name, state, count(*)::float8 as count from job where state <> 'done' group by state
        union all select 'broadcast', state, count(*)::float8 from campaign_run
          where state in ('scheduled', 'active', 'paused') group by state
        union all select 'mail', '', count(*)::float8 from mail where sent_at is null`.execute(query),
    )
    for (const state of ['waiting', 'running', 'dead']) jobs.set({ state }, 0)
    for (const state of ['scheduled', 'active', 'paused']) broadcasts.set({ state }, 0)
    for (const { name, state, count } of rows) {
      if (name === 'job') jobs.set({ state }, count)
      else if (name === 'broadcast') broadcasts.set({ state }, count)
      else mail.set(count)
    }
    housekeeping.reset()
    for (const [step, count] of failureCounts()) housekeeping.inc({ step }, count)
    diagnostics.set(publisher.status().diagnostics.filter(({ severity }) => severity === 'error').length)
    return registry.metrics()
  }

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    collect().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // The portal decides how long the process lives.
  server.unref()
  return {
    observe: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
