import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createOutgoing } from '../../src/server/outgoing/index.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { repetitions } from '../support/sampling.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
  at: number
}

/** A real HTTP server that answers as it is told. */
interface Receiver {
  url: string
  got: Received[]
  answer: (response: ServerResponse, request: Received) => void
  close(): void
}

async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    url: '',
    got: [],
    answer: (response) => response.end('ok'),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const received = { headers: request.headers, body, at: Date.now() }
      receiver.got.push(received)
      receiver.answer(response, received)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address has a port.
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  return receiver
}

/** The example of the documentation. */
function isGenuine(headers: IncomingHttpHeaders, body: string, secret: string, now = Date.now()): boolean {
  const [id, sentAt] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])]
  if (Math.abs(now / 1000 - Number(sentAt)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((each) => {
      const given = Buffer.from(each.slice('v1,'.length), 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}

describe.each(worldsOf(import.meta.filename))('webhooks on %s', (kind, open) => {
  // PGlite takes them one by one, in the time of all other tests.
  const [usual, full] = kind === 'PGlite' ? [250, 2000] : [1000, 10_000]
  const events = repetitions(`events for a dead endpoint on ${kind}`, usual, full)
  let server: DemoServer
  let owner: DemoPerson
  const receivers: Receiver[] = []

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      working: true,
      outgoing: createOutgoing({ allowsPrivate: true, timeoutMs: 1500 }),
    })
    owner = person('owner')
  })
  afterAll(() => server.close())
  afterEach(async () => {
    for (const { id, name } of (await server.call(owner, 'GET', '/v1/webhooks?per_page=100')).body.webhooks)
      if (name.startsWith('Test')) await server.call(owner, 'DELETE', `/v1/webhooks/${id}`)
    for (const receiver of receivers.splice(0)) receiver.close()
  })

  function person(name: string): DemoPerson {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }

  async function receive(): Promise<Receiver> {
    const receiver = await startReceiver()
    receivers.push(receiver)
    return receiver
  }

  async function hook(url: string, events = ['api-key.created']): Promise<{ id: string; secret: string }> {
    const { status, body } = await server.call(owner, 'POST', '/v1/webhooks', {
      webhook: { name: `Test ${url.slice(-20)}`, url, events },
    })
    expect([status, body.fields]).toEqual([201, undefined])
    return { id: body.webhook.id, secret: body.once.secret }
  }

  async function newKey(label: string): Promise<string> {
    const { body } = await server.call(owner, 'POST', '/v1/api_keys', {
      api_key: { label, scopes: ['trunks'], lifetime: 'never' },
    })
    return body.api_key.id
  }

  const deliveries = async (id: string, query = ''): Promise<TestBody[]> =>
    (await server.call(owner, 'GET', `/v1/webhook_deliveries?per_page=100&webhook_id=${id}${query}`)).body
      .deliveries
  const until = <Value>(read: () => Value | Promise<Value>, timeout = 8000, interval = 30) =>
    expect.poll(read, { timeout, interval })

  it('delivers what happened, signed, once, and logs request and response', async () => {
    const receiver = await receive()
    const { id, secret } = await hook(receiver.url)
    const key = await newKey('Delivered')
    await until(() => receiver.got.length).toBe(1)
    const { headers, body } = receiver.got[0]!
    expect(isGenuine(headers, body, secret)).toBe(true)
    expect(JSON.parse(body)).toMatchObject({
      id: headers['webhook-id'],
      type: 'api-key.created',
      actor: 'user',
      record: { type: 'api-key', id: key },
      data: { label: 'Delivered' },
    })
    await until(async () => (await deliveries(id)).map(({ status }) => status)).toEqual(['delivered'])
    const [{ id: delivery }] = await deliveries(id)
    const read = (await server.call(owner, 'GET', `/v1/webhook_deliveries/${delivery}`)).body.delivery
    expect(read).toMatchObject({
      body,
      answer: 'ok',
      response_status: 200,
      attempts: 1,
      event: 'api-key.created',
    })
    expect(read.log).toEqual([{ at: expect.any(String), status: 200, duration_ms: expect.any(Number) }])
    expect(read.answers).toEqual([{ at: read.log[0].at, status: 200, answer: 'ok' }])
    const made = await server.call(owner, 'POST', '/v1/api_keys', {
      api_key: { label: 'Reads webhooks', scopes: ['webhooks'], lifetime: 'never' },
    })
    const bearer = { authorization: `Bearer ${made.body.once.secret}` }
    const path = `/v1/webhook_deliveries/${delivery}`
    const seen = (await server.call(undefined, 'GET', path, undefined, bearer)).body.delivery
    expect(seen).toMatchObject({ response_status: 200, log: [{ status: 200 }] })
    for (const hidden of ['body', 'answer', 'answers', 'record']) expect(seen).not.toHaveProperty(hidden)
    expect(JSON.stringify(seen)).not.toContain('"ok"')
    const webhook = async () => (await server.call(owner, 'GET', `/v1/webhooks/${id}`)).body.webhook
    await until(async () => (await webhook()).health).toBe('healthy')
    const shown = await webhook()
    expect(shown).toMatchObject({ health: 'healthy', secret: { stored: true } })
    expect(JSON.stringify(await server.call(owner, 'GET', `/v1/webhooks/${id}`))).not.toContain(
      secret.slice(10),
    )
  })

  it('is told from forgeries, tampering and replays by its signature', async () => {
    const receiver = await receive()
    const { id, secret } = await hook(receiver.url)
    await server.call(owner, 'POST', `/v1/webhooks/${id}/test`)
    await until(() => receiver.got.length).toBe(1)
    const { headers, body } = receiver.got[0]!
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test', record: { id } })
    expect(isGenuine(headers, body, secret)).toBe(true)
    expect(isGenuine(headers, body.replace('webhook.test', 'webhook.t3st'), secret)).toBe(false)
    expect(isGenuine({ ...headers, 'webhook-id': id }, body, secret)).toBe(false)
    expect(isGenuine({ ...headers, 'webhook-signature': 'v1,AAAA v1a,x' }, body, secret)).toBe(false)
    const other = await hook(receiver.url)
    expect(isGenuine(headers, body, other.secret)).toBe(false)
    const later = String(Number(headers['webhook-timestamp']) + 600)
    expect(isGenuine(headers, body, secret, Date.now() + 600_000)).toBe(false)
    expect(isGenuine({ ...headers, 'webhook-timestamp': later }, body, secret, Date.now() + 600_000)).toBe(
      false,
    )
  })

  it('signs with both secrets while the old one works, and stores neither readably', async () => {
    const receiver = await receive()
    const { id, secret } = await hook(receiver.url)
    const rotated = await server.call(owner, 'POST', `/v1/webhooks/${id}/rotate`, { grace: 'PT1H' })
    const next: string = rotated.body.once.secret
    expect(next).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await server.call(owner, 'POST', `/v1/webhooks/${id}/test`)
    await until(() => receiver.got.length).toBe(1)
    const [both] = receiver.got
    for (const each of [secret, next]) expect(isGenuine(both!.headers, both!.body, each)).toBe(true)
    const last = await server.call(owner, 'POST', `/v1/webhooks/${id}/rotate`, { grace: 'PT0S' })
    await server.call(owner, 'POST', `/v1/webhooks/${id}/test`)
    await until(() => receiver.got.length).toBe(2)
    const { headers, body } = receiver.got[1]!
    expect([secret, next, last.body.once.secret].map((each) => isGenuine(headers, body, each))).toEqual([
      false,
      false,
      true,
    ])
    const { rows } = await server.database.system((query) =>
      sql<{ stored: string }>`
        select (select string_agg(m::text, ' ') from made_secret m) ||
          (select string_agg(d::text, ' ') from webhook_delivery d) ||
          (select string_agg(a::text, ' ') from audit_event a) ||
          (select string_agg(r::text, ' ') from record r where entity = 'webhook') as stored`.execute(query),
    )
    for (const each of [secret, next]) expect(rows[0]?.stored).not.toContain(each.slice(11))
  })

  it('retries what failed under the same ID, and gives the log of all attempts', async () => {
    const receiver = await receive()
    receiver.answer = (response) => response.writeHead(503).end('come back later')
    const { id } = await hook(receiver.url)
    await newKey('Retried')
    await until(async () => (await deliveries(id)).map(({ attempts }) => attempts)).toEqual([1])
    const [waiting] = await deliveries(id)
    expect(waiting).toMatchObject({ status: 'waiting', reason: 'http-error', response_status: 503 })
    expect(Date.parse(waiting.next_at) - Date.now()).toBeGreaterThan(5000)
    receiver.answer = (response) => response.end('thanks')
    await makeDue()
    await until(async () => (await deliveries(id)).map(({ status }) => status)).toEqual(['delivered'])
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const { delivery } = (await server.call(owner, 'GET', `/v1/webhook_deliveries/${waiting.id}`)).body
    expect(delivery.log.map(({ status }: TestBody) => status)).toEqual([503, 200])
  })

  it('delivers what a killed process had leased, once its lease has run out', async () => {
    const receiver = await receive()
    const { id } = await hook(receiver.url)
    await server.database.system((query) =>
      sql`update webhook_lane set lease_owner = gen_random_uuid(), lease_until = now() + interval '1200 ms'
        where webhook_id = ${id}`.execute(query),
    )
    await newKey('Leased')
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(receiver.got).toEqual([])
    await until(() => receiver.got.length).toBe(1)
    await until(async () => (await deliveries(id)).map(({ status }) => status)).toEqual(['delivered'])
  })

  it('sends a delivery again by hand, under the same ID', async () => {
    const receiver = await receive()
    const { id } = await hook(receiver.url)
    await newKey('Resent')
    await until(async () => (await deliveries(id)).map(({ status }) => status)).toEqual(['delivered'])
    const [{ id: delivery }] = await deliveries(id)
    const key = { 'idempotency-key': randomUUID() }
    const again = async () =>
      (await server.call(owner, 'POST', `/v1/webhook_deliveries/${delivery}/resend`, {}, key)).status
    expect(await again()).toBe(200)
    await until(() => receiver.got.length).toBe(2)
    await until(async () => (await deliveries(id)).map(({ status }) => status)).toEqual(['delivered'])
    // Its answer was lost: nothing waits again.
    expect(await again()).toBe(200)
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(['delivered'])
    const [first, second] = receiver.got
    expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body])
  })

  it('tries first what is sent again by hand, although others have waited longer and the webhook rests', async () => {
    const receiver = await receive()
    receiver.answer = (response) => response.writeHead(503).end()
    const { id } = await hook(receiver.url)
    for (const label of ['One', 'Two', 'Three']) await newKey(label)
    await until(async () => (await deliveries(id)).filter(({ attempts }) => attempts > 0).length).toBe(3)
    // Whoever has just tried would go on with what is due now.
    await until(async () => {
      const { rows } = await server.database.system((query) =>
        sql`select from webhook_lane where webhook_id = ${id} and lease_owner is not null`.execute(query),
      )
      return rows.length
    }).toBe(0)
    await server.database.system(async (query) => {
      await sql`update webhook_lane set rest_until = now() + interval '1 hour' where webhook_id = ${id}`.execute(
        query,
      )
      await sql`update webhook_delivery set next_at = now() - interval '1 hour' where webhook_id = ${id}`.execute(
        query,
      )
    })
    const before = receiver.got.length
    const [newest] = await deliveries(id)
    expect((await server.call(owner, 'POST', `/v1/webhook_deliveries/${newest.id}/resend`)).status).toBe(200)
    await until(() => receiver.got.length).toBeGreaterThan(before)
    expect(receiver.got[before]?.headers['webhook-id']).toBe(newest.event_id)
    await until(async () => (await deliveries(id)).find((each) => each.id === newest.id)?.attempts).toBe(
      newest.attempts + 1,
    )
    const between = receiver.got.length
    expect((await server.call(owner, 'POST', `/v1/webhooks/${id}/test`)).status).toBe(200)
    await until(() => receiver.got.length).toBeGreaterThan(between)
    expect(receiver.got[between]?.body).toContain('"type": "webhook.test"')
  })

  it('tries what is sent by hand during an attempt whose failure would begin a rest', async () => {
    const receiver = await receive()
    let held: ServerResponse | undefined
    receiver.answer = (response) => (held = response)
    const { id } = await hook(receiver.url)
    await newKey('Held')
    await until(() => receiver.got.length).toBe(1)
    await server.database.system(async (query) => {
      await sql`update webhook_lane set failures = 9 where webhook_id = ${id}`.execute(query)
    })
    expect((await server.call(owner, 'POST', `/v1/webhooks/${id}/test`)).status).toBe(200)
    receiver.answer = (response) => response.end('ok')
    held?.writeHead(503).end()
    await until(() => receiver.got.length).toBe(2)
    expect(receiver.got[1]?.body).toContain('"type": "webhook.test"')
  })

  it('keeps events while paused, and sends them when resumed', async () => {
    const receiver = await receive()
    const { id } = await hook(receiver.url)
    const put = (status: string) =>
      server.call(owner, 'PUT', `/v1/webhooks/${id}/status`, { webhook: { status } })
    expect((await put('paused')).status).toBe(200)
    await newKey('While paused')
    await newKey('Still paused')
    const refused = await server.call(owner, 'POST', `/v1/webhooks/${id}/test`)
    expect([refused.status, refused.body.error]).toEqual([409, 'Resume the webhook first'])
    expect(receiver.got).toEqual([])
    await put('active')
    await until(() => receiver.got.length).toBe(2)
  })

  it('follows no redirect, and takes hanging, endless and broken responses for what they are', async () => {
    const elsewhere = await receive()
    const answers: [reason: string | null, answer: Receiver['answer']][] = [
      ['redirect', (response) => response.writeHead(302, { location: elsewhere.url }).end()],
      ['timeout', () => undefined],
      ['http-error', (response) => response.writeHead(404).end('x'.repeat(200_000))],
      ['not-http', (response) => response.socket?.end('SSH-2.0\r\n')],
      ['connection', (response) => response.socket?.destroy()],
      [
        null,
        (response) => {
          response.writeHead(200)
          const more = (): void => {
            if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(more))
          }
          more()
        },
      ],
    ]
    for (const [reason, answer] of answers) {
      const receiver = await receive()
      receiver.answer = answer
      const { id } = await hook(receiver.url, ['webhook.pause'])
      await server.call(owner, 'POST', `/v1/webhooks/${id}/test`)
      await until(async () => (await deliveries(id))[0]?.attempts).toBe(1)
      const [found] = await deliveries(id)
      expect([reason, found.reason]).toEqual([reason, reason])
      const { delivery } = (await server.call(owner, 'GET', `/v1/webhook_deliveries/${found.id}`)).body
      expect((delivery.answer ?? '').length).toBeLessThanOrEqual(4000)
    }
    expect(elsewhere.got).toEqual([])
  })

  it('rests after failures in a row, and one success brings the rest', async () => {
    const receiver = await receive()
    receiver.answer = (response) => response.writeHead(500).end()
    const { id } = await hook(receiver.url)
    await hurry(5)
    await until(() => receiver.got.length).toBeGreaterThanOrEqual(3)
    const health = async () => (await server.call(owner, 'GET', `/v1/webhooks/${id}`)).body.webhook.health
    await until(health).toBe('failing')
    const calls = receiver.got.length
    await newKey('During the rest')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(receiver.got.length).toBe(calls)
    receiver.answer = (response) => response.end()
    await makeDue()
    await until(async () => (await deliveries(id, '&status=waiting')).length, 20_000).toBe(0)
    expect(await health()).toBe('healthy')
  })

  it(
    'loses none of thousands of events for a dead endpoint, and slows nothing else',
    { timeout: 240_000 },
    async () => {
      const dead = await receive()
      dead.answer = (response) => response.socket?.destroy()
      const alive = await receive()
      const hanging = await Promise.all([receive(), receive(), receive()])
      for (const each of hanging) each.answer = () => undefined
      const { id } = await hook(dead.url)
      const living = await hook(alive.url, ['api-key.revoke'])
      const stuck = await Promise.all(hanging.map((each) => hook(each.url)))
      await server.database.systemTransaction(async (query) => {
        await sql`
        insert into audit_event (account_id, id, kind, event, entity, record_id, record, actor, snapshot)
        select ${owner.accountId}::uuid, gen_random_uuid(), 'created', 'api-key.created', 'api-key', gen_random_uuid(),
          'API key: ' || n, 'user', jsonb_build_object('label', n)
        from generate_series(1, ${events}::int) n`.execute(query)
      })
      await server.database.systemTransaction(async (query) => {
        await sql`
        insert into audit_event (account_id, id, kind, event, entity, record_id, record, actor)
        values (${owner.accountId}, gen_random_uuid(), 'moved', 'api-key.revoke', 'api-key', gen_random_uuid(), '', 'user')`.execute(
          query,
        )
      })
      await until(() => alive.got.length, 60_000).toBe(1)
      // It waited for none of those that hang.
      expect((await Promise.all(stuck.map(({ id: each }) => deliveries(each)))).flat()).not.toContainEqual(
        expect.objectContaining({ reason: 'timeout' }),
      )
      await until(async () => (await deliveries(living.id)).map(({ status }) => status)).toEqual([
        'delivered',
      ])
      const reads = Array.from({ length: 20 }, () => server.call(owner, 'GET', '/v1/api_keys?per_page=10'))
      expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200))
      await until(() => standing(id), 8000, 500).toMatchObject({ waiting: events })
      // A burst at first, then one call per rest.
      expect(dead.got.length).toBeLessThan(30)
      dead.answer = (response) => response.end()
      for (const each of hanging) each.answer = (response) => response.end()
      await makeDue()
      await until(() => standing(id), 180_000, 1000).toEqual({ waiting: 0, delivered: events })
      const ids = new Set(dead.got.map(({ headers }) => headers['webhook-id']))
      expect(ids.size).toBe(events)
    },
  )

  it('disables a webhook that failed for days, and notifies who may see it', async () => {
    const receiver = await receive()
    receiver.answer = (response) => response.writeHead(500).end()
    const { id } = await hook(receiver.url)
    await newKey('Failing')
    await until(async () => (await deliveries(id))[0]?.attempts).toBe(1)
    await server.database.system((query) =>
      sql`update webhook_lane set failing_since = now() - interval '73 hours' where webhook_id = ${id}`.execute(
        query,
      ),
    )
    await makeDue()
    const status = async () => (await server.call(owner, 'GET', `/v1/webhooks/${id}`)).body.webhook.status
    await until(status).toBe('disabled')
    const calls = receiver.got.length
    await newKey('While disabled')
    await until(async () => (await deliveries(id, '&status=waiting')).length).toBe(2)
    const entries = `/v1/audit_events?record_id=${id}&actor=server`
    expect((await server.call(owner, 'GET', entries)).body.audit_events).toMatchObject([
      { kind: 'moved', who: 'System' },
    ])
    const told = (await server.call(owner, 'GET', '/notifications')).body
    expect(JSON.stringify(told)).toContain('Webhook disabled')
    const billing = await server.call(person('billing'), 'GET', '/notifications')
    expect(JSON.stringify(billing.body)).not.toContain('Webhook disabled')
    receiver.answer = (response) => response.end()
    await server.call(owner, 'PUT', `/v1/webhooks/${id}/status`, { webhook: { status: 'active' } })
    await until(() => receiver.got.length).toBe(calls + 2)
  })

  it('sends no secret and nothing restricted, and refuses events of records one may not view', async () => {
    const receiver = await receive()
    await hook(receiver.url, ['trunk.created', 'trunk.changed'])
    const { body } = await server.call(owner, 'POST', '/v1/sip_accounts', {
      sip_account: {
        label: 'Hooked',
        auth_method: 'digest',
        callerid_type: 'passthrough',
        passthrough_request: true,
        password: 'Zx81-Spectrum-Basic',
        password_confirm: 'Zx81-Spectrum-Basic',
      },
    })
    expect(body.fields).toBeUndefined()
    await until(() => receiver.got.length).toBe(1)
    expect(receiver.got[0]!.body).not.toContain('Spectrum')
    expect(JSON.parse(receiver.got[0]!.body).data.password).toEqual({ stored: true })
    const engineer = person('engineer')
    const hidden = ['user.created', 'api-key.created'].find(
      (event) => !engineer.permissions.has(event.startsWith('user') ? 'Users' : 'ApiKeys'),
    )
    expect(hidden).toBeDefined()
    const mine = { name: 'Test engineer', url: receiver.url, events: [hidden] }
    const refused = await server.call(engineer, 'POST', '/v1/webhooks', { webhook: mine })
    expect(refused.status).toBe(422)
    const { id } = await hook(receiver.url, [hidden ?? ''])
    const moved = await server.call(engineer, 'PUT', `/v1/webhooks/${id}`, {
      webhook: { url: `${receiver.url}/stolen` },
    })
    expect([moved.status, moved.body.fields?.url]).toEqual([
      422,
      'This webhook sends events you can’t view, so you can’t change its URL.',
    ])
  })

  it('is managed with an API key, whose scopes say which events it may choose', async () => {
    const receiver = await receive()
    const keyWith = async (...scopes: string[]): Promise<{ authorization: string }> => {
      const { body } = await server.call(owner, 'POST', '/v1/api_keys', {
        api_key: { label: `With ${scopes.join()}`, scopes, lifetime: 'never' },
      })
      return { authorization: `Bearer ${body.once.secret}` }
    }
    const create = (events: string[], key: { authorization: string }) => {
      const webhook = { name: 'Test by key', url: receiver.url, events }
      return server.call(undefined, 'POST', '/v1/webhooks', { webhook }, key)
    }
    const key = await keyWith('webhooks', 'trunks')
    const made = await create(['trunk.created'], key)
    expect([made.status, made.body.fields]).toEqual([201, undefined])
    expect(made.body.once.secret).toMatch(/^whsec_/)
    const { id } = made.body.webhook
    expect((await server.call(undefined, 'POST', `/v1/webhooks/${id}/test`, {}, key)).status).toBe(200)
    await until(() => receiver.got.length).toBe(1)
    for (const hidden of ['api-key.created', 'user.created'])
      expect([hidden, (await create([hidden], key)).status]).toEqual([hidden, 422])
    const seeing = await hook(receiver.url, ['user.created'])
    const moved = { webhook: { url: `${receiver.url}/stolen` } }
    expect((await server.call(undefined, 'PUT', `/v1/webhooks/${seeing.id}`, moved, key)).status).toBe(422)
    const without = await keyWith('trunks')
    expect((await create(['trunk.created'], without)).status).toBe(403)
  })

  it('belongs to its account, and to who has the permission', async () => {
    const receiver = await receive()
    const { id } = await hook(receiver.url)
    await newKey('Own')
    await until(async () => (await deliveries(id)).length).toBe(1)
    const [{ id: delivery }] = await deliveries(id)
    const flex = person('flex')
    for (const [method, path] of [
      ['GET', `/v1/webhooks/${id}`],
      ['POST', `/v1/webhooks/${id}/test`],
      ['POST', `/v1/webhooks/${id}/rotate`],
      ['GET', `/v1/webhook_deliveries/${delivery}`],
      ['POST', `/v1/webhook_deliveries/${delivery}/resend`],
    ] as const)
      expect([
        path,
        (await server.call(flex, method, path, method === 'GET' ? undefined : {})).status,
      ]).toEqual([path, flex.permissions.has('Webhooks') ? 404 : 403])
    for (const name of ['billing', 'support'])
      expect((await server.call(person(name), 'GET', '/v1/webhook_deliveries')).status).toBe(403)
  })

  it('has a limit of webhooks, and of what people send by hand', async () => {
    const receiver = await receive()
    const made = []
    for (;;) {
      const { status, body } = await server.call(owner, 'POST', '/v1/webhooks', {
        webhook: { name: 'Test many', url: receiver.url, events: ['api-key.revoke'] },
      })
      if (status !== 201) {
        expect([status, body.error]).toEqual([
          409,
          'You can have up to 20 webhooks. Delete one you don’t use.',
        ])
        break
      }
      made.push(body.webhook.id)
    }
    expect(made.length).toBeGreaterThan(5)
    const statuses = []
    for (let index = 0; index < 70; index++)
      statuses.push((await server.call(owner, 'POST', `/v1/webhooks/${made[0]}/test`)).status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })

  it('leaves nothing behind when it is deleted', async () => {
    const receiver = await receive()
    const { id } = await hook(receiver.url)
    await newKey('Last words')
    await until(() => receiver.got.length).toBe(1)
    await until(async () => (await deliveries(id))[0]?.status).toBe('delivered')
    await server.call(owner, 'DELETE', `/v1/webhooks/${id}`)
    const { rows } = await server.database.system((query) =>
      sql`select 1 from webhook_delivery where webhook_id = ${id}
        union all select 1 from webhook_lane where webhook_id = ${id}
        union all select 1 from made_secret where record_id = ${id}`.execute(query),
    )
    expect(rows).toEqual([])
  })

  it('deletes many deliveries of a deleted webhook in the background', { timeout: 120_000 }, async () => {
    const receiver = await receive()
    // A session keeps its plan once it has run a statement five times, here with a table of few rows.
    for (let times = 0; times < 8; times += 1) {
      const { id } = await hook(receiver.url)
      await server.call(owner, 'DELETE', `/v1/webhooks/${id}`)
    }
    const { id } = await hook(receiver.url)
    const { accountId } = owner
    await server.database.system(async (query) => {
      await sql`insert into webhook_delivery (account_id, webhook_id, event_id, event, status, body)
        select ${accountId}::uuid, ${id}::uuid, gen_random_uuid(), 'api-key.created', 'delivered', '{}'
        from generate_series(1, 30000)`.execute(query)
    })
    expect((await server.call(owner, 'DELETE', `/v1/webhooks/${id}`)).status).toBe(204)
    const left = async (): Promise<number> => {
      const { rows } = await server.database.system((query) =>
        sql<{
          count: number
        }>`select count(*)::int as count from webhook_delivery where webhook_id = ${id}`.execute(query),
      )
      return rows[0]!.count
    }
    expect(await left()).toBeLessThanOrEqual(25_000)
    await until(left, 60_000, 100).toBe(0)
  })

  /** As if every wait were over. */
  async function makeDue(): Promise<void> {
    await server.database.system(async (query) => {
      await sql`update webhook_delivery set next_at = now() where status = 'waiting'
        and account_id = ${owner.accountId} and next_at > now()`.execute(query)
      await sql`update webhook_lane set rest_until = null where account_id = ${owner.accountId}`.execute(
        query,
      )
    })
  }

  async function hurry(count: number): Promise<void> {
    for (let index = 0; index < count; index++) await newKey(`Hurried ${index}`)
  }

  async function standing(id: string): Promise<Record<string, number>> {
    const { rows } = await server.database.system((query) =>
      sql<{ waiting: number; delivered: number }>`
        select count(*) filter (where status = 'waiting')::int as waiting,
          count(*) filter (where status = 'delivered')::int as delivered
        from webhook_delivery where webhook_id = ${id} and event = 'api-key.created'`.execute(query),
    )
    return { ...rows[0] }
  }
})
