import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../src/server/demo/createRandom.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { readSpendRoom } from '../../src/server/storage/readSpendRoom.ts'
import { databasesOf, createTestDatabase } from '../support/createTestDatabase.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { contactFile, createWorld, until } from './messagingWorld.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

const DOLLAR = 1_000_000

async function addAccount(
  database: OwnedDatabase,
  caps: { day?: number; month?: number },
  master: string | null = null,
): Promise<string> {
  const id = randomUUID()
  await database.systemTransaction(async (query) => {
    await sql`
      insert into account (id, name, level, timezone, is_suborganization, master_account_id)
      values (${id}, 'Branch', 'flex', 'Europe/Berlin', ${master !== null}, ${master})`.execute(query)
    await moveMoney(query, {
      accountId: id,
      kind: 'given',
      reference: 'all',
      amount: 1_000 * DOLLAR,
      counterpart: 'payments',
    })
    await sql`
      update account set spend_cap_day = ${caps.day ?? null}, spend_cap_month = ${caps.month ?? null} where id = ${id}`.execute(
      query,
    )
  })
  return id
}

const charge = (
  database: OwnedDatabase,
  accountId: string,
  amount: number,
  more: { mayOverdraw?: boolean; reference?: string } = {},
) =>
  database.systemTransaction((query) =>
    moveMoney(query, {
      accountId,
      kind: 'charge',
      reference: randomUUID(),
      type: 15,
      amount: -amount,
      counterpart: 'revenue',
      ...more,
    }),
  )

async function spentOf(
  database: OwnedDatabase,
  accountId: string,
): Promise<{ ledger: number; today: number }> {
  const { rows } = await database.system((query) =>
    sql<{ ledger: number; today: number }>`
      select coalesce((select sum(amount) from ledger_entry where account_id = ${accountId} and ledger = 'revenue'), 0)::float8
        as ledger, today::float8 as today from account_spend(${accountId}::uuid)`.execute(query),
  )
  return rows[0] ?? { ledger: NaN, today: NaN }
}

