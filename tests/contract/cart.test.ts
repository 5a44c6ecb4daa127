import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domainChecks } from '../../src/domain/domainChecks.ts'
import type { Task } from '../../src/language/tasks.ts'
import { createTaskWork } from '../../src/server/resources/bulk/createTaskWork.ts'
import { renewalFee } from '../../src/server/modules/my-numbers/payPeriod.ts'
import { supplyStock } from '../../src/server/modules/buy/supplyStock.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

for (const [name, open] of worldsOf(import.meta.filename)) cartContract(name, open)

function cartContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`the cart on ${name}`, () => {
    let server: DemoServer
    let owner: DemoPerson
    let flex: DemoPerson
    const person = (who: string): DemoPerson => {
      const found = server.people.find((each) => each.name === who)
      if (!found) throw new Error(`no ${who}`)
      return found
    }

    beforeAll(async () => {
      server = await startDemoServer({ database: await open() })
      owner = person('owner')
      flex = person('flex')
      await server.database.systemTransaction((query) => supplyStock(query, { areas: 20, numbers: 30 }))
      await clear(owner)
    })
    afterAll(() => server.close())

    /** Ids of numbers that need no documents and nobody holds. */
    async function free(count: number): Promise<string[]> {
      const { rows } = await server.database.system((query) =>
        sql<{
          id: string
        }>`select id from stock_number where sold_at is null and holder is null and country_code = 'US'
          and did_type = 'local' order by number limit ${count}`.execute(query),
      )
      expect(rows).toHaveLength(count)
      return rows.map(({ id }) => id)
    }
    const add = (who: DemoPerson, id: string): Promise<DemoAnswer> =>
      server.call(who, 'POST', `/v1/cart/numbers/${id}`)
    const cart = async (
      who: DemoPerson,
    ): Promise<{ id: string; number: string; stock_id: string; status: string }[]> =>
      (await server.call(who, 'GET', '/v1/cart?per_page=100')).body.items
    const balance = async (who: DemoPerson): Promise<number> =>
      (await server.call(who, 'GET', '/config')).body.balance
    const buy = (who: DemoPerson, key?: string): Promise<DemoAnswer> =>
      server.call(
        who,
        'POST',
        '/v1/purchases',
        { purchase: {} },
        key === undefined ? {} : { 'idempotency-key': key },
      )
    async function clear(who: DemoPerson): Promise<void> {
      for (const { id } of await cart(who)) await server.call(who, 'DELETE', `/v1/cart/${id}`)
    }

    it('holds a number for one account, counts it, and puts it back on sale when it is removed', async () => {
      const [id = ''] = await free(1)
      expect((await add(owner, id)).status).toBe(200)
      expect((await add(owner, id)).status).toBe(200)
      const taken = await add(flex, id)
      expect([taken.status, taken.body.code]).toEqual([404, 'not-found'])
      const [item] = await cart(owner)
      expect(item).toMatchObject({ stock_id: id, status: 'reserved' })
      expect((await server.call(owner, 'GET', '/config')).body.cart_count).toBe(1)
      expect((await server.call(owner, 'GET', '/v1/checkout/summary')).body).toMatchObject({
        count: 1,
        activation_fee: 1_000_000,
        monthly_fee: 1_000_000,
        total_now: 2_000_000,
        missing: 0,
        has_dids_order: false,
        provisioning_timeline: 0,
      })
      const shown = `/v1/buy/search?search=${encodeURIComponent(item?.number ?? '')}`
      expect((await server.call(owner, 'GET', shown)).body.dids).toEqual([
        expect.objectContaining({ in_cart: true }),
      ])
      expect((await server.call(flex, 'GET', shown)).body.dids).toEqual([])
      expect((await server.call(owner, 'DELETE', `/v1/cart/${item?.id}`)).status).toBe(204)
      expect((await server.call(flex, 'GET', shown)).body.dids).toEqual([
        expect.objectContaining({ in_cart: false }),
      ])
      expect((await server.call(owner, 'GET', '/config')).body.cart_count).toBe(0)
    })

    it('says no prices to whom lists show none', async () => {
      const [id = ''] = await free(1)
      await add(owner, id)
      const made = await server.call(owner, 'POST', '/v1/api_keys', {
        api_key: { label: 'Without prices', scopes: ['buy', 'cart'], lifetime: 'P30D' },
      })
      const key = { authorization: `Bearer ${made.body.once.secret}` }
      const list = await server.call(undefined, 'GET', '/v1/cart', undefined, key)
      expect(list.body.items).toEqual([expect.objectContaining({ stock_id: id })])
      expect(list.body.items[0]).not.toHaveProperty('monthly_fee')
      const summary = await server.call(undefined, 'GET', '/v1/checkout/summary', undefined, key)
      expect(summary.body).toEqual({
        cart: expect.any(String),
        count: 1,
        need_documents: 0,
        expired: 0,
        has_dids_order: false,
        provisioning_timeline: 0,
      })
      const estimate = await server.call(undefined, 'POST', '/v1/checkout/estimate', {}, key)
      expect([estimate.status, estimate.body]).toEqual([
        200,
        {
          cart: expect.any(String),
          count: 1,
          numbers_after: expect.any(Number),
          plan: 'Flex Pro',
          vat_rule: expect.any(String),
          need_documents: 0,
          expired: 0,
          has_dids_order: false,
          provisioning_timeline: 0,
        },
      ])
      const all = await server.call(owner, 'POST', '/v1/checkout/estimate', {})
      expect(all.body).toMatchObject({ count: 1, total_now: 2_000_000, monthly_fee: 1_000_000 })
      await clear(owner)
    })

    it('takes a number out of the cart by its place in the stock', async () => {
      const [id = ''] = await free(1)
      await add(owner, id)
      expect((await server.call(flex, 'DELETE', `/v1/cart/numbers/${id}`)).status).toBe(404)
      expect((await server.call(owner, 'DELETE', `/v1/cart/numbers/${id}`)).status).toBe(200)
      expect(await cart(owner)).toEqual([])
      expect((await add(flex, id)).status).toBe(200)
      await clear(flex)
    })

    it('gives a number to one of two accounts that ask for it at once', async () => {
      for (const id of await free(5)) {
        const answers = await Promise.all([add(owner, id), add(flex, id)])
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      }
      await clear(owner)
      await clear(flex)
    })

    it('holds 200 numbers at most', async () => {
      const [first = '', second = ''] = await free(2)
      await server.database.systemTransaction((query) =>
        sql`insert into cart_size (account_id, items) values (${owner.accountId}, 199)
          on conflict (account_id) do update set items = 199`.execute(query),
      )
      expect((await add(owner, first)).status).toBe(200)
      const refused = await add(owner, second)
      expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('200 numbers')])
      await server.database.systemTransaction((query) =>
        sql`update cart_size set items = 1 where account_id = ${owner.accountId}`.execute(query),
      )
      await clear(owner)
    })

    const place = '/v1/buy/search/bulk'
    /** Starts it and does it, as a job does. */
    async function bulk(action: string, ids: string[]): Promise<Task> {
      const started = await server.call(owner, 'POST', place, { list: 'stock', action, ids })
      expect(started.status).toBe(202)
      await perform(started.body.task)
      return (await server.call(owner, 'GET', `/tasks/${started.body.task.id}`)).body.task
    }
    async function perform({ id }: Task): Promise<void> {
      const { database, files } = server
      const { jobs } = createTaskWork({
        database,
        files,
        published: () => server.publisher.current(),
        behaviours: [...server.behaviours.values()],
        checks: domainChecks,
        accountItems: {},
        postNotices: async () => undefined,
        secretKey: Buffer.alloc(32, 7),
        announce: async () => undefined,
        onError: (error) => {
          throw error
        },
      })
      const job = { id: randomUUID(), accountId: owner.accountId, kind: 'task', payload: { id }, attempt: 1 }
      while (await jobs['task']?.run(job, new AbortController().signal));
    }
    const refused = async ({ id }: Task): Promise<string[]> =>
      (await server.call(owner, 'GET', `/tasks/${id}/rows?outcome=refused`)).body.rows.map(
        ({ reason }: { reason: string }) => reason,
      )

    it('takes selected numbers in one action, says why some are left out, and puts them back', async () => {
      const [known = '', taken = '', ...others] = await free(7)
      await add(owner, known)
      await add(flex, taken)
      const ids = [known, taken, ...others]
      const checked = await server.call(owner, 'POST', `${place}/check`, {
        list: 'stock',
        action: 'add-to-cart',
        ids,
      })
      expect(checked.body.check).toEqual({
        total: 7,
        can: 5,
        reasons: expect.arrayContaining([
          { text: 'Already in your cart', count: 1 },
          { text: 'No longer exists', count: 1 },
        ]),
        gone: [],
        can_undo: true,
      })
      expect(await cart(owner)).toHaveLength(1)
      const task = await bulk('add-to-cart', ids)
      expect(task).toMatchObject({
        state: 'done',
        title: 'Add to cart',
        done: 5,
        refused: 2,
        can_undo: true,
      })
      expect((await refused(task)).toSorted()).toEqual(['Already in your cart', 'No longer exists'])
      expect((await cart(owner)).map((each) => each.stock_id).toSorted()).toEqual(
        [known, ...others].toSorted(),
      )
      const undo = await server.call(owner, 'POST', `/tasks/${task.id}/undo`)
      expect(undo.body.task).toMatchObject({ title: 'Remove from cart', total: 5 })
      await perform(undo.body.task)
      expect((await cart(owner)).map((each) => each.stock_id)).toEqual([known])
      await clear(owner)
      await clear(flex)
    })

    it('takes no more selected numbers than it has room for, and of more than 200 none', async () => {
      await server.database.systemTransaction((query) =>
        sql`insert into cart_size (account_id, items) values (${owner.accountId}, 198)
          on conflict (account_id) do update set items = 198`.execute(query),
      )
      const task = await bulk('add-to-cart', await free(4))
      expect(task).toMatchObject({ done: 2, refused: 2 })
      expect(await refused(task)).toEqual([
        expect.stringContaining('200 numbers'),
        expect.stringContaining('200 numbers'),
      ])
      await server.database.systemTransaction((query) =>
        sql`update cart_size set items = 2 where account_id = ${owner.accountId}`.execute(query),
      )
      await clear(owner)
      const many = await server.call(owner, 'POST', place, {
        list: 'stock',
        action: 'add-to-cart',
        filters: {},
      })
      expect([many.status, many.body.error]).toEqual([422, 'You can select up to 200 rows.'])
    })

    it('takes no selected numbers for a sandbox account', async () => {
      const ids = await free(2)
      const body = { list: 'stock', action: 'add-to-cart', ids }
      for (const path of [place, `${place}/check`])
        expect((await server.call(person('sandbox'), 'POST', path, body)).status).toBe(403)
    })

    it('charges, moves the numbers and empties the cart together, and once however often it is sent', async () => {
      const ids = await free(3)
      for (const id of ids) await add(owner, id)
      const numbers = (await cart(owner)).map(({ number }) => number)
      const before = await balance(owner)
      const key = randomUUID()
      const bought = await buy(owner, key)
      expect(bought.status).toBe(201)
      expect(bought.body.purchase).toMatchObject({
        did_numbers: numbers,
        numbers_count: 3,
        activation_fee: 3_000_000,
        monthly_fee: 3_000_000,
      })
      expect((await buy(owner, key)).body).toEqual(bought.body)
      expect(before - (await balance(owner))).toBe(6_000_000)
      expect(await cart(owner)).toEqual([])
      for (const number of numbers) {
        const mine = await server.call(owner, 'GET', `/v1/dids?search=${encodeURIComponent(number)}`)
        expect(JSON.stringify(mine.body)).toContain(number)
        const shown = await server.call(flex, 'GET', `/v1/buy/search?search=${encodeURIComponent(number)}`)
        expect(shown.body.dids).toEqual([])
      }
      const { rows } = await server.database.system((query) =>
        sql`select type, sum(e.amount)::float8 as amount from ledger_transfer t join ledger_entry e
          on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer'
          where t.account_id = ${owner.accountId} and t.reference = ${bought.body.purchase.id}
          group by type order by type`.execute(query),
      )
      expect(rows).toEqual([
        { type: 2, amount: -3_000_000 },
        { type: 3, amount: -3_000_000 },
      ])
      expect((await buy(owner)).status).toBe(409)
    })

    it('says before checkout that there is nothing to buy', async () => {
      const { status, body } = await server.call(owner, 'POST', '/v1/checkout/estimate', {})
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ count: 0, fields: { cart: 'There is nothing in the cart.' } }),
      ])
    })

    it('says before checkout what it does to balance, numbers and months, with the VAT of invoices', async () => {
      const { rows: docs } = await server.database.system((query) =>
        sql<{ doc: JsonObject }>`select doc from record
          where account_id = ${owner.accountId} and entity = 'did' and doc->>'status' <> 'inactive'`.execute(
          query,
        ),
      )
      const monthly = docs.reduce((all, { doc }) => all + renewalFee(doc), 0)
      for (const id of await free(2)) await add(owner, id)
      const setCompany = (country: string, vatNumber: string): Promise<unknown> =>
        server.database.systemTransaction((query) =>
          sql`update account set profile = jsonb_set(jsonb_set(profile, '{company_info,country}',
            jsonb_build_object('country_id', ${country}::text)), '{company_info,vat_number}', to_jsonb(${vatNumber}::text))
            where id = ${owner.accountId}`.execute(query),
        )
      const estimate = async (): Promise<Record<string, unknown>> =>
        (await server.call(owner, 'POST', '/v1/checkout/estimate', {})).body
      await setCompany('IE', '')
      expect(await estimate()).toMatchObject({
        total_now: 4_000_000,
        vat: 747_967,
        vat_rule: '23%, standard rate',
        plan: 'Flex Pro',
        balance_after: (await balance(owner)) - 4_000_000,
        numbers_after: docs.length + 2,
        monthly_after: monthly + 2_000_000 + 49_000_000,
      })
      await setCompany('DE', 'DE123456789')
      expect(await estimate()).toMatchObject({ vat: 0, vat_rule: 'Reverse charge' })
      await setCompany('US', '')
      expect(await estimate()).toMatchObject({ vat: 0, vat_rule: 'No VAT' })
      await setCompany('FI', '')
      expect(await estimate()).toMatchObject({ vat: 812_749, vat_rule: '25.5%, rate of your country' })
      const after = (await estimate())['balance_after']
      expect((await buy(owner)).body.purchase).toMatchObject({
        vat: 812_749,
        vat_rate: 25.5,
        vat_treatment: 'union',
      })
      expect(await balance(owner)).toBe(after)
    })

    it('refuses to sell a cart that isn’t the one its buyer confirmed, and says what it holds now', async () => {
      const before = await balance(owner)
      for (const id of await free(2)) await add(owner, id)
      const confirm = (purchase: JsonObject) => server.call(owner, 'POST', '/v1/purchases', { purchase })
      const changed = await confirm({ expected_count: 1, expected_total: 2_000_000 })
      expect([changed.status, changed.body]).toEqual([
        409,
        {
          error: 'Your cart has changed: it now has 2 numbers for $4.00. Check it, then buy again.',
          code: 'operation-not-allowed',
          count: 2,
          total_now: 4_000_000,
        },
      ])
      expect((await confirm({ expected_count: 2, expected_total: 2_000_000 })).status).toBe(409)
      expect((await confirm({ expected_count: 1 })).body.error).toBe(
        'Your cart has changed: it now has 2 numbers. Check it, then buy again.',
      )
      expect([await balance(owner), (await cart(owner)).length]).toEqual([before, 2])
      const bought = await confirm({ expected_count: 2, expected_total: 4_000_000 })
      expect([bought.status, bought.body.purchase.numbers_count]).toEqual([201, 2])
      expect(bought.body.purchase).not.toHaveProperty('expected_count')
      expect(before - (await balance(owner))).toBe(4_000_000)
    })

    it('sells a cart once, and never another that looks alike in its place', async () => {
      const cartNow = async () => (await server.call(owner, 'POST', '/v1/checkout/estimate', {})).body.cart
      const confirm = (expected: string, key: string) =>
        server.call(
          owner,
          'POST',
          '/v1/purchases',
          { purchase: { expected_cart: expected, expected_count: 1, expected_total: 2_000_000 } },
          { 'idempotency-key': key },
        )
      expect(await cartNow()).toBeUndefined()
      const [first = '', second = ''] = await free(2)
      await add(owner, first)
      const one = await cartNow()
      expect(one).toEqual(expect.any(String))
      expect(await cartNow()).toBe(one)
      const key = randomUUID()
      const bought = await confirm(one, key)
      expect(bought.status).toBe(201)
      await add(owner, second)
      const two = await cartNow()
      expect(two).not.toBe(one)
      expect((await confirm(one, key)).body).toEqual(bought.body)
      expect((await confirm(two, key)).status).toBe(422)
      const stale = await confirm(one, randomUUID())
      expect([stale.status, stale.body.count]).toEqual([409, 1])
      const other = await confirm(two, randomUUID())
      expect(other.status).toBe(201)
      expect(other.body.purchase.did_numbers).not.toEqual(bought.body.purchase.did_numbers)
      expect(other.body.purchase).not.toHaveProperty('expected_cart')
    })

    it('says what a cart costs to nobody who sees no prices, and sells it to them', async () => {
      for (const id of await free(2)) await add(owner, id)
      const made = await server.call(owner, 'POST', '/v1/api_keys', {
        api_key: { label: 'Buys without prices', scopes: ['buy', 'buy_write', 'cart'], lifetime: 'P30D' },
      })
      const key = { authorization: `Bearer ${made.body.once.secret}` }
      const confirm = (purchase: JsonObject) =>
        server.call(undefined, 'POST', '/v1/purchases', { purchase }, key)
      const guessed = await confirm({ expected_count: 1, expected_total: 1 })
      expect([guessed.status, Object.keys(guessed.body.fields)]).toEqual([422, ['expected_total']])
      expect(JSON.stringify(guessed.body)).not.toContain('4.00')
      const changed = await confirm({ expected_count: 1 })
      expect([changed.status, changed.body]).toEqual([
        409,
        {
          error: 'Your cart has changed: it now has 2 numbers. Check it, then buy again.',
          code: 'operation-not-allowed',
          count: 2,
        },
      ])
      const setTotals = (total: number) =>
        server.database.systemTransaction((query) =>
          sql`update record set doc = doc || jsonb_build_object('total_now', ${total}::float8,
              'monthly_fee', ${total}::float8, 'activation_fee', 0)
            where account_id = ${owner.accountId} and entity = 'cart-item'`.execute(query),
        )
      await setTotals((await balance(owner)) + 3_000_000)
      const poor = await confirm({ expected_count: 2 })
      expect([poor.status, poor.body]).toEqual([
        402,
        {
          error: 'Your balance is too low for this. Top up, then try again.',
          code: 'balance-too-low',
        },
      ])
      await setTotals(1_000_000)
      const bought = await confirm({ expected_count: 2 })
      expect([bought.status, bought.body.purchase]).toEqual([
        201,
        expect.objectContaining({ numbers_count: 2 }),
      ])
      expect(bought.body.purchase).not.toHaveProperty('total_now')
    })

    it('sells a cart once to two requests at the same moment', async () => {
      for (const id of await free(2)) await add(owner, id)
      const before = await balance(owner)
      const answers = await Promise.all([buy(owner), buy(owner), buy(owner)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
      expect(before - (await balance(owner))).toBe(4_000_000)
    })

    it('refuses a cart the balance is too low for, says what is missing, and changes nothing', async () => {
      const before = await balance(flex)
      const [id = ''] = await free(1)
      expect((await add(flex, id)).status).toBe(200)
      await server.database.systemTransaction((query) =>
        sql`update record set doc = doc || jsonb_build_object('total_now', ${before}::float8 + 3000000, 'monthly_fee', ${before}::float8 + 3000000, 'activation_fee', 0)
          where account_id = ${flex.accountId} and entity = 'cart-item'`.execute(query),
      )
      const refused = await buy(flex)
      expect([refused.status, refused.body.code, refused.body.missing]).toEqual([
        402,
        'balance-too-low',
        3_000_000,
      ])
      expect(refused.body.error).toContain('$3.00')
      expect(await balance(flex)).toBe(before)
      expect(await cart(flex)).toHaveLength(1)
      await clear(flex)
    })

    it('names a number that somebody else took after its reservation had ended, and sells nothing', async () => {
      const [id = '', other = ''] = await free(2)
      await add(owner, id)
      await add(owner, other)
      await server.database.systemTransaction(async (query) => {
        await sql`update stock_number set held_until = now() - interval '1 second' where id = ${id}::uuid`.execute(
          query,
        )
        await sql`update record set doc = doc || '{"status": "expired"}' where entity = 'cart-item' and doc->>'stock_id' = ${id}`.execute(
          query,
        )
      })
      expect((await add(flex, id)).status).toBe(200)
      const before = await balance(owner)
      const items = await cart(owner)
      const gone = items.find((each) => each.stock_id === id)
      const again = await server.call(owner, 'PUT', `/v1/cart/${gone?.id}/status`, {
        item: { status: 'reserved' },
      })
      expect(again.status).toBe(409)
      expect((await add(owner, id)).status).toBe(404)
      const refused = await buy(owner)
      expect([refused.status, refused.body.numbers]).toEqual([409, [gone?.number]])
      expect([await balance(owner), (await cart(owner)).length]).toEqual([before, 2])
      await clear(flex)
      expect((await add(owner, id)).status).toBe(200)
      expect((await cart(owner)).map(({ status }) => status)).toEqual(['reserved', 'reserved'])
      const renewed = (await cart(owner)).find((each) => each.stock_id === id)
      await server.database.systemTransaction((query) =>
        sql`update record set doc = doc || '{"status": "expired"}' where id = ${renewed?.id}::uuid`.execute(
          query,
        ),
      )
      const back = await server.call(owner, 'PUT', `/v1/cart/${renewed?.id}/status`, {
        item: { status: 'reserved' },
      })
      expect([back.status, back.body.item?.status]).toEqual([200, 'reserved'])
      await clear(owner)
    })

    it('is closed to sandbox accounts', async () => {
      const [id = ''] = await free(1)
      expect((await add(person('sandbox'), id)).status).toBe(403)
    })
  })
}
