import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import voiceCampaigns from '../../src/server/modules/voice-campaigns/index.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { insertDocument, readDocument } from '../../src/server/storage/documents.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { until } from './messagingWorld.ts'
import { openSharedWorld, worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const path = '/v1/calling/campaigns'
const MINUTE_TYPE = 28
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

describe.each(worldsOf(import.meta.filename))('voice campaigns on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let reminder: string
  let survey: string
  /** Says nothing and asks for nothing. */
  let silent: string
  let callers: { id: string; number: string }[]

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      working: true,
      callSpeed: 500,
      limits: { voiceNumbers: 60 },
      settings: { demo: { password: '', signIns: [] } },
    })
    owner = server.people.find(({ name }) => name === 'owner')!
    const flows: { id: string; name: string }[] = (await get('/v1/call_flows')).call_flows
    reminder = flows.find(({ name }) => name === 'Delivery reminder')!.id
    survey = flows.find(({ name }) => name === 'Customer survey')!.id
    const made = await server.call(owner, 'POST', '/v1/call_flows', {
      call_flow: { name: 'Silent', template: 'blank' },
    })
    silent = made.body.call_flow.id
    expect(
      (await server.call(owner, 'POST', `/v1/call_flows/${silent}/publish`, { message: '' })).status,
    ).toBe(200)
    callers = (await get('/v1/calling/callers')).callerids
  })
  afterAll(() => server.close())

  async function get(url: string, who = owner): Promise<DemoAnswer['body']> {
    const { status, body } = await server.call(who, 'GET', url)
    expect([url, status]).toEqual([url, 200])
    return body
  }
  const read = async (id: string): Promise<DemoAnswer['body']> => (await get(`${path}/${id}`)).voice_campaign
  /** Numbers nobody else in the tests calls. */
  let block = 0
  function numbers(count: number): string[] {
    block += 1
    return Array.from({ length: count }, (_, at) => `+44746${String(block * 1000 + at).padStart(7, '0')}`)
  }
  const post = (value: object): Promise<DemoAnswer> =>
    server.call(owner, 'POST', path, {
      voice_campaign: {
        name: `Campaign ${randomUUID().slice(0, 8)}`,
        flow: { id: survey },
        callers: callers.slice(0, 1).map(({ id }) => ({ id })),
        window_enabled: false,
        retries: 0,
        concurrency: 5,
        ...value,
      },
    })
  async function create(value: object): Promise<string> {
    const { status, body } = await post(value)
    expect([status, body.fields]).toEqual([201, undefined])
    return body.voice_campaign.id
  }
  const change = (id: string, status: string): Promise<DemoAnswer> =>
    server.call(owner, 'PUT', `${path}/${id}/update_status`, { voice_campaign: { status } })
  async function start(value: object): Promise<string> {
    const id = await create(value)
    const { status, body } = await change(id, 'running')
    expect([status, body.error]).toEqual([200, undefined])
    return id
  }
  const reach = (id: string, status: string): Promise<DemoAnswer['body']> =>
    until(
      () => read(id),
      (campaign) => campaign.status === status,
    )
  async function people(id: string): Promise<Person[]> {
    return (await get(`/v1/calling/recipients?campaign_id=${id}&per_page=100`)).recipients
  }
  interface Person {
    number: string
    result: string
    attempts: number
    pressed: string
    charge: number
  }
  async function rowsOf<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
    return (await server.database.read(owner.accountId, (handle) => query.execute(handle))).rows
  }
  const callsOf = (id: string) =>
    rowsOf(sql<{ id: string; from_number: string; to_number: string; is_test: boolean; charge: number }>`
      select id, from_number, to_number, is_test, charge::float8 as charge from phone_call
      where account_id = ${owner.accountId} and campaign_id = ${id} order by created_at, id`)
  const paidFor = async (id: string): Promise<number> => {
    const rows = await rowsOf(sql<{ paid: number }>`
      select coalesce(sum(-amount), 0)::float8 as paid from ledger_transfer
      where account_id = ${owner.accountId} and kind = 'voice-campaign-call' and type = ${MINUTE_TYPE}
        and reference in (select id::text from phone_call where account_id = ${owner.accountId} and campaign_id = ${id})`)
    return rows[0]?.paid ?? 0
  }

  it('calls everybody once, and its figures are the sum of what became of them', async () => {
    const called = numbers(40)
    const id = await start({
      numbers: called.join('\n'),
      callers: callers.slice(0, 2).map((each) => ({ id: each.id })),
    })
    const campaign = await reach(id, 'finished')
    const found = await people(id)
    const calls = await callsOf(id)
    expect(calls.map((call) => call.to_number).toSorted()).toEqual(called)
    expect(found.map(({ number }) => number).toSorted()).toEqual(called)
    const of = (result: string): number => found.filter((one) => one.result === result).length
    expect(campaign).toMatchObject({
      total: 40,
      done: 40,
      progress: 100,
      calls: 40,
      answered: of('answered'),
      voicemails: 0,
      busy: of('busy'),
      no_answers: of('no_answer'),
      failed: of('failed'),
      skipped: 0,
    })
    expect(of('answered')).toBeGreaterThan(10)
    // Caller IDs take turns.
    expect(new Set(calls.map((call) => call.from_number)).size).toBe(2)
    const charged = calls.reduce((sum, { charge }) => sum + charge, 0)
    expect([campaign.charge, await paidFor(id)]).toEqual([charged, charged])
    expect(found.reduce((sum, { charge }) => sum + charge, 0)).toBe(charged)
    const pressed = found.flatMap((one) => one.pressed.match(/Rating: \d/g) ?? [])
    expect(pressed.length).toBeGreaterThan(5)
    const report = await get(`${path}/${id}/report`)
    for (const { key, people: count } of report.pressed)
      expect([key, count]).toEqual([key, pressed.filter((one) => one === key).length])
    expect(report.outcomes).toContainEqual({ outcome: 'Answered', people: of('answered') })
    expect(report.hours.reduce((sum: number, { answered }: { answered: number }) => sum + answered, 0)).toBe(
      of('answered'),
    )
  })

  it('shows each call in the history, with its flow, its way and its cost', async () => {
    const id = await start({ numbers: numbers(6).join('\n') })
    await reach(id, 'finished')
    const { calls } = await get(`/v1/calls?type=placed&campaign_id=${id}`)
    expect(calls).toHaveLength(6)
    const answered = calls.find(({ disposition }: { disposition: string }) => disposition === 'answered')
    const { call } = await get(`/v1/calls/${answered.id}`)
    expect(call).toMatchObject({ type: 'placed', code: '200', is_test: false, flow_name: 'Customer survey' })
    expect(call.flow_steps[0]).toMatchObject({ key: '' })
    expect(call.minutes_charge).toBe(Math.ceil((call.rate * call.duration) / 60))
    expect(call.events.map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'answered',
      'success',
    ])
  })

  it('runs the draft for test users of its flow, and what is published for everybody else', async () => {
    const flow = `/v1/call_flows/${silent}`
    const [caller, tester] = callers
    const { document } = await get(`${flow}/draft`)
    const draft = structuredClone(document)
    draft.nodes[0].title = 'Tried start'
    const saved = await server.call(owner, 'PUT', `${flow}/draft`, { document: draft })
    expect([saved.status, saved.body.status]).toEqual([200, 'changed'])
    const change = await server.call(owner, 'PUT', flow, {
      call_flow: { test_numbers: [{ id: tester!.id }] },
    })
    expect([change.status, change.body.call_flow.tested_by]).toEqual([200, [tester!.number]])
    const [stranger] = numbers(1)
    const id = await start({
      flow: { id: silent },
      callers: [{ id: caller!.id }],
      numbers: `${stranger}\n${tester!.number}`,
    })
    await reach(id, 'finished')
    const ran = async (number: string): Promise<unknown[]> => {
      const { calls } = await get(`/v1/calls?type=placed&campaign_id=${id}`)
      const { id: callId } = calls.find(({ to_number: to }: { to_number: string }) => to === number)
      const { call } = await get(`/v1/calls/${callId}`)
      return [call.flow_version, call.flow_steps[0].step]
    }
    expect(await ran(tester!.number)).toEqual(['draft', 'Tried start'])
    expect(await ran(stranger!)).toEqual(['published', document.nodes[0].title ?? document.nodes[0].id])
    await server.call(owner, 'PUT', `${flow}/draft`, { document })
  })

  it('calls again after chosen outcomes only, as often as it may', async () => {
    const chosen = ['busy', 'no_answer']
    const id = await start({
      numbers: numbers(60).join('\n'),
      flow: { id: silent },
      retries: 2,
      retry_on: chosen,
      retry_minutes: 1,
    })
    const campaign = await reach(id, 'finished')
    const found = await people(id)
    expect(campaign.calls).toBe(found.reduce((sum, { attempts }) => sum + attempts, 0))
    for (const { result, attempts } of found) {
      if (chosen.includes(result)) expect(attempts).toBe(3)
      else expect(attempts).toBeLessThanOrEqual(3)
    }
    const again = found.filter(({ attempts }) => attempts > 1)
    expect(again.length).toBeGreaterThan(0)
    const calls = await rowsOf(sql<{ to_number: string; dispositions: string }>`
      select to_number, string_agg(coalesce(disposition, ''), ',' order by created_at, code) as dispositions
      from phone_call where account_id = ${owner.accountId} and campaign_id = ${id} group by 1 having count(*) > 1`)
    for (const { dispositions } of calls)
      expect(dispositions.split(',').filter((each) => chosen.includes(each)).length).toBeGreaterThanOrEqual(
        dispositions.split(',').length - 1,
      )
  })

  it('has no more people on the phone than it may', async () => {
    const id = await create({ numbers: numbers(12).join('\n'), concurrency: 2 })
    await change(id, 'running')
    const seen: number[] = []
    await until(
      async () => {
        const rows = await rowsOf(sql<{ open: number }>`
          select count(*)::int as open from voice_target
          where account_id = ${owner.accountId} and campaign_id = ${id} and status = 'calling'`)
        seen.push(rows[0]!.open)
        return read(id)
      },
      ({ status }) => status === 'finished',
    )
    expect(Math.max(...seen)).toBeLessThanOrEqual(2)
    expect(Math.max(...seen)).toBeGreaterThan(0)
  })

  it('makes no more calls at once than the account may, with its other campaigns and its trunks', async () => {
    const limit = (most: number | null): Promise<unknown> =>
      server.database.systemTransaction((query) =>
        query.updateTable('account').set({ channel_limit: most }).where('id', '=', owner.accountId).execute(),
      )
    const [trunk] = (await get('/v1/sip_accounts?per_page=1')).sip_accounts
    const busy = randomUUID()
    const onTheLine = async (): Promise<number> =>
      (
        await rowsOf(sql<{ calls: number }>`select count(*)::int as calls from voice_target
          where account_id = ${owner.accountId} and status = 'calling'`)
      )[0]?.calls ?? 0
    await limit(2)
    try {
      for (let each = 0; each < 2; each += 1)
        await server.database.systemTransaction((query) =>
          sql`insert into phone_call (account_id, id, from_number, to_number, dialed, trunk_id, code, is_up, answered_at,
              max_seconds, edge)
            values (${owner.accountId}, ${randomUUID()}, '', '', '', ${trunk.id}, '200', true, now(), 7200, ${busy})`.execute(
            query,
          ),
        )
      const ids = [
        await start({ numbers: numbers(10).join('\n') }),
        await start({ numbers: numbers(10).join('\n') }),
      ]
      await until(
        () => read(ids[1]!),
        ({ status }) => status === 'running',
      )
      expect(await onTheLine()).toBe(0)
      await until(
        () => read(ids[1]!),
        ({ status_note: note }) => note === 'channels',
      )
      await server.database.systemTransaction((query) =>
        sql`update phone_call set is_up = false where account_id = ${owner.accountId} and edge = ${busy}`.execute(
          query,
        ),
      )
      let most = 0
      for (const id of ids)
        await until(
          async () => {
            most = Math.max(most, await onTheLine())
            return read(id)
          },
          ({ status }) => status === 'finished',
        )
      expect(await read(ids[1]!)).toMatchObject({ status_note: '' })
      expect(most).toBeGreaterThan(0)
      expect(most).toBeLessThanOrEqual(2)
    } finally {
      await limit(null)
    }
  })

  it('calls only inside the window, by the clock of who is called', async () => {
    const [london] = numbers(1)
    const places = [
      { number: london!, zone: 'Europe/London' },
      { number: '+12125550199', zone: 'America/New_York' },
    ]
    // In London a window can't go on for an hour once it is eleven at night.
    const isLate = Temporal.Now.zonedDateTimeISO('Europe/London').hour === 23
    const [awake, asleep] = isLate ? places.toReversed() : places
    const now = Temporal.Now.zonedDateTimeISO(awake!.zone)
    const hour = (at: number): string => `${String(at).padStart(2, '0')}:00`
    const id = await start({
      numbers: `${awake!.number}\n${asleep!.number}`,
      window_enabled: true,
      window_from: hour(now.hour),
      window_to: hour(now.hour + 2),
      window_days: days,
    })
    const waiting = await until(
      () => read(id),
      ({ next_at: next }) => Boolean(next),
    )
    expect(waiting).toMatchObject({ status: 'running', status_note: 'window', done: 1 })
    const opening = Temporal.Instant.from(waiting.next_at).toZonedDateTimeISO(asleep!.zone)
    expect([opening.hour, opening.minute]).toEqual([now.hour, 0])
    expect((await people(id)).find(({ number }) => number === asleep!.number)).toMatchObject({
      result: 'waiting',
      attempts: 0,
    })
    expect((await change(id, 'canceled')).body.voice_campaign).toMatchObject({
      status: 'canceled',
      next_at: null,
    })
  })

  it('calls nobody on the do-not-call list, and adds who presses the key for it', async () => {
    const listed = numbers(1)[0]!
    await server.call(owner, 'POST', '/v1/sms/opt_outs', { opt_out: { number: listed } })
    const id = await start({ numbers: [listed, ...numbers(50)].join('\n'), flow: { id: reminder } })
    const campaign = await reach(id, 'finished')
    expect(campaign).toMatchObject({ skipped: 1, done: 51, calls: 50 })
    const found = await people(id)
    expect(found.find(({ number }) => number === listed)).toMatchObject({ result: 'skipped', attempts: 0 })
    const stopped = found.filter(({ pressed }) => pressed.includes(': 9')).map(({ number }) => number)
    expect(stopped.length).toBeGreaterThan(0)
    const { opt_outs: listedNow } = await get('/v1/sms/opt_outs?reason=called&per_page=100')
    expect(listedNow.map(({ number }: { number: string }) => number).toSorted()).toEqual(stopped.toSorted())
    const next = await start({ numbers: stopped.join('\n') })
    expect(await reach(next, 'finished')).toMatchObject({ calls: 0, skipped: stopped.length, charge: 0 })
  })

  it('tells voicemail apart only where the flow detects it, for those who may', async () => {
    const id = await start({ numbers: numbers(60).join('\n'), flow: { id: reminder } })
    expect((await reach(id, 'finished')).voicemails).toBeGreaterThan(0)
    const steps = await rowsOf(sql<{ step: string }>`
      select distinct taken.step from phone_call, jsonb_to_recordset(flow_steps) as taken(step text, key text)
      where account_id = ${owner.accountId} and campaign_id = ${id}`)
    expect(steps.map(({ step }) => step)).toContain('machine')
    const behaviour = server.behaviours.get('voice-campaign')!
    const permissions = new Set([...owner.permissions].filter((each) => each !== 'Amd'))
    const caller = { accountId: owner.accountId, permissions } as never
    const value = { flow: { id: reminder }, input: 'numbers', numbers: numbers(1)[0]! }
    await expect(
      server.database.transaction(owner.accountId, (query) =>
        behaviour.beforeCreate!(query, caller, value, randomUUID()),
      ),
    ).rejects.toMatchObject({ code: 'invalid' })
  })

  it('finishes the calls under way when it is paused, and goes on when it is resumed', async () => {
    const id = await start({ numbers: numbers(30).join('\n'), concurrency: 3 })
    await until(
      () => read(id),
      ({ done }) => done > 3,
    )
    expect((await change(id, 'paused')).status).toBe(200)
    await until(
      () =>
        rowsOf(
          sql`select from voice_target where account_id = ${owner.accountId} and campaign_id = ${id} and status = 'calling'`,
        ),
      (rows) => rows.length === 0,
    )
    const paused = await read(id)
    expect(paused.done).toBeLessThan(30)
    expect(paused.calls).toBe(paused.done)
    await change(id, 'running')
    expect(await reach(id, 'finished')).toMatchObject({ done: 30, calls: 30 })
    expect(await callsOf(id)).toHaveLength(30)
  })

  it('pauses with a notification when the balance is used up, and goes on once there is money', async () => {
    const id = await create({ numbers: numbers(20).join('\n') })
    // Renewals of numbers charge the account meanwhile, so what is left is counted where it is moved.
    const leave = (left: number): Promise<number> =>
      server.database.transaction(owner.accountId, async (query) => {
        const { rows } = await sql<{ money: number }>`
          select (balance + credit_limit)::float8 as money from account where id = ${owner.accountId} for update`.execute(
          query,
        )
        const { money } = rows[0]!
        await moveMoney(query, {
          accountId: owner.accountId,
          kind: 'test',
          reference: randomUUID(),
          amount: left - money,
          counterpart: 'payments',
          mayOverdraw: true,
        })
        return money
      })
    const money = await leave(0)
    const refused = await change(id, 'running')
    expect([refused.status, refused.body.code]).toEqual([402, 'balance-too-low'])
    // Enough for a minute to begin with, not for everybody.
    await leave(15_000)
    expect((await change(id, 'running')).status).toBe(200)
    const paused = await reach(id, 'paused')
    expect(paused).toMatchObject({ status_note: 'balance' })
    expect(paused.done).toBeLessThan(20)
    expect(JSON.stringify(await get('/notifications'))).toContain(
      `${paused.name} was paused because the balance is too low`,
    )
    await leave(money)
    await change(id, 'running')
    expect(await reach(id, 'finished')).toMatchObject({ done: 20, calls: 20, status_note: '' })
  })

  it('waits under a spend cap and goes on by itself, whereas a start and a test call are refused with the cap', async () => {
    const id = await create({ numbers: numbers(20).join('\n') })
    const cap = (room: number | null): Promise<unknown> =>
      server.database.systemTransaction((query) =>
        sql`update account set spend_cap_day = (select greatest(today, 0) from account_spend(id)) + ${room}::bigint
          where id = ${owner.accountId}`.execute(query),
      )
    try {
      await cap(1)
      for (const refused of [
        await change(id, 'running'),
        await server.call(owner, 'POST', `${path}/${id}/test_call`, {}),
      ])
        expect([refused.status, refused.body.code]).toEqual([402, 'spend-cap-reached'])
      await cap(15_000)
      expect((await change(id, 'running')).status).toBe(200)
      const waiting = await until(
        () => read(id),
        ({ status_note: note }) => note === 'spend-cap',
      )
      expect(waiting.status).toBe('running')
      expect(waiting.done).toBeLessThan(20)
      // Given up, nobody would be called any more.
      const jobs = await rowsOf(sql<{ most: number }>`
        select max_attempts as most from job where account_id = ${owner.accountId} and kind = 'dial-voice-campaign'
          and state = 'waiting' and payload->>'campaign' = ${id}`)
      expect(jobs).toEqual([{ most: 100_000 }])
      await cap(null)
      await look(id)
      expect(await reach(id, 'finished')).toMatchObject({ done: 20, calls: 20, status_note: '' })
    } finally {
      await cap(null)
    }
  })

  it('can be paused and canceled while the account is suspended', async () => {
    // Nobody is called today, so it is still running then.
    const { dayOfWeek } = Temporal.Now.zonedDateTimeISO('Europe/London').add({ days: 3 })
    const shut = { window_enabled: true, window_days: [days[dayOfWeek - 1]] }
    const id = await start({ numbers: numbers(3).join('\n'), ...shut })
    const suspend = (suspended: boolean): Promise<unknown> =>
      server.database.system((query) =>
        sql`update account set settings = settings || ${JSON.stringify({ payments_restrictions: { suspended } })}::jsonb
          where id = ${owner.accountId}`.execute(query),
      )
    await suspend(true)
    try {
      await expect.poll(async () => (await post({})).body.code).toBe('account-state')
      for (const status of ['paused', 'canceled']) expect((await change(id, status)).status).toBe(200)
    } finally {
      await suspend(false)
      await expect.poll(async () => (await post({})).body.code).toBe('invalid')
    }
  })

  it('pauses when its caller IDs are gone', async () => {
    const { body } = await server.call(owner, 'GET', '/v1/calling/callers?search=4748012345')
    const caller = body.callerids[0]
    const id = await create({ numbers: numbers(3).join('\n'), callers: [{ id: caller.id }] })
    await server.database.transaction(owner.accountId, (query) =>
      sql`delete from record where account_id = ${owner.accountId} and entity = 'caller-id' and id = ${caller.id}`.execute(
        query,
      ),
    )
    const refused = await change(id, 'running')
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'None of this campaign’s caller IDs can be used anymore. Edit the campaign and choose others.',
    ])
    const tried = await server.call(owner, 'POST', `${path}/${id}/test_call`, {})
    expect([tried.status, tried.body.error]).toEqual([
      409,
      'This campaign’s first caller ID can’t be used anymore',
    ])
  })

  /** Lets a campaign look at once what there is to do. */
  const look = (id: string): Promise<unknown> =>
    server.database.system((query) =>
      sql`update job set run_at = now() where kind = 'dial-voice-campaign' and state = 'waiting'
        and payload->>'campaign' = ${id}`.execute(query),
    )

  /** When the next thing happens in the calls of a campaign that are under way. */
  const dueAt = (query: Query, id: string, due: RawBuilder<Date>) =>
    sql`update voice_target set due_at = ${due}
      where account_id = ${owner.accountId} and campaign_id = ${id} and status = 'calling'`.execute(query)

  /** Holds the call under way of a campaign that makes one at a time. @param then done at that moment */
  async function holdCall(id: string, then?: (query: Query) => Promise<unknown>): Promise<void> {
    await until(
      () =>
        server.database.transaction(owner.accountId, async (query) => {
          await readDocument(query, owner.accountId, 'voice-campaign', id, true)
          const held = await dueAt(query, id, sql`now() + interval '1 day'`)
          if (held.numAffectedRows) await then?.(query)
          return held.numAffectedRows
        }),
      (calls) => calls === 1n,
    )
  }
  async function releaseCall(id: string): Promise<void> {
    await server.database.transaction(owner.accountId, (query) => dueAt(query, id, sql`now()`))
    await look(id)
  }

  it('finishes the call under way once its caller IDs are gone, then pauses with a notification', async () => {
    const callerId = randomUUID()
    await server.database.transaction(owner.accountId, (query) =>
      insertDocument(query, owner.accountId, 'caller-id', callerId, { number: '+447480999001' }),
    )
    const id = await start({
      numbers: numbers(20).join('\n'),
      callers: [{ id: callerId }],
      concurrency: 1,
    })
    await holdCall(id, (query) =>
      query
        .deleteFrom('record')
        .where('account_id', '=', owner.accountId)
        .where('id', '=', callerId)
        .execute(),
    )
    await look(id)
    const finishing = await until(
      () => read(id),
      ({ status_note: note }) => note === 'setup',
    )
    expect(finishing).toMatchObject({ status: 'running', next_at: null })
    await releaseCall(id)
    const paused = await reach(id, 'paused')
    expect(paused).toMatchObject({
      status_note: 'setup',
      done: finishing.done + 1,
      calls: finishing.calls + 1,
    })
    expect(JSON.stringify(await get('/notifications'))).toContain(
      `${paused.name} was paused: its call flow or caller IDs can’t be used anymore`,
    )
  })

  it('calls nobody while the account is blocked, says so, and goes on afterwards', async () => {
    const setSettings = (settings: JsonObject): Promise<unknown> =>
      server.database.systemTransaction((query) =>
        sql`update account set settings = ${JSON.stringify(settings)} where id = ${owner.accountId}`.execute(
          query,
        ),
      )
    const [account] = await rowsOf(sql<{ settings: JsonObject }>`
      select settings from account where id = ${owner.accountId}`)
    const settings = account!.settings
    const noted = (note: string): Promise<JsonObject | undefined> =>
      until(
        () =>
          server.database.read(
            owner.accountId,
            async (query) => (await readDocument(query, owner.accountId, 'voice-campaign', id))?.doc,
          ),
        (doc) => doc?.['status_note'] === note,
      )
    const callAt = (due: RawBuilder<Date>) =>
      server.database.transaction(owner.accountId, (query) =>
        sql`update voice_target set due_at = ${due}
          where account_id = ${owner.accountId} and campaign_id = ${id}`.execute(query),
      )
    const id = await create({ numbers: numbers(3).join('\n') })
    await callAt(sql`now() + interval '1 day'`)
    await change(id, 'running')
    await noted('retry')
    await setSettings({ ...settings, is_blocked: true })
    try {
      await callAt(sql`now()`)
      await look(id)
      expect(await noted('account')).toMatchObject({ status: 'running', calls: 0, next_at: null })
    } finally {
      await setSettings(settings)
    }
    await look(id)
    expect(await reach(id, 'finished')).toMatchObject({ done: 3, calls: 3, status_note: '' })
  })

  it('makes one test call for a key, charged and kept, and in no figure', async () => {
    const id = await create({ numbers: numbers(2).join('\n') })
    const key = { 'idempotency-key': randomUUID() }
    const [once, twice] = [
      await server.call(owner, 'POST', `${path}/${id}/test_call`, {}, key),
      await server.call(owner, 'POST', `${path}/${id}/test_call`, {}, key),
    ]
    expect([once.status, once.body]).toEqual([200, { id: once.body.id, to: '+447400123456' }])
    expect(twice.body).toEqual(once.body)
    const calls = await callsOf(id)
    expect(calls).toMatchObject([{ id: once.body.id, to_number: '+447400123456', is_test: true }])
    expect(calls[0]!.charge).toBeGreaterThan(0)
    expect(await paidFor(id)).toBe(calls[0]!.charge)
    expect(await read(id)).toMatchObject({ calls: 0, charge: 0, status: 'draft' })
    const other = await server.call(owner, 'POST', `${path}/${id}/test_call`, {})
    expect(other.body.id).not.toBe(once.body.id)
    const unknown = await server.call(owner, 'POST', `${path}/${randomUUID()}/test_call`, {})
    expect(unknown.status).toBe(404)
  })

  it('reads whom it calls from rows with headings, and says how many it left out', async () => {
    const [first, second] = numbers(2)
    const text = `Phone,First name\n${first},Ada\n${second},Ben\n${first},Ada again\nnonsense,Carl\n`
    const id = await create({ numbers: text })
    expect(await read(id)).toMatchObject({ total: 2, invalid_numbers: 1, repeated_numbers: 1 })
    const contacts = await rowsOf(sql<{ contact: object }>`
      select contact from voice_target where account_id = ${owner.accountId} and campaign_id = ${id} order by position`)
    expect(contacts).toEqual([{ contact: { first_name: 'Ada' } }, { contact: { first_name: 'Ben' } }])
    const copy = await get(`${path}/${id}/copy`)
    expect(copy).toMatchObject({ numbers: `phone,first_name\n${first},Ada\n${second},Ben`, input: 'numbers' })
    const picked = {
      flow: { id: copy.flow.id },
      callers: copy.callers.map((caller: { id: string }) => ({ id: caller.id })),
    }
    const copied = await create({ ...copy, ...picked })
    expect(await read(copied)).toMatchObject({ total: 2 })
    const none = await post({ numbers: 'nobody' })
    expect(none.body.fields).toHaveProperty('numbers')
    const many = await post({ numbers: numbers(61).join('\n') })
    expect(many.body.fields).toEqual({ numbers: 'A campaign calls up to 60 numbers' })
  })

  it('cuts long values without cutting an emoji in half', async () => {
    const [first] = numbers(1)
    const id = await create({ numbers: `phone,first_name\n${first},${'A'.repeat(199)}😀\n` })
    const [row] = await rowsOf(sql<{ contact: { first_name: string } }>`
      select contact from voice_target where account_id = ${owner.accountId} and campaign_id = ${id}`)
    expect(row?.contact.first_name).toMatch(/^A{199}/)
  })

  it('takes headings with digits for headings', async () => {
    const [first] = numbers(1)
    const id = await create({ numbers: `phone,first_name,address_1\n${first},Ada,12 High Street\n` })
    expect(await read(id)).toMatchObject({ total: 1, invalid_numbers: 0 })
    const contacts = await rowsOf(sql<{ contact: object }>`
      select contact from voice_target where account_id = ${owner.accountId} and campaign_id = ${id}`)
    expect(contacts).toEqual([{ contact: { first_name: 'Ada', address_1: '12 High Street' } }])
  })

  it('gets other caller IDs while it is paused, and no other people', async () => {
    const { dayOfWeek } = Temporal.Now.zonedDateTimeISO('Europe/London').add({ days: 3 })
    const shut = { window_enabled: true, window_days: [days[dayOfWeek - 1]] }
    const id = await start({ numbers: numbers(3).join('\n'), ...shut })
    // By then each waits for the hours as they are.
    await until(
      () => read(id),
      ({ next_at: next }) => Boolean(next),
    )
    expect((await change(id, 'paused')).status).toBe(200)
    const put = (value: object): Promise<DemoAnswer> =>
      server.call(owner, 'PUT', `${path}/${id}`, { voice_campaign: value })
    const others = await put({ numbers: numbers(2).join('\n') })
    expect([others.status, others.body.fields]).toEqual([
      422,
      {
        numbers:
          'The numbers a campaign calls can’t change once it has started. Duplicate it to call others.',
      },
    ])
    const other = callers.at(-1)!
    const changed = await put({ callers: [{ id: other.id }], flow: { id: silent }, window_enabled: false })
    expect([changed.status, changed.body.fields]).toEqual([200, undefined])
    expect(await read(id)).toMatchObject({ total: 3, destinations: { callers: [other.number], total: 3 } })
    expect((await change(id, 'running')).status).toBe(200)
    await reach(id, 'finished')
    const calls = await callsOf(id)
    expect(calls).toHaveLength(3)
    expect(new Set(calls.map(({ from_number: from }) => from))).toEqual(new Set([other.number]))
  })

  const waits = (id: string): Promise<DemoAnswer['body']> =>
    until(
      () => read(id),
      ({ status_note: note }) => note === 'retry',
    )
  const edit = async (id: string, value: object): Promise<void> => {
    const { status, body } = await server.call(owner, 'PUT', `${path}/${id}`, { voice_campaign: value })
    expect([status, body.fields]).toEqual([200, undefined])
  }

  it('calls nobody again who has been called often enough since it was changed in a pause', async () => {
    const id = await create({
      numbers: numbers(3).join('\n'),
      retries: 2,
      retry_on: ['busy', 'no_answer'],
      retry_minutes: 1440,
    })
    // As if they had been called an hour ago.
    await server.database.transaction(owner.accountId, (query) =>
      sql`update voice_target set called_at = now() - interval '1 hour', due_at = now() + interval '1 day',
          attempts = case position when 1 then 2 else 1 end,
          outcome = case position when 2 then 'no_answer' else 'busy' end
        where account_id = ${owner.accountId} and campaign_id = ${id}`.execute(query),
    )
    const changed = async (value: object): Promise<DemoAnswer['body']> => {
      await waits(id)
      expect((await change(id, 'paused')).status).toBe(200)
      await edit(id, value)
      const { status, body } = await change(id, 'running')
      expect([status, body.error]).toEqual([200, undefined])
      return body.voice_campaign
    }
    expect((await change(id, 'running')).body.voice_campaign).toMatchObject({ done: 0 })
    expect(await changed({ retries: 1 })).toMatchObject({ done: 1, progress: 33, busy: 1, no_answers: 0 })
    expect(await changed({ retry_on: ['busy'] })).toMatchObject({ done: 2, busy: 1, no_answers: 1 })
    expect(await changed({ retries: 0 })).toMatchObject({ done: 3, progress: 100, busy: 2, no_answers: 1 })
    expect(await reach(id, 'finished')).toMatchObject({ done: 3, calls: 0, charge: 0 })
    expect((await people(id)).map(({ result }) => result).toSorted()).toEqual(['busy', 'busy', 'no_answer'])
    expect(await callsOf(id)).toEqual([])
  })

  it('leaves it to the flow when somebody is called again whose flow asked, whatever is changed in a pause', async () => {
    const { body } = await server.call(owner, 'POST', '/v1/call_flows', {
      call_flow: { name: 'Called tomorrow', template: 'blank' },
    })
    const flow = `/v1/call_flows/${body.call_flow.id}`
    const { document } = await get(`${flow}/draft`)
    const nodes = document.nodes.map((node: { id: string; options: object }) =>
      node.id === 'start'
        ? { ...node, options: { ...node.options, retry_interval_minutes: 1440 } }
        : { ...node, type: 'retry_later', options: {} },
    )
    await server.call(owner, 'PUT', `${flow}/draft`, { document: { ...document, nodes } })
    const published = await server.call(owner, 'POST', `${flow}/publish`, { message: '' })
    expect([published.status, published.body.error]).toEqual([200, undefined])
    const id = await start({
      flow: { id: body.call_flow.id },
      numbers: numbers(4).join('\n'),
      retries: 1,
      retry_on: ['voicemail'],
      retry_minutes: 1440,
    })
    expect(await waits(id)).toMatchObject({ calls: 4, done: 0 })
    expect((await change(id, 'paused')).status).toBe(200)
    // One waits by the campaign's own rule.
    await server.database.transaction(owner.accountId, (query) =>
      sql`update voice_target set called_at = now() - interval '1 hour',
          asked_for = case position when 0 then null else asked_for end,
          due_at = case position when 0 then now() + interval '1 day' else due_at end,
          outcome = case position when 0 then 'voicemail' else outcome end
        where account_id = ${owner.accountId} and campaign_id = ${id}`.execute(query),
    )
    const due = async (): Promise<number[]> =>
      (
        await rowsOf(sql<{ due: number }>`select extract(epoch from due_at)::float8 as due from voice_target
          where account_id = ${owner.accountId} and campaign_id = ${id} order by position`)
      ).map((row) => row.due)
    const before = await due()
    await edit(id, { name: 'Renamed', concurrency: 2 })
    expect(await due()).toEqual(before)
    await edit(id, { retry_minutes: 30 })
    const [own, ...asked] = await due()
    expect(asked).toEqual(before.slice(1))
    expect(own).toBeLessThan(Date.now() / 1000)
    // Both had asked for one: only the flow's wish is left.
    await server.database.transaction(owner.accountId, (query) =>
      sql`update voice_target set outcome = 'voicemail', due_at = now()
        where account_id = ${owner.accountId} and campaign_id = ${id} and position = 1`.execute(query),
    )
    await edit(id, { retry_on: ['busy'] })
    expect((await change(id, 'running')).body.voice_campaign).toMatchObject({ done: 1 })
    expect((await due()).slice(1)).toEqual(before.slice(1))
    expect((await change(id, 'canceled')).status).toBe(200)
  })

  it('is not scheduled once its start time has passed', async () => {
    const at = Temporal.Now.zonedDateTimeISO('Europe/London').add({ days: 1 })
    const starts = at.toPlainDateTime().round('minute').toString().slice(0, 16)
    const id = await create({
      numbers: numbers(1).join('\n'),
      when: 'later',
      starts_at: starts,
      time_zone: 'Europe/London',
    })
    await server.database.system((query) =>
      sql`update record set doc = doc || '{"starts_at_utc":"2020-01-01T00:00:00Z"}' where id = ${id}`.execute(
        query,
      ),
    )
    const { status, body } = await change(id, 'scheduled')
    expect([status, body.error]).toEqual([
      409,
      'The start time has passed. Edit the campaign and choose another one.',
    ])
    expect(await callsOf(id)).toEqual([])
  })

  it('is started by time, edited as a draft only, and deleted once it is over', async () => {
    const at = Temporal.Now.zonedDateTimeISO('Europe/London').add({ days: 1 })
    const later = {
      when: 'later',
      starts_at: at.toPlainDateTime().round('minute').toString().slice(0, 16),
      time_zone: 'Europe/London',
    }
    const id = await create({ numbers: numbers(2).join('\n'), ...later })
    expect((await change(id, 'running')).status).toBe(409)
    expect((await change(id, 'scheduled')).status).toBe(200)
    const edited = await server.call(owner, 'PUT', `${path}/${id}`, { voice_campaign: { name: 'Other' } })
    expect(edited.status).toBe(409)
    expect((await server.call(owner, 'DELETE', `${path}/${id}`)).status).toBe(409)
    // As if the time had come.
    await server.database.system((query) =>
      sql`update record set doc = doc || '{"starts_at_utc":"2020-01-01T00:00:00Z"}' where id = ${id}`.execute(
        query,
      ),
    )
    await server.database.system((query) =>
      sql`update job set run_at = now() where payload->>'campaign' = ${id}`.execute(query),
    )
    await reach(id, 'finished')
    expect((await server.call(owner, 'DELETE', `${path}/${id}`)).status).toBe(204)
    expect(await people(id)).toEqual([])
    expect(await callsOf(id)).toHaveLength(2)
  })

  it('goes on after its job failed for good', async () => {
    const at = Temporal.Now.zonedDateTimeISO('Europe/London').add({ days: 1 })
    const id = await create({
      numbers: numbers(2).join('\n'),
      when: 'later',
      starts_at: at.toPlainDateTime().round('minute').toString().slice(0, 16),
      time_zone: 'Europe/London',
    })
    expect((await change(id, 'scheduled')).status).toBe(200)
    await server.database.system(async (query) => {
      await sql`update record set doc = doc || '{"starts_at_utc":"2020-01-01T00:00:00Z"}' where id = ${id}`.execute(
        query,
      )
      await sql`update job set state = 'dead', attempts = 10, max_attempts = 10
        where payload->>'campaign' = ${id} and state = 'waiting'`.execute(query)
    })
    await server.database.system((query) => voiceCampaigns.housekeeping!(query))
    await reach(id, 'finished')
    expect(await callsOf(id)).toHaveLength(2)
    const jobs = await rowsOf(sql`select from job where payload->>'campaign' = ${id} and state = 'dead'`)
    expect(jobs).toEqual([])
  })

  it('keeps its flow from being deleted while it may still call, and no longer', async () => {
    const { body } = await server.call(owner, 'POST', '/v1/call_flows', {
      call_flow: { name: 'Called once', template: 'blank' },
    })
    const flow = `/v1/call_flows/${body.call_flow.id}`
    await server.call(owner, 'POST', `${flow}/publish`, { message: '' })
    const id = await start({ flow: { id: body.call_flow.id }, numbers: numbers(1)[0]! })
    expect((await server.call(owner, 'DELETE', flow)).status).toBe(409)
    await reach(id, 'finished')
    const deleted = await server.call(owner, 'DELETE', flow)
    expect([deleted.status, deleted.body?.error]).toEqual([204, undefined])
    expect((await read(id)).flow.name).toBe('Called once')
  })

  it('keeps its flow from being deleted while a call that was under way when it was canceled goes on', async () => {
    const { body } = await server.call(owner, 'POST', '/v1/call_flows', {
      call_flow: { name: 'Called to the end', template: 'survey' },
    })
    const flow = `/v1/call_flows/${body.call_flow.id}`
    await server.call(owner, 'POST', `${flow}/publish`, { message: '' })
    const id = await start({
      flow: { id: body.call_flow.id },
      numbers: numbers(20).join('\n'),
      concurrency: 1,
    })
    await holdCall(id)
    expect((await change(id, 'canceled')).status).toBe(200)
    const refused = await server.call(owner, 'DELETE', flow)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Calls are still under way. Try again in a minute.',
    ])
    const { calls } = await read(id)
    await releaseCall(id)
    await until(
      () => read(id),
      (campaign) => campaign.calls === calls + 1,
    )
    expect((await server.call(owner, 'DELETE', flow)).status).toBe(204)
  })

  it('counts people by key, not how often they pressed it in all calls to them', async () => {
    const { body } = await server.call(owner, 'POST', '/v1/call_flows', {
      call_flow: { name: 'Called again', template: 'reminder' },
    })
    const flow = `/v1/call_flows/${body.call_flow.id}`
    const { document } = await get(`${flow}/draft`)
    interface Node {
      id: string
      options: object
      exits: object
    }
    // Who presses 2 hears it again, as most do, since it comes first; who presses 1 is called again.
    const nodes = document.nodes.flatMap((node: Node) => {
      if (node.id === 'start') return [{ ...node, options: { ...node.options, retry_interval_minutes: 1 } }]
      if (node.id === 'reminder') {
        const { key_9: _stop, ...exits } = node.exits as Record<string, string>
        return [{ ...node, options: { ...node.options, keys: ['2', '1'] }, exits }]
      }
      if (node.id === 'thanks') return [{ ...node, exits: { next: 'later', failed: 'later' } }]
      return node.id === 'stop' ? [] : [node]
    })
    await server.call(owner, 'PUT', `${flow}/draft`, { document: { ...document, nodes } })
    const published = await server.call(owner, 'POST', `${flow}/publish`, { message: '' })
    expect([published.status, published.body.error]).toEqual([200, undefined])
    const id = await start({
      flow: { id: body.call_flow.id },
      numbers: numbers(60).join('\n'),
      concurrency: 20,
      retries: 1,
      retry_minutes: 1,
    })
    await reach(id, 'finished')
    const presses = await rowsOf(sql<{ number: string; key: string }>`
      select to_number as number, taken.step || ': ' || taken.key as key
      from phone_call, jsonb_to_recordset(flow_steps) as taken(step text, key text)
      where account_id = ${owner.accountId} and campaign_id = ${id} and taken.key <> ''`)
    const { pressed } = await get(`${path}/${id}/report`)
    expect(pressed).toHaveLength(2)
    let sum = 0
    for (const { key, people: count } of pressed) {
      const numbersOf = presses.filter((press) => press.key === key).map(({ number }) => number)
      expect([key, count]).toEqual([key, new Set(numbersOf).size])
      sum += count
    }
    expect(presses.length).toBeGreaterThan(sum)
  })
})

describe('without a simulated carrier', () => {
  it('makes no call and takes no money', async () => {
    const server = await startDemoServer({ database: await openSharedWorld(), simulated: false })
    const owner = server.people.find(({ name }) => name === 'owner')!
    const { body } = await server.call(owner, 'GET', `${path}?status=draft`)
    const { id } = body.voice_campaigns[0]
    const words = 'Calls can’t be made here yet: no voice carrier is connected'
    const started = await server.call(owner, 'PUT', `${path}/${id}/update_status`, {
      voice_campaign: { status: 'running' },
    })
    expect([started.status, started.body.error]).toEqual([409, words])
    const tried = await server.call(owner, 'POST', `${path}/${id}/test_call`, {})
    expect([tried.status, tried.body.error]).toEqual([409, words])
    await server.close()
  })
})