describe.each(databasesOf(import.meta.filename))('spend caps on %s', (_name, open) => {
  let database: OwnedDatabase

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('let a charge reach the cap exactly, and none beyond', async () => {
    const id = await addAccount(database, { day: 10 * DOLLAR })
    expect(await charge(database, id, 6 * DOLLAR)).toBe('moved')
    expect(await charge(database, id, 4 * DOLLAR + 1)).toBe('capped')
    expect(await charge(database, id, 4 * DOLLAR)).toBe('moved')
    expect(await charge(database, id, 1)).toBe('capped')
    expect(await spentOf(database, id)).toEqual({ ledger: 10 * DOLLAR, today: 10 * DOLLAR })
  })

  it('obey the tighter of day and month, and give room again for what came back', async () => {
    const id = await addAccount(database, { day: 10 * DOLLAR, month: 5 * DOLLAR })
    expect(await charge(database, id, 5 * DOLLAR)).toBe('moved')
    expect(await charge(database, id, 1)).toBe('capped')
    const left = await database.system((query) => readSpendRoom(query, id))
    expect(left).toMatchObject({ room: 0, period: 'month', cap: 5 * DOLLAR, currency: 'USD' })
    expect(Date.parse(left?.resetsAt ?? '')).toBeGreaterThan(Date.now())
    expect(await charge(database, id, -2 * DOLLAR)).toBe('moved')
    expect(await charge(database, id, 2 * DOLLAR)).toBe('moved')
  })

  it('count what is owed whatever is left, and refuse what follows', async () => {
    const id = await addAccount(database, { day: DOLLAR })
    expect(await charge(database, id, 3 * DOLLAR, { mayOverdraw: true })).toBe('moved')
    expect(await charge(database, id, 1)).toBe('capped')
    expect((await database.system((query) => readSpendRoom(query, id)))?.room).toBe(-2 * DOLLAR)
  })

  it('don’t keep what was spent on other days from today, and begin anew with the day', async () => {
    const id = await addAccount(database, { day: 2 * DOLLAR, month: 1_000 * DOLLAR })
    expect(await charge(database, id, 2 * DOLLAR)).toBe('moved')
    expect(await charge(database, id, 1)).toBe('capped')
    await database.system((query) =>
      sql`update spend_day set day = day - 1 where account_id = ${id}`.execute(query),
    )
    expect(await charge(database, id, 2 * DOLLAR)).toBe('moved')
  })

  it('count days by the clock of who sets them, wherever the sub-account moves', async () => {
    const master = await addAccount(database, {})
    const id = await addAccount(database, { day: 2 * DOLLAR, month: 3 * DOLLAR }, master)
    const move = (timezone: string) =>
      database.systemTransaction((query) =>
        sql`update account set timezone = ${timezone} where id = ${id}`.execute(query),
      )
    const room = () => database.transaction(id, (query) => readSpendRoom(query, id))
    await move('UTC')
    const before = await room()
    expect(await charge(database, id, 2 * DOLLAR)).toBe('moved')
    // It is another day in one of them, whenever it is.
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      await move(timezone)
      expect(await charge(database, id, 1), timezone).toBe('capped')
      expect(await room()).toEqual({ ...before, room: 0 })
    }
  })

  it('are obeyed by the ledger itself, whoever writes to it', async () => {
    const id = await addAccount(database, { day: DOLLAR })
    const work = database.systemTransaction(async (query) => {
      const transfer = randomUUID()
      await query
        .insertInto('ledger_transfer')
        .values({
          account_id: id,
          id: transfer,
          kind: 'past',
          reference: 'it',
          type: 15,
          amount: -2 * DOLLAR,
        })
        .execute()
      await query
        .insertInto('ledger_entry')
        .values([
          { account_id: id, transfer_id: transfer, ledger: 'customer', amount: -2 * DOLLAR },
          { account_id: id, transfer_id: transfer, ledger: 'revenue', amount: 2 * DOLLAR },
        ])
        .execute()
    })
    await expect(work).rejects.toThrow('exceeds a spend cap')
    expect((await spentOf(database, id)).ledger).toBe(0)
  })

  it('let a broadcast wait with a note, and go on when there is room again', async () => {
    const perMessage = 42_000
    const outcome = () => ({ status: 'delivered', delayMs: 1 }) as const
    const world = await createWorld(database, 'flex_pro', { carrier: { outcome } })
    const cap = (amount: number | null) =>
      database.systemTransaction((query) =>
        sql`update account set spend_cap_day = ${amount} where id = ${world.accountId}`.execute(query),
      )
    try {
      await cap(5 * perMessage + 1)
      const contacts = await world.upload(contactFile(12))
      await world.process(contacts)
      const id = await world.campaign(contacts)
      const campaign = () => world.read('sms-campaign', id)
      const waiting = await until(campaign, ({ status_note: note }) => note === 'spend-cap')
      expect(waiting['status']).toBe('active')
      expect((await spentOf(database, world.accountId)).ledger).toBe(5 * perMessage)
      await cap(null)
      await database.systemTransaction((query) =>
        sql`update campaign_run set due_at = now() where account_id = ${world.accountId}`.execute(query),
      )
      await until(campaign, ({ status }) => status === 'completed')
      expect((await spentOf(database, world.accountId)).ledger).toBe(12 * perMessage)
    } finally {
      await world.stop()
    }
  })

  it('warn once a day at 80 percent', async () => {
    const id = await addAccount(database, { day: 10 * DOLLAR })
    const jobs = async () => {
      const { rows } = await database.system((query) =>
        sql<{ payload: unknown }>`
          select payload from job where account_id = ${id} and kind = 'spend-cap-near'`.execute(query),
      )
      return rows
    }
    await charge(database, id, 8 * DOLLAR - 1)
    expect(await jobs()).toEqual([])
    await charge(database, id, 1)
    await charge(database, id, -4 * DOLLAR)
    await charge(database, id, 5 * DOLLAR)
    expect(await jobs()).toEqual([{ payload: { period: 'day', cap: 10 * DOLLAR } }])
  })
})

