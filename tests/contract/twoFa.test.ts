import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chargeSession } from '../../src/server/modules/two-fa/prices.ts'
import { readSession } from '../../src/server/modules/two-fa/twoFaSessions.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'
import { until } from './messagingWorld.ts'

interface StoredSession {
  status: string
  charge: number
  sends: number
  events: { status: string }[]
}

const path = '/v1/two_fa/services'
const verifications = '/v1/two_fa/verifications'

describe.each(worldsOf(import.meta.filename))('2FA services on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let senderId = ''
  let callerId = ''
  let numbers = 0

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      working: true,
      settings: { demo: { password: '', signIns: [] } },
    })
    owner = person('owner')
    const senders = await call('GET', '/v1/sms/senders?is_visible=true&title=HarbourPine')
    senderId = senders.body.sender_ids[0].id
    const callers = await call('GET', '/v1/two_fa/callerids?search=441179460123')
    callerId = callers.body.callerids[0].id
  })
  afterAll(() => server.close())

  function person(name: string): DemoPerson {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }

  const call = (method: string, at: string, body?: object, who = owner): Promise<DemoAnswer> =>
    server.call(who, method, at, body)
  const nextNumber = (end = '100'): string => {
    numbers += 1
    return `+4474${String(numbers).padStart(5, '0')}${end}`
  }
  const draft = (more: object = {}) => ({
    name: `Service ${randomUUID().slice(0, 8)}`,
    sms_enabled: true,
    senderid: { id: senderId },
    ...more,
  })
  async function create(more: object = {}): Promise<{ id: string } & Record<string, unknown>> {
    const { status, body } = await call('POST', path, { two_fa_service: draft(more) })
    expect([status, body]).toMatchObject([201, {}])
    return body.two_fa_service
  }
  const start = (service: { id: string }, to: string, more: object = {}): Promise<DemoAnswer> =>
    call('POST', verifications, { service_id: service.id, to, ...more })
  const check = (id: string, code: string): Promise<DemoAnswer> =>
    call('POST', `${verifications}/${id}/check`, { code })
  const sessionOf = async (id: string): Promise<StoredSession> =>
    (await call('GET', `/v1/two_fa/sessions/${id}`)).body.session
  async function messagesTo(number: string): Promise<{ channel: string; text: string; from?: string }[]> {
    const { body } = await server.call(undefined, 'GET', '/simulator/messages')
    return body.messages.filter(({ to }: { to: string }) => to === number)
  }
  async function codeTo(number: string): Promise<string> {
    const [message] = await messagesTo(number)
    return message?.text.replaceAll(', ', '').match(/\d{4,10}/)?.[0] ?? ''
  }
  const wrong = (code: string): string =>
    String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')
  /** Lets time pass for the limits and the sessions of a number. */
  const age = (number: string, seconds: number): Promise<unknown> =>
    server.database.systemTransaction(async (query) => {
      const by = sql`make_interval(secs => ${seconds}::int)`
      await sql`update two_fa_session set sent_at = sent_at - ${by}, expires_at = expires_at - ${by}
        where dst = ${number}`.execute(query)
      await sql`update rate_limit set window_start = window_start - ${by}
        where bucket like ${`two-fa:%:next:${number}`}`.execute(query)
    })
  /** What the ledger says about a number, in micro-units; the demo world spends at the same time. */
  const transfersOf = async (number: string): Promise<{ type: number; amount: number }[]> => {
    const { rows } = await server.database.system((query) =>
      sql<{ type: number; amount: number }>`select type, amount::float8 as amount from ledger_transfer
        where account_id = ${owner.accountId} and kind in ('two-fa', 'two-fa-refund') and details = ${number}
        order by created_at, amount`.execute(query),
    )
    return rows
  }

  it('counts codes by SMS among the messages that a plan has each day', async () => {
    const service = await create()
    const setLevel = (level: string): Promise<unknown> =>
      server.database.systemTransaction((query) =>
        query.updateTable('account').set({ level }).where('id', '=', owner.accountId).execute(),
      )
    const { body } = await call('GET', '/config')
    await setLevel('flex')
    try {
      await server.database.systemTransaction((query) =>
        sql`insert into daily_message_count (account_id, day, count)
          values (${owner.accountId}, (now() at time zone 'UTC')::date, 49)
          on conflict (account_id, day) do update set count = 49`.execute(query),
      )
      expect((await start(service, nextNumber())).status).toBe(201)
      const refused = await start(service, nextNumber())
      expect([refused.status, refused.body.type, refused.body.error]).toEqual([
        409,
        'limit',
        'You’ve reached your plan’s limit of 50 messages a day. Try again after 00:00 UTC, or send the code by voice.',
      ])
    } finally {
      await setLevel(body.account_level)
    }
  })

  it('lists services with the keys of the specification, by name and channel', async () => {
    const made = await create({ name: 'Listed service', code_length: 8 })
    const { body } = await call('GET', `${path}?search=listed&channel=sms`)
    expect(Object.keys(body).toSorted()).toEqual(['is_empty', 'items', 'pagination'])
    expect(body.pagination).toEqual({ current_page: 1, per_page: 25, total_pages: 1, total: 1 })
    expect(body.items[0]).toMatchObject({
      uuid: made.id,
      name: 'Listed service',
      code_length: 8,
      validation_enabled: false,
      failover_enabled: false,
      senderid: { id: senderId, title: 'HarbourPine' },
      shared_sender_ids: true,
      sms_enabled: true,
      voice_enabled: false,
      code: '48291750',
    })
    expect((await call('GET', `${path}?search=listed&channel=voice`)).body.items).toEqual([])
    expect((await call('GET', `${path}/${made.id}`)).body.two_fa_service.uuid).toBe(made.id)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a-b' }, 'name'],
    [{ name: 'x'.repeat(31) }, 'name'],
    [{ code_length: 3 }, 'code_length'],
    [{ code_length: 11 }, 'code_length'],
    [{ sms_enabled: false, senderid: null }, 'sms_enabled'],
    [{ senderid: null }, 'senderid'],
    [{ voice_enabled: true }, 'callerid'],
    [{ senderid: { id: randomUUID() } }, 'senderid'],
    [{ message: 'No placeholder' }, 'message'],
    [{ app_hash: 'FA+9qCX9VS' }, 'app_hash'],
    [{ app_hash: 'FA+9qCX9VSu1' }, 'app_hash'],
    [{ app_hash: 'FA-9qCX9VSu' }, 'app_hash'],
    [{ app_hash: 'FA+9qCX9VSu', message: `{code}${'é'.repeat(60)}` }, 'message'],
  ])('refuses %j at %s', async (more, field) => {
    const { status, body } = await call('POST', path, { two_fa_service: draft(more) })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
  })

  it('allows failover only with SMS, voice and validation', async () => {
    const all = { voice_enabled: true, callerid: { id: callerId }, failover_enabled: true }
    const refused = await call('POST', path, { two_fa_service: draft(all) })
    expect(refused.body.fields).toHaveProperty('failover_enabled')
    expect(await create({ ...all, validation_enabled: true })).toMatchObject({ failover_enabled: true })
  })

  it('offers verified caller IDs and active voice numbers, by digits', async () => {
    const { body } = await call('GET', '/v1/two_fa/callerids?search=4411794')
    expect(body.callerids).toMatchObject([{ id: callerId, number: '+441179460123', kind: 'verified' }])
  })

  it('sends a code, takes it once, and charges once by the ledger', async () => {
    const service = await create()
    const number = nextNumber()
    const { status, body } = await start(service, number)
    expect([status, body]).toMatchObject([
      201,
      { status: 'pending', dst: number, channel: 'sms', resend_in: 60 },
    ])
    const code = await codeTo(number)
    expect(code).toHaveLength(6)
    expect(await check(body.session_id, wrong(code))).toMatchObject({
      status: 200,
      body: { result: 'error', message: 'Code is invalid.', attempts_left: 4 },
    })
    expect((await check(body.session_id, code)).body).toMatchObject({
      result: 'success',
      message: 'Code is valid',
      status: 'verified',
    })
    expect((await check(body.session_id, code)).body.result).toBe('error')
    const session = await sessionOf(body.session_id)
    expect(session).toMatchObject({ dst: number, status: 'verified', attempts: 2, purpose: 'api' })
    expect(session.events.map(({ status: each }) => each)).toEqual([
      'pending',
      'sms_sent',
      'wrong_code',
      'verified',
    ])
    expect(session.charge).toBeGreaterThan(0)
    expect(await transfersOf(number)).toEqual([{ type: 36, amount: -session.charge }])
  })

  it('keeps no code', async () => {
    const service = await create()
    const number = nextNumber()
    const { body } = await start(service, number)
    const { rows } = await server.database.system((query) =>
      sql<{
        row: string
      }>`select to_jsonb(s)::text as row from two_fa_session s where id = ${body.session_id}`.execute(query),
    )
    expect(rows[0]?.row).not.toContain(await codeTo(number))
    expect(JSON.stringify(await sessionOf(body.session_id))).not.toContain('code_hash')
  })

  it('stops judging after the last attempt', async () => {
    const service = await create({ attempts: 2 })
    const number = nextNumber()
    const { session_id: id } = (await start(service, number)).body
    const code = await codeTo(number)
    expect((await check(id, wrong(code))).body.result).toBe('error')
    const last = (await check(id, wrong(code))).body
    expect(last).toMatchObject({
      result: 'attempts',
      message: 'Too many attempts to verify the phone number. Try again later.',
      status: 'failed',
    })
    expect((await check(id, code)).body.result).toBe('attempts')
  })

  it('sends again after the delay, and the first code stops working', async () => {
    const service = await create({ voice_enabled: true, callerid: { id: callerId } })
    const number = nextNumber()
    const { session_id: id } = (await start(service, number)).body
    const first = await codeTo(number)
    await age(number, 20)
    const early = await call('POST', `${verifications}/${id}`, { channel: 'voice' })
    expect([early.status, early.body.type]).toEqual([429, 'wait'])
    expect(early.body.error).toMatch(/^Wait (?:[1-3]\d|40) seconds/)
    await age(number, 41)
    const later = await call('POST', `${verifications}/${id}`, { channel: 'voice' })
    expect([later.status, later.body]).toMatchObject([
      200,
      { success: true, message: 'The code was successfully sent.', channel: 'voice' },
    ])
    const [message] = await messagesTo(number)
    expect(message?.channel).toBe('voice')
    const second = await codeTo(number)
    if (second !== first) expect((await check(id, first)).body.result).toBe('error')
    expect((await check(id, second)).body.result).toBe('success')
    expect((await sessionOf(id)).sends).toBe(2)
  })

  it('calls when the SMS fails, with failover, and charges nothing for codes that never went out', async () => {
    const voice = { voice_enabled: true, callerid: { id: callerId } }
    const service = await create({ ...voice, validation_enabled: true, failover_enabled: true })
    // The carrier gets no SMS to numbers that end in 900, and says so when asked.
    const number = nextNumber('900')
    expect(await start(service, number)).toMatchObject({ status: 422, body: { type: 'number' } })
    const plain = await create(voice)
    const { body: test } = await call('POST', '/v1/two_fa/tests', { service_id: plain.id, to: number })
    const failing = await call('POST', `${verifications}/${test.session_id}`, { channel: 'sms' })
    expect([failing.status, failing.body.type]).toEqual([502, 'service'])
    expect(await sessionOf(test.session_id)).toMatchObject({ status: 'pending', charge: 0 })
    const [charged, back] = await transfersOf(number)
    expect(charged?.amount).toBeLessThan(0)
    expect(back).toEqual({ type: 36, amount: -(charged?.amount ?? 0) })
    const called = await call('POST', `${verifications}/${test.session_id}`, { channel: 'voice' })
    expect(called.body).toMatchObject({ success: true, channel: 'voice' })
    const { charge } = await sessionOf(test.session_id)
    expect(charge).toBeGreaterThan(0)
    expect((await transfersOf(number)).slice(2)).toEqual([{ type: 36, amount: -charge }])

    // Failover of a preview: the account's own number isn't looked up.
    const setPhone = (to: string): Promise<unknown> =>
      server.database.system((query) =>
        sql`update account set profile = profile || jsonb_build_object('phone', ${to}::text)
          where id = ${owner.accountId}`.execute(query),
      )
    await setPhone(nextNumber('900'))
    const { body: preview } = await call('POST', '/v1/two_fa/previews', { service_id: service.id })
    const failedOver = await call('POST', `${verifications}/${preview.session_id}`, { channel: 'sms' })
    await setPhone('+447400123456')
    expect(failedOver.body).toMatchObject({ success: true, channel: 'voice' })
    const { events } = await sessionOf(preview.session_id)
    expect(events.map(({ status }) => status)).toEqual(['pending', 'sms_failed', 'voice_sent'])
  })

  it('calls a landline again when an SMS is asked for', async () => {
    const voice = { voice_enabled: true, callerid: { id: callerId } }
    const service = await create({ ...voice, validation_enabled: true, failover_enabled: true })
    let number = ''
    let first: DemoAnswer['body'] = {}
    // Of the numbers one in six is a landline.
    for (let tries = 0; tries < 60 && first.channel !== 'voice'; tries += 1) {
      number = nextNumber()
      first = (await start(service, number)).body
    }
    expect(first.channel).toBe('voice')
    await age(number, 61)
    const again = await call('POST', `${verifications}/${first.session_id}`, { channel: 'sms' })
    expect([again.status, again.body.channel]).toEqual([200, 'voice'])
  })

  it('turns failover off with what it needs', async () => {
    const both = { voice_enabled: true, callerid: { id: callerId } }
    for (const change of [
      { sms_enabled: false },
      { voice_enabled: false },
      { validation_enabled: false },
      { voice_enabled: false, callerid: null },
    ]) {
      const service = await create({ ...both, validation_enabled: true, failover_enabled: true })
      const { status, body } = await call('PUT', `${path}/${service.id}`, { two_fa_service: change })
      expect([status, body.two_fa_service]).toMatchObject([200, { failover_enabled: false }])
      expect('senderid' in body.two_fa_service).toBe(!('sms_enabled' in change))
      expect('callerid' in body.two_fa_service).toBe(!('voice_enabled' in change))
    }
  })

  it('works with an API key of its scopes', async () => {
    const service = await create()
    const { body } = await call('POST', '/v1/api_keys', {
      api_key: { label: 'Verification', scopes: ['two_fa', 'two_fa_write'], lifetime: 'P30D' },
    })
    const withKey = (method: string, at: string, sent?: object): Promise<DemoAnswer> =>
      server.call(undefined, method, at, sent, { authorization: `Bearer ${body.once.secret}` })
    const number = nextNumber()
    const started = await withKey('POST', verifications, { service_id: service.id, to: number })
    expect(started.status).toBe(201)
    const checked = await withKey('POST', `${verifications}/${started.body.session_id}/check`, {
      code: await codeTo(number),
    })
    expect(checked.body).toMatchObject({ result: 'success', status: 'verified' })
  })

  it('ends sessions that nobody finished', async () => {
    const service = await create({ code_minutes: 1 })
    const number = nextNumber()
    const { session_id: id } = (await start(service, number)).body
    const code = await codeTo(number)
    await age(number, 61)
    await server.database.system((query) =>
      sql`update job set run_at = now() where kind = 'two-fa-expire' and payload->>'session' = ${id}`.execute(
        query,
      ),
    )
    const ended = await until(
      () => sessionOf(id),
      ({ status }) => status !== 'pending',
    )
    expect(ended.status).toBe('expired')
    expect((await check(id, code)).body).toMatchObject({ result: 'error', status: 'expired' })
  })

  it('pays a canceled session back whose process ended before its code went out', async () => {
    const service = await create({ code_minutes: 1 })
    const number = nextNumber()
    const { body: test } = await call('POST', '/v1/two_fa/tests', { service_id: service.id, to: number })
    const { accountId } = owner
    const id: string = test.session_id
    await server.database.transaction(accountId, async (query) => {
      const session = await readSession(query, accountId, id, true)
      expect(await chargeSession(query, accountId, session!, 70_000)).toBe('paid')
    })
    expect((await call('POST', `${verifications}/${id}/cancel`)).status).toBe(200)
    await age(number, 61)
    await server.database.system((query) =>
      sql`update job set run_at = now() where kind = 'two-fa-expire' and payload->>'session' = ${id}`.execute(
        query,
      ),
    )
    const ended = await until(
      () => sessionOf(id),
      ({ charge }) => charge === 0,
    )
    expect(ended.status).toBe('canceled')
    expect((await transfersOf(number)).map(({ amount }) => amount)).toEqual([-70_000, 70_000])
  })

  it('cancels a pending session', async () => {
    const service = await create()
    const number = nextNumber()
    const { session_id: id } = (await start(service, number)).body
    expect((await call('POST', `${verifications}/${id}/cancel`)).body).toEqual({ status: 'canceled' })
    expect((await call('POST', `${verifications}/${id}/cancel`)).status).toBe(409)
    expect((await check(id, await codeTo(number))).body.result).toBe('error')
  })

  it('limits codes per number, address and country', async () => {
    const perNumber = await create({ number_limit: 1 })
    const number = nextNumber()
    expect((await start(perNumber, number)).status).toBe(201)
    await age(number, 61)
    expect(await start(perNumber, number)).toMatchObject({ status: 429, body: { type: 'attempts' } })
    const perAddress = await create({ address_limit: 1 })
    const address = '203.0.113.7'
    expect((await start(perAddress, nextNumber(), { address })).status).toBe(201)
    expect((await start(perAddress, nextNumber(), { address })).status).toBe(429)
    expect((await start(perAddress, nextNumber(), { address: '203.0.113.8' })).status).toBe(201)
    const perCountry = await create({ country_limit: 1 })
    expect((await start(perCountry, nextNumber())).status).toBe(201)
    expect((await start(perCountry, nextNumber())).status).toBe(429)
  })

  it('sends to allowed countries alone', async () => {
    const service = await create({ countries: ['NO'] })
    expect(await start(service, nextNumber())).toMatchObject({ status: 422, body: { type: 'country' } })
    expect((await start(service, '+4746123100')).status).toBe(201)
  })

  it('blocks a prefix whose codes nobody enters', async () => {
    const service = await create()
    const numbersOfRange = Array.from({ length: 12 }, (_, at) => `+447412399${String(100 + at)}`)
    for (const number of numbersOfRange.slice(0, 10)) {
      const { body } = await start(service, number)
      await call('POST', `${verifications}/${body.session_id}/cancel`)
    }
    const blocked = await start(service, numbersOfRange[10] ?? '')
    expect([blocked.status, blocked.body.type]).toEqual([429, 'prefix'])
    expect(blocked.body.error).toContain('+4474123')
    expect((await start(service, numbersOfRange[11] ?? '')).status).toBe(429)
    const { rows } = await server.database.system((query) =>
      sql<{ slots: object }>`select slots from notification
        where kind = 'codes-blocked' and slots->>'id' = ${service.id}`.execute(query),
    )
    expect(rows).toEqual([{ slots: { id: service.id, service: service['name'], prefix: '+4474123' } }])
    expect((await start(service, nextNumber())).status).toBe(201)
  })

  it('counts tests toward a pumped prefix and the limit per address', async () => {
    const test = async (service: { id: string }, to: string): Promise<DemoAnswer> => {
      const { body } = await call(
        'POST',
        '/v1/two_fa/tests',
        { service_id: service.id, to },
        person('support'),
      )
      return call('POST', `${verifications}/${body.session_id}`, { channel: 'sms' }, person('support'))
    }
    const service = await create()
    const numbersOfRange = Array.from({ length: 12 }, (_, at) => `+447412488${String(100 + at)}`)
    for (const number of numbersOfRange.slice(0, 10)) {
      expect((await test(service, number)).status).toBe(200)
      await age(number, 150)
    }
    expect(await test(service, numbersOfRange[10] ?? '')).toMatchObject({
      status: 429,
      body: { type: 'prefix' },
    })
    expect((await start(service, numbersOfRange[11] ?? '')).status).toBe(429)

    const perAddress = await create({ address_limit: 1 })
    expect((await test(perAddress, nextNumber())).status).toBe(200)
    expect((await test(perAddress, nextNumber())).status).toBe(429)
  })

  it('uses the message of the service or of its language', async () => {
    const own = await create({ message: 'Harbour: {code}' })
    const number = nextNumber()
    await start(own, number)
    expect((await messagesTo(number))[0]).toMatchObject({ text: expect.stringMatching(/^Harbour: \d{6}$/) })
    const other = nextNumber()
    await start(await create(), other, { language: 'de' })
    expect((await messagesTo(other))[0]?.text).toMatch(/^\d{6} ist Ihr Bestätigungscode/)
  })

  it('ends an SMS with the hash of the Android app that reads it, and no call', async () => {
    const service = await create({
      app_hash: 'FA+9qCX9VSu',
      message: 'Harbour: {code}',
      voice_enabled: true,
      callerid: { id: callerId },
    })
    const number = nextNumber()
    const { body } = await start(service, number)
    const [message] = await messagesTo(number)
    expect(message?.text).toMatch(/^<#> Harbour: \d{6}\nFA\+9qCX9VSu$/)
    const code = message?.text.match(/\d{6}/)?.[0] ?? ''
    expect((await check(body.session_id, code)).body.result).toBe('success')
    const called = nextNumber()
    await start(service, called, { channel: 'voice' })
    expect((await messagesTo(called))[0]?.text).toMatch(/^Harbour: \d(?:, \d){5}$/)
  })

  it('takes the app hash away with SMS', async () => {
    const service = await create({ app_hash: 'FA+9qCX9VSu', voice_enabled: true, callerid: { id: callerId } })
    const { body } = await call('PUT', `${path}/${service.id}`, { two_fa_service: { sms_enabled: false } })
    expect(body.two_fa_service).not.toHaveProperty('app_hash')
  })

  it('previews with the account’s own number', async () => {
    const service = await create()
    const { body } = await call('POST', '/v1/two_fa/previews', { service_id: service.id })
    expect(body.dst).toBe('+447400123456')
    const sent = await call('POST', `${verifications}/${body.session_id}`, { channel: 'sms' })
    expect(sent.body).toMatchObject({ success: true, message: 'The code was successfully sent.' })
    expect((await check(body.session_id, await codeTo(body.dst))).body.result).toBe('success')
  })

  it('counts the sessions of a service', async () => {
    const service = await create()
    const number = nextNumber()
    const { session_id: id } = (await start(service, number)).body
    await check(id, await codeTo(number))
    const { session_id: other } = (await start(service, nextNumber())).body
    await call('POST', `${verifications}/${other}/cancel`)
    expect((await call('GET', `/v1/two_fa/summary?service_id=${service.id}`)).body).toMatchObject({
      sessions: 2,
      verified: 1,
      canceled: 1,
      expired: 0,
      failed: 0,
      conversion: 50,
    })
  })

  it('lets everyone who sees services preview and test them, and nothing that programs started', async () => {
    const service = await create()
    const support = person('support')
    const tested = await call(
      'POST',
      '/v1/two_fa/tests',
      { service_id: service.id, to: nextNumber() },
      support,
    )
    expect(tested.status).toBe(200)
    const sent = await call('POST', `${verifications}/${tested.body.session_id}`, { channel: 'sms' }, support)
    expect(sent.body).toMatchObject({ success: true, channel: 'sms' })
    const { body: started } = await call('POST', verifications, { service_id: service.id, to: nextNumber() })
    const canceled = await call('POST', `${verifications}/${started.session_id}/cancel`, {}, support)
    expect(canceled.status).toBe(403)
  })

  it('lets only those with TwoFaWrite send codes', async () => {
    const service = await create()
    const support = person('support')
    expect((await call('GET', path, undefined, support)).status).toBe(200)
    const sent = await call('POST', verifications, { service_id: service.id, to: nextNumber() }, support)
    expect(sent.status).toBe(403)
  })
})
