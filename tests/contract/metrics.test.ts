import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueueJob } from '../../src/server/jobs/index.ts'
import { startMetrics, type Metrics } from '../../src/server/metrics/index.ts'
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

it('serves metrics at no other address, and not through the portal', async () => {
  expect((await fetch(url)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  const answer = await server.page('/metrics', {})
  expect(answer.text).not.toContain('process_resident_memory_bytes')
})
