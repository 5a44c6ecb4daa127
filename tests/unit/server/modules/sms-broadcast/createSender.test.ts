import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Carrier } from '../../../../../src/server/carrier/index.ts'
import type { FileStore } from '../../../../../src/server/files/index.ts'
import { createSender } from '../../../../../src/server/modules/sms-broadcast/createSender.ts'
import { createLinkCodes } from '../../../../../src/server/modules/sms-broadcast/links/linkCodes.ts'
import type { OwnedDatabase } from '../../../../../src/server/storage/createDatabase.ts'
import { insertDocument, patchDocument, readDocument } from '../../../../../src/server/storage/documents.ts'
import { moveMoney } from '../../../../../src/server/storage/moveMoney.ts'
import type { JsonObject } from '../../../../../src/server/storage/tables.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'
import { shippedWords } from '../../../../support/shippedWords.ts'

const PRICE = 1000
const BALANCE = 1_000_000
/** Where it is another weekday than in the west. */
const east = 'Etc/GMT-14'
const west = new Date().getUTCHours() === 11 ? 'Etc/GMT+11' : 'Etc/GMT+12'
/** Open today in the west, all day, and on no other day in the east. */
const window = {
  from: '00:00',
  to: '24:00',
  days: [new Date().toLocaleDateString('en', { weekday: 'short', timeZone: west }).toLowerCase()],
}

let database: OwnedDatabase
beforeAll(async () => {
  database = await openShared()
})
afterAll(() => database.close())

/**
 * A broadcast of three messages whose batch is claimed while the carrier doesn't answer.
 * @param taken of the messages the carrier took before it failed
 */
