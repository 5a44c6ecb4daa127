import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverOrder } from '../../src/server/modules/buy/numberOrder.ts'
import { supplyStock } from '../../src/server/modules/buy/supplyStock.ts'
import { findProperty } from '../../src/language/index.ts'
import { filterSql, pageSql } from '../../src/server/resources/lists/listSql.ts'
import { readListRequest } from '../../src/server/resources/lists/readListRequest.ts'
import { run } from '../../src/server/resources/run.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { triesAll } from '../support/sampling.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

type Row = Record<string, unknown> & { id: string }

for (const [name, open] of worldsOf(import.meta.filename)) numberStockContract(name, open)

function numberStockContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`numbers for sale on ${name}`, () => {
    let server: DemoServer
    let owner: DemoPerson
    let flex: DemoPerson

    beforeAll(async () => {
      server = await startDemoServer({ database: await open() })
      const [first, second] = ['owner', 'flex'].map((who) => server.people.find((each) => each.name === who))
      if (!first || !second) throw new Error('no demo users')
      owner = first
      flex = second
    })
    afterAll(() => server.close())

    async function rows(path: string, items: string, who = owner): Promise<Row[]> {
      const { status, body } = await server.call(who, 'GET', path)
      expect([path, status]).toEqual([path, 200])
      return body[items] as Row[]
    }

    /** Canada, Alberta, Calgary. */
    async function calgary(): Promise<{ country: string; region: string; city: string }> {
      const [country] = await rows('/v1/buy/countries?search=canada', 'countries')
      const [region] = await rows(`/v1/buy/countries/${country?.id}/regions?region_code=AB`, 'regions')
      const cities = `/v1/buy/countries/${country?.id}/regions/${region?.id}/cities?search=calgary`
      const [city] = await rows(cities, 'cities')
      return { country: country?.id ?? '', region: region?.id ?? '', city: city?.id ?? '' }
    }

    it('leads from the country over the region and the city to its numbers', async () => {
      const { country, region, city } = await calgary()
      const short = await server.call(owner, 'GET', `/v1/buy/countries/${country}/cities/${city}/dids`)
      const long = await server.call(
        owner,
        'GET',
        `/v1/buy/countries/${country}/regions/${region}/cities/${city}/dids?country_code=CA&city_code=403`,
      )
      expect(long.body.dids).toEqual(short.body.dids)
      expect(short.body.dids.length).toBeGreaterThan(0)
      expect(short.body.dids[0]).toMatchObject({
        number: expect.stringMatching(/^\+1403\d{7}$/),
        city_id: city,
        region_id: region,
        in_cart: false,
        monthly_fee: 1_000_000,
      })
      expect(short.body).toMatchObject({ allow_dids_order: true, allow_dids_order_create: true })
    })

    it('finds nothing at a path whose parts do not belong together', async () => {
      const { country, region, city } = await calgary()
      const [austria] = await rows('/v1/buy/countries?search=austria', 'countries')
      const wrong = [
        `/v1/buy/countries/${austria?.id}/cities/${city}/dids`,
        `/v1/buy/countries/${austria?.id}/regions/${region}/cities`,
        `/v1/buy/countries/${country}/regions/${city}/cities/${city}/dids`,
        `/v1/buy/countries/${austria?.id}/cities/${city}`,
      ]
      for (const path of wrong)
        expect([path, (await server.call(owner, 'GET', path)).status]).toEqual([path, 404])
    })

    it('finds numbers by digits, with ? for one and * for any number of them', async () => {
      const found = async (search: string): Promise<string[]> => {
        const path = `/v1/buy/search?per_page=100&search=${encodeURIComponent(search)}`
        return (await rows(path, 'dids')).map(({ number }) => String(number))
      }
      const [any = ''] = await found('403')
      const digits = any.slice(1)
      expect(await found(any)).toEqual([any])
      expect(await found(`${digits.slice(0, 5)}?${digits.slice(6)}`)).toContain(any)
      for (const number of await found(`*${digits.slice(-2)}`))
        expect(number.endsWith(digits.slice(-2))).toBe(true)
      for (const number of await found('1403*')) expect(number.startsWith('+1403')).toBe(true)
      expect((await server.call(owner, 'GET', '/v1/buy/search?search=%2A%3F')).status).toBe(422)
    })

    it('finds numbers by feature, type and price', async () => {
      for (const row of await rows('/v1/buy/search?features=mms', 'dids'))
        expect(row['features']).toContain('mms')
      for (const row of await rows('/v1/buy/search?did_type=toll_free', 'dids'))
        expect(row['did_type']).toBe('toll_free')
      for (const row of await rows('/v1/buy/search?monthly_fee_to=1000000', 'dids'))
        expect(row['monthly_fee']).toBe(1_000_000)
    })

    it('finds numbers nearby: of the region of a city, or of its country where cities are in none', async () => {
      const { country, region, city } = await calgary()
      const [place] = await rows(`/v1/buy/countries/${country}/cities?search=calgary`, 'cities')
      const nearby = await rows(`/v1/buy/search?near=${String(place?.['area_id'])}&per_page=100`, 'dids')
      expect(new Set(nearby.map((each) => each['region_id']))).toEqual(new Set([region]))
      expect(nearby.some((each) => each['city_id'] === city)).toBe(true)
      expect(nearby.some((each) => each['city_id'] !== city)).toBe(true)
      const areas = await rows('/v1/buy/areas?search=alberta', 'areas')
      expect(areas).toMatchObject([{ id: region, name: 'Alberta, Canada' }])

      const [austria] = await rows('/v1/buy/areas?search=austria', 'areas')
      const [vienna] = await rows(`/v1/buy/countries/${austria?.id}/cities?search=vienna`, 'cities')
      expect(vienna?.['area_id']).toBe(austria?.id)
      const there = await rows(`/v1/buy/search?near=${austria?.id}&per_page=100`, 'dids')
      expect(new Set(there.map((each) => each['country_code']))).toEqual(new Set(['AT']))
    })

    it("hides what another account holds, shows what is in one's own cart, and gives it back", async () => {
      const { country, city } = await calgary()
      const path = `/v1/buy/countries/${country}/cities/${city}/dids`
      const [wanted] = await rows(path, 'dids')
      const id = wanted?.id ?? ''
      const hold = async (who: DemoPerson): Promise<number> =>
        server.database.transaction(who.accountId, async (query) => {
          const held =
            await sql`select * from stock_hold(array[${id}]::uuid[], now() + interval '1 minute')`.execute(
              query,
            )
          return held.rows.length
        })
      const shown = async (who: DemoPerson): Promise<unknown> =>
        (await rows(path, 'dids', who)).find((each) => each.id === id)?.['in_cart']
      expect([await hold(owner), await hold(flex)]).toEqual([1, 0])
      expect([await shown(owner), await shown(flex)]).toEqual([true, undefined])
      await server.database.transaction(flex.accountId, (query) =>
        sql`select stock_release(array[${id}]::uuid[])`.execute(query),
      )
      expect(await shown(flex)).toBeUndefined()
      await server.database.transaction(owner.accountId, (query) =>
        sql`select stock_release(array[${id}]::uuid[])`.execute(query),
      )
      expect([await shown(owner), await shown(flex)]).toEqual([false, false])
    })

    it('takes orders for numbers that are not in stock, and puts them on sale when they come', async () => {
      const order = (doc: object) => server.call(owner, 'POST', '/v1/buy/orders', { order: doc })
      const asked = { country_code: 'FI', city: 'nationwide', did_type: 'national', quantity: 7 }
      const { status, body } = await order(asked)
      expect([status, body.order]).toMatchObject([
        201,
        { city: 'Nationwide', status: 'open', city_id: expect.any(String), country_id: expect.any(String) },
      ])
      const { city_id: city, country_id: country } = body.order as Row & Record<string, string>
      expect((await server.call(owner, 'GET', '/v1/checkout/summary')).body.has_dids_order).toBe(true)
      const estimate = await server.call(owner, 'POST', '/v1/checkout/estimate', {})
      expect(estimate.body.open_orders).toBe(1)
      const path = `/v1/buy/countries/${country}/cities/${city}/dids`
      expect(await rows(path, 'dids')).toEqual([])
      const deliver = deliverOrder({ database: server.database })
      await deliver(
        { accountId: owner.accountId, payload: { city, quantity: 7 } } as never,
        new AbortController().signal,
      )
      expect(await rows(path, 'dids')).toHaveLength(7)
      const nowhere = await order({ ...asked, city: 'Nowhere' })
      expect([nowhere.status, nowhere.body.order.city_id]).toEqual([201, undefined])
      await server.database.systemTransaction((query) =>
        sql`update stock_city set allow_dids_order_create = false where id = ${city}::uuid`.execute(query),
      )
      const closed = await order(asked)
      expect([closed.status, closed.body.error]).toEqual([409, expect.stringContaining('Nationwide')])
      expect((await server.call(owner, 'GET', path)).body).toMatchObject({
        allow_dids_order: true,
        allow_dids_order_create: false,
      })
    })

    it('lets nobody read or write the stock itself', async () => {
      for (const statement of [
        'select * from stock_number',
        'update stock_number set holder = null',
        'delete from stock_city',
      ])
        await expect(
          server.database.transaction(owner.accountId, (query) => sql.raw(statement).execute(query)),
        ).rejects.toThrow(/permission denied/)
    })

    it('brings no number twice, and stops when every area has its share', async () => {
      // Areas may have had more already, by orders.
      const most = await server.database.systemTransaction(async (query) => {
        const { rows } = await sql<{ most: number }>`select max(supplied) as most from stock_city`.execute(
          query,
        )
        await sql`update stock_city set target = least(target, 4)`.execute(query)
        return Math.max(4, rows[0]?.most ?? 0)
      })
      while (
        (await server.database.systemTransaction((query) => supplyStock(query, { areas: 500, numbers: 9 }))) >
        0
      );
      const { rows: counted } = await server.database.system((query) =>
        sql`select sum(supplied)::int as supplied, (select count(*)::int from stock_number) as numbers,
          max(supplied) as most from stock_city`.execute(query),
      )
      expect(counted).toEqual([
        { supplied: expect.any(Number), numbers: (counted[0] as Row)['supplied'], most },
      ])
    })
  })
}

