import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bothWorlds } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

describe.each(bothWorlds)('the simulator on %s', (_name, open) => {
  let server: DemoServer
  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
  })
  afterAll(() => server.close())

  const person = (name: string): DemoPerson => {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`Nobody in the demo world is called ${name}`)
    return found
  }
  const get = async (path: string, by = 'owner') =>
    (await server.call(person(by), 'GET', `/v1/simulator/${path}`)).body
  const post = (path: string, body: object, by = 'owner') =>
    server.call(person(by), 'POST', `/v1/simulator/${path}`, body)
  const set = async (settings: object): Promise<void> => {
    const answer = await server.call(person('flex'), 'PUT', '/v1/simulator/settings', { settings })
    expect([answer.status, answer.text]).toEqual([200, answer.text])
  }

  it('takes in a message to a number of the account as a carrier would, and its keyword counts', async () => {
    const { numbers } = await get('numbers')
    const to = numbers[0]
    const sent = await post('messages', {
      message: { from: '+447400555123', to: { id: to.id, number: to.number }, text: 'STOP' },
    })
    expect([sent.status, sent.body.fields]).toEqual([201, undefined])
    await vi.waitFor(
      async () => {
        const { body } = await server.call(
          person('owner'),
          'GET',
          '/v1/sms/messages?type=inboundSms&per_page=25',
        )
        expect(JSON.stringify(body)).toContain('447400555123')
      },
      { timeout: 15_000 },
    )
    await vi.waitFor(
      async () => {
        const { body } = await server.call(person('owner'), 'GET', '/v1/sms/opt_outs?per_page=100')
        expect(JSON.stringify(body)).toContain('447400555123')
      },
      { timeout: 15_000 },
    )
  })

  it('refuses numbers of others and people who do not run the account', async () => {
    const { numbers } = await get('numbers', 'flex')
    const { numbers: own } = await get('numbers')
    const foreign = { id: '6f8c5a38-8f5c-4c0f-9a51-6d8b1a1f0d10', number: '+12025550199' }
    expect(own.map(({ id }: { id: string }) => id)).not.toContain(numbers?.[0]?.id ?? foreign.id)
    const answer = await post('messages', {
      message: { from: '+447400555123', to: foreign, text: 'Hi' },
    })
    expect(answer.status).toBe(422)
    const support = await server.call(person('support'), 'GET', '/v1/simulator/tickets')
    expect(support.status).toBe(403)
  })

  it('answers a ticket in the place of an agent', async () => {
    const opened = await server.call(person('owner'), 'POST', '/v1.1/tickets', {
      ticket: { subject: 'No sound', description: 'One side hears nothing.' },
    })
    const { id } = opened.body.ticket
    const { items } = await get('tickets')
    expect(items.map((each: { id: string }) => each.id)).toContain(id)
    const answer = await post(`tickets/${id}/replies`, { text: 'Turn off SIP ALG.', resolves: true })
    expect(answer.status).toBe(200)
    const { body } = await server.call(person('owner'), 'GET', `/v1.1/tickets/${id}`)
    expect(body.ticket).toMatchObject({ status: 'resolved', agent: { name: 'Support (simulated)' } })
    expect((await post(`tickets/${id}/replies`, { text: 'Mine?' }, 'flex')).status).toBe(404)
  })

  it('holds reviews and lets them be decided by hand, of own records alone', async () => {
    const { items } = await get('reviews')
    const waiting = items.find((each: { entity: string }) => each.entity !== 'sms-template')
    expect(waiting).toBeDefined()
    const path = `reviews/${waiting.entity}/${waiting.id}`
    const [decision] = waiting.decisions
    expect((await post(path, { decision: decision.id }, 'flex')).status).not.toBe(200)
    const made = await post(path, { decision: decision.id, note: 'By hand' })
    expect([made.status, made.text]).toEqual([200, made.text])
    const { items: left } = await get('reviews')
    const same = left.find((each: { id: string }) => each.id === waiting.id)
    expect(same?.status).not.toBe(waiting.status)
  })

  it('keeps codes back while the carrier is down, and declines cards while asked to', async () => {
    await set({ outage: 'one-minute', declines_cards: true, holds_receipts: true, holds_reviews: true })
    const { settings } = await get('settings', 'flex')
    expect(settings).toMatchObject({ outage: 'one-minute', declines_cards: true, holds_receipts: true })
    const record = { number: '+4746001234', country: 'NO', number_type: 'mobile' }
    const start = { entity: 'caller-id', field: 'two_fa_session_id', record, channel: 'sms' }
    const down = await server.call(person('flex'), 'POST', '/v1/challenges', start)
    expect([down.status, down.body.type]).toEqual([502, 'service'])
    await set({ outage: 'none', declines_cards: false, holds_receipts: false, holds_reviews: false })
    const up = await server.call(person('flex'), 'POST', '/v1/challenges', start)
    expect([up.status, up.text]).toEqual([200, up.text])
    const { items } = await get('outbox', 'flex')
    expect(items[0]).toMatchObject({ kind: 'sms', to: '+4746001234' })
    expect(JSON.stringify(await get('outbox'))).not.toContain('+4746001234')
  })

  it('makes timers due that time would have made due, of the own account alone', async () => {
    const { items } = await get('timers')
    expect(items.length).toBeGreaterThan(0)
    const others = await server.database.system((query) =>
      sql<{ run_at: Date }>`select run_at from job where account_id <> ${person('owner').accountId}
        and state = 'waiting' order by id`.execute(query),
    )
    const { body } = await post('clock', { days: 366 })
    expect(body.due).toBeGreaterThanOrEqual(items.length)
    const after = await server.database.system((query) =>
      sql<{ run_at: Date }>`select run_at from job where account_id <> ${person('owner').accountId}
        and state = 'waiting' order by id`.execute(query),
    )
    expect(after.rows).toEqual(others.rows)
  })
})
