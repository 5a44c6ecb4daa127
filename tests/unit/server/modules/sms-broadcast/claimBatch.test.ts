import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  claimBatch,
  type ClaimContext,
  type ClaimedBatch,
} from '../../../../../src/server/modules/sms-broadcast/claimBatch.ts'
import { createLinkCodes } from '../../../../../src/server/modules/sms-broadcast/links/linkCodes.ts'
import { settleBatch } from '../../../../../src/server/modules/sms-broadcast/settleBatch.ts'
import type { OwnedDatabase } from '../../../../../src/server/storage/createDatabase.ts'
import type { Query } from '../../../../../src/server/storage/database.ts'
import { insertDocument, readDocument } from '../../../../../src/server/storage/documents.ts'
import { moveMoney } from '../../../../../src/server/storage/moveMoney.ts'
import type { JsonObject } from '../../../../../src/server/storage/tables.ts'
import { openEmbedded } from '../../../../support/openEmbedded.ts'

const PRICE = 1000
const CARRIER_FEE = 300
let database: OwnedDatabase
beforeAll(async () => {
  database = await openEmbedded()
})
afterAll(() => database.close())

interface Given {
  contacts?: number
  balance?: number
  state?: string
  senderStatus?: string
  /** The Sender ID is a number of a 10DLC campaign. */
  isTenDlc?: boolean
  sendCovered?: boolean
  /** Contacts that have opted out. */
  optedOut?: number[]
  window?: { from: string; to: string; days: string[] }
}

interface Broadcast {
  accountId: string
  claim(given?: Partial<ClaimContext>): Promise<ClaimedBatch | undefined>
  settle(batch: ClaimedBatch, rejected?: number): Promise<void>
  run(): Promise<Record<string, unknown>>
  doc(): Promise<JsonObject>
  balance(): Promise<number>
  /** What sending moved, oldest first. */
  transfers(): Promise<[kind: string, type: number, amount: number][]>
  statuses(): Promise<string[]>
}

