import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from './messagingWorld.ts'
import { bothWorlds } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const path = '/v1/calling/campaigns'

describe.each(bothWorlds)('voice campaigns on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      working: true,
      callSpeed: 1000,
      settings: { demo: { password: '', signIns: [] } },
    })
    owner = person('owner')
  })
  afterAll(() => server.close())

  function person(name: string): DemoPerson {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }
  const get = async (url: string, who = owner): Promise<DemoAnswer['body']> =>
    (await server.call(who, 'GET', url)).body
  it('works', async () => {
    const { body } = await server.call(owner, 'GET', path)
    console.log(JSON.stringify(body).slice(0, 3000))
    console.log(JSON.stringify(await get(`/v1/calling/recipients?per_page=2`)).slice(0, 1500))
    console.log(JSON.stringify(await get(`/v1/ivr/services`)).slice(0, 1500))
    console.log(JSON.stringify(await get(`/v1/calling/callers`)).slice(0, 1500))
  })
})