it('are passed by no two processes that charge at once', async () => {
  const url = await createTestDatabase()
  const processes = await Promise.all([openDatabase({ url }), openDatabase({ url })])
  const [first, second] = processes
  if (!first || !second) throw new Error('no database')
  try {
    const random = createRandom(3)
    for (const caps of [{ day: 20 * DOLLAR }, { month: 20 * DOLLAR }]) {
      const id = await addAccount(first, caps)
      const outcomes = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          charge(index % 2 === 0 ? first : second, id, random.between(1, 15) * 100_000),
        ),
      )
      const { ledger, today } = await spentOf(first, id)
      expect(ledger).toBe(today)
      expect(ledger).toBeLessThanOrEqual(20 * DOLLAR)
      expect(ledger).toBeGreaterThan(18 * DOLLAR)
      expect(new Set(outcomes)).toEqual(new Set(['moved', 'capped']))
    }
  } finally {
    await Promise.all(processes.map((each) => each.close()))
  }
})

describe.each(worldsOf(import.meta.filename))('spend caps of a sub-account on %s', (_name, open) => {
  let database: OwnedDatabase
  let server: DemoServer

  beforeAll(async () => {
    database = await open()
    server = await startDemoServer({ database, working: true })
  })
  afterAll(() => server.close())

  function person(wanted: string): DemoPerson {
    const found = server.people.find((each) => each.name === wanted)
    if (!found) throw new Error(`nobody is called ${wanted}`)
    return found
  }

  it('are set by the master, shown to it, warned about and said in words where they stop something', async () => {
    const sub = person('sub').accountId
    const path = `/v1/sub_accounts/${sub}`
    const put = (value: Record<string, unknown>) =>
      server.call(person('owner'), 'PUT', path, { sub_account: value })
    const wrong = await put({ spend_cap_day: 5 })
    expect(Object.keys(wrong.body['fields'] as object)).toEqual(['spend_cap_day'])
    expect((await put({ spend_cap_day: 3 * DOLLAR, spend_cap_month: 90 * DOLLAR })).status).toBe(200)
    const { body } = await server.call(person('owner'), 'GET', '/v1/sub_accounts?per_page=100')
    expect((body['sub_accounts'] as { id: string }[]).find(({ id }) => id === sub)).toMatchObject({
      spend_cap_day: 3 * DOLLAR,
      spend_cap_month: 90 * DOLLAR,
    })
    await database.systemTransaction((query) =>
      moveMoney(query, {
        accountId: sub,
        kind: 'given',
        reference: 'caps',
        amount: 500 * DOLLAR,
        counterpart: 'payments',
      }),
    )
    await charge(database, sub, 3 * DOLLAR, { mayOverdraw: true })
    const spent = await server.call(person('owner'), 'GET', `${path}/spend`)
    expect(Number(spent.body['today'])).toBeGreaterThanOrEqual(3 * DOLLAR)
    expect(Number(spent.body['this_month'])).toBeGreaterThanOrEqual(Number(spent.body['today']))
    const warned = async () => {
      const { rows } = await database.system((query) =>
        sql<{ kind: string; slots: object }>`
          select kind, slots from notification
          where kind in ('spend-cap-near', 'sub-account-spend-cap-near') order by kind`.execute(query),
      )
      return rows
    }
    await expect.poll(warned).toEqual([
      { kind: 'spend-cap-near', slots: { cap: 'daily spend cap of $3.00' } },
      {
        kind: 'sub-account-spend-cap-near',
        slots: { id: sub, name: expect.any(String), cap: 'daily spend cap of $3.00' },
      },
    ])
    const outcome = await charge(database, sub, 1)
    expect(outcome).toBe('capped')
    expect((await put({ spend_cap_day: null, spend_cap_month: null })).status).toBe(200)
    expect(await charge(database, sub, 1)).toBe('moved')
    expect((await server.call(person('flex'), 'GET', `${path}/spend`)).status).toBe(404)
  })

  it('come with a limit of calls at the same time, which trunks obey and the master sees', async () => {
    const sub = person('sub')
    const path = `/v1/sub_accounts/${sub.accountId}`
    const put = (most: number | null) =>
      server.call(person('owner'), 'PUT', path, { sub_account: { channel_limit: most } })
    expect(Object.keys((await put(0)).body['fields'] as object)).toEqual(['channel_limit'])
    const changed = await put(1)
    expect(changed.body['sub_account']).toMatchObject({ channel_limit: 1 })
    const trunk = await server.call(sub, 'POST', '/v1/sip_accounts', {
      sip_account: {
        label: 'Office',
        auth_method: 'digest',
        callerid_type: 'single',
        callerid: '+12025550123',
        password: 'Quiet-harbour-42x',
        password_confirm: 'Quiet-harbour-42x',
      },
    })
    expect(trunk.body).toMatchObject({ sip_account: { id: expect.any(String) } })
    const dial = async () => {
      const answer = await server.call(sub, 'POST', '/v1/sip_test_calls/preview', {
        trunk_id: (trunk.body['sip_account'] as { id: string }).id,
        dialed: '*43',
      })
      return answer.body['refusal']
    }
    expect(await dial()).toBeNull()
    await database.systemTransaction((query) =>
      sql`insert into phone_call (account_id, id, from_number, to_number, dialed, trunk_id, code, is_up, answered_at, max_seconds)
        values (${sub.accountId}, ${randomUUID()}, '', '', '', ${randomUUID()}, '200', true, now(), 7200)`.execute(
        query,
      ),
    )
    expect(await dial()).toBe('too-many-channels')
    expect((await server.call(person('owner'), 'GET', `${path}/channels`)).body).toEqual({ in_use: 1 })
    expect((await server.call(person('flex'), 'GET', `${path}/channels`)).status).toBe(404)
    expect((await put(2)).status).toBe(200)
    expect(await dial()).toBeNull()
    expect((await put(null)).status).toBe(200)
  })

  it('refuse a purchase beyond them in words, and leave the cart as it is', async () => {
    const buyer = person('sub')
    const cap = (amount: number | null) =>
      server.call(person('owner'), 'PUT', `/v1/sub_accounts/${buyer.accountId}`, {
        sub_account: { spend_cap_day: amount },
      })
    const found = await server.call(buyer, 'GET', '/v1/buy/search?country_code=US&per_page=10')
    const [number] = found.body['dids'] as { id: string }[]
    expect((await server.call(buyer, 'POST', `/v1/cart/numbers/${number?.id}`, {})).status).toBe(200)
    const buy = () => server.call(buyer, 'POST', '/v1/purchases', { purchase: {} })
    const { today } = await spentOf(database, buyer.accountId)
    expect((await cap(Math.ceil(today / DOLLAR) * DOLLAR + DOLLAR)).status).toBe(200)
    const refused = await buy()
    expect([refused.status, refused.body['code']]).toEqual([402, 'spend-cap-reached'])
    expect(refused.body['error']).toContain('daily spend cap')
    expect((await server.call(buyer, 'GET', '/v1/checkout/summary')).body).toMatchObject({ count: 1 })
    expect((await spentOf(database, buyer.accountId)).today).toBe(today)
    await cap(null)
    expect((await buy()).status).toBe(201)
    expect((await spentOf(database, buyer.accountId)).today).toBeGreaterThan(today)
  })

  it('let no call through once they are reached', async () => {
    const caller = person('owner')
    const { body } = await server.call(caller, 'GET', '/v1/sip_accounts?per_page=100')
    const dial = async (id: string) => {
      const answer = await server.call(caller, 'POST', '/v1/sip_test_calls/preview', {
        trunk_id: id,
        dialed: '+442079460123',
      })
      return answer.body['refusal']
    }
    const trunks = body['sip_accounts'] as { id: string }[] // as the definition has it
    const verdicts = await Promise.all(trunks.map(async ({ id }) => ({ id, refusal: await dial(id) })))
    const open = verdicts.find(({ refusal }) => refusal === null)
    const { today } = await spentOf(database, caller.accountId)
    await charge(database, caller.accountId, DOLLAR, { mayOverdraw: true })
    const cap = (amount: number | null) =>
      database.systemTransaction((query) =>
        sql`update account set spend_cap_day = ${amount} where id = ${caller.accountId}`.execute(query),
      )
    await cap(today + DOLLAR)
    expect(await dial(open?.id ?? '')).toBe('spend-cap')
    await cap(null)
    expect(await dial(open?.id ?? '')).toBeNull()
  })
})
