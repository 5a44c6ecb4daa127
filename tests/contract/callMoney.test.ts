import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCallMoney } from '../../src/server/calls/index.ts'
import { CHARGE_CALL, createCallCharge } from '../../src/server/modules/sip-trunks/chargeCallJob.ts'
import { writeNumbering } from '../../src/server/modules/sip-trunks/keepNumbering.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { shippedPortal } from '../support/compileShipped.ts'
import { databasesOf } from '../support/createTestDatabase.ts'

const DOLLAR = 1_000_000
/** Prices of a minute. */
const prices: Record<string, number> = { GB: DOLLAR, US: 12_000, NO: 0 }
const dear = '+447400123456'
const cheap = '+12125550142'
const free = '+4748012345'
const echo = '*43'

interface Account {
  edge: string
  accountId: string
  trunks: string[]
}

describe.each(databasesOf(import.meta.filename))('calls under way and money on %s', (_name, open) => {
  let database: OwnedDatabase

  beforeAll(async () => {
    database = await open()
    const { catalogues } = await shippedPortal()
    const priced = (catalogues['call-rates'] ?? []).map((rate) => {
      const perMinute = prices[rate.value]
      return perMinute === undefined ? rate : { ...rate, perMinute }
    })
    await database.systemTransaction((query) =>
      writeNumbering(query, { ...catalogues, 'call-rates': priced }),
    )
  })
  afterAll(() => database.close())

  async function account(
    balance: number,
    { cap = null, level = 'flex_pro' }: { cap?: number | null; level?: string } = {},
  ): Promise<Account> {
    const accountId = randomUUID()
    const trunks = [randomUUID(), randomUUID()]
    await database.systemTransaction(async (query) => {
      await sql`insert into account (id, name, level) values (${accountId}, 'Caller', ${level})`.execute(
        query,
      )
      if (balance > 0)
        await moveMoney(query, {
          accountId,
          kind: 'given',
          reference: 'all',
          amount: balance,
          counterpart: 'payments',
        })
      await sql`update account set spend_cap_day = ${cap} where id = ${accountId}`.execute(query)
      for (const id of trunks) {
        await sql`insert into record (account_id, entity, id, doc)
          values (${accountId}, 'trunk', ${id}, ${JSON.stringify({ status: 'active', auth_method: 'digest' })}::jsonb)`.execute(
          query,
        )
        await sql`insert into sip_credential (account_id, trunk_id, username, realm)
          values (${accountId}, ${id}, ${id}, 'r')`.execute(query)
      }
    })
    return { edge: `edge-${accountId.slice(0, 8)}`, accountId, trunks }
  }

  const hex = (text: string): string => Buffer.from(text).toString('hex')

  /** Begins a call as the account's edge does. */
  async function ring(
    { edge }: Account,
    trunk: string | undefined,
    number: string,
  ): Promise<{ code: string; seconds: number; callId: string }> {
    const callId = hex(randomUUID())
    const { rows } = await database.systemTransaction((query) =>
      sql<{ code: string; seconds: number }>`
        select code, seconds from sip_edge.admit(${trunk}::uuid, ${edge}, ${callId}, ${hex(number)}, '', '', '')`.execute(
        query,
      ),
    )
    const { code = '', seconds = 0 } = rows[0] ?? {}
    return { code, seconds, callId }
  }

  async function answer(trunk: string | undefined, callId: string): Promise<void> {
    await database.systemTransaction((query) =>
      sql`select sip_edge.answered(${trunk}::uuid, ${callId}, 1, 1)`.execute(query),
    )
  }

  /** The same; one that is let through is answered. */
  async function dial(caller: Account, trunk: string | undefined, number: string) {
    const call = await ring(caller, trunk, number)
    if (call.code === '100') await answer(trunk, call.callId)
    return call
  }

  /** Begins calls over all trunks together; those that are let through are answered once none rings. */
  async function dialMany(caller: Account, number: string, perTrunk: number): Promise<string[]> {
    const calls = await Promise.all(
      caller.trunks.flatMap((trunk) =>
        Array.from({ length: perTrunk }, async () => ({ trunk, ...(await ring(caller, trunk, number)) })),
      ),
    )
    for (const { code, trunk, callId } of calls) if (code === '100') await answer(trunk, callId)
    return calls.map(({ code }) => code)
  }

  async function end(trunk: string, callId: string): Promise<void> {
    await database.systemTransaction((query) =>
      sql`select sip_edge.ended(${trunk}::uuid, ${callId}, '200')`.execute(query),
    )
  }

  interface UpCall {
    trunk: string
    callId: string
    isOver: boolean
  }

  async function callsUp({ accountId }: Account): Promise<UpCall[]> {
    const { rows } = await database.system((query) =>
      sql<UpCall>`select trunk_id as trunk, call_id as "callId",
          answered_at + max_seconds * interval '1 second' <= clock_timestamp() as "isOver"
        from trunk_call where account_id = ${accountId} and is_up`.execute(query),
    )
    return rows
  }

  const toEnd = async ({ edge }: Account): Promise<number> => {
    const { rows } = await database.system((query) =>
      sql`select * from sip_edge.to_end(${edge})`.execute(query),
    )
    return rows.length
  }

  /** Lets time pass for the calls of an account. */
  const pass = ({ accountId }: Account, seconds: number) =>
    database.systemTransaction((query) =>
      sql`update phone_call set answered_at = answered_at - ${seconds}::int * interval '1 second'
        where account_id = ${accountId} and is_up`.execute(query),
    )

  /** What an edge does until an account has no calls: it looks every five seconds, and hangs up after the time it was given. */
  async function untilOver(caller: Account): Promise<void> {
    for (let seconds = 0; seconds < 7200; seconds++) {
      const up = await callsUp(caller)
      if (up.length === 0) return
      const isSpent = seconds % 5 === 0 && (await toEnd(caller)) > 0
      for (const { trunk, callId, isOver } of up) if (isSpent || isOver) await end(trunk, callId)
      await pass(caller, 1)
    }
    throw new Error('calls go on for ever')
  }

  async function charge({ accountId }: Account): Promise<void> {
    const { rows } = await database.system((query) =>
      sql<{ id: string; payload: Record<string, unknown> }>`
        select id, payload from job where account_id = ${accountId} and kind = ${CHARGE_CALL}`.execute(query),
    )
    const run = createCallCharge({ database, notifyOfRecord: () => Promise.resolve() })
    for (const { id, payload } of rows) {
      await run({ id, accountId, kind: CHARGE_CALL, payload, attempt: 1 }, new AbortController().signal)
      await database.systemTransaction((query) =>
        sql`update job set state = 'done' where account_id = ${accountId} and id = ${id}`.execute(query),
      )
    }
  }

  const left = async ({ accountId }: Account): Promise<{ balance: number; spent: number }> => {
    const { rows } = await database.system((query) =>
      sql<{ balance: number; spent: number }>`select balance::float8 as balance, s.today::float8 as spent
        from account a, account_spend(a.id) s where a.id = ${accountId}`.execute(query),
    )
    return rows[0] ?? { balance: NaN, spent: NaN }
  }

  const cost = async ({ accountId }: Account): Promise<number> => {
    const { rows } = await database.system((query) =>
      sql<{ cost: number }>`select calls_cost(${accountId}::uuid)::float8 as cost`.execute(query),
    )
    return rows[0]?.cost ?? NaN
  }

  const reasons = async ({ accountId }: Account): Promise<unknown[]> => {
    const { rows } = await database.system((query) =>
      sql<{ reason: string }>`select distinct reason from trunk_call where account_id = ${accountId}
        and reason is not null`.execute(query),
    )
    return rows.map(({ reason }) => reason)
  }

  it('end before they cost more than the balance, however many begin together', async () => {
    const caller = await account(5 * DOLLAR)
    const codes = await dialMany(caller, dear, 12)
    const begun = codes.filter((code) => code === '100').length
    expect(begun).toBe(5)
    expect(await reasons(caller)).toEqual(['no-balance'])
    await untilOver(caller)
    await charge(caller)
    const { balance, spent } = await left(caller)
    // Each of them may have begun a second more when it was hung up.
    expect(balance).toBeGreaterThanOrEqual((-begun * DOLLAR) / 60)
    expect(spent).toBeGreaterThan(3 * DOLLAR)
  })

  it('end before they cost more than a spend cap, whatever the balance', async () => {
    const caller = await account(1000 * DOLLAR, { cap: 3 * DOLLAR })
    const codes = await dialMany(caller, dear, 6)
    expect(codes.filter((code) => code === '100')).toHaveLength(3)
    expect(await reasons(caller)).toEqual(['spend-cap'])
    await untilOver(caller)
    await charge(caller)
    const { spent } = await left(caller)
    expect(spent).toBeLessThanOrEqual(3 * DOLLAR + (3 * DOLLAR) / 60)
    expect(spent).toBeGreaterThan(2 * DOLLAR)
  })

  it('are many with a usual balance, each as long as the account allows', async () => {
    const caller = await account(50 * DOLLAR)
    expect(new Set(await dialMany(caller, cheap, 29))).toEqual(new Set(['100']))
    expect(await dial(caller, caller.trunks[0], cheap)).toMatchObject({ code: '100', seconds: 7200 })
    await pass(caller, 600)
    expect(await toEnd(caller)).toBe(0)
  })

  it('begin with what the others leave, and not without', async () => {
    const caller = await account(2.5 * DOLLAR)
    const [trunk, other] = caller.trunks
    expect(await ring(caller, trunk, dear)).toMatchObject({ code: '100', seconds: 150 })
    expect(await ring(caller, other, dear)).toMatchObject({ code: '100', seconds: 90 })
    expect(await ring(caller, trunk, dear)).toMatchObject({ code: '100', seconds: 30 })
    expect(await ring(caller, trunk, dear)).toMatchObject({ code: '403', seconds: 0 })
    expect(await ring(caller, trunk, echo)).toMatchObject({ code: '100' })
  })

  it('count until they are charged, and no longer', async () => {
    const caller = await account(2 * DOLLAR)
    const [trunk = ''] = caller.trunks
    const { callId } = await dial(caller, trunk, dear)
    await pass(caller, 119)
    await end(trunk, callId)
    const owed = await cost(caller)
    expect(owed).toBeGreaterThanOrEqual(2 * DOLLAR)
    expect((await ring(caller, trunk, dear)).code).toBe('403')
    await charge(caller)
    expect([await cost(caller), (await left(caller)).balance]).toEqual([0, 2 * DOLLAR - owed])
  })

  it('end when the money goes elsewhere, but not those that cost nothing', async () => {
    const caller = await account(50 * DOLLAR)
    const [trunk] = caller.trunks
    for (const number of [cheap, echo, free]) await dial(caller, trunk, number)
    expect(await toEnd(caller)).toBe(0)
    await database.systemTransaction((query) =>
      moveMoney(query, {
        accountId: caller.accountId,
        kind: 'fee',
        reference: 'all',
        amount: -50 * DOLLAR,
        counterpart: 'revenue',
      }),
    )
    expect(await toEnd(caller)).toBe(1)
  })

  it('hold nothing while they are free: tests, echoes, and all of the sandbox', async () => {
    const caller = await account(DOLLAR)
    const [trunk] = caller.trunks
    for (const number of [echo, free]) await dial(caller, trunk, number)
    await database.systemTransaction((query) =>
      sql`insert into trunk_call (account_id, id, trunk_id, is_test, dialed, number, rate, max_seconds)
        values (${caller.accountId}, ${randomUUID()}, ${trunk}, true, '', '', ${DOLLAR}, 60)`.execute(query),
    )
    expect(await cost(caller)).toBe(0)
    const sandbox = await account(DOLLAR, { level: 'sandbox' })
    expect(await dialMany(sandbox, dear, 4)).toEqual(Array.from({ length: 8 }, () => '100'))
    expect([await cost(sandbox), await toEnd(sandbox)]).toEqual([0, 0])
  })

  it('of voice campaigns count for trunks, and those of trunks for campaigns', async () => {
    const caller = await account(3 * DOLLAR)
    const [trunk] = caller.trunks
    const money = async () => (await database.system((query) => readCallMoney(query, caller.accountId))).left
    expect(await money()).toBe(3 * DOLLAR)
    await ring(caller, trunk, dear)
    expect(await money()).toBe(2 * DOLLAR)
    await database.systemTransaction((query) =>
      sql`insert into voice_target
          (account_id, id, campaign_id, position, number, country_code, status, rate, call)
        values (${caller.accountId}, ${randomUUID()}, ${randomUUID()}, 0, ${dear}, 'GB', 'calling', ${DOLLAR},
          '{"seconds": 30}')`.execute(query),
    )
    expect(await money()).toBe(DOLLAR / 2)
    expect(await ring(caller, trunk, dear)).toMatchObject({ code: '100', seconds: 30 })
    expect(await ring(caller, trunk, dear)).toMatchObject({ code: '403' })
  })
})
