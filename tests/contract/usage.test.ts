import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../src/server/demo/createRandom.ts'
import { moveUsage } from '../../src/server/modules/account-billing/usage/usage.ts'
import { readUsage } from '../../src/server/modules/account-billing/statements/readUsage.ts'
import { isCharged } from '../../src/server/modules/account-billing/statements/products.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

const MOVES = 250
const types = [2, 3, 4, 6, 14, 15, 24, 29, 30, 36, 44, 45, 47, 56, 0, 19, 54, 55, 514, 515]
const numbers = ['+12125550100', '+442079460000', '']
const countries = ['US', 'DE', 'GB', '']
const zones = { master: 'America/New_York', sub: 'Pacific/Auckland', other: 'Asia/Kolkata' }

describe.each(databasesOf(import.meta.filename))('usage on %s', (_name, open) => {
  let database: OwnedDatabase
  const ids = { master: randomUUID(), sub: randomUUID(), other: randomUUID() }

  beforeAll(async () => {
    database = await open()
    await database.system(async (query) => {
      for (const name of ['master', 'sub', 'other'] as const)
        await sql`
          insert into account (id, name, level, timezone, master_account_id, is_suborganization)
          values (${ids[name]}, ${name}, 'flex', ${zones[name]}, ${name === 'sub' ? ids.master : null}, ${name === 'sub'})`.execute(
          query,
        )
    })
    const random = createRandom(29)
    for (let step = 0; step < MOVES; step++) {
      const accountId = random.pick(Object.values(ids))
      const amount = random.between(1, 900_000) * (random.fraction() < 0.8 ? -1 : 1)
      const share = Math.trunc(amount / 3)
      const shareOf = (
        part: number,
      ): { number?: string; country?: string; quantity: number; amount: number } => {
        const number = random.pick(numbers)
        const country = random.pick(countries)
        return {
          ...(number && { number }),
          ...(country && { country }),
          quantity: random.between(1, 5),
          amount: part,
        }
      }
      const isKilled = random.fraction() < 0.1
      const move = database.systemTransaction(async (query) => {
        await moveMoney(query, {
          accountId,
          kind: 'history',
          // Some come twice.
          reference: `step:${random.between(1, MOVES)}`,
          type: random.pick(types),
          amount,
          counterpart: 'revenue',
          mayOverdraw: true,
          ...(random.fraction() < 0.6 && { parts: [shareOf(share), shareOf(amount - share)] }),
        })
        if (isKilled) throw new Error('killed')
      })
      if (isKilled) await expect(move).rejects.toThrow('killed')
      else await move
    }
  })
  afterAll(() => database.close())

  interface Sum {
    type: number
    number: string
    country_code: string
    sub_account: string
    quantity: number
    charge: number
  }

  const usageOf = (accountId: string) =>
    database.read(accountId, async (query) => {
      const { rows } = await sql<Sum>`
        select type, number, country_code, sub_account, sum(quantity)::float8 as quantity, sum(charge)::float8 as charge
        from account_usage_day group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(query)
      return rows
    })

  it('is the ledger by type, number, country and sub-account, each transfer once', async () => {
    const ledger = await database.read(ids.master, (query) =>
      readUsage(query, { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }),
    )
    const charged = ledger.filter(({ product }) => isCharged(product))
    const found = await usageOf(ids.master)
    const keyOf = ({ type, number, country_code, sub_account }: Omit<Sum, 'charge' | 'quantity'>): string =>
      [type, number, country_code, sub_account].join()
    expect(charged.length).toBeGreaterThan(40)
    expect(new Map(found.map((row) => [keyOf(row), [row.quantity, row.charge]]))).toEqual(
      new Map(charged.map((line) => [keyOf(line), [line.quantity, 0 - line.amount]])),
    )
  })

  it('names every type of the ledger, and every one of them has a product', async () => {
    const { rows } = await database.system((query) =>
      sql<{ product: string | null }>`
        select billing_product(n) as product from generate_series(0, 62) n
        union all select billing_product(n) from unnest('{500,506,514,515,536,545}'::int[]) n`.execute(query),
    )
    expect(rows.filter(({ product }) => product === null)).toEqual([])
    expect(rows.length).toBe(69)
  })

  it('of a sub-account is its own and its master’s, by the clock of each, and nobody else’s', async () => {
    const total = (rows: Sum[]): number => rows.reduce((all, { charge }) => all + charge, 0)
    const ofSub = await usageOf(ids.sub)
    const ofMaster = await usageOf(ids.master)
    expect(total(ofSub)).toBe(total(ofMaster.filter(({ sub_account: name }) => name === 'sub')))
    expect(total(ofSub)).not.toBe(0)
    for (const [name, id] of Object.entries(ids)) {
      const { rows } = await database.read(id, (query) =>
        sql<{ day: string; starts: string; today: string }>`
          select distinct day::text as day, (created_at at time zone ${zones[name as keyof typeof zones]})::text as starts,
            (now() at time zone ${zones[name as keyof typeof zones]})::date::text as today
          from account_usage_day`.execute(query),
      )
      expect(rows.length).toBeGreaterThan(0)
      for (const { day, starts } of rows) expect(starts).toBe(`${day} 00:00:00`)
    }
  })

  it('keeps its days when the account moves to another time zone', async () => {
    const days = () =>
      database.read(ids.other, async (query) => {
        const { rows } = await sql<{ day: string; starts: string }>`
          select distinct day::text as day, to_char(created_at at time zone 'America/Lima', 'YYYY-MM-DD HH24:MI') as starts
          from account_usage_day order by 1`.execute(query)
        return rows
      })
    const before = await days()
    await database.systemTransaction(async (query) => {
      await sql`update account set timezone = 'America/Lima' where id = ${ids.other}`.execute(query)
      const { rows } = await sql<{ kind: string }>`
        select kind from job where account_id = ${ids.other} and kind = 'move-usage'`.execute(query)
      expect(rows.length).toBe(1)
      await moveUsage(query, ids.other)
    })
    expect(await days()).toEqual(before.map(({ day }) => ({ day, starts: `${day} 00:00` })))
  })

  it.each(['move-usage', 'recount-days'])(
    'queues %s once more when the zone changes again while it runs',
    async (kind) => {
      const jobs = async (): Promise<number> => {
        const { rows } = await database.system((query) =>
          sql`select from job where account_id = ${ids.sub} and kind = ${kind} and state = 'waiting'`.execute(
            query,
          ),
        )
        return rows.length
      }
      const move = (zone: string): Promise<unknown> =>
        database.system((query) =>
          sql`update account set timezone = ${zone} where id = ${ids.sub}`.execute(query),
        )
      await move('America/Lima')
      expect(await jobs()).toBe(1)
      await database.system((query) =>
        sql`update job set state = 'running' where account_id = ${ids.sub}`.execute(query),
      )
      await move(zones.sub)
      expect(await jobs()).toBe(1)
      await database.system((query) => sql`delete from job where account_id = ${ids.sub}`.execute(query))
    },
  )

  it('can be changed by no request', async () => {
    await expect(
      database.transaction(ids.master, (query) => sql`update usage_day set charge = 0`.execute(query)),
    ).rejects.toThrow('permission denied')
  })
})

describe.each(worldsOf(import.meta.filename))('the usage screen on %s', (_name, open) => {
  let database: OwnedDatabase
  let server: DemoServer

  beforeAll(async () => {
    database = await open()
    server = await startDemoServer({ database })
  })
  afterAll(() => server.close())

  function person(wanted: string): DemoPerson {
    const found = server.people.find((each) => each.name === wanted)
    if (!found) throw new Error(`nobody is called ${wanted}`)
    return found
  }
  const get = async (path: string, who = 'owner') => {
    const answer = await server.call(person(who), 'GET', `/v1/billing/usage${path}`)
    expect(answer.status).toBe(200)
    return answer
  }

  it.each([
    '',
    'product=numbers',
    'product=messaging,refunds',
    'country=US',
    'from=01/01/2025',
    'search=1212',
  ])('shows rows, totals, chart and file that agree (%s)', async (filter) => {
    const { body: listed } = await get(`?per_page=100&${filter}`)
    const rows = listed['usage'] as { charge: number }[]
    const pages = Number((listed['pagination'] as { total_pages: number }).total_pages)
    for (let page = 2; page <= pages; page++)
      rows.push(
        ...((await get(`?per_page=100&page=${page}&${filter}`)).body['usage'] as { charge: number }[]),
      )
    const sum = rows.reduce((all, { charge }) => all + charge, 0)
    const { body: figures } = await get(`/statistics?${filter}`)
    expect(figures['statistics']).toMatchObject({ charge: sum })
    const { body: chart } = await get(`/days?${filter}`)
    const drawn = (chart['days'] as Record<string, number>[]).reduce(
      (all, { voice = 0, messaging = 0, numbers: own = 0, other = 0 }) =>
        all + voice + messaging + own + other,
      0,
    )
    expect(drawn).toBe(sum)
    const { text } = await get(`/export.csv?${filter}`)
    expect(text.trim().split('\n').length).toBe(rows.length + 1)
  })

  it('refuses filters that the list refuses, and people who may not see transactions', async () => {
    const refused = await server.call(person('owner'), 'GET', '/v1/billing/usage/days?product=nothing')
    expect(refused.status).toBe(422)
    const engineer = server.people.find(({ permissions }) => !permissions.has('BillingTransactions'))
    if (!engineer) throw new Error('everybody may see transactions')
    expect((await server.call(engineer, 'GET', '/v1/billing/usage')).status).toBe(403)
    expect((await server.call(engineer, 'GET', '/v1/billing/usage/days')).status).toBe(403)
  })
})
