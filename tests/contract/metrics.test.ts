import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFileStore } from '../../src/server/files/index.ts'
import { keepHouse } from '../../src/server/housekeeping.ts'
import { enqueueJob } from '../../src/server/jobs/index.ts'
import { startMetrics, type Metrics } from '../../src/server/metrics/index.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { freePort } from '../crash/startServer.ts'
import { openShared } from '../support/createTestDatabase.ts'
import { startTestServer, type TestServer } from '../support/startTestServer.ts'

let server: TestServer
let metrics: Metrics
let url: string

beforeAll(async () => {
  const database = await openShared()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const publisher = { status: () => server.publisher.status() }
  metrics = await startMetrics({ database, publisher, port, host: '127.0.0.1' })
  server = await startTestServer(database, { metrics })
})
afterAll(async () => {
  await metrics.stop()
  await server.close()
  await server.database.close()
})

async function scrape(): Promise<string> {
  const response = await fetch(`${url}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  return response.text()
}

it('counts requests by the path of the route, without record ids', async () => {
  const user = await server.signUp()
  const id = randomUUID()
  await user.call('GET', `/v1/parcels/${id}`)
  const text = await scrape()
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/v1\/parcels\/\{id\}",status="404"\} 1$/m,
  )
  expect(text).not.toContain(id)
})

it('reports waiting jobs, unsent mail, memory and definition errors', async () => {
  const accountId = randomUUID()
  await server.database.transaction(accountId, (query) =>
    enqueueJob(query, { accountId, kind: 'any', key: 'one', payload: {} }),
  )
  const text = await scrape()
  expect(text).toMatch(/^patchbay_jobs\{state="waiting"\} 1$/m)
  expect(text).toMatch(/^patchbay_jobs\{state="dead"\} 0$/m)
  expect(text).toMatch(/^patchbay_mail_unsent 0$/m)
  expect(text).toMatch(/^patchbay_definition_errors 0$/m)
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
})

it('runs the housekeeping of every module whatever became of the others, and counts what failed', async () => {
  const files = createLocalFileStore(await mkdtemp(join(tmpdir(), 'housekeeping-')))
  const errors: unknown[] = []
  const done: string[] = []
  const broken = { housekeeping: (query: Query) => sql`select 1 / 0`.execute(query).then(() => undefined) }
  const modules = new Map([
    ['broken', broken],
    ['next', { housekeeping: () => Promise.resolve(void done.push('next')) }],
  ])
  await keepHouse(server.database, modules, files, (error) => errors.push(error))
  expect(done).toEqual(['next'])
  expect(errors).toEqual([expect.objectContaining({ message: 'housekeeping of broken failed' })])
  expect(errors[0]).toHaveProperty('cause')
  expect(await scrape()).toMatch(/^patchbay_housekeeping_failures_total\{step="broken"\} 1$/m)
  await keepHouse(server.database, modules, files, (error) => errors.push(error))
  expect(await scrape()).toMatch(/^patchbay_housekeeping_failures_total\{step="broken"\} 2$/m)
})

it('serves metrics at no other address, and not through the portal', async () => {
  expect((await fetch(url)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  const answer = await server.page('/metrics', {})
  expect(answer.text).not.toContain('process_resident_memory_bytes')
})
