import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveReplies } from '../../src/server/carrier/index.ts'
import { until } from './messagingWorld.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const path = '/v1/sms/opt_outs'

describe.each(worldsOf(import.meta.filename))('opt-outs on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      working: true,
      settings: { demo: { password: '', signIns: [] } },
    })
    const found = server.people.find(({ name }) => name === 'owner')
    if (!found) throw new Error('There is no demo owner')
    owner = found
  })
  afterAll(() => server.close())

  const add = (number: string, more: object = {}): Promise<DemoAnswer> =>
    server.call(owner, 'POST', path, { opt_out: { number, ...more } })
  const change = (id: string, status: string, input?: object): Promise<DemoAnswer> =>
    server.call(owner, 'PUT', `${path}/${id}/status`, { opt_out: { status }, ...(input && { input }) })
  /** What sending reads. */
  async function isSkipped(phone: string): Promise<boolean> {
    const { rows } = await server.database.read(owner.accountId, (query) =>
      sql`select from sms_opt_out where account_id = ${owner.accountId} and phone = ${phone}`.execute(query),
    )
    return rows.length > 0
  }

  it('are skipped from the moment they are added, for a reason of their own', async () => {
    const added = await add('+447400900801')
    expect([added.status, added.body.opt_out]).toMatchObject([201, { status: 'listed', reason: 'added' }])
    expect(await isSkipped('+447400900801')).toBe(true)
    const complained = await add('+447400900802', { complaint: true })
    expect(complained.body.opt_out).toMatchObject({ reason: 'complaint' })
  })

  it('are numbers in international format, each once', async () => {
    expect((await add('07400 900803')).body.fields).toHaveProperty('number')
    expect((await add('+447400900804')).status).toBe(201)
    expect((await add('+447400900804')).body.fields).toEqual({
      number: 'This number is already on the list',
    })
    const both = await Promise.all([add('+447400900805'), add('+447400900805')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 422]))
  })

  it('are the numbers that are messaged, however they were typed', async () => {
    const added = await add('+4407400900807')
    expect([added.status, added.body.opt_out]).toMatchObject([201, { number: '+447400900807' }])
    expect(await isSkipped('+447400900807')).toBe(true)
    expect((await add('+447400900807')).body.fields).toEqual({
      number: 'This number is already on the list',
    })
    const refused = await add('+44123456789')
    expect([refused.status, refused.body.fields]).toEqual([422, { number: expect.any(String) }])
    expect(await isSkipped('+44123456789')).toBe(false)
  })

  it('are removed for a reason only, which is kept, and listed again', async () => {
    const number = '+447400900806'
    const { id } = (await add(number)).body.opt_out
    expect((await change(id, 'removed')).body.fields).toEqual({
      because: 'Say why, such as how they agreed',
    })
    expect(await isSkipped(number)).toBe(true)
    const removed = await change(id, 'removed', { because: 'Asked by phone on May 3' })
    expect(removed.body.opt_out).toMatchObject({ removed_because: 'Asked by phone on May 3' })
    expect(await isSkipped(number)).toBe(false)
    expect((await add(number)).body.fields.number).toContain('removed before')
    expect((await change(id, 'listed')).body.opt_out).toMatchObject({ removed_because: '' })
    expect(await isSkipped(number)).toBe(true)
  })

  it('belong to their account, in the demo with the broadcast that was answered', async () => {
    const { body } = await server.call(owner, 'GET', `${path}?reason=replied`)
    const [first] = body.opt_outs
    expect(first.broadcast.name).toBeTruthy()
    expect(await isSkipped(first.number)).toBe(true)
    const other = server.people.find(
      ({ accountId, permissions }) => accountId !== owner.accountId && permissions.has('SmsCampaign'),
    )
    expect((await server.call(other, 'GET', `${path}/${first.id}`)).status).toBe(404)
  })

  describe('by reply', () => {
    const reply = (from: string, body: string): Promise<void> =>
      server.database.systemTransaction((query) =>
        receiveReplies(query, [
          { from, to: '447400000001', body, reference: `${owner.accountId} - 2026-01-01T00:00:00.000Z` },
        ]),
      )
    const received = async (number: string): Promise<number> => {
      const { rows } = await server.database.read(owner.accountId, (query) =>
        sql`select from sms_message where account_id = ${owner.accountId} and sender = ${number}
              and type = 'inboundSms'`.execute(query),
      )
      return rows.length
    }
    const confirmations = async (number: string): Promise<string[]> => {
      const { body } = await server.call(undefined, 'GET', '/simulator/messages')
      return body.messages
        .filter(({ to }: { to: string }) => to === number)
        .map(({ text }: { text: string }) => text.slice(0, 20))
    }
    const listed = async (number: string): Promise<Record<string, unknown>> => {
      const { body } = await server.call(
        owner,
        'GET',
        `${path}?number=${encodeURIComponent(number.slice(1))}`,
      )
      const [row] = body.opt_outs
      return row ? (await server.call(owner, 'GET', `${path}/${row.id}`)).body.opt_out : {}
    }

    it('lists who replies STOP in any case, once, and confirms it once', async () => {
      const number = '+447400900811'
      await reply(number, ' Stop ')
      await until(
        () => confirmations(number),
        ({ length }) => length === 1,
      )
      expect(await isSkipped(number)).toBe(true)
      expect(await listed(number)).toMatchObject({ status: 'listed', reason: 'replied', reply: 'Stop' })
      await reply(number, 'STOPALL')
      await reply(number, 'Please stop calling at night')
      await until(
        () => received(number),
        (count) => count === 3,
      )
      await reply(number, 'start')
      await until(
        () => confirmations(number),
        ({ length }) => length === 2,
      )
      expect(await isSkipped(number)).toBe(false)
      expect(await listed(number)).toMatchObject({ status: 'removed', removed_because: 'start' })
      await reply(number, 'END')
      const sent = await until(
        () => confirmations(number),
        ({ length }) => length === 3,
      )
      expect(sent).toEqual(['You’re unsubscribed ', 'You’ll get messages ', 'You’re unsubscribed '])
      expect(await listed(number)).toMatchObject({ status: 'listed', removed_because: '' })
    })

    it('counts few confirmations to a number towards the daily limit of the plan, and sends all past it', async () => {
      const [flex] = server.people.filter(({ name }) => name === 'flex')
      if (!flex) throw new Error('There is no demo account on Flex')
      const { accountId } = flex
      const today = sql`(now() at time zone 'UTC')::date`
      await server.database.system((query) =>
        sql`insert into daily_message_count (account_id, day, count) values (${accountId}, ${today}, 50)
            on conflict (account_id, day) do update set count = 50`.execute(query),
      )
      const number = '+447400900831'
      for (const [at, body] of ['STOP', 'START', 'STOP', 'START', 'STOP'].entries()) {
        await server.database.systemTransaction((query) =>
          receiveReplies(query, [
            { from: number, to: '447400000001', body, reference: `${accountId} - 2026-01-01T00:00:00.000Z` },
          ]),
        )
        await until(
          () => confirmations(number),
          ({ length }) => length === at + 1,
        )
      }
      const { rows } = await server.database.read(accountId, (query) =>
        sql`select count from daily_message_count where account_id = ${accountId} and day = ${today}`.execute(
          query,
        ),
      )
      expect(rows).toEqual([{ count: 53 }])
    })

    it('answers HELP once for the message it answers, in the history too, even after STOP', async () => {
      const number = '+447400900813'
      await reply(number, 'STOP')
      await reply(number, 'help')
      await reply(number, 'INFO')
      await until(
        () => received(number),
        (count) => count === 3,
      )
      await until(
        () => confirmations(number),
        ({ length }) => length === 2,
      )
      const history = await until(
        async () =>
          (await server.call(owner, 'GET', `/v1/sms/messages?type=outboundSms&to_search=${number.slice(1)}`))
            .body.messages,
        (messages) =>
          messages.length === 2 && messages.every(({ status }: { status: string }) => status === 'sent'),
      )
      const bodies: string[] = history.map(({ body }: { body: string }) => body)
      expect(bodies.find((body) => body.includes('These messages are from'))).toContain('Harbour and Pine')
      expect(await isSkipped(number)).toBe(true)
    })

    it('answers in the words registered for the number', async () => {
      const { rows } = await server.database.read(owner.accountId, (query) =>
        sql<{ number: string; words: string }>`
          select did.doc->>'number' as number, campaign.doc->>'help_message' as words
          from record did join record campaign on campaign.id::text = did.doc->>'ten_dlc_campaign_id'
          where did.account_id = ${owner.accountId} and did.entity = 'did' and campaign.doc->>'help_message' is not null
          limit 1`.execute(query),
      )
      const [registered] = rows
      if (!registered) throw new Error('No demo number has a 10DLC campaign with a HELP answer')
      const reference = `${owner.accountId} - 2026-01-01T00:00:00.000Z`
      const from = '+12025550113'
      await server.database.systemTransaction((query) =>
        receiveReplies(query, [{ from, to: registered.number, body: 'HELP', reference }]),
      )
      const sent = await until(
        () => confirmations(from),
        ({ length }) => length === 1,
      )
      expect(sent).toEqual([registered.words.slice(0, 20)])
    })

    it('reads the keywords registered for the number, in any case, and answers them', async () => {
      const words = { optout_keywords: 'STOP, baja', help_keywords: 'HELP,AYUDA' }
      const { rows } = await server.database.system((query) =>
        sql<{ number: string; stop: string; help: string }>`
          with registered as (
            select did.doc->>'number' as number, campaign.id from record did
            join record campaign on campaign.id::text = did.doc->>'ten_dlc_campaign_id' and campaign.entity = 'ten-dlc-campaign'
            where did.account_id = ${owner.accountId} and did.entity = 'did' limit 1)
          update record campaign set doc = doc || ${JSON.stringify(words)}::jsonb from registered
          where campaign.entity = 'ten-dlc-campaign' and campaign.id = registered.id
          returning registered.number, campaign.doc->>'optout_message' as stop, campaign.doc->>'help_message' as help`.execute(
          query,
        ),
      )
      const [registered] = rows
      if (!registered) throw new Error('No demo number has a 10DLC campaign')
      const reference = `${owner.accountId} - 2026-01-01T00:00:00.000Z`
      const from = '+12025550114'
      const say = (body: string): Promise<void> =>
        server.database.systemTransaction((query) =>
          receiveReplies(query, [{ from, to: registered.number.slice(1), body, reference }]),
        )
      await say('Ayuda')
      await until(
        () => confirmations(from),
        ({ length }) => length === 1,
      )
      expect(await isSkipped(from)).toBe(false)
      await say(' Baja ')
      const sent = await until(
        () => confirmations(from),
        ({ length }) => length === 2,
      )
      expect(await isSkipped(from)).toBe(true)
      expect(await listed(from)).toMatchObject({ status: 'listed', reason: 'replied', reply: 'Baja' })
      expect(new Set(sent)).toEqual(
        new Set([registered.stop, registered.help].map((words) => words.slice(0, 20))),
      )
    })

    it('takes no other reply for a keyword', async () => {
      const number = '+447400900812'
      for (const body of ['YES', 'Don’t stop', 'START', 'STOP it']) await reply(number, body)
      await until(
        () => received(number),
        (count) => count === 4,
      )
      expect([await isSkipped(number), await confirmations(number)]).toEqual([false, []])
    })
  })
})