async function claimedInOutage(taken = 0) {
  const [accountId, campaignId, senderId] = [randomUUID(), randomUUID(), randomUUID()]
  const phones = [0, 1, 2].map((index) => `+1212555010${index}`)
  const plan = { text: 'Hi', shortUrl: false, sender: 'ACME', countryCode: 'US', mappings: [] }
  await database.systemTransaction(async (query) => {
    await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'flex' }).execute()
    const money = { accountId, kind: 'top-up', reference: '1', amount: BALANCE } as const
    await moveMoney(query, { ...money, counterpart: 'payments' })
  })
  await database.transaction(accountId, async (query) => {
    const destinations = [{ country_code: 'US', status: 'approved' }]
    await insertDocument(query, accountId, 'sender', senderId, {
      title: 'ACME',
      type: 'alpha_numeric',
      status: 'approved',
      destinations,
    })
    const doc = { name: 'Hello', status: 'active', sender_id: { id: senderId } }
    await insertDocument(query, accountId, 'sms-campaign', campaignId, doc)
    await sql`insert into campaign_run (account_id, campaign_id, upload_id, state, starts_at, plan, total)
      values (${accountId}, ${campaignId}, ${randomUUID()}, 'active', now(), ${JSON.stringify(plan)}::jsonb, 3)`.execute(
      query,
    )
  })

  const submitted: string[] = []
  let takes = taken
  // as: the others aren't called.
  const carrier = {
    async submit(messages) {
      const accepted = messages.slice(0, takes)
      submitted.push(...accepted.map(({ to }) => to))
      known.push(...accepted.map(({ id }) => id))
      if (accepted.length < messages.length) throw new Error('no answer')
      return accepted.map(({ id }) => ({ id, accepted: true }))
    },
    lookup: async (ids) => ids.filter((id) => known.includes(id)).map((id) => ({ id, accepted: true })),
  } as Pick<Carrier, 'submit' | 'lookup'> as Carrier
  const known: string[] = []
  const bytes = Buffer.from(phones.map((phone) => `${phone}\n`).join(''))
  const files = {
    readBytes: async (_file, start, length) => bytes.subarray(start, start + length),
  } as Pick<FileStore, 'readBytes'> as FileStore
  let zoneOf: (number: string) => string = () => west
  const errors: unknown[] = []
  const start = (isWaiting = false) =>
    createSender({
      database,
      files,
      carrier,
      postNotices: async () => undefined,
      text: shippedWords,
      dailyCap: () => undefined,
      smsRate: () => PRICE,
      zoneOf: (number) => zoneOf(number),
      linkUrl: 'https://go.example',
      linkCodes: async () => createLinkCodes(Buffer.alloc(32)),
      isWaiting: async () => isWaiting,
      recheckMs: 600_000,
      signals: { onWork: () => undefined, idleMs: (ms) => () => ms, stop: () => undefined },
      onError: (error) => errors.push(error),
      idleMs: 10,
    })
  async function run(): Promise<Record<string, unknown>> {
    const { rows } = await database.system((query) =>
      sql<Record<string, unknown>>`
        select state, claimed_at is not null as claimed, sent, rejected, charge::int as charge,
          due_at > now() + interval '30 seconds' as waits, lease_owner is not null as leased
        from campaign_run where campaign_id = ${campaignId}`.execute(query),
    )
    return rows[0] ?? {}
  }
  const failing = start()
  await expect.poll(() => errors.length, { timeout: 5000 }).toBeGreaterThan(0)
  await failing.stop()
  expect(await run()).toMatchObject({ claimed: true, sent: 0, leased: false })
  takes = Infinity
  return {
    phones,
    submitted,
    zones(next: typeof zoneOf) {
      zoneOf = next
    },
    run,
    set: (change: ReturnType<typeof sql>) =>
      database.system((query) =>
        sql`update campaign_run set ${change}, due_at = now() where campaign_id = ${campaignId}`.execute(
          query,
        ),
      ),
    register: (status: string) =>
      database.transaction(accountId, (query) =>
        patchDocument(query, accountId, 'sender', senderId, { status }, false),
      ),
    optOut: (phone: string) =>
      database.transaction(accountId, (query) =>
        sql`insert into sms_opt_out (account_id, phone) values (${accountId}, ${phone})`.execute(query),
      ),
    /** Sends again until the run is as wanted. */
    async goOn(wanted: JsonObject, isWaiting = false) {
      const sender = start(isWaiting)
      await expect.poll(run, { timeout: 5000 }).toMatchObject({ leased: false, ...wanted })
      await sender.stop()
    },
    async messages() {
      const { rows } = await database.system((query) =>
        sql<{ status: string; reason: string | null; charge: number }>`
          select status, reason, charge::int as charge from sms_message where account_id = ${accountId}
          order by recipient`.execute(query),
      )
      return rows.map(({ status, reason, charge }) => [status, reason, charge])
    },
    /** Of the numbers that the carrier was never asked to message. */
    async withheld() {
      const { rows } = await database.system((query) =>
        sql<{
          recipient: string
        }>`select recipient from sms_message where account_id = ${accountId} and withheld
          order by recipient`.execute(query),
      )
      return rows.map(({ recipient }) => recipient)
    },
    async doc() {
      const found = await database.read(accountId, (query) =>
        readDocument(query, accountId, 'sms-campaign', campaignId),
      )
      return found?.doc ?? {}
    },
    async spent() {
      const { balance } = await database.system((query) =>
        query.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirstOrThrow(),
      )
      return BALANCE - balance
    },
  }
}

const pending = ['pending', null, PRICE]
const sent = ['sent', null, PRICE]

