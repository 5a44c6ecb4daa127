import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import type { Query } from '../../../../src/server/storage/database.ts'
import { moveMoney, type Transfer } from '../../../../src/server/storage/moveMoney.ts'
import { openShared } from '../../../support/createTestDatabase.ts'

let database: OwnedDatabase
beforeAll(async () => {
  database = await openShared()
})
afterAll(() => database.close())

interface Ledger {
  move(transfer: Partial<Transfer> & Pick<Transfer, 'amount'>): ReturnType<typeof moveMoney>
  balance(): Promise<number>
  entries(): Promise<{ ledger: string; amount: number }[]>
  /** Transaction types, by amount. */
  types(): Promise<number[]>
  /** What the notifications of a low balance say. */
  warnings(): Promise<unknown[]>
}

interface Given {
  level?: string
  /** micro-units */
  spendCap?: { day?: number; month?: number }
  /** Moves by the server's role, which sees every account. */
  bySystem?: boolean
}

async function accountWith(creditLimit: number, given: Given = {}): Promise<Ledger> {
  const accountId = randomUUID()
  const { level = 'flex', spendCap = {}, bySystem = false } = given
  await database.systemTransaction(async (query) => {
    await query
      .insertInto('account')
      .values({ id: accountId, name: 'Account', level, credit_limit: creditLimit })
      .execute()
    await query
      .updateTable('account')
      .set({ spend_cap_day: spendCap.day ?? null, spend_cap_month: spendCap.month ?? null })
      .where('id', '=', accountId)
      .execute()
  })
  return {
    move(transfer) {
      const work = (query: Query) =>
        moveMoney(query, {
          accountId,
          kind: 'sms',
          reference: randomUUID(),
          counterpart: 'revenue',
          ...transfer,
        })
      return bySystem ? database.systemTransaction(work) : database.transaction(accountId, work)
    },
    async balance() {
      const account = await database.system((query) =>
        query.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirstOrThrow(),
      )
      return account.balance
    },
    entries: () =>
      database.system((query) =>
        query
          .selectFrom('ledger_entry')
          .select(['ledger', 'amount'])
          .where('account_id', '=', accountId)
          .orderBy('ledger')
          .execute(),
      ),
    async types() {
      const rows = await database.system((query) =>
        query
          .selectFrom('ledger_transfer')
          .select('type')
          .where('account_id', '=', accountId)
          .orderBy('amount')
          .execute(),
      )
      return rows.map(({ type }) => type)
    },
    async warnings() {
      const { rows } = await database.system((query) =>
        sql<{ balance: unknown }>`
          select slots->>'balance' as balance from notification
          where account_id = ${accountId} and kind = 'low-balance'`.execute(query),
      )
      return rows.map(({ balance }) => balance)
    },
  }
}

it('charges an account down to its credit limit, and not one micro-unit further', async () => {
  const account = await accountWith(500)
  expect(await account.move({ kind: 'top-up', amount: 1000, counterpart: 'payments' })).toBe('moved')
  expect(await account.move({ amount: -1501 })).toBe('insufficient')
  expect(await account.balance()).toBe(1000)
  expect(await account.move({ amount: -1500 })).toBe('moved')
  expect(await account.balance()).toBe(-500)
  expect(await account.move({ amount: -1 })).toBe('insufficient')
  expect(await account.entries()).toHaveLength(4)
})

it('charges nothing beyond the balance of an account without credit', async () => {
  const account = await accountWith(0)
  expect(await account.move({ amount: -1 })).toBe('insufficient')
  expect(await account.entries()).toEqual([])
})

it('books both sides of a transfer', async () => {
  const account = await accountWith(100)
  await account.move({ amount: -70 })
  expect(await account.entries()).toEqual([
    { ledger: 'customer', amount: -70 },
    { ledger: 'revenue', amount: 70 },
  ])
})

it('moves money once per kind and reference', async () => {
  const account = await accountWith(100)
  const moves = [
    await account.move({ amount: -10, reference: 'a' }),
    await account.move({ amount: -20, reference: 'a' }),
    await account.move({ amount: -30, reference: 'b' }),
    await account.move({ amount: 5, reference: 'a', kind: 'sms-refund' }),
  ]
  expect(moves).toEqual(['moved', 'repeated', 'moved', 'moved'])
  expect(await account.balance()).toBe(-35)
})

it('charges the account it names, whoever asks', async () => {
  const [poor, rich] = [await accountWith(0, { bySystem: true }), await accountWith(10, { bySystem: true })]
  const reference = randomUUID()
  expect([await poor.move({ amount: -5, reference }), await rich.move({ amount: -5, reference })]).toEqual([
    'insufficient',
    'moved',
  ])
  expect(await poor.move({ amount: 5, reference })).toBe('moved')
  expect([await poor.balance(), await rich.balance()]).toEqual([5, -5])
})

it('allows usage to overdraw the balance, and then charges nothing more', async () => {
  const account = await accountWith(0)
  expect(await account.move({ amount: -30, mayOverdraw: true })).toBe('moved')
  expect([await account.move({ amount: -1 }), await account.move({ amount: 0 })]).toEqual([
    'insufficient',
    'moved',
  ])
  expect(await account.balance()).toBe(-30)
})

it.each([
  ['day', { day: 100 }],
  ['month', { month: 100 }],
])('charges up to the spend cap per %s, and not one micro-unit further', async (_, spendCap) => {
  const account = await accountWith(1000, { spendCap })
  expect(await account.move({ amount: -101 })).toBe('capped')
  expect([await account.entries(), await account.balance()]).toEqual([[], 0])
  expect(await account.move({ amount: -100 })).toBe('moved')
  expect(await account.move({ amount: -1 })).toBe('capped')
  expect(await account.move({ amount: 40 })).toBe('moved')
  expect(await account.move({ amount: -41 })).toBe('capped')
  expect(await account.move({ amount: -40 })).toBe('moved')
})

it('applies no spend cap to past usage or to transfers that are no revenue', async () => {
  const account = await accountWith(1000, { spendCap: { day: 100 } })
  expect(await account.move({ amount: -150, mayOverdraw: true })).toBe('moved')
  expect(await account.move({ amount: -1 })).toBe('capped')
  expect(await account.move({ amount: -1, counterpart: 'payments' })).toBe('moved')
  expect(await account.balance()).toBe(-151)
})

it('uses sandbox transaction types in a sandbox account', async () => {
  const types = [0, 6, 14, 15, 36, 45, 4]
  const booked = async (level: string): Promise<number[]> => {
    const account = await accountWith(1000, { level })
    for (const [index, type] of types.entries()) await account.move({ amount: index + 1, type })
    return account.types()
  }
  expect(await booked('sandbox')).toEqual([500, 506, 514, 515, 536, 545, 4])
  expect(await booked('flex')).toEqual(types)
})

it('notifies once when the balance falls to ten, with the amount left', async () => {
  const account = await accountWith(0)
  await account.move({ kind: 'top-up', amount: 25_000_000, counterpart: 'payments' })
  await account.move({ amount: -14_000_000 })
  expect(await account.warnings()).toEqual([])
  await account.move({ amount: -2_000_000 })
  await account.move({ amount: -2_000_000 })
  expect(await account.warnings()).toEqual([expect.stringContaining('9.00')])
})
