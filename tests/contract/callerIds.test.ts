import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const path = '/v1/verified_caller_ids'

describe.each(worldsOf(import.meta.filename))('verified caller IDs on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let numbers = 0

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
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

  /** An unused Norwegian mobile number with final digits that the simulator recognizes. */
  const nextNumber = (end = '100'): string => {
    numbers += 1
    return `+47${46_000 + numbers}${end}`
  }
  const draft = (number: string, more: object = {}) => ({
    number,
    country: 'NO',
    number_type: 'mobile',
    ...more,
  })
  const send = (record: object, channel = 'sms', who = owner): Promise<DemoAnswer> =>
    server.call(who, 'POST', '/v1/challenges', {
      entity: 'caller-id',
      field: 'twoFaSessionId',
      record,
      channel,
    })
  const check = (id: string, code: string, who = owner): Promise<DemoAnswer> =>
    server.call(who, 'POST', `/v1/challenges/${id}/check`, { code })
  const save = (record: object, who = owner): Promise<DemoAnswer> =>
    server.call(who, 'POST', path, { verified_caller_id: record })
  it('are verified by everyone who may use them in services', async () => {
    for (const name of ['engineer', 'comms'])
      expect([name, (await server.call(person(name), 'GET', path)).status]).toEqual([name, 200])
  })

  const lastMessage = async (number: string): Promise<{ channel: string; to: string; text: string }> => {
    const { body } = await server.call(undefined, 'GET', '/simulator/messages')
    return body.messages.find(({ to }: { to: string }) => to.startsWith(number))
  }
  const codeTo = async (number: string): Promise<string> =>
    (await lastMessage(number)).text.replaceAll(', ', '').match(/\d{6}/)?.[0] ?? ''
  const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const age = (seconds: number): Promise<unknown> =>
    server.database.systemTransaction(async (query) => {
      const by = sql`make_interval(secs => ${seconds}::int)`
      await sql`update challenge set sent_at = sent_at - ${by}, expires_at = expires_at - ${by},
        verified_at = verified_at - ${by}`.execute(query)
      await sql`update rate_limit set window_start = window_start - ${by} where bucket like 'phone-code:next:%'`.execute(
        query,
      )
    })
  const verified = async (record: ReturnType<typeof draft>): Promise<string> => {
    const { id } = (await send(record)).body.challenge
    expect((await check(id, await codeTo(record.number))).body.challenge.status).toBe('valid')
    return id
  }

  it('are saved with a number that a code was sent to, and listed', async () => {
    const record = draft(nextNumber(), { label: 'Reception' })
    const sent = await send(record)
    expect([sent.status, sent.body.challenge]).toMatchObject([
      200,
      { number: record.number, status: 'sent', channel: 'sms', attempts_left: 5 },
    ])
    const { id } = sent.body.challenge
    const early = await save({ ...record, twoFaSessionId: id })
    expect([early.status, early.body.fields]).toEqual([422, { twoFaSessionId: 'Verify the number first' }])
    await check(id, await codeTo(record.number))
    const saved = await save({ ...record, twoFaSessionId: id })
    expect([saved.status, saved.body.verified_caller_id]).toMatchObject([
      201,
      { number: record.number, country: 'NO', number_type: 'mobile', label: 'Reception' },
    ])
    const { body } = await server.call(owner, 'GET', `${path}?number=${record.number.slice(1)}`)
    expect(body.verified_caller_ids.map(({ number }: { number: string }) => number)).toEqual([record.number])
    expect(body.countries).toContainEqual({ value: 'NO', text: 'Norway' })
  })

  it('need the proof of this number, by this user, not used before', async () => {
    const record = draft(nextNumber())
    const proof = await verified(record)
    const admin = person('admin')
    const refusals = [
      await save(record),
      await save({ ...record, twoFaSessionId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }),
      await save({ ...draft(nextNumber()), twoFaSessionId: proof }),
      await save({ ...record, twoFaSessionId: proof }, admin),
    ]
    expect(refusals.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual(
      refusals.map(() => [422, ['twoFaSessionId']]),
    )
    const answers = await Promise.all([1, 2, 3].map(() => save({ ...record, twoFaSessionId: proof })))
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    const again = await save({ ...record, twoFaSessionId: proof })
    expect([again.status, again.body.fields.number]).toEqual([422, 'This number is already verified'])
  })

  it('refuse a proof that is too old', async () => {
    const record = draft(nextNumber())
    const proof = await verified(record)
    await age(25 * 3600)
    const late = await save({ ...record, twoFaSessionId: proof })
    expect([late.status, Object.keys(late.body.fields)]).toEqual([422, ['twoFaSessionId']])
  })

  it('refuse what is wrong with a number before a code is sent', async () => {
    const number = nextNumber()
    for (const [record, words] of [
      [draft(''), 'Enter a phone number'],
      [draft('12 34'), 'Enter the whole number, with + and the country code'],
      [draft(number, { country: 'GB' }), 'This number isn’t in the selected country'],
      [draft('+93701234567', { country: 'AF' }), 'We can’t send codes to this country.'],
      [draft('+441179460123', { country: 'GB' }), 'This number is already verified'],
    ] as const) {
      const { status, body } = await send(record)
      expect([record.number, status, body.fields]).toEqual([record.number, 422, { number: words }])
    }
    expect(await lastMessage(number)).toBeUndefined()
  })

  it('send codes only in the ways that fit the number, a call with its extension', async () => {
    const number = nextNumber()
    const landline = draft(number, { number_type: 'landline', extension: ',,101#' })
    const refused = await send(landline, 'sms')
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { twoFaSessionId: 'Choose another way to get the code.' },
    ])
    const wrongKeys = await send({ ...landline, extension: 'ask Ann' }, 'voice')
    expect([wrongKeys.status, wrongKeys.body.fields]).toEqual([
      422,
      { extension: 'Use digits, *, # and commas' },
    ])
    expect((await send(landline, 'voice')).status).toBe(200)
    expect(await lastMessage(number)).toMatchObject({ channel: 'voice', to: `${number} ,,101#` })
  })

  it('offer the other channel when the carrier fails, within the same challenge', async () => {
    const record = draft(nextNumber('900'))
    const failed = await send(record)
    expect([failed.status, failed.body.type]).toEqual([502, 'service'])
    const call = await send(record, 'voice')
    expect(call.body.challenge).toMatchObject({ status: 'sent', channel: 'voice' })
    const { id } = call.body.challenge
    expect((await send(record, 'voice')).body.type).toBe('wait')
    await age(61)
    expect((await send(record, 'voice')).body.challenge.id).toBe(id)
  })

  it('count attempts, and start over with a new code', async () => {
    const record = draft(nextNumber())
    const { id } = (await send(record)).body.challenge
    const code = await codeTo(record.number)
    const answers: DemoAnswer[] = []
    for (let n = 0; n < 6; n++) answers.push(await check(id, wrong(code)))
    expect(answers.map(({ status, body }) => [status, body.type])).toEqual([
      ...Array.from({ length: 4 }, () => [422, 'code']),
      [429, 'attempts'],
      [429, 'attempts'],
    ])
    expect((await check(id, code)).status).toBe(429)
    expect((await server.call(owner, 'GET', `/v1/challenges/${id}`)).body.challenge.status).toBe('attempts')
    await age(61)
    await send(record)
    expect((await check(id, await codeTo(record.number))).status).toBe(200)
  })

  it('show a challenge to nobody else', async () => {
    const { id } = (await send(draft(nextNumber()))).body.challenge
    const others = [person('admin'), person('sub'), person('empty')]
    for (const other of others) {
      expect((await server.call(other, 'GET', `/v1/challenges/${id}`)).status).toBe(404)
      expect((await check(id, '123456', other)).status).toBe(404)
    }
    expect((await server.call(owner, 'GET', '/v1/challenges/none')).status).toBe(404)
    expect(
      (
        await server.call(owner, 'POST', '/v1/challenges', {
          entity: 'trunk',
          field: 'password',
          record: {},
          channel: 'sms',
        })
      ).status,
    ).toBe(404)
  })

  it('are for people with the Trunks permission, and not for sandbox accounts', async () => {
    for (const name of ['billing', 'support', 'sandbox']) {
      const who = person(name)
      const answers = [
        await server.call(who, 'GET', path),
        await send(draft(nextNumber()), 'sms', who),
        await save({}, who),
      ]
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 403, 403, 403])
    }
    expect((await server.call(person('engineer'), 'GET', path)).status).toBe(200)
  })

  it('keep their number when they are renamed', async () => {
    const { body } = await server.call(owner, 'GET', `${path}?number=447700900461`)
    const { id, number } = body.verified_caller_ids[0]
    const change = (value: object) =>
      server.call(owner, 'PUT', `${path}/${id}`, { verified_caller_id: value })
    expect((await change({ label: 'Night shift' })).body.verified_caller_id).toMatchObject({
      label: 'Night shift',
      number,
    })
    const moved = await change({ number: nextNumber() })
    expect([moved.status, Object.keys(moved.body.fields)]).toEqual([422, ['number']])
  })
})