/** The plans are judged, not the time. */
describe('the search of a full stock on PostgreSQL', () => {
  const numbers = triesAll ? 300 : 60
  let server: DemoServer

  beforeAll(async () => {
    server = await startDemoServer()
    const { database } = server
    await database.systemTransaction((query) =>
      sql`update stock_city set target = least(target, ${numbers}::int)`.execute(query),
    )
    // A statement may not take long.
    while ((await database.systemTransaction((query) => supplyStock(query, { areas: 100, numbers }))) > 0);
    await database.asOwner(async ({ session }) => void (await session.run('analyze stock_number', [])))
  })
  afterAll(() => server.close())

  async function regionId(code: string): Promise<string> {
    const { rows } = await server.database.system((query) =>
      sql<{ id: string }>`select id from stock_region where region_code = ${code}`.execute(query),
    )
    return rows[0]?.id ?? ''
  }

  it.each([
    [{ search: '40312' }, /digits/],
    [{ search: '*2024' }, /digits/],
    [{ search: '1403?1*' }, /digits|number_key|_all$/],
    [{ city_code: '867' }, /_code$/],
    [{ country_code: 'CH' }, /_country$/],
    [{ near: 'AB' }, /_area$/],
    [{ did_type: 'mobile' }, /_type$/],
    [{ features: 'mms' }, /stock_number_/],
    [{ sort: '-number' }, /_all$/],
    [{ sort: 'monthly_fee' }, /_fee$/],
  ])('reads %j by index', async (asked: Record<string, string>, index) => {
    const given = asked['near'] === undefined ? asked : { near: await regionId(asked['near']) }
    const { collections, catalogueRanks } = server.publisher.current()
    const found = collections.find(({ resource }) => resource.id === 'stock')
    if (!found) throw new Error('no stock')
    const { resource, entity } = found
    const request = readListRequest(resource, (field) => findProperty(entity, field), given)
    const scope = { account: { timezone: 'UTC' }, config: {}, user: {} } as never // as far as filters read it
    const filter = filterSql(resource, entity, request.filters, scope)
    const statement = pageSql(resource, entity, request, filter, catalogueRanks)
    const account = server.people[0]?.accountId ?? ''
    const plan = await server.database.read(account, (query) =>
      run(query, { ...statement, text: `explain (format json) ${statement.text}` }),
    )
    const text = JSON.stringify(plan)
    const indexes = [...text.matchAll(/"Index Name":"(\w+)"/g)].map(([, name]) => name)
    expect(indexes).toContainEqual(expect.stringMatching(index))
    expect(text).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"stock_number"/)
    if (given['search']) expect(text).toMatch(/"Index Cond":"[^"]*(1403|403|2024)/)
  })
})
