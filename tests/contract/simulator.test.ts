import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCarrierSimulator } from '../../src/server/carrier/index.ts'
import { insertDocument, readDocument } from '../../src/server/storage/documents.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

/** Nothing outside goes wrong. */
const calm = {
  outage: 'none',
  fails_share: 0,
  fails_as: 'undelivered',
  declines_cards: false,
  holds_receipts: false,
  holds_reviews: false,
}

describe.each(worldsOf(import.meta.filename))('the simulator on %s', (_name, open) => {
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

  const call = async (path: string, body: object, by: string, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await server.call(person(by), method, path, body)
    expect([path, answer.status, answer.body.fields]).toEqual([path, expect.closeTo(200, -1), undefined])
    return answer.body
  }
  const act = async (id: string, step: string, keys?: string, by = 'sandbox') => {
    const answer = await post(`calls/${id}/acts`, { act: step, ...(keys !== undefined && { keys }) }, by)
    return answer.body.call
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
      { timeout: 60_000 },
    )
    await vi.waitFor(
      async () => {
        const { body } = await server.call(person('owner'), 'GET', '/v1/sms/opt_outs?per_page=100')
        expect(JSON.stringify(body)).toContain('447400555123')
      },
      { timeout: 60_000 },
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

  it('turns a brand down for a common reason that a person chose', async () => {
    await set({ ...calm, holds_reviews: true })
    const { items } = await get('reviews')
    const brand = items.find((each: { entity: string }) => each.entity === 'ten-dlc-brand')
    expect(brand.decisions).toEqual([
      expect.objectContaining({
        id: 'decline',
        takes_reason: true,
        reasons: expect.arrayContaining([
          { value: 'website', text: 'The website couldn’t be opened, or doesn’t show the business.' },
        ]),
      }),
      // Whoever approves gives no reason.
      expect.objectContaining({ id: 'approve', takes_reason: false, reasons: [] }),
    ])
    const path = `reviews/ten-dlc-brand/${brand.id}`
    expect((await post(path, { decision: 'decline', reason: 'website' })).status).toBe(200)
    const { body } = await server.call(person('owner'), 'GET', `/v1/10dlc/brands/${brand.id}`)
    expect(JSON.stringify(body)).toContain('"rejection":"website"')
    await set(calm)
  })

  it('keeps codes back while the carrier is down, and declines cards while asked to', async () => {
    await set({
      ...calm,
      outage: 'one-minute',
      declines_cards: true,
      holds_receipts: true,
      holds_reviews: true,
    })
    const { settings } = await get('settings', 'flex')
    expect(settings).toMatchObject({ outage: 'one-minute', declines_cards: true, holds_receipts: true })
    const record = { number: '+4746001234', country: 'NO', number_type: 'mobile' }
    const start = { entity: 'caller-id', field: 'twoFaSessionId', record, channel: 'sms' }
    const down = await server.call(person('flex'), 'POST', '/v1/challenges', start)
    expect([down.status, down.body.type]).toEqual([502, 'service'])
    await set(calm)
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

  it('lets a published flow answer a call, and keeps the call in the history', async () => {
    const given = await call('/v1/simulator/numbers', { number_country: 'US' }, 'sandbox')
    const flow = await call(
      '/v1/ivr_flows',
      { call_flow: { name: 'Front desk', template: 'greeting-menu' } },
      'sandbox',
    )
    const { id: flowId } = flow.call_flow
    const service = { name: 'Front desk', flow: { id: flowId }, numbers: [{ id: given.id }] }
    await call(`/v1/ivr_flows/${flowId}/publish`, { message: '' }, 'sandbox')
    await call('/v1/ivr/services', { ivr_service: service }, 'sandbox')

    const begun = await call(
      '/v1/simulator/calls',
      { call: { from: '+447400555123', to: { id: given.id } } },
      'sandbox',
    )
    const { call: phone } = await get('phone', 'sandbox')
    expect(phone).toMatchObject({
      id: begun.call.id,
      status: 'under-way',
      acts: ['keys', 'silence', 'hang-up'],
    })
    expect(phone.lines.map(({ who }: { who: string }) => who)).toContain('heard')
    const after = await act(phone.id, 'keys', '1')
    expect(after.lines.map(({ text }: { text: string }) => text)).toContain('Pressed 1')
    expect(after.acts).toContain('answer')
    const over = await act(phone.id, 'hang-up')
    expect([over.status, over.acts]).toEqual(['answered', []])
    const late = await post(`calls/${phone.id}/acts`, { act: 'hang-up' }, 'sandbox')
    expect([late.status, late.body.error]).toEqual([409, 'This call has ended.'])
    expect((await post(`calls/${phone.id}/acts`, { act: 'hang-up' })).status).toBe(404)

    const { body } = await server.call(person('sandbox'), 'GET', '/v1/calls?type=received')
    expect(body.calls[0]).toMatchObject({ from_number: '+447400555123', to_number: given.number })
    // Calls in the sandbox cost nothing.
    const { rows } = await server.database.system((query) =>
      sql`select kind from ledger_transfer
          where account_id = ${person('sandbox').accountId} and kind in ('ivr-call', 'forwarded-call')`.execute(
        query,
      ),
    )
    expect(rows).toEqual([])
    const { progress } = await get('progress', 'sandbox')
    expect(progress).toMatchObject({ numbers: 1, flow_calls: 1, published_flows: 1, placed_calls: 0 })
  })

  it('runs the draft for test users of a flow, as it was when their call began', async () => {
    const owner = person('owner')
    const made = { call_flow: { name: 'Tried', template: 'greeting-menu' } }
    const { id } = (await call('/v1/ivr_flows', made, 'owner')).call_flow
    const flow = `/v1/ivr_flows/${id}`
    const draftWith = async (title: string): Promise<void> => {
      const { document } = (await server.call(owner, 'GET', `${flow}/draft`)).body
      document.nodes.find(({ type }: { type: string }) => type === 'menu').title = title
      await call(`${flow}/draft`, { document }, 'owner', 'PUT')
    }
    await draftWith('Published menu')
    await call(`${flow}/publish`, { message: '' }, 'owner')
    const [to] = (await server.call(owner, 'GET', '/v1/dids?takes_calls=true&per_page=100')).body.dids.filter(
      (did: { ivr_service?: object }) => !did.ivr_service,
    )
    const service = { name: 'Tried', flow: { id }, numbers: [{ id: to.id }] }
    const answers = (await call('/v1/ivr/services', { ivr_service: service }, 'owner')).ivr_service
    const { callerids } = (await server.call(owner, 'GET', `${flow.replace(id, 'callers')}`)).body
    const tester = callerids.find(({ number }: { number: string }) => number !== to.number)
    await call(flow, { call_flow: { test_numbers: [{ id: tester.id }] } }, 'owner', 'PUT')
    const ring = async (from: string) => {
      await call('/v1/simulator/calls', { call: { from, to: { id: to.id } } }, 'owner')
      return (await get('phone')).call
    }
    const factOf = async (callId: string) => {
      const { call: fact } = (await server.call(owner, 'GET', `/v1/calls/${callId}`)).body
      return [fact.flow_version, fact.flow_steps.map(({ step }: { step: string }) => step)]
    }
    const hangUp = async (callId: string) => {
      await act(callId, 'keys', '1', 'owner')
      expect((await act(callId, 'hang-up', undefined, 'owner')).status).toBe('answered')
      return factOf(callId)
    }

    // The draft is what is published.
    const same = await ring(tester.number)
    expect(await hangUp(same.id)).toEqual(['published', expect.arrayContaining(['Published menu'])])

    await draftWith('Draft menu')
    const tried = await ring(tester.number)
    expect(tried.lines.map(({ text }: { text: string }) => text)).toContain(
      'The caller is a test user of Tried: the draft runs',
    )
    await draftWith('Later menu')
    expect(await hangUp(tried.id)).toEqual(['draft', expect.arrayContaining(['Draft menu'])])
    const stranger = await ring('+447400555123')
    expect(await hangUp(stranger.id)).toEqual(['published', expect.arrayContaining(['Published menu'])])

    // A draft with errors is nothing to run.
    const { document } = (await server.call(owner, 'GET', `${flow}/draft`)).body
    document.nodes.find(({ type }: { type: string }) => type === 'menu').exits = {}
    await call(`${flow}/draft`, { document }, 'owner', 'PUT')
    const broken = await ring(tester.number)
    expect(await hangUp(broken.id)).toEqual(['published', expect.arrayContaining(['Published menu'])])
    const own = `/v1/ivr/services/${answers.id}`
    await call(`${own}/status`, { ivr_service: { status: 'disabled' } }, 'owner', 'PUT')
    expect((await server.call(owner, 'DELETE', own)).status).toBeLessThan(300)
  })

  it('rings at the trunk of a number, and nowhere without a route', async () => {
    const { numbers } = await get('numbers?can=voice_in')
    const { body: trunks } = await server.call(person('owner'), 'GET', '/v1/sip_accounts')
    const [routed, unrouted] = numbers
    const route = (id: string, did: object) => call(`/v1/dids/${id}`, { did }, 'owner', 'PUT')
    await route(routed.id, { route_to: 'trunk', trunk: { id: trunks.sip_accounts[0].id } })
    await route(unrouted.id, { route_to: 'none' })
    const ring = async (id: string) => {
      await call('/v1/simulator/calls', { call: { from: '+447400555123', to: { id } } }, 'owner')
      return (await get('phone')).call
    }
    const ringing = await ring(routed.id)
    const acts = ['answer', 'busy', 'no-answer', 'trunk-offline', 'hang-up']
    expect(ringing).toMatchObject({ status: 'under-way', acts })
    const talks = await act(ringing.id, 'answer', undefined, 'owner')
    expect(talks).toMatchObject({ status: 'under-way', acts: ['hang-up'] })
    expect((await act(ringing.id, 'hang-up', undefined, 'owner')).status).toBe('answered')
    const busy = await ring(routed.id)
    expect((await act(busy.id, 'busy', undefined, 'owner')).status).toBe('busy')
    // The default destinations ring one after the other, then where the account forwards calls.
    const passed = await ring(unrouted.id)
    const places = [passed.lines.at(-1).text]
    for (const answer of ['no-answer', 'busy'])
      places.push((await act(passed.id, answer, undefined, 'owner')).lines.at(-1).text)
    expect(places).toEqual([
      'Rings at sip:office@harbour-pine.example',
      'Rings at +441179460123',
      'Rings at sip:reception@harbour-pine.example',
    ])
    expect((await act(passed.id, 'no-answer', undefined, 'owner')).status).toBe('not-answered')
    await server.database.system((query) =>
      sql`update account set profile = profile - '{default_destinations,forward_to}'::text[]
          where id = ${person('owner').accountId}`.execute(query),
    )
    const lost = await ring(unrouted.id)
    expect(lost).toMatchObject({ status: 'not-answered', acts: [] })
    const { body } = await server.call(person('owner'), 'GET', '/v1/calls?type=received&per_page=25')
    const codes = [lost, busy, ringing].map(
      ({ id }) => body.calls.find((each: { id: string }) => each.id === id)?.code,
    )
    expect(codes).toEqual(['404', '486', '200'])
  })

  it('rings at the PSTN number when a trunk is offline, and says so in call and history', async () => {
    const owner = person('owner')
    const [number] = (await get('numbers?can=voice_in')).numbers
    const { sip_accounts: trunks } = (await server.call(owner, 'GET', '/v1/sip_accounts')).body
    const [trunk] = trunks
    const did = { route_to: 'trunk', trunk: { id: trunk.id } }
    await call(`/v1/dids/${number.id}`, { did }, 'owner', 'PUT')
    const ring = async () => {
      const to = { id: number.id }
      await call('/v1/simulator/calls', { call: { from: '+447400555123', to } }, 'owner')
      return (await get('phone')).call
    }
    const pstn = (value: string | null) => call('/profile', { account: { pstn: value } }, 'owner', 'PUT')
    await pstn('+447400555188')
    const ringing = await ring()
    const passed = await act(ringing.id, 'trunk-offline', undefined, 'owner')
    expect(passed).toMatchObject({
      status: 'under-way',
      acts: ['answer', 'busy', 'no-answer', 'hang-up'],
    })
    expect(passed.lines.at(-1).text).toBe(
      `Trunk ${trunk.label} is offline: rings at the PSTN number +447400555188`,
    )
    await act(ringing.id, 'answer', undefined, 'owner')
    expect((await act(ringing.id, 'hang-up', undefined, 'owner')).status).toBe('answered')
    const kept = (await server.call(owner, 'GET', `/v1/calls/${ringing.id}`)).body.call
    expect(kept).toMatchObject({ trunk_id: trunk.id, disposition: 'answered' })
    expect(kept.ladder).toMatchObject([
      { message: `INVITE +447400555188 (PSTN number: trunk ${trunk.label} is offline)` },
    ])
    const path = '/v1/calls?type=placed&to_search=447400555188'
    expect((await server.call(owner, 'GET', path)).body.calls).toMatchObject([
      { from_number: number.number, duration: 30 },
    ])

    // A PBX that is registered and doesn't answer is offline too.
    const registered = async (registration: string) =>
      server.database.system((query) =>
        sql`update record set doc = doc || ${JSON.stringify({ registration })}::jsonb
            where entity = 'trunk' and id = ${trunk.id}`.execute(query),
      )
    await registered('unreachable')
    const missed = await ring()
    expect(missed.lines.at(-1).text).toBe(passed.lines.at(-1).text)
    await act(missed.id, 'hang-up', undefined, 'owner')
    await pstn(null)
    const lost = await ring()
    expect(lost).toMatchObject({ status: 'not-answered', acts: [] })
    expect(lost.lines.at(-1).text).toBe(`Trunk ${trunk.label} is offline, and the account has no PSTN number`)
    await registered(trunk.registration ?? 'unregistered')
  })

  it('rings at the phone or the SIP URI a number forwards to', async () => {
    const [number] = (await get('numbers?can=voice_in')).numbers
    for (const route of [
      { route_to: 'phone', forward_to: '+447400555199' },
      { route_to: 'sip_uri', sip_uri: 'sip:desk@pbx.example.com' },
    ]) {
      await call(`/v1/dids/${number.id}`, { did: route }, 'owner', 'PUT')
      await call('/v1/simulator/calls', { call: { from: '+447400555123', to: { id: number.id } } }, 'owner')
      const ringing = (await get('phone')).call
      expect(ringing.acts).toEqual(['answer', 'busy', 'no-answer', 'hang-up'])
      expect(ringing.lines.at(-1).text).toBe(`Rings at ${route.forward_to ?? route.sip_uri}`)
      await act(ringing.id, 'answer', undefined, 'owner')
      expect((await act(ringing.id, 'hang-up', undefined, 'owner')).status).toBe('answered')
    }
    // The phone is a call of its own, which is paid; a SIP URI is reached without us.
    const path = '/v1/calls?type=placed&to_search=447400555199'
    const { calls } = (await server.call(person('owner'), 'GET', path)).body
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ from_number: number.number, duration: 30 })
    expect(calls[0].charge).toBeGreaterThan(0)
  })

  it('gives a key to a sandbox account alone, and the key does what its maker may', async () => {
    const { secret } = await call('/v1/simulator/keys', { key_label: 'Sandbox' }, 'sandbox')
    expect(secret).toMatch(/^pb_/)
    const withKey = (path: string) =>
      server.call(undefined, 'GET', path, undefined, { authorization: `Bearer ${secret}` })
    expect((await withKey('/v1/two_fa/services')).status).toBe(200)
    // Keys play nobody: the simulator is for people.
    expect((await withKey('/v1/simulator/progress')).status).toBe(403)
    // They can't be seen or deleted there, so a sixth takes the place of the first.
    for (let more = 0; more < 5; more += 1)
      await call('/v1/simulator/keys', { key_label: 'Sandbox' }, 'sandbox')
    expect((await withKey('/v1/two_fa/services')).status).toBe(401)
    // Of those that have ended some stay: all would count once the account has left the sandbox.
    for (let more = 0; more < 6; more += 1)
      await call('/v1/simulator/keys', { key_label: 'Sandbox' }, 'sandbox')
    const { accountId } = person('sandbox')
    const { rows } = await server.database.system((query) =>
      sql`select doc ->> 'status' as status, count(*)::int as keys from record
        where account_id = ${accountId} and entity = 'api-key' group by 1 order by 1`.execute(query),
    )
    expect(rows).toEqual([
      { status: 'active', keys: 5 },
      { status: 'revoked', keys: 5 },
    ])
    const other = await post('keys', { key_label: 'Sandbox' })
    expect([other.status, other.body.error]).toEqual([
      403,
      'Only sandbox accounts get numbers and keys here.',
    ])
  })

  it('fails the asked share of messages, as asked', async () => {
    const account = person('flex').accountId
    const asked = (share: number) => set({ ...calm, fails_share: share, fails_as: 'rejected' })
    const carrier = createCarrierSimulator({ database: server.database, seed: 1, speed: 100 })
    const submit = () =>
      carrier.submit(
        Array.from({ length: 40 }, () => ({
          id: randomUUID(),
          from: 'BAKERY',
          to: '+4746001234',
          countryCode: 'NO',
          body: 'Hi',
          segments: 1,
          reference: `${account} - ${new Date().toISOString()}`,
        })),
      )
    await asked(100)
    expect((await submit()).filter(({ accepted }) => accepted)).toEqual([])
    await asked(50)
    const some = (await submit()).filter(({ accepted }) => accepted).length
    expect([some > 5, some < 35]).toEqual([true, true])
    await set(calm)
  })
})

describe('the simulator where the outside is real', () => {
  const refused = [403, 'This isn’t simulated here.']
  const servers: DemoServer[] = []
  afterAll(async () => {
    for (const server of servers) await server.close()
  })

  /** A sandbox account of an installation that simulates some parties. */
  async function sandboxOf(simulated: readonly string[]) {
    const server = await startDemoServer({ simulated })
    servers.push(server)
    const sandbox = server.people.find(({ name }) => name === 'sandbox')
    if (!sandbox) throw new Error('The demo world has no sandbox account')
    const { accountId } = sandbox
    return {
      server,
      accountId,
      get: (path: string) => server.call(sandbox, 'GET', path),
      call: async (method: string, path: string, body?: object) => {
        const answer = await server.call(sandbox, method, `/v1/simulator/${path}`, body)
        return [answer.status, answer.body?.error ?? answer.body]
      },
      insert: async (entity: string, status: string): Promise<string> => {
        const id = randomUUID()
        await server.database.transaction(accountId, (query) =>
          insertDocument(query, accountId, entity, id, { status }),
        )
        return id
      },
      statusOf: (entity: string, id: string) =>
        server.database.read(accountId, async (query) => {
          const record = await readDocument(query, accountId, entity, id)
          return record?.doc['status']
        }),
    }
  }

  it('lets no account decide, answer or move time for itself, nor read what was sent', async () => {
    const { server, accountId, get, call, insert, statusOf } = await sandboxOf([])
    for (const [entity, status, decision] of [
      ['payment', 'processing', 'approve'],
      ['did-document', 'pending', 'approve'],
      ['did-profile', 'pending', 'approve'],
      ['emergency-address', 'pending', 'register'],
      ['sender-registration', 'pending', 'approve'],
      ['sms-template', 'review', 'approve'],
      ['ten-dlc-brand', 'review', 'approve'],
      ['porting-request', 'ready', 'accept'],
    ] as const) {
      const id = await insert(entity, status)
      expect([entity, ...(await call('POST', `reviews/${entity}/${id}`, { decision }))]).toEqual([
        entity,
        ...refused,
      ])
      expect(await statusOf(entity, id)).toBe(status)
    }
    for (const [method, path, body] of [
      ['GET', 'reviews'],
      ['GET', 'receipts'],
      ['POST', `receipts/${randomUUID()}`, { outcome: 'delivered' }],
      ['GET', 'tickets'],
      ['POST', `tickets/${randomUUID()}/replies`, { text: 'Mine' }],
      ['GET', 'timers'],
      ['POST', 'clock', { days: 366 }],
      ['GET', 'outbox'],
    ] as const)
      expect([path, ...(await call(method, path, body))]).toEqual([path, ...refused])
    expect(await call('PUT', 'settings', { settings: { ...calm, declines_cards: true } })).toEqual([
      409,
      'This isn’t simulated here.',
    ])
    expect((await get('/config')).body.simulated).toEqual([])

    // What costs nothing and decides nothing stays.
    const [given, number] = await call('POST', 'numbers', { number_country: 'US' })
    expect(given).toBe(201)
    const from = '+447400555123'
    const [sent] = await call('POST', 'messages', { message: { from, to: number, text: 'Hi' } })
    const [rung] = await call('POST', 'calls', { call: { from, to: { id: number.id } } })
    expect([sent, rung]).toEqual([201, 201])
    const { rows } = await server.database.system((query) =>
      sql`select kind from ledger_transfer
        where account_id = ${accountId} and created_at > now() - interval '1 minute'`.execute(query),
    )
    expect(rows).toEqual([])
  })

  it('lists and takes the decisions of simulated parties alone', async () => {
    const { call, insert, statusOf } = await sandboxOf(['carrier'])
    const payment = await insert('payment', 'processing')
    const address = await insert('emergency-address', 'pending')
    const [, { items }] = await call('GET', 'reviews')
    const listed = items.map(({ id }: { id: string }) => id)
    expect([listed.includes(payment), listed.includes(address)]).toEqual([false, true])
    expect(await call('POST', `reviews/payment/${payment}`, { decision: 'approve' })).toEqual(refused)
    expect(await statusOf('payment', payment)).toBe('processing')
    const [status] = await call('POST', `reviews/emergency-address/${address}`, { decision: 'register' })
    expect([status, await statusOf('emergency-address', address)]).toEqual([200, 'registered'])
    expect((await call('POST', 'clock', { days: 1 }))[0]).toBe(403)
  })

  it('shows mail in the demo alone', async () => {
    const { server, accountId, call } = await sandboxOf(['carrier'])
    await server.database.system((query) =>
      query
        .insertInto('mail')
        .values({
          account_id: accountId,
          id: randomUUID(),
          recipient: 'sandbox@demo.example',
          subject: 'Set a new password',
          body: 'http://localhost/auth/recovery?token=secret',
        })
        .execute(),
    )
    const [status, { items }] = await call('GET', 'outbox')
    expect([status, JSON.stringify(items)]).toEqual([200, expect.not.stringContaining('secret')])
    expect(items.filter(({ kind }: { kind: string }) => kind === 'mail')).toEqual([])
  })
})
