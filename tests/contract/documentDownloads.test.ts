import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

/** Documents that are written in threads, over connections as browsers have them. */
let server: DemoServer
let owner: DemoPerson
let base: string

beforeAll(async () => {
  server = await startDemoServer()
  const [found] = server.people.filter(({ name }) => name === 'owner')
  if (!found) throw new Error('The demo world lacks an owner')
  owner = found
  base = await server.listen()
})
afterAll(() => server.close())

it('come as PDF', async () => {
  const { body } = await server.call(owner, 'GET', '/v1/porting_requests')
  const [first] = Object.values(body).find(Array.isArray) as { id: string }[]
  const answer = await fetch(`${base}/api/site/v1/porting_requests/${first?.id}/letter.pdf`, {
    headers: { 'user-agent': 'test', ...owner.headers },
  })
  expect(answer.status).toBe(200)
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
