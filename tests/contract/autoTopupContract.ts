import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import { visitAsBrowser } from '../support/visitAsBrowser.ts'

const DOLLAR = 1_000_000
const GOOD = '4242424242424242'
const DECLINED_LATER = '4000000000000341'

interface Card {
  id: string
  name: string
  role: string
  status: string
  expires: string
  setup_url: string
}

/** The contract of saved cards, auto top-up and alerts, for any database. */
export function autoTopupContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`cards, auto top-up and alerts on ${name}`, () => {
    let server: DemoServer
    let database: OwnedDatabase
    let empty: DemoPerson

    beforeAll(async () => {
      database = await open()
      server = await startDemoServer({ database, working: true, limits: { paymentsPerHour: 1000 } })
      empty = person('empty')
      // Who has paid before isn't reviewed.
      await move(50 * DOLLAR, 'payments', 19)
    })
    afterAll(() => server.close())

    function person(wanted: string): DemoPerson {
      const found = server.people.find((each) => each.name === wanted)
      if (!found) throw new Error(`nobody is called ${wanted}`)
      return found
    }

    /** Money in or out, whatever for. */
    async function move(amount: number, counterpart: 'payments' | 'revenue' = 'revenue', type = 15) {
      const done = await database.systemTransaction((query) =>
        moveMoney(query, {
          accountId: empty.accountId,
          kind: 'test',
          reference: randomUUID(),
          amount,
          counterpart,
          type,
        }),
      )
      expect(done).toBe('moved')
    }
    async function balance(): Promise<number> {
      const { body } = await server.call(empty, 'GET', '/config')
      return Number(body['balance'])
    }
    const setBalance = async (wanted: number) => {
      const now = await balance()
      if (now !== wanted) await move(wanted - now, wanted > now ? 'payments' : 'revenue')
    }
    async function list<Row>(path: string, items: string, who = empty): Promise<Row[]> {
      const { body } = await server.call(who, 'GET', path)
      return body[items] as Row[] // as the definition has it
    }
    const cards = () => list<Card>('/v1/billing/cards?status=active', 'cards')
    const runs = () => list<Record<string, unknown>>('/v1/billing/auto_topup/runs', 'topups')
    const payments = () => list<Record<string, unknown>>('/v1/billing/payments', 'payments')
    const notices = async () => list<Record<string, unknown>>('/notifications', 'notifications')
    const told = async (title: string) => (await notices()).filter((each) => each['title'] === title).length
    const mailed = async (subject: string) => {
      const { rows } = await database.system((query) =>
        sql<{ recipient: string }>`select recipient from mail
          where account_id = ${empty.accountId} and subject = ${subject} order by recipient`.execute(query),
      )
      return rows.map(({ recipient }) => recipient)
    }
    async function add(number: string, role: string): Promise<Card> {
      const answer = await server.call(empty, 'POST', '/v1/billing/cards', { card: { role } })
      expect(answer.status, answer.text).toBe(201)
      const card = answer.body['card'] as Card // as the definition has it
      const page = await visitAsBrowser(server.app, card.setup_url)
      const done = await visitAsBrowser(server.app, page.at, { number, expiry: '12/34', cvc: '123' })
      expect(done.at).toBe('/pay/cards')
      return card
    }
    async function set(value: Record<string, unknown>) {
      return server.call(empty, 'PUT', '/v1/billing/auto_topup', { auto_topup: value })
    }
    /** No job of a kind is left that could run now. */
    async function settled(kind: string): Promise<void> {
      await expect
        .poll(async () => {
          const { rows } = await database.system((query) =>
            sql`select from job where account_id = ${empty.accountId} and kind = ${kind}
                and (state = 'running' or (state = 'waiting' and run_at <= now()))`.execute(query),
          )
          return rows.length
        })
        .toBe(0)
    }
    /** What waits for its time is due now. */
    const hurry = (kind: string) =>
      database.system((query) =>
        sql`update job set run_at = now() where account_id = ${empty.accountId} and kind = ${kind}
          and state = 'waiting'`.execute(query),
      )

    it('needs a card before it tops up', async () => {
      const answer = await set({ enabled: true, threshold: 10 * DOLLAR, amount: 20 * DOLLAR })
      expect(answer.status).toBe(422)
      expect(answer.body.fields).toEqual({ enabled: 'Add a card first' })
      const without = await server.call(empty, 'GET', '/v1/profile/credit_card_tokens')
      expect(without.body).toEqual({ stripe_token: null, braintree_token: null })
    })

    it('saves a card that is entered with the provider, and leaves none that isn’t', async () => {
      const card = await add(GOOD, 'main')
      expect(await cards()).toMatchObject([
        { id: card.id, name: 'Visa 4242', expires: '12/2034', role: 'main' },
      ])
      const config = await server.call(empty, 'GET', '/config')
      expect(config.body['has_credit_card']).toBe(true)
      const tokens = await server.call(empty, 'GET', '/v1/profile/credit_card_tokens')
      expect(tokens.body).toEqual({ stripe_token: expect.stringMatching(/^pm_/), braintree_token: null })
      const answer = await server.call(empty, 'POST', '/v1/billing/cards', { card: { role: 'main' } })
      const canceled = answer.body['card'] as Card // as the definition has it
      await visitAsBrowser(server.app, canceled.setup_url)
      const away = await visitAsBrowser(server.app, canceled.setup_url.replace('card-with', 'card-cancel'))
      expect(away.at).toBe('/pay/cards')
      expect(await list('/v1/billing/cards', 'cards')).toHaveLength(1)
    })

    it('keeps the same card once, and one main and one backup card', async () => {
      await add(GOOD, 'backup')
      expect(await cards()).toMatchObject([{ name: 'Visa 4242', role: 'main' }])
      const second = await add('5555555555554444', 'main')
      const roles = async () => new Map((await cards()).map((each) => [each.name, each.role]))
      expect(await roles()).toEqual(
        new Map([
          ['Mastercard 4444', 'main'],
          ['Visa 4242', 'backup'],
        ]),
      )
      const first = (await cards()).find((each) => each.name === 'Visa 4242')
      expect((await server.call(empty, 'PUT', `/v1/billing/cards/${first?.id}/main`)).status).toBe(200)
      expect(await roles()).toEqual(
        new Map([
          ['Mastercard 4444', 'backup'],
          ['Visa 4242', 'main'],
        ]),
      )
      expect((await server.call(empty, 'DELETE', `/v1/billing/cards/${second.id}`)).status).toBeLessThan(300)
      expect(await roles()).toEqual(new Map([['Visa 4242', 'main']]))
      const other = person('owner')
      expect((await server.call(other, 'PUT', `/v1/billing/cards/${first?.id}/main`)).status).toBe(404)
    })

    it('tops up once for each time the balance falls to the threshold', async () => {
      await setBalance(30 * DOLLAR)
      expect((await set({ enabled: true, threshold: 10 * DOLLAR, amount: 20 * DOLLAR })).status).toBe(200)
      await settled('auto-topup')
      expect(await balance()).toBe(30 * DOLLAR)
      await setBalance(9 * DOLLAR)
      await expect.poll(balance).toBe(29 * DOLLAR)
      await settled('auto-topup')
      expect(await runs()).toMatchObject([{ status: 'paid', amount: 20 * DOLLAR }])
      const auto = (await payments()).filter((each) => each['cause'] === 'auto')
      expect(auto).toMatchObject([{ amount: 20 * DOLLAR, card: 'Visa 4242', status: 'succeeded' }])
      const transactions = await list<Record<string, unknown>>(
        '/v1/billing/transactions?type=53',
        'transactions',
      )
      expect(transactions).toMatchObject([{ amount: 20 * DOLLAR, details: 'Visa 4242' }])
      await setBalance(5 * DOLLAR)
      await expect.poll(balance).toBe(25 * DOLLAR)
    })

    it('goes on after a process that ended in between, and charges once', async () => {
      await settled('auto-topup')
      await setBalance(8 * DOLLAR)
      await expect.poll(balance).toBe(28 * DOLLAR)
      await settled('auto-topup')
      // The job as a process left it that was killed after the money had moved.
      await database.systemTransaction(async (query) => {
        await sql`update record set doc = doc || '{"status": "running"}' where account_id = ${empty.accountId}
          and entity = 'topup-run' and id = (select id from record where account_id = ${empty.accountId}
            and entity = 'topup-run' order by created_at desc limit 1)`.execute(query)
        await sql`update job set state = 'waiting', run_at = now(), finished_at = null
          where account_id = ${empty.accountId} and kind = 'auto-topup' and state = 'done'`.execute(query)
        await query
          .updateTable('account')
          .set({ timezone: 'UTC' })
          .where('id', '=', empty.accountId)
          .execute()
      })
      await hurry('auto-topup')
      await settled('auto-topup')
      await expect.poll(async () => (await runs()).map((each) => each['status'])).not.toContain('running')
      expect(await balance()).toBe(28 * DOLLAR)
    })

    it('charges nothing while another top-up is undecided, and looks at the balance again afterward', async () => {
      const { length } = await runs()
      const [auto] = (await payments()).filter((each) => each['cause'] === 'auto')
      const [run] = await runs()
      const become = (record: Record<string, unknown> | undefined, status: string) =>
        database.systemTransaction((query) =>
          sql`update record set doc = doc || jsonb_build_object('status', ${status}::text), updated_at = now()
            where account_id = ${empty.accountId} and id = ${String(record?.['id'])}::uuid`.execute(query),
        )
      await become(run, 'running')
      await setBalance(9 * DOLLAR)
      await settled('auto-topup')
      expect(await balance()).toBe(9 * DOLLAR)
      await setBalance(30 * DOLLAR)
      await become(run, 'paid')
      await hurry('auto-topup')
      await settled('auto-topup')
      expect(await balance()).toBe(30 * DOLLAR)
      await become(auto, 'processing')
      await setBalance(9 * DOLLAR)
      await settled('auto-topup')
      expect(await balance()).toBe(9 * DOLLAR)
      expect(await runs()).toHaveLength(length)
      await become(auto, 'succeeded')
      await hurry('auto-topup')
      await expect.poll(balance).toBe(29 * DOLLAR)
      await settled('auto-topup')
      expect(await runs()).toHaveLength(length + 1)
    })

    it('stops at the monthly limit, and says so once', async () => {
      const used = (await server.call(empty, 'GET', '/v1/billing/auto_topup')).body['auto_topup']
      expect(used).toMatchObject({ used: 80 * DOLLAR })
      const settings = { enabled: true, threshold: 10 * DOLLAR, amount: 20 * DOLLAR }
      expect((await set({ ...settings, monthly_limit: 15 * DOLLAR })).body.fields).toEqual({
        monthly_limit: 'The limit must cover at least one top-up',
      })
      expect((await set({ ...settings, monthly_limit: 90 * DOLLAR })).status).toBe(200)
      await settled('auto-topup')
      await setBalance(9 * DOLLAR)
      await expect.poll(() => told('Auto top-up limit reached')).toBe(1)
      await setBalance(12 * DOLLAR)
      await setBalance(7 * DOLLAR)
      await settled('auto-topup')
      expect(await balance()).toBe(7 * DOLLAR)
      expect(await told('Auto top-up limit reached')).toBe(1)
      expect(await mailed('Auto top-up reached its monthly limit')).toEqual(['empty@demo.example'])
    })

    it('charges the backup card when the main one is declined', async () => {
      const [good] = await cards()
      await add(DECLINED_LATER, 'main')
      expect((await set({ enabled: true, monthly_limit: null })).status).toBe(200)
      await expect.poll(balance).toBe(27 * DOLLAR)
      const auto = (await payments()).filter((each) => each['cause'] === 'auto').slice(0, 2)
      expect(new Map(auto.map((each) => [each['card'], each['status']]))).toEqual(
        new Map([
          ['Visa 0341', 'failed'],
          ['Visa 4242', 'succeeded'],
        ]),
      )
      expect(await told('Auto top-up declined')).toBe(0)
      expect((await server.call(empty, 'DELETE', `/v1/billing/cards/${good?.id}`)).status).toBeLessThan(300)
    })

    it('tries declined cards three times, says so, and turns itself off', async () => {
      await settled('auto-topup')
      await setBalance(6 * DOLLAR)
      await expect.poll(() => told('Auto top-up declined')).toBe(1)
      // Falling to the threshold again doesn't shorten the wait.
      await setBalance(30 * DOLLAR)
      await setBalance(6 * DOLLAR)
      await settled('auto-topup')
      expect(await told('Auto top-up declined')).toBe(1)
      await database.system((query) =>
        sql`update record set updated_at = updated_at - interval '6 hours'
          where account_id = ${empty.accountId} and entity = 'topup-run'`.execute(query),
      )
      await hurry('auto-topup')
      await expect.poll(() => told('Auto top-up declined')).toBe(2)
      await hurry('auto-topup')
      await expect.poll(() => told('Auto top-up stopped')).toBe(1)
      expect(await told('Auto top-up declined')).toBe(2)
      const { body } = await server.call(empty, 'GET', '/v1/billing/auto_topup')
      expect(body['auto_topup']).toMatchObject({ enabled: false, stopped: true })
      expect(await mailed('Auto top-up was turned off')).toEqual(['empty@demo.example'])
      expect((await runs())[0]).toMatchObject({ status: 'stopped', reason: 'The card was declined' })
      expect(await balance()).toBe(6 * DOLLAR)
    })

    it('keeps the last card while auto top-up is on', async () => {
      expect((await set({ enabled: true })).status).toBe(200)
      const [last] = await cards()
      const refused = await server.call(empty, 'DELETE', `/v1/billing/cards/${last?.id}`)
      expect(refused.body.error).toBe('Auto top-up needs a card. Turn it off first, or add another card.')
      expect((await set({ enabled: false })).status).toBe(200)
      expect((await server.call(empty, 'DELETE', `/v1/billing/cards/${last?.id}`)).status).toBeLessThan(300)
      const config = await server.call(empty, 'GET', '/config')
      expect(config.body['has_credit_card']).toBe(false)
    })

    it('offers the amounts and thresholds that settings accept', async () => {
      const { body } = await server.call(person('owner'), 'GET', '/config')
      const { amount, threshold } = body['auto_topup'] as Record<string, number[]> // as the specification has it
      for (const each of amount ?? [])
        for (const at of threshold ?? []) {
          const answer = await server.call(person('owner'), 'PUT', '/v1/billing/auto_topup', {
            auto_topup: { enabled: true, amount: each * DOLLAR, threshold: at * DOLLAR },
          })
          expect(answer.status, answer.text).toBe(200)
        }
      await server.call(person('owner'), 'PUT', '/v1/billing/auto_topup', { auto_topup: { enabled: false } })
    })

    it('saves the card of a payment when asked to', async () => {
      const answer = await server.call(empty, 'POST', '/v1/billing/payments', {
        payment: { amount: 20 * DOLLAR, method: 'card', save_card: true },
      })
      const { checkout_url: url } = answer.body['payment'] as { checkout_url: string } // as the definition has it
      const page = await visitAsBrowser(server.app, url)
      await visitAsBrowser(server.app, page.at, { number: GOOD, expiry: '12/34', cvc: '123' })
      expect(await cards()).toMatchObject([{ name: 'Visa 4242', role: 'main' }])
    })

    it.each([
      ['dids', 403],
      ['support', 403],
      ['sub', 403],
      ['billing', 200],
    ])('shows %s what they may see', async (who, status) => {
      for (const path of ['/v1/billing/cards', '/v1/billing/auto_topup', '/v1/billing/alerts'])
        expect((await server.call(person(who), 'GET', path)).status, path).toBe(status)
    })

    async function alert(value: Record<string, unknown>): Promise<string> {
      const answer = await server.call(empty, 'POST', '/v1/billing/alerts', { alert: value })
      expect(answer.status, answer.text).toBe(201)
      return (answer.body['alert'] as { id: string }).id // as the definition has it
    }

    it('raises a balance alert once per crossing, by bell and to the addresses', async () => {
      await setBalance(30 * DOLLAR)
      const emails = ['cfo@example.com', 'ops@example.com']
      const id = await alert({ kind: 'balance', amount: 15 * DOLLAR, emails })
      await settled('billing-alerts')
      expect(await told('Balance alert')).toBe(0)
      await setBalance(15 * DOLLAR)
      await expect.poll(() => told('Balance alert')).toBe(1)
      await setBalance(14 * DOLLAR)
      await settled('billing-alerts')
      expect(await told('Balance alert')).toBe(1)
      expect(await mailed('Your balance has fallen to $15.00')).toEqual(emails)
      await setBalance(40 * DOLLAR)
      await settled('billing-alerts')
      const { body } = await server.call(empty, 'GET', `/v1/billing/alerts/${id}`)
      expect(body['alert']).toMatchObject({ status: 'watching' })
      await setBalance(10 * DOLLAR)
      await expect.poll(() => told('Balance alert')).toBe(2)
    })

    it('raises alerts on the spend of a day and a month, once each', async () => {
      const { rows } = await database.system((query) =>
        sql<{ spent: number }>`select -sum(transfer.amount)::float8 as spent
          from ledger_entry entry join ledger_transfer transfer on transfer.id = entry.transfer_id
          where entry.account_id = ${empty.accountId} and ledger = 'revenue'`.execute(query),
      )
      const spent = rows[0]?.spent ?? 0
      await setBalance(100 * DOLLAR)
      await alert({ kind: 'day', amount: spent + 10 * DOLLAR })
      await alert({ kind: 'month', amount: spent + 20 * DOLLAR })
      await settled('billing-alerts')
      expect(await told('Spend alert')).toBe(0)
      for (const [charged, count] of [
        [-10 * DOLLAR, 1],
        [-1 * DOLLAR, 1],
        [-9 * DOLLAR, 2],
        [-5 * DOLLAR, 2],
      ] as const) {
        await move(charged)
        await hurry('billing-alerts')
        await settled('billing-alerts')
        expect(await told('Spend alert')).toBe(count)
      }
    })

    it('stops after a reviewer declined a top-up, and goes on after one was approved', async () => {
      const auto = async () => (await payments()).find((each) => each['cause'] === 'auto')
      const settings = { enabled: true, threshold: 10 * DOLLAR, amount: 20 * DOLLAR, monthly_limit: null }
      expect((await set(settings)).status).toBe(200)
      /** A top-up that is under review while the balance is low; what waits for its crossing is lost. */
      const review = async (): Promise<{ accountId: string; entity: string; record: string }> => {
        await setBalance(30 * DOLLAR)
        await setBalance(9 * DOLLAR)
        await expect.poll(balance).toBe(29 * DOLLAR)
        await settled('auto-topup')
        const record = String((await auto())?.['id'])
        await database.systemTransaction(async (query) => {
          await sql`update record set doc = doc || '{"status": "processing"}'
            where account_id = ${empty.accountId} and id = ${record}::uuid`.execute(query)
        })
        await setBalance(8 * DOLLAR)
        await settled('auto-topup')
        await database.system((query) =>
          sql`delete from job where account_id = ${empty.accountId} and kind = 'auto-topup' and state = 'waiting'`.execute(
            query,
          ),
        )
        return { accountId: empty.accountId, entity: 'payment', record }
      }
      const stopped = await told('Auto top-up stopped')
      const first = await review()
      expect(await server.decide(first, { transition: 'decline', note: 'Stolen card' })).toBe(true)
      expect((await runs())[0]).toMatchObject({ status: 'stopped', reason: 'Stolen card' })
      expect(await told('Auto top-up stopped')).toBe(stopped + 1)
      await setBalance(7 * DOLLAR)
      await settled('auto-topup')
      await hurry('auto-topup')
      expect(await balance()).toBe(7 * DOLLAR)
      expect((await set(settings)).status).toBe(200)
      await expect.poll(balance).toBe(27 * DOLLAR)
      await settled('auto-topup')
      expect((await runs())[0]).toMatchObject({ status: 'paid' })
      const second = await review()
      expect(await server.decide(second, { transition: 'approve' })).toBe(true)
      await expect.poll(balance).toBe(28 * DOLLAR)
      await settled('auto-topup')
      const { rows } = await database.system((query) =>
        sql`select declines from auto_topup where account_id = ${empty.accountId}`.execute(query),
      )
      expect(rows).toEqual([{ declines: 0 }])
    })

    it.each([
      [{ kind: 'balance' }, 'amount'],
      [{ kind: 'balance', amount: -1 }, 'amount'],
      [{ kind: 'hour', amount: DOLLAR }, 'kind'],
      [{ kind: 'day', amount: DOLLAR, emails: ['nobody'] }, 'emails[0]'],
    ])('refuses the alert %j', async (value, field) => {
      const answer = await server.call(empty, 'POST', '/v1/billing/alerts', { alert: value })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
    })
  })
}
