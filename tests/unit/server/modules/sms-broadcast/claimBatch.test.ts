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
import { openShared } from '../../../../support/createTestDatabase.ts'

const PRICE = 1000
const CARRIER_FEE = 300
let database: OwnedDatabase
beforeAll(async () => {
  database = await openShared()
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
  /** Of an account that has another broadcast. */
  accountId?: string
  text?: string
  /** What numbers begin with. */
  numbers?: string
  /** Contacts without the name that the message needs; they are left out. */
  nameless?: number[]
  /** micro-units a day */
  spendCap?: number
}

interface Broadcast {
  accountId: string
  claim(given?: Partial<ClaimContext>): Promise<ClaimedBatch | undefined>
  settle(batch: ClaimedBatch, rejected?: number): Promise<void>
  run(): Promise<Record<string, unknown>>
  /** Milliseconds from when the rate was last looked at until the broadcast is due. */
  pauseMs(): Promise<number>
  /** When it is due, as an ISO time. */
  dueAt(): Promise<string>
  /** Fills the bucket of the rate with some tokens. */
  allow(tokens: number): Promise<void>
  doc(): Promise<JsonObject>
  /** Pending edits of the campaign stay possible while it is the same. */
  version(): Promise<number | undefined>
  /** How often the list of messages has changed. */
  messageChanges(): Promise<number>
  balance(): Promise<number>
  /** What sending moved, oldest first. */
  transfers(): Promise<[kind: string, type: number, amount: number][]>
  statuses(): Promise<string[]>
  /** What each message costs, by recipient. */
  charges(): Promise<[charge: number, carrierFee: number][]>
}

/** A broadcast whose lease this process holds, in an account of its own. */
async function broadcastWith(given: Given = {}): Promise<Broadcast> {
  const { contacts = 3, balance = 1_000_000, state = 'active', senderStatus = 'approved' } = given
  const { accountId = randomUUID(), text = 'Hi {{name}}', numbers = '+44740000000' } = given
  const [campaignId, senderId, owner] = [randomUUID(), randomUUID(), randomUUID()]
  const phones = Array.from({ length: contacts }, (_, index) => `${numbers}${index}`)
  const plan = {
    text,
    shortUrl: text.includes('https:'),
    sender: 'ACME',
    countryCode: 'GB',
    mappings: [{ variable: 'name', column: 1, ...(given.nameless && { when_empty: 'skip' }) }],
    ...(given.sendCovered && { sendCovered: true }),
    ...(given.window && { window: given.window }),
  }
  await database.systemTransaction(async (query) => {
    await query
      .insertInto('account')
      .values({ id: accountId, name: 'Account', level: 'flex' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await query
      .updateTable('account')
      .set({ spend_cap_day: given.spendCap ?? null })
      .where('id', '=', accountId)
      .execute()
    await moveMoney(query, {
      accountId,
      kind: 'top-up',
      reference: campaignId,
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
               rejected, opted_out, skipped, waiting, charge::int as charge, due_at > now() as waits, lease_owner is not null as leased
        from campaign_run where campaign_id = ${campaignId}`.execute(query),
    )
    return rows[0] ?? {}
  }
  const record = () =>
    database.read(accountId, (query) => readDocument(query, accountId, 'sms-campaign', campaignId))
  return {
    accountId,
    /** Leases the broadcast, if nobody holds it, and claims. */
    async claim(context = {}) {
      await transact((query) =>
        sql`update campaign_run set lease_owner = ${owner}
            where campaign_id = ${campaignId} and lease_owner is null`.execute(query),
      )
      const from = Number((await run())['next_index'])
      const rows = phones
        .slice(from)
        .map((phone, index) => [phone, given.nameless?.includes(from + index) ? '' : `Name ${from + index}`])
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
    async pauseMs() {
      const { rows } = await database.system((query) =>
        sql<{ ms: number }>`
          select (extract(epoch from due_at - tokens_at) * 1000)::int as ms
          from campaign_run where campaign_id = ${campaignId}`.execute(query),
      )
      return rows[0]?.ms ?? NaN
    },
    async dueAt() {
      const { rows } = await database.system((query) =>
        sql<{ due_at: Date }>`select due_at from campaign_run where campaign_id = ${campaignId}`.execute(
          query,
        ),
      )
      return rows[0]?.due_at.toISOString() ?? ''
    },
    async allow(tokens) {
      await database.system((query) =>
        sql`update campaign_run set tokens = ${tokens}, tokens_at = clock_timestamp()
            where campaign_id = ${campaignId}`.execute(query),
      )
    },
    doc: async () => (await record())?.doc ?? {},
    version: async () => (await record())?.version,
    async messageChanges() {
      const { rows } = await database.system((query) =>
        sql<{ version: string }>`
          select version from collection_version
          where account_id = ${accountId} and entity = 'sms-message'`.execute(query),
      )
      return Number(rows[0]?.version ?? 0)
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
    async charges() {
      const { rows } = await database.system((query) =>
        sql<{ charge: number; carrier_fee: number }>`
          select charge::float8 as charge, carrier_fee::float8 as carrier_fee from sms_message
          where account_id = ${accountId} order by recipient`.execute(query),
      )
      return rows.map(({ charge, carrier_fee }) => [charge, carrier_fee])
    },
  }
}

/** Kiritimati, and an ocean where it is always another weekday, and where midnight is at least an hour away. */
const east = 'Etc/GMT-14'
const west = new Date().getUTCHours() === 11 ? 'Etc/GMT+11' : 'Etc/GMT+12'
/** A window that is open today in the west, all day, and so on no other day in the east. */
function windowInTheWest(): Given['window'] {
  const day = new Date().toLocaleDateString('en', { weekday: 'short', timeZone: west }).toLowerCase()
  return { from: '00:00', to: '24:00', days: [day] }
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
    const [free, paid] = [
      [0, 0],
      [PRICE + CARRIER_FEE, CARRIER_FEE],
    ]
    expect(await broadcast.charges()).toEqual([free, paid, paid])
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
    const due = await broadcast.dueAt()
    expect(due).toMatch(/T00:00:00\.000Z$/)
    expect(Date.parse(due) - Date.now()).toBeLessThanOrEqual(86_400_000)
    expect(await broadcast.version()).toBe(1)
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
    expect(await broadcast.version()).toBe(1)
  })

  it('completes after the last contact', async () => {
    const broadcast = await broadcastWith({ contacts: 1, optedOut: [0] })
    expect(await broadcast.claim()).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ state: 'completed', next_index: 1, opted_out: 1 })
    expect(await broadcast.messageChanges()).toBe(0)
  })

  it('pauses where its file holds no more contacts than were sent to', async () => {
    const broadcast = await broadcastWith()
    expect(await broadcast.claim({ contacts: { index: 0, rows: [], ends: [] } })).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ state: 'paused', sent: 0, claimed: false })
    expect((await broadcast.doc())['status']).toBe('paused')
  })

  it('completes when no contacts are left, even if the campaign was deleted', async () => {
    const empty = await broadcastWith({ contacts: 0 })
    expect(await empty.claim()).toBeUndefined()
    expect((await empty.doc())['status']).toBe('completed')
    const gone = await broadcastWith({ contacts: 0 })
    await database.system((query) =>
      query.deleteFrom('record').where('account_id', '=', gone.accountId).execute(),
    )
    expect(await gone.claim()).toBeUndefined()
    expect(await gone.run()).toMatchObject({ state: 'completed' })
  })

  it('charges a single message, without a carrier fee of zero', async () => {
    const broadcast = await broadcastWith({ contacts: 1 })
    const batch = await claimed(broadcast)
    expect(await broadcast.transfers()).toEqual([['sms', 15, -PRICE]])
    await broadcast.settle(batch, 1)
    expect(await broadcast.transfers()).toEqual([
      ['sms', 15, -PRICE],
      ['sms-refund', 4, PRICE],
    ])
  })

  it('leaves other broadcasts of the account alone, and recovers only the unsent batch', async () => {
    const broadcast = await broadcastWith({ balance: 2 * PRICE })
    const sent = await claimed(broadcast)
    await broadcast.settle(sent)
    const other = await broadcastWith({ accountId: broadcast.accountId, balance: 4 * PRICE })
    const last = await claimed(broadcast)
    expect(await other.run()).toMatchObject({ next_index: 0, claimed: false, charge: 0 })
    await claimed(other)
    const recovered = await claimed(broadcast)
    expect([recovered.recovered, recipients(recovered)]).toEqual([true, recipients(last)])
  })

  it('skips contacts that lack a required value', async () => {
    const broadcast = await broadcastWith({ nameless: [1] })
    expect(recipients(await broadcast.claim())).toEqual(['+447400000000', '+447400000002'])
    expect(await broadcast.run()).toMatchObject({
      next_index: 3,
      skipped: 1,
      opted_out: 0,
      charge: 2 * PRICE,
    })
  })

  it('stops at a spend cap, and looks again within a minute', async () => {
    const broadcast = await broadcastWith({ spendCap: 2 * PRICE })
    const batch = await claimed(broadcast)
    expect(batch.messages).toHaveLength(2)
    await broadcast.settle(batch)
    expect(await broadcast.claim()).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ state: 'active', next_index: 2, waits: true })
    expect((await broadcast.doc())['status_note']).toBe('spend-cap')
    expect(Date.parse(await broadcast.dueAt())).toBeLessThanOrEqual(Date.now() + 60_000)
  })

  it('takes as many messages as the rate allows, and waits for the next', async () => {
    const broadcast = await broadcastWith()
    // Two of a bucket that fills in a quarter of a second.
    const messagesPerSecond = 8
    const batch = await broadcast.claim({ messagesPerSecond })
    expect([recipients(batch)?.length, await broadcast.pauseMs()]).toEqual([2, 250])
    await broadcast.settle(batch!)
    await broadcast.allow(0.5)
    expect(await broadcast.claim({ messagesPerSecond: 1 / 60 })).toBeUndefined()
    expect((await broadcast.pauseMs()) / 1000).toBeCloseTo(30, 1)
  })

  it('is due immediately when something other than the rate stopped it', async () => {
    const broadcast = await broadcastWith({ balance: PRICE })
    expect(recipients(await broadcast.claim({ messagesPerSecond: 8 }))).toHaveLength(1)
    expect(await broadcast.pauseMs()).toBe(0)
  })

  it('writes a short link of its own for each recipient', async () => {
    const broadcast = await broadcastWith({ contacts: 2, text: 'Hi {{name}} https://a.example/b' })
    const bodies = (await claimed(broadcast)).messages.map(({ body }) => body)
    expect(bodies).toEqual([
      expect.stringMatching(/^Hi Name 0 https:\/\/go\.example\/\S+$/),
      expect.stringMatching(/^Hi Name 1 https:\/\/go\.example\/\S+$/),
    ])
    expect(new Set(bodies.map((body) => body.split('/').at(-1))).size).toBe(2)
  })

  it('waits until the window opens when all numbers share a time zone, and shows when', async () => {
    const broadcast = await broadcastWith({ window: windowInTheWest() })
    expect(await broadcast.claim({ zoneOf: () => east })).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ state: 'active', next_index: 0, waits: true })
    expect(await broadcast.doc()).toMatchObject({
      status_note: 'window',
      waits_until: await broadcast.dueAt(),
    })
    expect(await broadcast.version()).toBe(1)
    expect(recipients(await broadcast.claim({ zoneOf: () => west }))).toHaveLength(3)
  })

  it('defers contacts outside their window, and returns to them first, at the same rate', async () => {
    const broadcast = await broadcastWith({
      contacts: 4,
      numbers: '+1212555010',
      window: windowInTheWest(),
    })
    const sleeping = new Set(['+12125550100', '+12125550101'])
    const claim = async (given: Partial<ClaimContext> = {}): Promise<unknown> => {
      await broadcast.allow(1)
      const batch = await broadcast.claim({ zoneOf: () => west, messagesPerSecond: 1 / 60, ...given })
      if (batch) await broadcast.settle(batch)
      const { next_index, byte_offset, waiting } = await broadcast.run()
      return [recipients(batch), next_index, byte_offset, waiting]
    }
    expect(await claim({ zoneOf: (number) => (sleeping.has(number) ? east : west) })).toEqual([
      ['+12125550102'],
      3,
      30,
      2,
    ])
    await database.system((query) =>
      sql`update campaign_waiting set due_at = now() where account_id = ${broadcast.accountId}`.execute(
        query,
      ),
    )
    expect(await claim()).toEqual([['+12125550100'], 3, 30, 1])
    expect(await claim()).toEqual([['+12125550101'], 3, 30, 0])
    expect(await claim()).toEqual([['+12125550103'], 4, 40, 0])
    expect(await broadcast.run()).toMatchObject({ state: 'completed' })
  })

  it('waits for the window of deferred contacts when no others are left', async () => {
    const broadcast = await broadcastWith({
      contacts: 2,
      numbers: '+1212555010',
      window: windowInTheWest(),
    })
    const zoneOf = (number: string): string => (number.endsWith('0') ? west : east)
    const batch = await broadcast.claim({ zoneOf })
    expect(recipients(batch)).toEqual(['+12125550100'])
    await broadcast.settle(batch!)
    expect(await broadcast.claim({ zoneOf })).toBeUndefined()
    expect(await broadcast.run()).toMatchObject({ state: 'active', waiting: 1, waits: true })
    expect((await broadcast.doc())['status_note']).toBe('window')
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

  it('updates the message list, and keeps pending edits of the broadcast possible', async () => {
    const broadcast = await broadcastWith({ balance: 2 * PRICE })
    const batch = await claimed(broadcast)
    const before = await broadcast.messageChanges()
    await broadcast.settle(batch)
    expect([(await broadcast.messageChanges()) - before, await broadcast.version()]).toEqual([1, 1])
    expect(await broadcast.doc()).toMatchObject({ status: 'active', sent: 2 })
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
