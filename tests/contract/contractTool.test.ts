import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tryContract, type OpenApi, type Verdict } from '../../scripts/contract/tryContract.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

/** `npm run contract` against the portal's own server, and against one that answers wrongly. */
let server: DemoServer
let owner: DemoPerson
let origin: string
let openApi: OpenApi

const trunk = {
  sip_account: {
    label: 'contract',
    auth_method: 'digest',
    password: 'Q7-harbour-lantern',
    password_confirm: 'Q7-harbour-lantern',
    callerid_type: 'passthrough',
    passthrough_request: true,
  },
}

beforeAll(async () => {
  server = await startDemoServer()
  const found = server.people.find(({ name }) => name === 'owner')
  if (!found) throw new Error('The demo world has no owner')
  owner = found
  origin = await server.listen()
  openApi = (await server.call(owner, 'GET', '/openapi.json')).body
})
afterAll(() => server.close())

function wrongOf(verdicts: Verdict[]): string[] {
  return verdicts
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ operation, tried, why }) => `${operation}, ${tried}: ${why}`)
}

it('finds nothing wrong with the portal’s own server', async () => {
  const resources = server.publisher.current().collections.map(({ resource }) => resource.id)
  const verdicts = await tryContract({
    url: `${origin}/api/site`,
    headers: owner.headers,
    openApi,
    resources,
    bodies: {},
  })
  expect(wrongOf(verdicts)).toEqual([])
  const refused = verdicts.filter(({ why }) => why?.includes('403'))
  expect([...new Set(refused.map(({ operation }) => operation.split('.')[0]))]).toEqual(['ledger-check'])
  const tried = verdicts.filter(({ verdict }) => verdict === 'as described')
  expect(tried.length).toBeGreaterThan(resources.length * 2)
})

it('creates, reads, changes and deletes what it is given a body for', async () => {
  const verdicts = await tryContract({
    url: `${origin}/api/site`,
    headers: owner.headers,
    openApi,
    resources: ['trunk'],
    bodies: { trunk },
  })
  expect(wrongOf(verdicts)).toEqual([])
  expect(verdicts.map(({ operation, tried }) => `${operation}: ${tried}`)).toEqual(
    expect.arrayContaining([
      'trunk.create: a valid record',
      'trunk.create: the same once more, with the same key',
      'trunk.get: the new record',
      'trunk.delete: the new record',
    ]),
  )
})

it('says what is wrong with another', async () => {
  const other = await serve((path) => (path.includes('?') ? [200, '{}'] : [200, '{"templates":[{"id":7}]}']))
  const verdicts = await tryContract({
    url: other.url,
    headers: {},
    openApi,
    resources: ['sms-template'],
    bodies: {},
  })
  other.server.close()
  const wrong = wrongOf(verdicts)
  expect(wrong).toContain('sms-template.list, an unknown parameter: answered 200, expected 422')
  expect(wrong).toContain(
    "sms-template.list, the first page: the body must have required property 'pagination'",
  )
  expect(wrong).toContain('sms-template.get, a record there is none of: answered 200, expected 404')
  expect(wrong).toContain('sms-template.export, all rows as CSV: is application/json, expected text/csv')
})

async function serve(
  answer: (path: string) => [status: number, body: string],
): Promise<{ url: string; server: Server }> {
  const other = createServer((request, response) => {
    const [status, body] = answer(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  // as: it listens on a port, not on a pipe.
  const { port } = other.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, server: other }
}
