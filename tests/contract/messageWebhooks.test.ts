import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catchUpWithSettings } from '../../src/server/modules/webhooks/settingWebhooks.ts'
import { createOutgoing } from '../../src/server/outgoing/index.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Host of the addresses that people enter; what is sent there arrives at a server of the test, by path. */
const HOST = 'https://receiver.harbourpine.com'

function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

describe.each(worldsOf(import.meta.filename))('webhooks of messages on %s', (_kind, open) => {
  let server: DemoServer
  const got = new Map<string, Received[]>()
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const path = request.url ?? ''
      got.set(path, [...(got.get(path) ?? []), { headers: request.headers, body }])
      response.end('ok')
    })
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    // A TCP server's address has a port.
    const { port } = receiver.address() as AddressInfo
    const outgoing = createOutgoing({ allowsPrivate: true, timeoutMs: 1500 })
    server = await startDemoServer({
      database: await open(),
      working: true,
      outgoing: {
        refusal: (url) => outgoing.refusal(url),
        post: (url, message) => outgoing.post(url.replace(HOST, `http://127.0.0.1:${port}`), message),
      },
    })
  })
  afterAll(async () => {
    await server.close()
    receiver.closeAllConnections()
    receiver.close()
  })

  const person = (name: string): DemoPerson => {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }
  const save = (account: object, name = 'flex') => server.call(person(name), 'PUT', '/profile', { account })
  const webhooks = async (name = 'flex'): Promise<TestBody[]> =>
    (await server.call(person(name), 'GET', '/v1/webhooks?per_page=100')).body.webhooks
  const webhookOf = async (setting: string, name = 'flex'): Promise<TestBody> =>
    (await webhooks(name)).find((each) => each.setting === setting)
  const at = (path: string): Received[] => got.get(path) ?? []
  const eventsAt = (path: string): TestBody[] => at(path).map(({ body }) => JSON.parse(body))
  const until = <Value>(read: () => Value | Promise<Value>) =>
    expect.poll(read, { timeout: 15_000, interval: 50 })
  /** A message as a reader without prices gets it. */
  const message = async (id: string): Promise<TestBody> =>
    (await server.call(person('engineer'), 'GET', `/v1/sms/messages/${id}`)).body.message
  const secretOf = async (id: string, name = 'flex'): Promise<string> =>
    (await server.call(person(name), 'POST', `/v1/webhooks/${id}/rotate`, { grace: 'PT0S' })).body.once.secret

  /** Stores a message that goes out, as senders do. */
  async function submit(name: string, charge = 7000): Promise<string> {
    const { accountId } = person(name)
    return server.database.transaction(accountId, async (query) => {
      const { rows } = await sql<{ id: string }>`
        insert into sms_message (account_id, id, sender, recipient, country_code, body, segments, status, charge)
        values (${accountId}, gen_random_uuid(), 'BAKERY', '+447400555123', 'GB', 'Ready', 1, 'pending', ${charge})
        returning id`.execute(query)
      return rows[0]!.id
    })
  }
  async function move(name: string, id: string, status: string, reason: string | null = null): Promise<void> {
    const { accountId } = person(name)
    await server.database.transaction(accountId, async (query) => {
      await sql`update sms_message set status = ${status}, reason = ${reason}, updated_at = now()
        where account_id = ${accountId} and id = ${id}`.execute(query)
    })
  }
  async function deliveriesOf(name: string, event = '%', record = ''): Promise<number> {
    const { rows } = await server.database.system((query) =>
      sql<{ count: number }>`select count(*)::int as count from webhook_delivery
        where account_id = ${person(name).accountId} and event like ${event}
          and body like ${`%${record}%`}`.execute(query),
    )
    return rows[0]!.count
  }

  it('posts each incoming message to the incoming SMS URL, signed, as the API has it', async () => {
    expect((await save({ sms: `${HOST}/in` }, 'owner')).status).toBe(200)
    const webhook = await webhookOf('sms', 'owner')
    expect(webhook).toMatchObject({
      name: 'Incoming SMS',
      url: `${HOST}/in`,
      events: ['sms-message.received'],
    })
    const secret = await secretOf(webhook.id, 'owner')
    const { numbers } = (await server.call(person('owner'), 'GET', '/v1/simulator/numbers')).body
    const sent = await server.call(person('owner'), 'POST', '/v1/simulator/messages', {
      message: { from: '+447400555123', to: { id: numbers[0].id }, text: 'Is it ready?' },
    })
    expect([sent.status, sent.body.fields]).toEqual([201, undefined])
    await until(() => at('/in').length).toBe(1)
    const [received] = at('/in')
    expect(isSignedWith(secret, received!)).toBe(true)
    const event = eventsAt('/in')[0]
    expect(event).toMatchObject({
      id: received!.headers['webhook-id'],
      type: 'sms-message.received',
      actor: 'carrier',
      changed: [],
      data: { sender: '+447400555123', body: 'Is it ready?' },
    })
    expect(event.data).toEqual(await message(event.record.id))
    await until(async () => (await webhookOf('sms', 'owner')).health).toBe('healthy')
  })

  it('posts each final status to the delivery receipt URL, once, without what it cost', async () => {
    expect((await save({ dlr: `${HOST}/dlr` }, 'owner')).status).toBe(200)
    const ids = [await submit('owner'), await submit('owner'), await submit('owner')]
    const [delivered = '', failed = '', rejected = ''] = ids
    for (const id of [delivered, failed]) await move('owner', id, 'sent')
    await move('owner', delivered, 'delivered')
    await move('owner', failed, 'undelivered', 'Absent subscriber')
    await move('owner', rejected, 'rejected', 'Blocked')
    // The demo's own messages get receipts too.
    const own = () => eventsAt('/dlr').filter(({ record }) => ids.includes(record.id))
    await until(() => own().length).toBe(3)
    const events = own()
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['sms-message.receipt']))
    const of = (id: string) => events.find(({ record }) => record.id === id)
    expect([of(delivered).changed, of(failed).changed]).toEqual([['status'], ['status', 'reason']])
    for (const id of ids) {
      expect(of(id).data).toEqual(await message(id))
      expect(of(id).data).not.toHaveProperty('charge')
    }
    const whole = await server.call(person('owner'), 'GET', `/v1/sms/messages/${failed}`)
    expect(whole.body.message.charge).toBe(7000)
    await move('owner', delivered, 'delivered')
    expect(await deliveriesOf('owner', 'sms-message.receipt', delivered)).toBe(1)
  })

  it('posts a copy of what is sent and received to the SMS relay URL, whatever comes first', async () => {
    expect((await save({ sms_relay_url: `${HOST}/relay` })).status).toBe(200)
    expect(await webhookOf('sms_relay_url')).toMatchObject({ name: 'SMS relay', health: 'new' })
    const sent = await submit('flex')
    await move('flex', sent, 'sent')
    await move('flex', sent, 'delivered')
    // The receipt was quicker than the answer of the carrier.
    const quick = await submit('flex')
    await move('flex', quick, 'delivered')
    await move('flex', await submit('flex'), 'rejected', 'Blocked')
    const { accountId } = person('flex')
    await server.database.transaction(accountId, async (query) => {
      await sql`insert into sms_message (account_id, id, sender, recipient, country_code, body, segments, status, type)
        select ${accountId}, gen_random_uuid(), '+447400555' || n, '+4721000000', 'GB', 'Hi', 1, 'delivered', 'inboundSms'
        from generate_series(100, 109) n`.execute(query)
    })
    await until(() => at('/relay').length).toBe(12)
    const types = Map.groupBy(eventsAt('/relay'), ({ type }) => type)
    expect(types.get('sms-message.received')).toHaveLength(10)
    const copied = types.get('sms-message.sent')?.map(({ record }) => record.id)
    expect(new Set(copied)).toEqual(new Set([sent, quick]))
    expect(await deliveriesOf('flex')).toBe(12)
  })

  it('keeps the webhook of a setting as the settings say, and only there', async () => {
    await save({ dlr: `${HOST}/one` })
    const { id } = await webhookOf('dlr')
    expect((await save({ dlr: `${HOST}/two` })).status).toBe(200)
    expect(await webhookOf('dlr')).toMatchObject({ id, name: 'Delivery receipts', url: `${HOST}/two` })
    const path = `/v1/webhooks/${id}`
    const because = 'This webhook comes from your account settings. Change or remove its URL there.'
    for (const [method, body] of [
      ['PUT', { webhook: { url: `${HOST}/three` } }],
      ['PUT', { webhook: { events: ['trunk.created'] } }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await server.call(person('flex'), method, path, body)
      expect([method, refused.status, refused.body.error]).toEqual([method, 409, because])
    }
    expect((await server.call(person('flex'), 'POST', `${path}/test`, {})).status).toBe(200)
    await until(() => at('/two').length).toBe(1)
    const paused = await server.call(person('flex'), 'PUT', `${path}/status`, {
      webhook: { status: 'paused' },
    })
    expect(paused.status).toBe(200)
    expect((await save({ dlr: null })).status).toBe(200)
    expect(await webhookOf('dlr')).toBeUndefined()
    const { rows } = await server.database.system((query) =>
      sql`select 1 from webhook_delivery where webhook_id = ${id}
        union all select 1 from webhook_lane where webhook_id = ${id}
        union all select 1 from made_secret where record_id = ${id}`.execute(query),
    )
    expect(rows).toEqual([])
    const log = (await server.call(person('flex'), 'GET', `/v1/audit_events?record_id=${id}`)).body
      .audit_events
    expect(new Set(log.map(({ kind }: TestBody) => kind))).toEqual(
      new Set(['created', 'changed', 'moved', 'removed']),
    )
  })

  it('collects no messages for a disabled webhook, and takes it up with a new URL', async () => {
    await save({ sms: `${HOST}/gone` })
    const { id } = await webhookOf('sms')
    await server.database.system(async (query) => {
      await sql`update record set doc = doc || '{"status": "disabled", "health": "failing"}' where id = ${id}`.execute(
        query,
      )
      await sql`update webhook_lane set is_open = false where webhook_id = ${id}`.execute(query)
    })
    const { accountId } = person('flex')
    const receive = (text: string) =>
      server.database.transaction(accountId, async (query) => {
        await sql`insert into sms_message (account_id, id, sender, recipient, country_code, body, segments, status, type)
          values (${accountId}, gen_random_uuid(), '+447400555777', '+4721000000', 'GB', ${text}, 1, 'delivered', 'inboundSms')`.execute(
          query,
        )
      })
    const before = await deliveriesOf('flex', 'sms-message.received')
    await receive('While it is disabled')
    expect(await deliveriesOf('flex', 'sms-message.received')).toBe(before + Number(await hasRelay()))
    expect((await save({ sms: `${HOST}/back` })).status).toBe(200)
    expect(await webhookOf('sms')).toMatchObject({ id, url: `${HOST}/back`, status: 'active', health: 'new' })
    await receive('With its new URL')
    await until(() => eventsAt('/back').map(({ data }) => data.body)).toEqual(['With its new URL'])
    async function hasRelay(): Promise<boolean> {
      return (await webhookOf('sms_relay_url')) !== undefined
    }
  })

  it('makes the webhooks of addresses that were stored before settings had any, once', async () => {
    const { accountId } = person('sub')
    const addresses = { sms: `${HOST}/before`, dlr: '' }
    await server.database.system((query) =>
      sql`update account set profile = profile || ${JSON.stringify(addresses)}::jsonb where id = ${accountId}`.execute(
        query,
      ),
    )
    const context = {
      database: server.database,
      published: () => server.publisher.current(),
      text: (...[key, params]: Parameters<ReturnType<typeof server.publisher.current>['text']>) =>
        server.publisher.current().text(key, params),
      secretKey: Buffer.alloc(32, 7),
      postNotices: () => Promise.resolve(),
    }
    await catchUpWithSettings(context)
    await catchUpWithSettings(context)
    const { rows } = await server.database.system((query) =>
      sql<{
        doc: TestBody
      }>`select doc from record where account_id = ${accountId} and entity = 'webhook'`.execute(query),
    )
    expect(rows.map(({ doc }) => doc)).toMatchObject([
      { setting: 'sms', url: `${HOST}/before`, status: 'active', events: ['sms-message.received'] },
    ])
    const stored = async (sms: string) => {
      await server.database.system((query) =>
        sql`update account set profile = profile || jsonb_build_object('sms', ${sms}::text) where id = ${accountId}`.execute(
          query,
        ),
      )
      await catchUpWithSettings(context)
      const { rows: found } = await server.database.system((query) =>
        sql<{ url: string }>`select doc ->> 'url' as url from record
          where account_id = ${accountId} and entity = 'webhook'`.execute(query),
      )
      return found.map(({ url }) => url)
    }
    // A server of an older version changes the settings alone.
    expect(await stored(`${HOST}/since`)).toEqual([`${HOST}/since`])
    expect(await stored('')).toEqual([])
  })

  it('writes nothing for accounts in which no webhook listens', async () => {
    const { accountId } = person('sandbox')
    const before = await deliveriesOf('sandbox')
    await server.database.transaction(accountId, async (query) => {
      await sql`insert into sms_message (account_id, id, sender, recipient, country_code, body, segments, status, type)
        values (${accountId}, gen_random_uuid(), '+447400555100', '+4721000000', 'GB', 'Hi', 1, 'delivered', 'inboundSms')`.execute(
        query,
      )
    })
    const sent = await submit('sandbox')
    await move('sandbox', sent, 'sent')
    await move('sandbox', sent, 'delivered')
    expect(await deliveriesOf('sandbox')).toBe(before)
    // The demo's past is none of it either.
    expect(await deliveriesOf('owner', 'sms-message.%')).toBeLessThan(100)
  })

  it('lets only those choose messages, or an address for them, who may view messages', async () => {
    const keyWith = async (...scopes: string[]): Promise<{ authorization: string }> => {
      const { body } = await server.call(person('owner'), 'POST', '/v1/api_keys', {
        api_key: { label: `With ${scopes.join()}`, scopes, lifetime: 'never' },
      })
      return { authorization: `Bearer ${body.once.secret}` }
    }
    const create = async (key: { authorization: string }) => {
      const webhook = { name: 'Test by key', url: `${HOST}/key`, events: ['sms-message.received'] }
      return (await server.call(undefined, 'POST', '/v1/webhooks', { webhook }, key)).status
    }
    const [without, having] = [await keyWith('webhooks'), await keyWith('webhooks', 'messages')]
    expect([await create(without), await create(having)]).toEqual([422, 201])
    // No role that runs the account lacks the permission, but definitions can change.
    const { accountId } = person('owner')
    const account = server.behaviours.get('account')?.singleton
    const saved = server.database.transaction(accountId, async (query) => {
      const { id: userId } = await query
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', 'owner@demo.example')
        .executeTakeFirstOrThrow()
      const scope = { account: {}, config: {}, user: {} }
      const caller = { accountId, userId, sessionId: '', permissions: new Set<string>(), scope }
      const record = await account!.read(query, caller, true)
      await account!.write(query, caller, record, { ...record.doc, sms: `${HOST}/stolen` })
    })
    await expect(saved).rejects.toMatchObject({
      details: {
        fields: {
          sms: 'You don’t have permission to view messages, so you can’t have them sent anywhere.',
        },
      },
    })
    expect((await webhookOf('sms', 'owner')).url).toBe(`${HOST}/in`)
  })
})
