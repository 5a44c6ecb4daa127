import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addNumbers } from '../../src/server/modules/my-numbers/addNumbers.ts'
import { endNumber } from '../../src/server/modules/my-numbers/endNumber.ts'
import { planRenewal, renewNumbers } from '../../src/server/modules/my-numbers/renewals.ts'
import { monthsAfter } from '../../src/domain/schedule/index.ts'
import { readDocument } from '../../src/server/storage/documents.ts'
import { textOf } from '../../src/server/storage/documentValues.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import type { Database } from '../../src/server/storage/database.ts'
import type { StoredRecord } from '../../src/server/resources/behaviour.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

const DAY_MS = 86_400_000
const FEE = 1_500_000

describe.each(worldsOf(import.meta.filename))('renewals of numbers on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let next = 200

  beforeAll(async () => {
    server = await startDemoServer({ database: await open() })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  /** Handlers as a process has them; `database` may fail. */
  function handlers(database: Database = server.database) {
    const published = () => server.publisher.current()
    const notices: string[] = []
    const context = {
      database,
      published,
      text: (key: string, params = {}) => published().text(key, params),
      postNotices: (_query: unknown, { transition }: { transition: string }) => {
        notices.push(transition)
        return Promise.resolve()
      },
    }
    return { renew: renewNumbers(context), end: endNumber(context), notices }
  }
  const read = (id: string): Promise<StoredRecord> =>
    server.database.read(owner.accountId, async (query) => {
      const found = await readDocument(query, owner.accountId, 'did', id)
      if (!found) throw new Error(`There is no number ${id}`)
      return found
    })
  const set = (id: string, patch: JsonObject) =>
    server.database.system((query) =>
      sql`update record set doc = doc || ${JSON.stringify(patch)}::jsonb where id = ${id}`.execute(query),
    )
  async function buy(patch: JsonObject = {}, features: string[] = ['voice_in', 'sms_out']): Promise<string> {
    next += 1
    const [id = ''] = await server.database.transaction(owner.accountId, (query) =>
      addNumbers(query, owner.accountId, [
        {
          number: `+1503555${String(next).padStart(4, '0')}`,
          country_code: 'US',
          did_type: 'local',
          features,
          monthly_fee: 1_000_000,
          sms_fee: 500_000,
          activation_fee: 0,
        },
      ]),
    )
    await set(id, patch)
    return id
  }
  const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()
  async function run(id: string, { renew } = handlers()): Promise<void> {
    const { doc } = await read(id)
    const payload = { did: id, period: doc['period'], attempts: doc['attempts'] }
    const job = { id, accountId: owner.accountId, kind: 'renew-number', payload, attempt: 1 }
    await renew(job, new AbortController().signal)
  }
  async function charged(id: string): Promise<{ count: number; amount: number }> {
    const { rows } = await server.database.system((query) =>
      sql<{ count: number; amount: number }>`
        select count(*)::int as count, coalesce(sum(-entry.amount), 0)::float8 as amount
        from ledger_transfer transfer join ledger_entry entry
          on entry.account_id = transfer.account_id and entry.transfer_id = transfer.id and entry.ledger = 'customer'
        where transfer.kind = 'number-renewal' and transfer.type = 3 and transfer.reference like ${`${id}:%`}`.execute(
        query,
      ),
    )
    return rows[0] ?? { count: 0, amount: 0 }
  }
  const balance = async (): Promise<number> => {
    const { rows } = await server.database.system((query) =>
      sql<{
        left: number
      }>`select (balance + credit_limit)::float8 as left from account where id = ${owner.accountId}`.execute(
        query,
      ),
    )
    return rows[0]?.left ?? 0
  }
  const move = (amount: number) =>
    server.database.transaction(owner.accountId, (query) =>
      moveMoney(query, {
        accountId: owner.accountId,
        kind: 'adjustment',
        reference: crypto.randomUUID(),
        amount,
        counterpart: 'adjustments',
      }),
    )
  async function withoutMoney(work: () => Promise<void>): Promise<void> {
    const had = await balance()
    await move(-had)
    try {
      await work()
    } finally {
      await move(had)
    }
  }

  it('are queued with the number for the end of its first month, where the account is', async () => {
    const id = await buy()
    const { doc } = await read(id)
    expect(doc).toMatchObject({ period: 1, attempts: 0 })
    expect(doc['paid_until']).toBe(monthsAfter(textOf(doc['billing_start']), textOf(doc['billing_zone']), 1))
    const { rows } = await server.database.system((query) =>
      sql<{ late: number }>`
        select abs(extract(epoch from run_at - ${doc['paid_until']}::timestamptz))::float8 as late
        from job where kind = 'renew-number' and payload ->> 'did' = ${id}`.execute(query),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.late).toBeLessThan(60)
  })

  it('charge number and SMS once a period, however many processes ask at once', async () => {
    const id = await buy({ paid_until: ago(0.1) })
    const { doc } = await read(id)
    const payload = { did: id, period: doc['period'], attempts: 0 }
    const job = { id, accountId: owner.accountId, kind: 'renew-number', payload, attempt: 1 }
    const { renew } = handlers()
    const asked = Array.from({ length: 6 }, () => renew(job, new AbortController().signal))
    await Promise.all(asked)
    expect(await charged(id)).toEqual({ count: 1, amount: FEE })
    expect((await read(id)).doc).toMatchObject({ period: 2, status: 'active' })
    await renew(job, new AbortController().signal)
    expect(await charged(id)).toEqual({ count: 1, amount: FEE })
  })

  it('charge nothing more for SMS that is off, and nothing at all before the period ends', async () => {
    const id = await buy({ sms_enabled: false, paid_until: ago(0.1) })
    await run(id)
    expect(await charged(id)).toEqual({ count: 1, amount: 1_000_000 })
    await run(id)
    expect(await charged(id)).toEqual({ count: 1, amount: 1_000_000 })
  })

  it('lose and repeat nothing when their process ends in the middle or right after', async () => {
    const id = await buy({ paid_until: ago(0.1) })
    const inTheMiddle: Database = {
      ...server.database,
      transaction: (accountId, work) =>
        server.database.transaction(accountId, async (query) => {
          await work(query)
          throw new Error('killed')
        }),
    }
    await expect(run(id, handlers(inTheMiddle))).rejects.toThrow('killed')
    expect(await charged(id)).toEqual({ count: 0, amount: 0 })
    expect((await read(id)).doc).toMatchObject({ period: 1 })
    const payload = { did: id, period: 1, attempts: 0 }
    const job = { id, accountId: owner.accountId, kind: 'renew-number', payload, attempt: 1 }
    const after: Database = {
      ...server.database,
      async transaction(accountId, work) {
        await server.database.transaction(accountId, work)
        throw new Error('killed')
      },
    }
    await expect(handlers(after).renew(job, new AbortController().signal)).rejects.toThrow('killed')
    await handlers().renew({ ...job, attempt: 2 }, new AbortController().signal)
    expect(await charged(id)).toEqual({ count: 1, amount: FEE })
    expect((await read(id)).doc).toMatchObject({ period: 2 })
  })

  it('remind, block after 7 days and release after 14 when the balance is too low, each once', async () => {
    const id = await buy({ paid_until: ago(0.1) })
    const made = handlers()
    await withoutMoney(async () => {
      await run(id, made)
      expect((await read(id)).doc).toMatchObject({ status: 'active', attempts: 1 })
      for (const [days, status] of [
        [1.1, 'active'],
        [3.1, 'active'],
        [4.1, 'active'],
        [7.1, 'blocked'],
        [8.1, 'blocked'],
        [14.1, 'inactive'],
      ] as const) {
        await set(id, { paid_until: ago(days) })
        await run(id, made)
        expect([days, (await read(id)).doc['status']]).toEqual([days, status])
      }
      const back = await server.call(owner, 'PUT', `/v1/dids/${id}/status`, { did: { status: 'active' } })
      expect(back.status).toBe(402)
    })
    expect(made.notices).toEqual(['remind', 'remind', 'block', 'give-up'])
    expect(await charged(id)).toEqual({ count: 0, amount: 0 })
    const back = await server.call(owner, 'PUT', `/v1/dids/${id}/status`, { did: { status: 'active' } })
    expect(back.status).toBe(200)
    expect(await charged(id)).toEqual({ count: 1, amount: FEE })
  })

  it('unblock a number as soon as the fee can be paid', async () => {
    const id = await buy({ paid_until: ago(7.1) })
    await withoutMoney(() => run(id))
    const { doc } = await read(id)
    expect(doc).toMatchObject({ status: 'blocked', standing: 'blocked' })
    expect(doc['reason']).toMatch(/^The fee due on \d{2}\/\d{2}\/\d{4} is unpaid\.$/)
    await run(id)
    expect((await read(id)).doc).toMatchObject({ status: 'active', period: 2, reason: '' })
    expect(await charged(id)).toEqual({ count: 1, amount: FEE })
  })

  it('end with the release, and the number with its grace', async () => {
    const id = await buy({ paid_until: ago(0.1) })
    await server.call(owner, 'PUT', `/v1/dids/${id}/status`, { did: { status: 'inactive' } })
    await run(id)
    expect(await charged(id)).toEqual({ count: 0, amount: 0 })
    const { doc } = await read(id)
    const end = (ends: unknown) =>
      handlers().end(
        { id, accountId: owner.accountId, kind: 'end-number', payload: { did: id, ends }, attempt: 1 },
        new AbortController().signal,
      )
    await end('2020-01-01T00:00:00.000Z')
    expect((await read(id)).id).toBe(id)
    await end(doc['release_ends_at'])
    await expect(read(id)).rejects.toThrow('There is no number')
  })

  it('are queued once for a number that is planned twice', async () => {
    const id = await buy()
    const number = await read(id)
    await server.database.transaction(owner.accountId, (query) => planRenewal(query, owner.accountId, number))
    const { rows } = await server.database.system((query) =>
      sql`select id from job where kind = 'renew-number' and payload ->> 'did' = ${id}`.execute(query),
    )
    expect(rows).toHaveLength(1)
  })
})
