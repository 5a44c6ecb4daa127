import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

const DOLLAR = 1_000_000

interface SubAccount {
  id: string
  name: string
  balance: number
}

/** The contract of transfers between an account and its sub-accounts, for any database. */
export function transfersContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`transfers on ${name}`, () => {
    let server: DemoServer
    let database: OwnedDatabase
    let sub: SubAccount

    beforeAll(async () => {
      database = await open()
      server = await startDemoServer({ database })
      const found = (await subAccounts()).find((each) => each.name === 'Harbour and Pine Retail')
      if (!found) throw new Error('the demo has lost its sub-account')
      sub = found
    })
    afterAll(() => server.close())

    function person(wanted: string): DemoPerson {
      const found = server.people.find((each) => each.name === wanted)
      if (!found) throw new Error(`nobody is called ${wanted}`)
      return found
    }
    async function subAccounts(): Promise<SubAccount[]> {
      const { body } = await server.call(person('owner'), 'GET', '/v1/sub_accounts')
      return body['sub_accounts'] as SubAccount[] // as the definition has it
    }
    /** Of the account, and of the sub-account as the account's list has it. */
    async function balances(): Promise<[number, number | undefined]> {
      const { body } = await server.call(person('owner'), 'GET', '/config')
      const of = (await subAccounts()).find(({ id }) => id === sub.id)
      return [Number(body['balance']), of?.balance]
    }
    const send = (value: Record<string, unknown>, headers?: Record<string, string>) =>
      server.call(
        person('owner'),
        'POST',
        '/v1/billing/transfers',
        { transfer: { direction: 'to', sub_account: { id: sub.id }, ...value } },
        headers,
      )
    async function ledger() {
      const { rows } = await database.system((query) =>
        sql<{
          count: number
          sum: number
        }>`select count(*)::int as count, coalesce(sum(amount), 0)::float8 as sum
          from ledger_entry where ledger = 'transfers'`.execute(query),
      )
      return rows[0]
    }

    it('moves money to a sub-account and back, in two transactions that cancel out', async () => {
      const [mine, its = 0] = await balances()
      expect((await send({ amount: 30 * DOLLAR, note: 'May' })).status).toBe(201)
      expect(await balances()).toEqual([mine - 30 * DOLLAR, its + 30 * DOLLAR])
      expect((await send({ amount: 12.5 * DOLLAR, direction: 'from' })).status).toBe(201)
      expect(await balances()).toEqual([mine - 17.5 * DOLLAR, its + 17.5 * DOLLAR])
      expect(await ledger()).toEqual({ count: 4, sum: 0 })
      const { body } = await server.call(person('owner'), 'GET', '/v1/billing/transactions?type=54,55')
      expect(body['transactions']).toMatchObject([
        { type: 54, amount: 12.5 * DOLLAR, details: 'Harbour and Pine Retail' },
        { type: 55, amount: -30 * DOLLAR, details: 'Harbour and Pine Retail' },
      ])
      const { body: listed } = await server.call(person('owner'), 'GET', '/v1/billing/transfers')
      expect(listed['transfers']).toMatchObject([
        { direction: 'from', amount: 12.5 * DOLLAR },
        {
          direction: 'to',
          amount: 30 * DOLLAR,
          note: 'May',
          sub_account: { name: 'Harbour and Pine Retail' },
        },
      ])
    })

    it('never takes a balance below zero, and says what is there', async () => {
      const before = await balances()
      const lines = await ledger()
      const refused = await send({ amount: (before[1] ?? 0) + 10_000, direction: 'from' })
      expect([refused.status, refused.body.fields]).toEqual([
        422,
        { amount: 'Harbour and Pine Retail doesn’t have that much' },
      ])
      const mine = Math.ceil(before[0] / 10_000) * 10_000 + 10_000
      expect((await send({ amount: mine })).body.fields?.['amount']).toMatch(/^Your balance is \$[\d,.]+$/)
      expect(await balances()).toEqual(before)
      expect(await ledger()).toEqual(lines)
    })

    it('moves it once for a key', async () => {
      const before = await balances()
      const headers = { 'idempotency-key': 'transfer-once-1' }
      const [first, second] = [
        await send({ amount: DOLLAR }, headers),
        await send({ amount: DOLLAR }, headers),
      ]
      expect(second.body).toEqual(first.body)
      expect(await balances()).toEqual([before[0] - DOLLAR, (before[1] ?? 0) + DOLLAR])
    })

    it('lets many at once take what is there, and no more', async () => {
      const [mine, its = 0] = await balances()
      expect(its).toBeGreaterThan(DOLLAR)
      const part = Math.floor(its / 3 / 10_000) * 10_000
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => send({ amount: part, direction: 'from' })),
      )
      const done = answers.filter(({ status }) => status === 201).length
      expect(done).toBe(Math.floor(its / part))
      expect(await balances()).toEqual([mine + done * part, its - done * part])
    })

    it('reaches only the account’s own sub-accounts', async () => {
      const lines = await ledger()
      for (const who of ['empty', 'sub', 'operator']) {
        const { accountId } = person(who)
        if (accountId === person('owner').accountId) continue
        const own = (await subAccounts()).some(({ id }) => id === accountId)
        expect((await send({ amount: DOLLAR, sub_account: { id: accountId } })).status, who).toBe(
          own ? 201 : 422,
        )
      }
      for (const who of ['dids', 'support', 'sub', 'sandbox', 'billing'])
        expect(
          (
            await server.call(person(who), 'POST', '/v1/billing/transfers', {
              transfer: { direction: 'to', sub_account: { id: sub.id }, amount: DOLLAR },
            })
          ).status,
          who,
        ).toBe(403)
      expect((await ledger())?.sum).toBe(0)
      expect(lines?.sum).toBe(0)
    })

    it.each([
      [{ amount: 0 }, 'amount'],
      [{ amount: 5_001 }, 'amount'],
      [{ amount: DOLLAR, direction: 'away' }, 'direction'],
      [{ amount: DOLLAR, sub_account: null }, 'sub_account'],
    ])('refuses %j', async (value, field) => {
      const answer = await send(value)
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
    })
  })
}
