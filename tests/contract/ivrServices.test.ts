import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteDocument, patchDocument } from '../../src/server/storage/documents.ts'
import { openSharedWorld, worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const path = '/v1/ivr/services'

describe.each(worldsOf(import.meta.filename))('IVR services on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let flow: string
  /** Voice numbers that no service answers. */
  let free: { id: string; number: string }[]

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      settings: { demo: { password: '', signIns: [] } },
    })
    owner = server.people.find(({ name }) => name === 'owner')!
    const flows: { id: string; name: string }[] = (await get('/v1/ivr_flows?is_published=true')).call_flows
    flow = flows.find(({ name }) => name === 'Front desk')!.id
    const { dids } = await get('/v1/dids?takes_calls=true&per_page=100')
    free = dids.filter((did: { ivr_service?: object }) => !did.ivr_service)
  })
  afterAll(() => server.close())

  async function get(url: string): Promise<DemoAnswer['body']> {
    const { status, body } = await server.call(owner, 'GET', url)
    expect([url, status]).toEqual([url, 200])
    return body
  }
  const post = (value: object): Promise<DemoAnswer> =>
    server.call(owner, 'POST', path, {
      ivr_service: { name: `Service ${randomUUID().slice(0, 8)}`, flow: { id: flow }, ...value },
    })
  async function create(value: object): Promise<string> {
    const { status, body } = await post(value)
    expect([status, body.fields]).toEqual([201, undefined])
    return body.ivr_service.id
  }
  const numberOf = async (id: string): Promise<DemoAnswer['body']> => (await get(`/v1/dids/${id}`)).did
  const routeOf = async (id: string): Promise<unknown[]> => {
    const { route_to: route, ivr_service: service } = await numberOf(id)
    return [route, service]
  }
  const change = (id: string, status: string): Promise<DemoAnswer> =>
    server.call(owner, 'PUT', `${path}/${id}/status`, { ivr_service: { status } })

  it('answer numbers of the account, which then say so', async () => {
    const [first, second] = free.splice(0, 2)
    const id = await create({ name: 'Orders', numbers: [{ id: first!.id }] })
    expect((await get(`${path}/${id}`)).ivr_service).toMatchObject({
      status: 'active',
      dialed: [first!.number],
    })
    expect(await numberOf(first!.id)).toMatchObject({ route_to: 'ivr', ivr_service: { id, name: 'Orders' } })
    const changed = await server.call(owner, 'PUT', `${path}/${id}`, {
      ivr_service: { name: 'Orders and returns', numbers: [{ id: second!.id }] },
    })
    expect([changed.status, changed.body.fields]).toEqual([200, undefined])
    expect(await routeOf(first!.id)).toEqual(['none', undefined])
    expect(await numberOf(second!.id)).toMatchObject({ ivr_service: { name: 'Orders and returns' } })
    await change(id, 'disabled')
    expect((await server.call(owner, 'DELETE', `${path}/${id}`)).status).toBe(204)
    expect(await routeOf(second!.id)).toEqual(['none', undefined])
  })

  it('share no number, however they are saved', async () => {
    const [did] = free.splice(0, 1)
    const [one, two] = await Promise.all([
      post({ name: 'One', numbers: [{ id: did!.id }] }),
      post({ name: 'Two', numbers: [{ id: did!.id }] }),
    ])
    const [made, refused] = one.status === 201 ? [one, two] : [two, one]
    expect([made.status, refused.status]).toEqual([201, 422])
    expect(Object.values(refused.body.fields)).toEqual([
      expect.stringMatching(
        /^(\+\d+ is already answered by (One|Two)|Another IVR service answers this number)$/,
      ),
    ])
    expect(await numberOf(did!.id)).toMatchObject({ ivr_service: { id: made.body.ivr_service.id } })
  })

  it('take active voice numbers of the account only', async () => {
    const { dids } = await get('/v1/dids?per_page=100')
    const inactive = dids.find(({ status }: { status: string }) => status === 'inactive')
    for (const id of [inactive.id, randomUUID()])
      expect((await post({ numbers: [{ id }] })).body.fields).toEqual({ 'numbers[0]': 'Not a valid choice' })
  })

  it('keep the routing of their numbers from being changed elsewhere', async () => {
    const [did] = free.splice(0, 1)
    await create({ numbers: [{ id: did!.id }] })
    const refused = await server.call(owner, 'PUT', `/v1/dids/${did!.id}`, { did: { route_to: 'none' } })
    expect(refused.body.fields).toHaveProperty('route_to')
    const [other] = free
    const chosen = await server.call(owner, 'PUT', `/v1/dids/${other!.id}`, { did: { route_to: 'ivr' } })
    expect(chosen.body.fields).toHaveProperty('route_to')
  })

  it('run published flows, which can’t be deleted meanwhile', async () => {
    const { call_flows: flows } = await get('/v1/ivr_flows?is_published=false')
    expect((await post({ flow: { id: flows[0].id } })).body.fields).toBeDefined()
    await create({})
    const refused = await server.call(owner, 'DELETE', `/v1/ivr_flows/${flow}`)
    expect(refused.status).toBe(409)
  })

  it('are saved after their numbers are locked, as at the end of a number', async () => {
    const [did] = free.splice(0, 1)
    const id = await create({ name: 'Locked', numbers: [{ id: did!.id }] })
    const { accountId } = owner
    const held = Promise.withResolvers<string | undefined>()
    const isWaiting = Promise.withResolvers<void>()
    const ending = server.database.transaction(accountId, async (query) => {
      const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::xid::text as xid from record
        where account_id = ${accountId} and entity = 'did' and id = ${did!.id}::uuid for update`.execute(
        query,
      )
      held.resolve(rows[0]?.xid)
      await isWaiting.promise
      await sql`select from record where account_id = ${accountId} and entity = 'ivr-service' and id = ${id}::uuid
        for update nowait`.execute(query)
    })
    const xid = await held.promise
    const saved = server.call(owner, 'PUT', `${path}/${id}`, { ivr_service: { name: 'Saved' } })
    const waiting = () =>
      server.database.system((query) =>
        sql`select pid from pg_locks where not granted and transactionid::text = ${xid}`.execute(query),
      )
    await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0)
    isWaiting.resolve()
    await ending
    expect((await saved).status).toBe(200)
  })

  it('take a test call once for a key: charged as IVR, in the history, in no figure', async () => {
    const [did] = free.splice(0, 1)
    const id = await create({ name: 'Tested', numbers: [{ id: did!.id }] })
    const key = { 'idempotency-key': randomUUID() }
    const [once, twice] = [
      await server.call(owner, 'POST', `${path}/${id}/test_call`, {}, key),
      await server.call(owner, 'POST', `${path}/${id}/test_call`, {}, key),
    ]
    expect([once.status, once.body.to]).toEqual([200, did!.number])
    expect(twice.body).toEqual(once.body)
    const { calls } = await get(`/v1/calls?type=received&ivr_service=${id}`)
    expect(calls).toHaveLength(1)
    const { call } = await get(`/v1/calls/${once.body.id}`)
    expect(call).toMatchObject({
      type: 'received',
      to_number: did!.number,
      is_test: true,
      flow_name: 'Front desk',
    })
    expect(call.flow_steps.length).toBeGreaterThan(0)
    const { rows } = await server.database.read(owner.accountId, (query) =>
      sql<{ amount: number; type: number }>`
        select amount::float8 as amount, type from ledger_transfer
        where account_id = ${owner.accountId} and kind = 'ivr-call' and reference = ${once.body.id}`.execute(
        query,
      ),
    )
    expect(rows).toEqual([{ amount: -call.charge, type: 37 }])
    expect(call.charge).toBeGreaterThan(0)
    expect(await get(`${path}/${id}/results`)).toEqual({ calls: 0, seconds: 0, days: [], keys: [] })
    await change(id, 'disabled')
    const refused = await server.call(owner, 'POST', `${path}/${id}/test_call`, {})
    expect([refused.status, refused.body.error]).toEqual([409, 'Enable the service first'])
  })

  it('lose numbers that are deleted, and are tested with the first that is still active, within a spend cap', async () => {
    const [first, second] = free.splice(0, 2)
    const id = await create({ numbers: [{ id: first!.id }, { id: second!.id }] })
    const tested = async (): Promise<unknown[]> => {
      const { status, body } = await server.call(owner, 'POST', `${path}/${id}/test_call`, {})
      return [status, body.to]
    }
    const { accountId } = owner
    await server.database.transaction(accountId, (query) =>
      patchDocument(query, accountId, 'did', first!.id, { status: 'inactive' }),
    )
    expect(await tested()).toEqual([200, second!.number])
    const cap = (amount: number | null): Promise<unknown> =>
      server.database.system((query) =>
        sql`update account set spend_cap_month = ${amount} where id = ${accountId}`.execute(query),
      )
    await cap(1)
    expect(await tested()).toEqual([402, undefined])
    await cap(null)
    await server.database.transaction(accountId, (query) =>
      deleteDocument(query, accountId, 'did', first!.id),
    )
    const { ivr_service: service } = await get(`${path}/${id}`)
    expect(service).toMatchObject({ numbers: [{ id: second!.id }], dialed: [second!.number] })
    await server.database.transaction(accountId, (query) =>
      deleteDocument(query, accountId, 'did', second!.id),
    )
    expect(await tested()).toEqual([409, undefined])
  })

  it('pass calls on to phones, each a call of its own that is paid as forwarded', async () => {
    const [did] = free.splice(0, 1)
    const { call_flow: made } = (
      await server.call(owner, 'POST', '/v1/ivr_flows', {
        call_flow: { name: 'Passed on', template: 'blank' },
      })
    ).body
    const { document } = await get(`/v1/ivr_flows/${made.id}/draft`)
    const end = document.nodes.find(({ type }: { type: string }) => type === 'hangup').id
    const dial = {
      id: 'desk',
      type: 'dial',
      options: { destinations: [{ kind: 'phone', number: '+447400555177' }] },
      exits: { completed: end, busy: end, no_answer: end, failed: end },
    }
    document.nodes[0].exits.next = 'desk'
    await server.call(owner, 'PUT', `/v1/ivr_flows/${made.id}/draft`, {
      document: { ...document, nodes: [...document.nodes, dial] },
    })
    const published = await server.call(owner, 'POST', `/v1/ivr_flows/${made.id}/publish`, { message: '' })
    expect([published.status, published.body.problems]).toEqual([200, expect.any(Array)])
    const id = await create({ name: 'Passed on', flow: { id: made.id }, numbers: [{ id: did!.id }] })
    // Of the people behind the phone seven in ten answer.
    for (let call = 0; call < 8; call++) await server.call(owner, 'POST', `${path}/${id}/test_call`, {})
    const { calls } = await get('/v1/calls?type=placed&to_search=447400555177')
    expect(calls.length).toBeGreaterThan(0)
    const { rows } = await server.database.read(owner.accountId, (query) =>
      sql<{ amount: number; type: number; details: string }>`
        select amount::float8 as amount, type, details from ledger_transfer
        where account_id = ${owner.accountId} and kind = 'forwarded-call' and reference = ${calls[0].id}`.execute(
        query,
      ),
    )
    expect(rows).toEqual([{ amount: -calls[0].charge, type: 7, details: '+447400555177' }])
  })

  it('count their calls by day and by key', async () => {
    const { ivr_services: services } = await get(`${path}?per_page=100`)
    const service = services.find(({ name }: { name: string }) => name === 'Front desk')
    const results = await get(`${path}/${service.id}/results`)
    const { rows } = await server.database.read(owner.accountId, (query) =>
      sql<{ calls: number; pressed: number }>`
        select count(*)::int as calls,
          count(*) filter (where jsonb_path_exists(flow_steps, '$[*] ? (@.key == "1")'))::int as pressed
        from phone_call where account_id = ${owner.accountId} and ivr_service_id = ${service.id}`.execute(
        query,
      ),
    )
    expect(results.calls).toBe(rows[0]!.calls)
    expect(results.days.reduce((sum: number, day: { calls: number }) => sum + day.calls, 0)).toBe(
      results.calls,
    )
    expect(results.keys).toContainEqual({ key: 'Main menu: 1', callers: rows[0]!.pressed })
    expect(rows[0]!.pressed).toBeGreaterThan(5)
  })

  it('are listed by status: active, disabled or all', async () => {
    const of = async (query: string): Promise<string[]> => {
      const { ivr_services: found } = await get(`${path}?per_page=100${query}`)
      return found.map(({ status }: { status: string }) => status)
    }
    expect(new Set(await of('&status=active'))).toEqual(new Set(['active']))
    expect(new Set(await of('&status=disabled'))).toEqual(new Set(['disabled']))
    expect(new Set(await of(''))).toEqual(new Set(['active', 'disabled']))
  })

  it('are for developers with the feature only', async () => {
    const flex = server.people.find(({ name }) => name === 'flex')!
    const give = (settings: object): Promise<unknown> =>
      server.database.system((query) =>
        sql`update account set settings = settings - '{is_developer,features}'::text[] || ${JSON.stringify(settings)}::jsonb
            where id = ${flex.accountId}`.execute(query),
      )
    const answers: [object, number][] = [
      [{}, 403],
      [{ is_developer: true }, 403],
      [{ features: ['ivr'] }, 403],
      [{ is_developer: true, features: ['ivr'] }, 200],
    ]
    for (const [settings, status] of answers) {
      await give(settings)
      await expect.poll(async () => (await server.call(flex, 'GET', path)).status).toBe(status)
    }
    await give({})
  })
})

describe('IVR services without a simulated carrier', () => {
  it('take no test call', async () => {
    const server = await startDemoServer({ database: await openSharedWorld(), simulated: false })
    const owner = server.people.find(({ name }) => name === 'owner')!
    const { body } = await server.call(owner, 'GET', `${path}?status=active`)
    const tried = await server.call(owner, 'POST', `${path}/${body.ivr_services[0].id}/test_call`, {})
    expect([tried.status, tried.body.error]).toEqual([
      409,
      'Calls can’t be made here yet: no voice carrier is connected',
    ])
    await server.close()
  })
})
