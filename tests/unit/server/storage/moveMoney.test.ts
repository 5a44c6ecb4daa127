import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { moveMoney, type Transfer } from '../../../../src/server/storage/moveMoney.ts'
import { openEmbedded } from '../../../support/openEmbedded.ts'

let database: OwnedDatabase
beforeAll(async () => {
  database = await openEmbedded()
})
afterAll(() => database.close())

interface Ledger {
  move(transfer: Partial<Transfer> & Pick<Transfer, 'amount'>): ReturnType<typeof moveMoney>
  balance(): Promise<number>
  entries(): Promise<{ ledger: string; amount: number }[]>
}

async function accountWith(creditLimit: number): Promise<Ledger> {
  const accountId = randomUUID()
  await database.systemTransaction((query) =>
    query
      .insertInto('account')
      .values({ id: accountId, name: 'Account', level: 'flex', credit_limit: creditLimit })
      .execute(),
  )
  return {
    move: (transfer) =>
      database.transaction(accountId, (query) =>
        moveMoney(query, {
          accountId,
          kind: 'sms',
          reference: randomUUID(),
          counterpart: 'revenue',
          ...transfer,
        }),
      ),
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