describe('a batch that was claimed while the carrier did not answer', () => {
  it('is sent when the carrier answers again', async () => {
    const { submitted, phones, ...broadcast } = await claimedInOutage()
    await broadcast.goOn({ claimed: false })
    expect(submitted.toSorted()).toEqual(phones)
    expect(await broadcast.messages()).toEqual([sent, sent, sent])
  })

  it('is not sent once the broadcast is canceled, and paid back', async () => {
    const { submitted, phones, ...broadcast } = await claimedInOutage()
    await broadcast.set(sql`state = 'canceled'`)
    await broadcast.goOn({ claimed: false, sent: 0, rejected: 3, charge: 0 })
    const canceled = ['rejected', 'Canceled', 0]
    expect(await broadcast.messages()).toEqual([canceled, canceled, canceled])
    expect(await broadcast.withheld()).toEqual(phones)
    expect([submitted, await broadcast.spent()]).toEqual([[], 0])
  })

  it('is charged for what the carrier took before it failed', async () => {
    const { submitted, phones, ...broadcast } = await claimedInOutage(1)
    await broadcast.set(sql`state = 'canceled'`)
    await broadcast.goOn({ claimed: false, sent: 1, rejected: 2, charge: PRICE })
    expect([submitted, await broadcast.spent()]).toEqual([phones.slice(0, 1), PRICE])
  })

  it('leaves out numbers that have opted out meanwhile, and pays them back', async () => {
    const { submitted, phones, ...broadcast } = await claimedInOutage()
    await broadcast.optOut(phones[1] ?? '')
    await broadcast.goOn({ claimed: false, sent: 2, rejected: 1, charge: 2 * PRICE })
    expect(await broadcast.messages()).toEqual([sent, ['rejected', 'Opted out', 0], sent])
    expect(await broadcast.withheld()).toEqual([phones[1]])
    expect([submitted.toSorted(), await broadcast.spent()]).toEqual([[phones[0], phones[2]], 2 * PRICE])
  })

  it('waits for the window, and sends each message once when it opens', async () => {
    const { submitted, phones, ...broadcast } = await claimedInOutage()
    broadcast.zones(() => east)
    await broadcast.set(sql`plan = plan || ${JSON.stringify({ window })}::jsonb`)
    await broadcast.goOn({ claimed: true, waits: true })
    expect(submitted).toEqual([])
    expect(await broadcast.doc()).toMatchObject({ status_note: 'window', waits_until: expect.any(String) })
    broadcast.zones(() => west)
    await broadcast.set(sql`tokens = null`)
    await broadcast.goOn({ claimed: false, sent: 3 })
    expect([submitted.toSorted(), await broadcast.spent()]).toEqual([phones, 3 * PRICE])
    expect(await broadcast.doc()).toMatchObject({ status: 'completed', waits_until: null })
  })

  it('is sent at once to those whose window is open', async () => {
    const { submitted, phones, ...broadcast } = await claimedInOutage()
    broadcast.zones((number) => (number === phones[1] ? west : east))
    await broadcast.set(sql`plan = plan || ${JSON.stringify({ window })}::jsonb`)
    await broadcast.goOn({ claimed: true, waits: true })
    expect(submitted).toEqual([phones[1]])
    broadcast.zones(() => west)
    await broadcast.set(sql`tokens = null`)
    await broadcast.goOn({ claimed: false, sent: 3 })
    expect(submitted.toSorted()).toEqual(phones)
  })

  it('pauses the broadcast while its Sender ID is not approved, and waits', async () => {
    const { submitted, phones, ...broadcast } = await claimedInOutage()
    await broadcast.register('declined')
    await broadcast.set(sql`tokens = null`)
    await broadcast.goOn({ claimed: true, state: 'paused', waits: true })
    expect(await broadcast.messages()).toEqual([pending, pending, pending])
    expect([submitted, await broadcast.doc()]).toMatchObject([
      [],
      { status: 'paused', status_note: 'sender' },
    ])
    await broadcast.register('approved')
    await broadcast.set(sql`state = 'active'`)
    await broadcast.goOn({ claimed: false, sent: 3 })
    expect(submitted.toSorted()).toEqual(phones)
  })

  it('waits while the broadcast is paused, or the account may not send', async () => {
    const { submitted, phones, ...broadcast } = await claimedInOutage()
    await broadcast.set(sql`state = 'paused'`)
    await broadcast.goOn({ claimed: true, waits: true })
    await broadcast.set(sql`state = 'active'`)
    await broadcast.goOn({ claimed: true, waits: true }, true)
    expect(await broadcast.messages()).toEqual([pending, pending, pending])
    expect([submitted, (await broadcast.doc())['status_note']]).toEqual([[], 'account'])
    await broadcast.set(sql`tokens = null`)
    await broadcast.goOn({ claimed: false, sent: 3 })
    expect(submitted.toSorted()).toEqual(phones)
  })
})
