import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lowBalanceLimit } from '../../src/server/notifications/index.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

/** Transitions after which work waits for somebody of the account. */
const stopped = [
  ['sms-campaign', 'pause-balance'],
  ['sms-campaign', 'pause-failing'],
  ['sms-campaign', 'pause-sender'],
  ['sms-campaign', 'pause-contacts'],
  ['sms-template', 'decline'],
  ['ten-dlc-campaign', 'lapse'],
  ['ten-dlc-campaign', 'fail-provisioning'],
  ['recording', 'miss-payment'],
  ['porting-request', 'accept'],
  ['number-order', 'decline'],
  ['number-order', 'deliver'],
  ['api-key', 'expire'],
  ['api-key', 'suspend'],
  ['api-key', 'orphan'],
] as const

describe.each(worldsOf(import.meta.filename))('mails about work that waits on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
    owner = person('owner')
  })
  afterAll(() => server.close())

  function person(name: string): DemoPerson {
    const found = server.people.find((one) => one.name === name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }
  const mails = async (subject: string): Promise<{ to: string; body: string }[]> => {
    const { rows } = await server.database.system((query) =>
      sql<{ to: string; body: string }>`
        select recipient as to, body from mail where subject = ${subject} order by recipient`.execute(query),
    )
    return rows
  }
  const bell = async (title: string, who = owner) =>
    (await server.call(who, 'GET', '/notifications')).body.notifications.filter(
      (one: { title: string }) => one.title === title,
    )

  it.each(stopped)('are sent when a %s makes the transition %s', (entity, transition) => {
    const { notices, notifications } = server.publisher.current().portal
    const declared = notices[entity]?.[transition] ?? []
    expect(declared).toMatchObject([{ mail: { subject: expect.any(String), text: expect.any(String) } }])
    expect(notifications[declared[0]!.kind]?.button).toBeDefined()
  })

  it('lead to ordered numbers once they are in stock, and give the reason when they won’t be', async () => {
    const order = async (city: string): Promise<{ city_id: string; country_id: string }> => {
      const { status, body } = await server.call(owner, 'POST', '/v1/buy/orders', {
        order: { country_code: 'FI', city, did_type: 'national', quantity: 7 },
      })
      expect(status).toBe(201)
      return body.order
    }
    const { city_id: city, country_id: country } = await order('nationwide')
    await expect.poll(() => mails('Your numbers in Nationwide are in stock')).toHaveLength(1)
    const link = `/buy/countries/${country}/cities/${city}/dids`
    expect(await mails('Your numbers in Nationwide are in stock')).toMatchObject([
      { to: 'owner@demo.example', body: expect.stringContaining(`http://localhost${link}`) },
    ])
    expect(await bell('Your ordered numbers are in stock')).toMatchObject([
      {
        description: '7 numbers you ordered in Nationwide are in stock. You can buy them now.',
        button_url: link,
      },
    ])
    await order('Nowhere')
    const declined = 'Your order for numbers in Nowhere was declined'
    await expect.poll(() => mails(declined)).toHaveLength(1)
    expect((await mails(declined))[0]?.body).toContain('We have no supplier for numbers of this kind there.')
  })

  it('give the reason when numbers of a 10DLC campaign could not be provisioned', async () => {
    const { rows } = await server.database.systemTransaction((query) =>
      sql<{ id: string }>`
        update record set doc = jsonb_set(doc, '{status}', '12')
        where account_id = ${owner.accountId} and entity = 'ten-dlc-campaign' and doc->>'name' = 'Sign-in codes'
        returning id`.execute(query),
    )
    const record = { accountId: owner.accountId, entity: 'ten-dlc-campaign', record: rows[0]?.id ?? '' }
    const failed = { transition: 'fail-provisioning', note: 'T-Mobile is not reachable.' }
    expect(await server.decide(record, failed)).toBe(true)
    const [mail, ...others] = await mails('Patchbay: your 10DLC campaign Sign-in codes isn’t active yet')
    expect([mail?.to, others]).toEqual(['owner@demo.example', []])
    expect(mail?.body).toContain('T-Mobile is not reachable.')
    expect(mail?.body).toContain(`/campaigns/view/${record.record}`)
    expect(await bell('10DLC campaign not provisioned')).toHaveLength(1)
  })

  it('reach the owners when the balance is low, once per crossing', async () => {
    const flex = person('flex')
    const move = async (to: number, counterpart: 'revenue' | 'payments'): Promise<void> => {
      await server.database.transaction(flex.accountId, async (query) => {
        const { balance } = await query
          .selectFrom('account')
          .select('balance')
          .where('id', '=', flex.accountId)
          .forUpdate()
          .executeTakeFirstOrThrow()
        await moveMoney(query, {
          accountId: flex.accountId,
          kind: 'test',
          reference: randomUUID(),
          amount: to - balance,
          counterpart,
          mayOverdraw: true,
        })
      })
    }
    const low = async () => {
      const { rows } = await server.database.system((query) =>
        sql<{ body: string }>`
          select body from mail where account_id = ${flex.accountId} and subject like '% has $% left'`.execute(
          query,
        ),
      )
      return rows
    }
    await move(3 * lowBalanceLimit, 'payments')
    await move(lowBalanceLimit, 'revenue')
    await expect.poll(low).toHaveLength(1)
    expect((await low())[0]?.body).toMatch(
      /is down to \$10\.00\.[^]*http:\/\/localhost\/pay\/online\?action=add/,
    )
    await move(lowBalanceLimit + 5, 'revenue')
    await move(lowBalanceLimit, 'revenue')
    expect(await bell('Low balance', flex)).toMatchObject([
      { button_title: 'Top up', button_url: '/pay/online?action=add' },
    ])
    await move(3 * lowBalanceLimit, 'payments')
    await move(lowBalanceLimit, 'revenue')
    await expect.poll(low).toHaveLength(2)
  })
})
