import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { visitAsBrowser, type Visit } from '../support/visitAsBrowser.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

const DOLLAR = 1_000_000
const CARD = '4242424242424242'

/** The contract of payments, for any database. The providers are simulated; the adapters are those of the real ones. */
export function paymentsContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`payments on ${name}`, () => {
    let server: DemoServer
    let database: OwnedDatabase

    beforeAll(async () => {
      database = await open()
      server = await startDemoServer({
        database,
        working: true,
        limits: { disputeMs: 20, paymentsPerHour: 1000 },
      })
    })
    afterAll(() => server.close())

    const person = (wanted: string): DemoPerson => {
      const found = server.people.find((each) => each.name === wanted)
      if (!found) throw new Error(`nobody is called ${wanted}`)
      return found
    }
    const owner = () => person('owner')
    /** What payments brought, less what they took; the demo sends messages meanwhile. */
    const balanceOf = async (who: DemoPerson): Promise<number> => {
      const { rows } = await database.system((query) =>
        sql<{ sum: number }>`select coalesce(sum(amount), 0)::float8 as sum from ledger_entry
          where account_id = ${who.accountId} and ledger = 'customer' and transfer_id in (
            select id from ledger_transfer where account_id = ${who.accountId} and kind = 'payment')`.execute(
          query,
        ),
      )
      return rows[0]?.sum ?? 0
    }

    interface Started {
      id: string
      checkout_url: string
    }

    async function start(who: DemoPerson, payment: Record<string, unknown>): Promise<Started> {
      const answer = await server.call(who, 'POST', '/v1/billing/payments', { payment })
      expect(answer.status, answer.text).toBe(201)
      return answer.body.payment as Started // as the definition has it
    }

    const visit: Visit = (address, form) => visitAsBrowser(server.app, address, form)
    const pay = async (page: string, number: string) => visit(page, { number, expiry: '12/34', cvc: '123' })
    const read = async (who: DemoPerson, id: string) => {
      const { body } = await server.call(who, 'GET', `/v1/billing/payments/${id}`)
      return body.payment as Record<string, unknown> // as the definition has it
    }
    const transactions = async (who: DemoPerson, query = ''): Promise<Record<string, unknown>[]> => {
      const { body } = await server.call(who, 'GET', `/v1/billing/transactions?per_page=100${query}`)
      return body.transactions as Record<string, unknown>[] // as the definition has it
    }
    const becomes = (who: DemoPerson, id: string, status: string) =>
      expect.poll(async () => (await read(who, id))['status']).toBe(status)

    it('tops up by card, once, however often somebody comes back', async () => {
      const before = await balanceOf(owner())
      const payment = await start(owner(), { amount: 50 * DOLLAR, method: 'card' })
      const page = await visit(payment.checkout_url)
      expect(page.text).toContain('$50.00')
      expect(await pay(page.at, CARD)).toMatchObject({ at: '/pay/online?action=success' })
      await visit(payment.checkout_url.replace('pay-with', 'pay-back'))
      await visit(payment.checkout_url.replace('pay-with', 'pay-cancel'))
      expect(await balanceOf(owner())).toBe(before + 50 * DOLLAR)
      expect(await read(owner(), payment.id)).toMatchObject({
        status: 'succeeded',
        card: 'Visa 4242',
        cause: 'person',
      })
      expect(await transactions(owner(), '&type=19')).toContainEqual(
        expect.objectContaining({ amount: 50 * DOLLAR, details: 'Visa 4242', type: 19 }),
      )
    })

    it('asks the bank, and takes nothing when its challenge fails', async () => {
      const before = await balanceOf(owner())
      const payment = await start(owner(), { amount: 20 * DOLLAR, method: 'card' })
      const page = await visit(payment.checkout_url)
      const challenge = await pay(page.at, '4000 0025 0000 3155')
      expect(challenge.at).toMatch(/\/challenge$/)
      const refused = await visit(challenge.at, { passed: 'no' })
      expect(refused.text).toContain('declined')
      expect(await balanceOf(owner())).toBe(before)
      const again = await pay(page.at, '4000002500003155')
      expect(await visit(again.at, { passed: 'yes' })).toMatchObject({ at: '/pay/online?action=success' })
      expect(await balanceOf(owner())).toBe(before + 20 * DOLLAR)
    })

    it('says why a payment failed once somebody gives up', async () => {
      const before = await balanceOf(owner())
      const payment = await start(owner(), { amount: 20 * DOLLAR, method: 'card' })
      const page = await visit(payment.checkout_url)
      await pay(page.at, '4000000000009995')
      const canceled = await visit(payment.checkout_url.replace('pay-with', 'pay-cancel'))
      expect(canceled.at).toBe('/pay/online?action=failure')
      expect(await read(owner(), payment.id)).toMatchObject({
        status: 'failed',
        reason: 'Insufficient funds',
      })
      expect(await balanceOf(owner())).toBe(before)
      expect((await visit(payment.checkout_url)).at).toBe(`/pay/payments/${payment.id}`)
    })

    it('takes the money of a disputed payment from the balance', async () => {
      const before = await balanceOf(owner())
      const payment = await start(owner(), { amount: 30 * DOLLAR, method: 'card' })
      await pay((await visit(payment.checkout_url)).at, '4000000000000259')
      await becomes(owner(), payment.id, 'disputed')
      expect(await balanceOf(owner())).toBe(before)
      expect(await transactions(owner(), '&type=22')).toMatchObject([{ amount: -30 * DOLLAR }])
    })

    it('takes nothing for an inquiry, and of a dispute what it is about, until it is won', async () => {
      const before = await balanceOf(owner())
      const payment = await start(owner(), { amount: 30 * DOLLAR, method: 'card' })
      await pay((await visit(payment.checkout_url)).at, CARD)
      const look = async (dispute: string) => {
        await database.systemTransaction(async (query) => {
          await sql`
            with paid as (
              update simulated_payment set doc = doc || '{"disputed": true}' where doc ->> 'object' = 'charge'
                and doc ->> 'payment_intent' = (select intent from payment_attempt where payment_id = ${payment.id})
              returning doc
            )
            insert into simulated_payment (id, doc)
            select 'dp_inquiry', doc || jsonb_build_object('id', 'dp_inquiry', 'object', 'dispute', 'amount', 1000)
            from paid on conflict do nothing`.execute(query)
          await sql`update simulated_payment set doc = doc || jsonb_build_object('status', ${dispute}::text)
            where id = 'dp_inquiry'`.execute(query)
        })
        await visit(payment.checkout_url.replace('pay-with', 'pay-back'))
        return [(await read(owner(), payment.id))['status'], (await balanceOf(owner())) - before]
      }
      expect(await look('warning_needs_response')).toEqual(['succeeded', 30 * DOLLAR])
      expect(await look('needs_response')).toEqual(['disputed', 20 * DOLLAR])
      expect(await look('won')).toEqual(['succeeded', 30 * DOLLAR])
      expect(await look('warning_closed')).toEqual(['succeeded', 30 * DOLLAR])
    })

    it.each(['paypal', 'express'])('offers %s to none without the permission', async (method) => {
      const { status, body } = await server.call(person('sandbox-sms'), 'POST', '/v1/billing/payments', {
        payment: { amount: 10 * DOLLAR, method },
      })
      expect([status, body.fields]).toEqual([
        422,
        { method: 'This payment method isn’t available on your plan.' },
      ])
    })

    it('pays by PayPal: approved there, captured here', async () => {
      const before = await balanceOf(owner())
      const payment = await start(owner(), { amount: 12.5 * DOLLAR, method: 'paypal' })
      const page = await visit(payment.checkout_url)
      expect(page.text).toContain('$12.50')
      expect((await visit(page.at, {})).at).toBe('/pay/online?action=success')
      expect(await balanceOf(owner())).toBe(before + 12.5 * DOLLAR)
      expect(await transactions(owner(), '&type=16')).toMatchObject([{ amount: 12.5 * DOLLAR }])
    })

    it('pays from a wallet of the device, and says by what it was paid', async () => {
      const before = await balanceOf(owner())
      const payment = await start(owner(), { amount: 20 * DOLLAR, method: 'express' })
      const page = await visit(payment.checkout_url)
      expect(page.text).toContain('Pay with Apple Pay')
      expect((await visit(page.at, { wallet: 'google_pay' })).at).toBe('/pay/online?action=success')
      expect(await read(owner(), payment.id)).toMatchObject({
        status: 'succeeded',
        method: 'express',
        card: 'Google Pay, Visa 4242',
      })
      expect(await balanceOf(owner())).toBe(before + 20 * DOLLAR)
      expect(await transactions(owner(), '&type=52')).toMatchObject([
        { amount: 20 * DOLLAR, details: 'Google Pay, Visa 4242' },
      ])
    })

    it('counts as paid by card what was paid so on the page of wallets', async () => {
      const payment = await start(owner(), { amount: 21 * DOLLAR, method: 'express' })
      await pay((await visit(payment.checkout_url)).at, CARD)
      expect(await read(owner(), payment.id)).toMatchObject({ status: 'succeeded', method: 'card' })
      expect(await transactions(owner(), '&type=52')).toHaveLength(1)
    })

    it('creates and captures orders of PayPal, each once', async () => {
      const before = await balanceOf(owner())
      const { id } = await start(owner(), { amount: 30 * DOLLAR, method: 'paypal' })
      const order = (who: DemoPerson, at: string, body: object = {}) =>
        server.call(who, 'POST', `/v1/billing/paypal/${at}`, body)
      const created = await order(owner(), 'create', { payment_id: id })
      expect(created.status, created.text).toBe(201)
      const { order_id: orderId, approve_url: page } = created.body as Record<string, string>
      expect((await order(owner(), 'create', { payment_id: id })).body).toEqual(created.body)
      expect((await order(person('flex'), 'create', { payment_id: id })).status).toBe(404)
      expect((await order(person('flex'), `${orderId}/capture`)).status).toBe(404)
      expect((await order(owner(), 'PO_unknown/capture')).status).toBe(404)
      // A suspended account pays by the same calls.
      expect((await order(person('suspended'), 'create', { payment_id: id })).status).toBe(404)
      expect((await order(person('suspended'), `${orderId}/capture`)).status).toBe(404)
      const open = await order(owner(), `${orderId}/capture`)
      expect(open.body).toMatchObject({ payment_id: id, order_id: orderId, status: 'started' })
      expect(await balanceOf(owner())).toBe(before)

      const { pathname } = new URL(page ?? '', 'http://localhost')
      await visit(pathname, {})
      for (let again = 0; again < 2; again += 1)
        expect((await order(owner(), `${orderId}/capture`)).body).toMatchObject({ status: 'succeeded' })
      expect(await balanceOf(owner())).toBe(before + 30 * DOLLAR)
      expect((await order(owner(), 'create', { payment_id: id })).status).toBe(409)

      const card = await start(owner(), { amount: 30 * DOLLAR, method: 'card' })
      expect((await order(owner(), 'create', { payment_id: card.id })).status).toBe(404)
    })

    it('keeps a first payment until it is reviewed, and says so', async () => {
      const empty = person('empty')
      const payment = await start(empty, { amount: 40 * DOLLAR, method: 'card' })
      expect((await pay((await visit(payment.checkout_url)).at, CARD)).at).toBe('/pay/online?action=success')
      await becomes(empty, payment.id, 'succeeded')
      expect(await balanceOf(empty)).toBe(40 * DOLLAR)
      const { body } = await server.call(empty, 'GET', `/v1/billing/payments/${payment.id}/events`)
      const events = body.events as { to: string }[] // as the API has it
      expect(events.map(({ to }) => to)).toEqual(['succeeded', 'processing', 'started'])
      const config = await server.call(empty, 'GET', '/config')
      expect(config.body.payments_restrictions).toMatchObject({ pending_topup: null })
    })

    it('sends a first payment back that a reviewer declines', async () => {
      const suspended = person('suspended')
      const payment = await start(suspended, { amount: 40 * DOLLAR, method: 'card' })
      const page = await visit(payment.checkout_url)
      await pay(page.at, CARD)
      const record = { accountId: suspended.accountId, entity: 'payment', record: payment.id }
      expect(await server.decide(record, { transition: 'decline', note: 'Stolen card' })).toBe(true)
      expect(await read(suspended, payment.id)).toMatchObject({ status: 'failed', reason: 'Stolen card' })
      expect(await balanceOf(suspended)).toBe(0)
      await expect
        .poll(async () => {
          const { rows } = await database.system((query) =>
            sql<{ amount: number }>`select (doc ->> 'amount')::float8 as amount from simulated_payment
              where doc ->> 'object' = 'refund'`.execute(query),
          )
          return rows
        })
        .toEqual([{ amount: 4000 }])
      await visit(payment.checkout_url.replace('pay-with', 'pay-back'))
      expect(await read(suspended, payment.id)).toMatchObject({ status: 'failed', reason: 'Stolen card' })
      expect(await balanceOf(suspended)).toBe(0)
    })

    it('ends a suspension once what is owed is paid', async () => {
      const suspended = person('suspended')
      const payment = await start(suspended, { amount: 130 * DOLLAR, method: 'card' })
      await pay((await visit(payment.checkout_url)).at, CARD)
      await becomes(suspended, payment.id, 'succeeded')
      const owed = async () => {
        const { body } = await server.call(suspended, 'GET', '/config')
        return body.payments_restrictions
      }
      await expect.poll(owed).toMatchObject({ suspended: false, monthly_commitment_amount: 0 })
      expect(await transactions(suspended, '&type=57')).toMatchObject([{ amount: -125.4 * DOLLAR }])
    })

    it.each([
      [{ amount: 4_999_999, method: 'card' }, 'amount'],
      [{ amount: 10_000 * DOLLAR + 10_000, method: 'card' }, 'amount'],
      [{ amount: 5 * DOLLAR + 1, method: 'card' }, 'amount'],
      [{ amount: '50', method: 'card' }, 'amount'],
      [{ amount: 50 * DOLLAR, method: 'cash' }, 'method'],
      [{ amount: 50 * DOLLAR, method: 'card', status: 'succeeded' }, 'status'],
    ])('refuses %j', async (payment, field) => {
      const answer = await server.call(owner(), 'POST', '/v1/billing/payments', { payment })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
    })

    it('starts one payment for a key, and none for who may not pay', async () => {
      const body = { payment: { amount: 50 * DOLLAR, method: 'card' } }
      const key = { 'idempotency-key': 'payment-once-1' }
      const first = await server.call(owner(), 'POST', '/v1/billing/payments', body, key)
      const second = await server.call(owner(), 'POST', '/v1/billing/payments', body, key)
      expect(second.body).toEqual(first.body)
      for (const who of ['dids', 'comms', 'support', 'sub', 'sandbox'])
        expect((await server.call(person(who), 'POST', '/v1/billing/payments', body)).status, who).toBe(403)
    })

    it('leads nowhere by a link it didn’t make', async () => {
      const payment = await start(owner(), { amount: 50 * DOLLAR, method: 'card' })
      for (const path of ['pay-with', 'pay-back', 'pay-cancel'])
        for (const forged of [`${payment.id}.AAAAAAAAAAAAAAAAAAAAAA`, payment.id, 'x'])
          expect(
            (await server.app.inject({ url: `/${path}/${forged}`, headers: { host: 'localhost' } }))
              .statusCode,
          ).toBe(404)
    })

    it('takes no notice that the provider didn’t sign', async () => {
      const payload = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: {} },
      })
      for (const [path, status] of [
        ['stripe', 400],
        ['paypal', 400],
        ['nobody', 404],
      ] as const) {
        const answer = await server.app.inject({
          method: 'POST',
          url: `/payment-notices/${path}`,
          headers: { host: 'localhost', 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
          payload,
        })
        expect(answer.statusCode, path).toBe(status)
      }
    })

    it('keeps no card number anywhere', async () => {
      for (const table of [
        'simulated_payment',
        'payment_attempt',
        'payment_customer',
        'record',
        'audit_event',
      ]) {
        const { rows } = await database.system((query) =>
          sql<{
            found: number
          }>`select count(*)::int as found from ${sql.table(table)} as t where t::text like ${`%${CARD}%`}`.execute(
            query,
          ),
        )
        expect(rows[0]?.found, table).toBe(0)
      }
    })

    it('lists transactions by type, day, amount and details, with their total', async () => {
      const all = await transactions(owner())
      expect(all.every(({ type }) => Number.isInteger(type))).toBe(true)
      const found = await transactions(owner(), '&details_contains=visa')
      expect(found.length).toBeGreaterThan(0)
      expect(found.every(({ details }) => /visa/i.test(String(details)))).toBe(true)
      // As it is shown.
      const number = all.map(({ details }) => String(details)).find((each) => /^\+\d{9,}$/.test(each)) ?? ''
      const shown = `${number.slice(0, 3)} (${number.slice(3, 6)}) ${number.slice(6)}`
      const same = await transactions(owner(), `&details_contains=${encodeURIComponent(shown)}`)
      expect(same.map(({ details }) => details)).toContain(number)
      const totals = await server.call(owner(), 'GET', '/v1/billing/transactions/statistics?type=19')
      const paid = await transactions(owner(), '&type=19')
      const sum = paid.reduce((total, { amount }) => total + Number(amount), 0)
      expect(totals.body.statistics).toEqual({ count: paid.length, amount: sum })
    })
  })
}