/** A broadcast whose lease this process holds, in an account of its own. */
async function broadcastWith(given: Given = {}): Promise<Broadcast> {
  const { contacts = 3, balance = 1_000_000, state = 'active', senderStatus = 'approved' } = given
  const [accountId, campaignId, senderId, owner] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const phones = Array.from({ length: contacts }, (_, index) => `+44740000000${index}`)
  const plan = {
    text: 'Hi {{name}}',
    shortUrl: false,
    sender: 'ACME',
    countryCode: 'GB',
    mappings: [{ variable: 'name', column: 1 }],
    ...(given.sendCovered && { sendCovered: true }),
    ...(given.window && { window: given.window }),
  }
  await database.systemTransaction(async (query) => {
    await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'flex' }).execute()
    await moveMoney(query, {
      accountId,
      kind: 'top-up',
      reference: '1',
      amount: balance,
      counterpart: 'payments',
    })
  })
  await database.transaction(accountId, async (query) => {
    await insertDocument(query, accountId, 'sender', senderId, {
      title: 'ACME',
      type: 'alpha_numeric',
      status: 'approved',
      destinations: [{ country_code: 'GB', status: senderStatus }],
      ...(given.isTenDlc && { ten_dlc_campaign_id: randomUUID() }),
    })
    await insertDocument(query, accountId, 'sms-campaign', campaignId, {
      name: 'Hello',
      status: state,
      sender_id: { id: senderId },
    })
    await sql`
      insert into campaign_run (account_id, campaign_id, upload_id, state, starts_at, plan, total, lease_owner, lease_until)
      values (${accountId}, ${campaignId}, ${randomUUID()}, ${state}, now(), ${JSON.stringify(plan)}::jsonb, ${contacts},
              ${owner}, now() + interval '1 minute')`.execute(query)
    for (const index of given.optedOut ?? [])
      await sql`insert into sms_opt_out (account_id, phone) values (${accountId}, ${phones[index]})`.execute(
        query,
      )
  })
  const transact = <Result>(work: (query: Query) => Promise<Result>): Promise<Result> =>
    database.transaction(accountId, work)
  async function run(): Promise<Record<string, unknown>> {
    const { rows } = await database.system((query) =>
      sql<Record<string, unknown>>`
        select state, next_index, byte_offset::int as byte_offset, batch, claimed_at is not null as claimed, sent,
               rejected, opted_out, charge::int as charge, due_at > now() as waits, lease_owner is not null as leased
        from campaign_run where campaign_id = ${campaignId}`.execute(query),
    )
    return rows[0] ?? {}
  }
  return {
    accountId,
    /** Leases the broadcast, if nobody holds it, and claims. */
    async claim(context = {}) {
      await transact((query) =>
        sql`update campaign_run set lease_owner = ${owner}
            where campaign_id = ${campaignId} and lease_owner is null`.execute(query),
      )
      const from = Number((await run())['next_index'])
      const rows = phones.slice(from).map((phone, index) => [phone, `Name ${from + index}`])
      return transact((query) =>
        claimBatch(query, {
          accountId,
          campaignId,
          owner,
          messagesPerSecond: 1000,
          dailyCap: () => undefined,
          smsRate: (_country, fee) => (fee === undefined ? PRICE : CARRIER_FEE),
          zoneOf: () => 'Europe/London',
          links: { linkUrl: 'https://go.example', codes: createLinkCodes(Buffer.alloc(32)) },
          postNotices: async () => undefined,
          waits: undefined,
          contacts: { index: from, rows, ends: rows.map((_, index) => (index + 1) * 10) },
          ...context,
        }),
      )
    },
    settle: ({ messages, claimedAtMs }, rejected = 0) =>
      transact((query) =>
        settleBatch(
          query,
          async () => undefined,
          accountId,
          campaignId,
          claimedAtMs,
          messages.map(({ id }, index) => ({
            id,
            accepted: index >= rejected,
            ...(index < rejected && { reason: 'unreachable' }),
          })),
        ),
      ),
    run,
    async doc() {
      const record = await database.read(accountId, (query) =>
        readDocument(query, accountId, 'sms-campaign', campaignId),
      )
      return record?.doc ?? {}
    },
    async balance() {
      const account = await database.system((query) =>
        query.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirstOrThrow(),
      )
      return account.balance
    },
    async transfers() {
      const { rows } = await database.system((query) =>
        sql<{ kind: string; type: number; amount: number }>`
          select kind, type, amount::float8 as amount from ledger_transfer
          where account_id = ${accountId} and kind <> 'top-up' order by kind`.execute(query),
      )
      return rows.map(({ kind, type, amount }) => [kind, type, amount])
    },
    async statuses() {
      const { rows } = await database.system((query) =>
        sql<{
          status: string
        }>`select status from sms_message where account_id = ${accountId} order by recipient`.execute(query),
      )
      return rows.map(({ status }) => status)
    },
  }
}

function recipients(batch: ClaimedBatch | undefined): string[] | undefined {
  return batch?.messages.map(({ to }) => to)
}

/** A batch that must be there. */
async function claimed(broadcast: Broadcast): Promise<ClaimedBatch> {
  const batch = await broadcast.claim()
  if (!batch) throw new Error('nothing was claimed')
  return batch
}

