import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createRandom } from '../../src/server/demo/createRandom.ts'
import { checkLedger } from '../../src/server/modules/ledger/checkLedger.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { Counterpart } from '../../src/server/storage/tables.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoServer } from '../support/startDemoServer.ts'

const STEPS = 300

/** What can happen to money, with the sign of its amount. */
const moves: { counterpart: Counterpart; sign: 1 | -1; mayOverdraw?: boolean }[] = [
  { counterpart: 'payments', sign: 1 },
  { counterpart: 'revenue', sign: -1 },
  { counterpart: 'revenue', sign: -1 },
  { counterpart: 'revenue', sign: 1 },
  { counterpart: 'adjustments', sign: 1 },
  { counterpart: 'payments', sign: -1, mayOverdraw: true },
]

describe.each(worldsOf(import.meta.filename))('the ledger on %s', (_name, open) => {
  let database: OwnedDatabase
  let server: DemoServer

  beforeAll(async () => {
    database = await open()
    server = await startDemoServer({ database })
  })
  afterAll(() => server.close())

  const check = () => database.systemTransaction(checkLedger)
  const people = () =>
    ['owner', 'empty', 'sub'].flatMap((name) => server.people.find((each) => each.name === name) ?? [])

  it('adds up in the demo world', async () => {
    expect(await check()).toEqual([])
  })

  it('adds up after any history of charges, payments, refunds, transfers, repetitions and ends in between', async () => {
    const random = createRandom(41)
    const owner = people()[0]
    if (!owner) throw new Error('the demo has lost its owner')
    const { body } = await server.call(owner, 'GET', '/v1/sub_accounts')
    const subs = (body['sub_accounts'] as { id: string }[]).map(({ id }) => id) // as the definition has it
    const ids = people().map(({ accountId }) => accountId)
    const expected = new Map<string, number>()
    for (const { id, balance } of await balances()) expected.set(id, balance)
    const done = new Set<string>()
    const seen = { moved: 0, repeated: 0, insufficient: 0, killed: 0, transferred: 0 }
    for (let step = 0; step < STEPS; step++) {
      const accountId = random.pick(ids)
      const amount = random.between(1, 40_000_000)
      if (random.fraction() < 0.15) {
        const direction = random.pick(['to', 'from'])
        const sub = random.pick(subs)
        const answer = await server.call(owner, 'POST', '/v1/billing/transfers', {
          transfer: { direction, sub_account: { id: sub }, amount: Math.ceil(amount / 10_000) * 10_000 },
        })
        const given = (direction === 'to' ? 1 : -1) * Math.ceil(amount / 10_000) * 10_000
        const payer = given > 0 ? owner.accountId : sub
        const suffices = (expected.get(payer) ?? 0) >= Math.abs(given)
        expect(answer.status).toBe(suffices ? 201 : 422)
        if (!suffices) continue
        seen.transferred++
        expected.set(owner.accountId, (expected.get(owner.accountId) ?? 0) - given)
        expected.set(sub, (expected.get(sub) ?? 0) + given)
        continue
      }
      const { counterpart, sign, mayOverdraw = false } = random.pick(moves)
      const reference = `${accountId}:${random.between(1, STEPS)}`
      const isKilled = random.fraction() < 0.1
      const work = database.systemTransaction(async (query) => {
        const outcome = await moveMoney(query, {
          accountId,
          kind: 'history',
          reference,
          amount: sign * amount,
          counterpart,
          mayOverdraw,
        })
        if (isKilled) throw new Error('killed')
        return outcome
      })
      if (isKilled) {
        // Whether the account could have paid it or not.
        await expect(work).rejects.toThrow()
        seen.killed++
        continue
      }
      const before = expected.get(accountId) ?? 0
      const suffices = mayOverdraw || sign > 0 || before >= amount
      const wanted = done.has(reference) ? 'repeated' : suffices ? 'moved' : 'insufficient'
      expect(await work).toBe(wanted)
      seen[wanted]++
      if (wanted !== 'moved') continue
      done.add(reference)
      expected.set(accountId, before + sign * amount)
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
    expect(await check()).toEqual([])
    for (const { id, balance } of await balances()) expect([id, balance]).toEqual([id, expected.get(id)])
  })

  it('reports what was changed past it', async () => {
    const accountId = people()[1]?.accountId ?? ''
    await database.asOwner(async ({ session }) => {
      await session.run('alter table account no force row level security', [])
      await session.run('update account set balance = balance + 7 where id = $1', [accountId])
      await session.run('alter table account force row level security', [])
    })
    const { rows } = await database.system((query) =>
      sql<{
        balance: number
      }>`select balance::float8 as balance from account where id = ${accountId}`.execute(query),
    )
    const said = rows[0]?.balance ?? 0
    expect(await check()).toEqual([{ kind: 'balance', accountId, transfer: '', said, counted: said - 7 }])
  })

  async function balances(): Promise<{ id: string; balance: number }[]> {
    const { rows } = await database.system((query) =>
      sql<{ id: string; balance: number }>`select id, balance::float8 as balance from account`.execute(query),
    )
    return rows
  }
})