describe('claimBatch', () => {
  it('stores and charges messages before they are submitted', async () => {
    const broadcast = await broadcastWith()
    const batch = await claimed(broadcast)
    expect(batch.messages.map(({ to, from, body, countryCode }) => [to, from, body, countryCode])).toEqual([
      ['+447400000000', 'ACME', 'Hi Name 0', 'GB'],
      ['+447400000001', 'ACME', 'Hi Name 1', 'GB'],
      ['+447400000002', 'ACME', 'Hi Name 2', 'GB'],
    ])
    expect(batch.recovered).toBe(false)
    expect(await broadcast.run()).toMatchObject({
      next_index: 3,
      byte_offset: 30,
      batch: 1,
      claimed: true,
      charge: 3 * PRICE,
    })
    expect(await broadcast.balance()).toBe(1_000_000 - 3 * PRICE)
    expect(await broadcast.statuses()).toEqual(['pending', 'pending', 'pending'])
  })

  it('charges the carriers’ fee once per segment of a 10DLC campaign, and pays it back for what they reject', async () => {
    const broadcast = await broadcastWith({ isTenDlc: true })
    const batch = await claimed(broadcast)
    await broadcast.claim()
    expect(await broadcast.transfers()).toEqual([
      ['sms', 15, -3 * PRICE],
      ['sms-carrier-fee', 45, -3 * CARRIER_FEE],
    ])
    expect(await broadcast.run()).toMatchObject({ charge: 3 * (PRICE + CARRIER_FEE) })
    await broadcast.settle(batch, 1)
    await broadcast.settle(batch, 1)
    expect(await broadcast.transfers()).toEqual([
      ['sms', 15, -3 * PRICE],
      ['sms-carrier-fee', 45, -3 * CARRIER_FEE],
      ['sms-carrier-fee-refund', 4, CARRIER_FEE],
      ['sms-refund', 4, PRICE],
    ])
    expect(await broadcast.run()).toMatchObject({ charge: 2 * (PRICE + CARRIER_FEE), sent: 2, rejected: 1 })
    expect(await broadcast.balance()).toBe(1_000_000 - 2 * (PRICE + CARRIER_FEE))
  })

  it('stops where the balance covers a message but not the carriers’ fee', async () => {
    const broadcast = await broadcastWith({ isTenDlc: true, balance: 3 * PRICE + CARRIER_FEE })
    const batch = await claimed(broadcast)
    expect(batch.messages).toHaveLength(2)
    expect(await broadcast.balance()).toBe(PRICE - CARRIER_FEE)
  })

  it('claims nothing for a process that lost the lease', async () => {
    const broadcast = await broadcastWith()
    expect(await broadcast.claim({ owner: randomUUID() })).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ next_index: 0, claimed: false, charge: 0 })
    expect(await broadcast.balance()).toBe(1_000_000)
  })

  it('does not recover a batch for a process that lost the lease', async () => {
    const broadcast = await broadcastWith()
    await claimed(broadcast)
    expect(await broadcast.claim({ owner: randomUUID() })).toBeUndefined()
  })

  it('returns the same messages after a crash, without charging again', async () => {
    const broadcast = await broadcastWith()
    const first = await claimed(broadcast)
    const second = await claimed(broadcast)
    expect([second.recovered, second.claimedAtMs]).toEqual([true, first.claimedAtMs])
    expect(second.messages.toSorted((a, b) => a.to.localeCompare(b.to))).toEqual(first.messages)
    expect(await broadcast.balance()).toBe(1_000_000 - 3 * PRICE)
  })

  it('claims nothing of a broadcast that is paused, or from rows of another place', async () => {
    const paused = await broadcastWith({ state: 'paused' })
    expect(await paused.claim()).toBeUndefined()
    expect(await paused.run()).toMatchObject({ state: 'paused', next_index: 0 })
    const broadcast = await broadcastWith()
    const contacts = { index: 1, rows: [['+447400000001', 'Name 1']], ends: [10] }
    expect(await broadcast.claim({ contacts })).toBeUndefined()
    expect(await broadcast.balance()).toBe(1_000_000)
  })

  it('leaves out numbers that opted out', async () => {
    const broadcast = await broadcastWith({ optedOut: [1] })
    expect(recipients(await broadcast.claim())).toEqual(['+447400000000', '+447400000002'])
    expect(await broadcast.run()).toMatchObject({ next_index: 3, opted_out: 1, charge: 2 * PRICE })
  })

  it('stops at the balance, then pauses with a note', async () => {
    const broadcast = await broadcastWith({ balance: 2 * PRICE })
    const batch = await claimed(broadcast)
    expect(batch.messages).toHaveLength(2)
    await broadcast.settle(batch)
    expect(await broadcast.claim()).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ state: 'paused', next_index: 2 })
    expect(await broadcast.doc()).toMatchObject({ status: 'paused', status_note: 'balance' })
    expect(await broadcast.balance()).toBe(0)
  })

  it('completes with what the balance covers when the user chose so', async () => {
    const broadcast = await broadcastWith({ balance: 2 * PRICE, sendCovered: true })
    await broadcast.settle(await claimed(broadcast))
    expect(await broadcast.claim()).toBeUndefined()
    const doc = await broadcast.doc()
    expect(doc['status']).toBe('completed')
    expect(doc['status_note']).toBe('covered')
  })

  it('stops at the daily limit, and waits for the next day', async () => {
    const broadcast = await broadcastWith()
    const dailyCap = (plan: string) => (plan === 'flex' ? 2 : undefined)
    const batch = await broadcast.claim({ dailyCap })
    expect(batch?.messages).toHaveLength(2)
    if (batch) await broadcast.settle(batch)
    expect(await broadcast.claim({ dailyCap })).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ state: 'active', next_index: 2, waits: true })
    expect((await broadcast.doc())['status_note']).toBe('daily-limit')
  })

  it('pauses when the Sender ID is no longer registered', async () => {
    const broadcast = await broadcastWith({ senderStatus: 'declined' })
    expect(await broadcast.claim()).toBeUndefined()
    expect(await broadcast.doc()).toMatchObject({ status: 'paused', status_note: 'sender' })
    expect(await broadcast.balance()).toBe(1_000_000)
  })

  it('waits with a note while the account may not send', async () => {
    const broadcast = await broadcastWith()
    expect(await broadcast.claim({ waits: { recheckMs: 600_000 } })).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ state: 'active', next_index: 0, waits: true })
    expect((await broadcast.doc())['status_note']).toBe('account')
  })

  it('completes after the last contact', async () => {
    const broadcast = await broadcastWith({ contacts: 1, optedOut: [0] })
    expect(await broadcast.claim()).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ state: 'completed', next_index: 1, opted_out: 1 })
  })
})

describe('settleBatch', () => {
  it('records what the carrier accepted, refunds the rest and completes the broadcast', async () => {
    const broadcast = await broadcastWith()
    await broadcast.settle(await claimed(broadcast), 1)
    expect(await broadcast.statuses()).toEqual(['rejected', 'sent', 'sent'])
    expect(await broadcast.run()).toMatchObject({
      state: 'completed',
      claimed: false,
      leased: false,
      sent: 2,
      rejected: 1,
      charge: 2 * PRICE,
    })
    expect(await broadcast.doc()).toMatchObject({ status: 'completed', sent: 2, not_sent: 1 })
    expect(await broadcast.balance()).toBe(1_000_000 - 2 * PRICE)
  })

  it('settles a batch once', async () => {
    const broadcast = await broadcastWith()
    const batch = await claimed(broadcast)
    await broadcast.settle(batch, 1)
    const settled = [await broadcast.run(), await broadcast.balance()]
    await broadcast.settle(batch, 1)
    await broadcast.settle(batch, 2)
    expect([await broadcast.run(), await broadcast.balance()]).toEqual(settled)
  })

  it('does not settle a batch in place of a later one', async () => {
    const broadcast = await broadcastWith({ balance: 2 * PRICE })
    const first = await claimed(broadcast)
    await broadcast.settle(first)
    await database.systemTransaction((query) =>
      moveMoney(query, {
        accountId: broadcast.accountId,
        kind: 'top-up',
        reference: '2',
        amount: PRICE,
        counterpart: 'payments',
      }),
    )
    const second = await claimed(broadcast)
    expect(recipients(second)).toEqual(['+447400000002'])
    await broadcast.settle(first)
    expect(await broadcast.run()).toMatchObject({ state: 'active', claimed: true, sent: 2 })
    await broadcast.settle(second)
    expect(await broadcast.run()).toMatchObject({ state: 'completed', claimed: false, sent: 3 })
  })
})
