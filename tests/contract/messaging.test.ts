import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { Query } from '../../src/server/storage/database.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { bothDatabases } from '../support/createTestDatabase.ts'
import {
  bodyOf,
  books,
  contactFile,
  createWorld,
  removeFiles,
  until,
  type World,
  type WorldOptions,
} from './messagingWorld.ts'

describe.each(bothDatabases)('messaging on %s', (_name, open) => {
  let database: OwnedDatabase

  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    removeFiles(database)
    await database.close()
  })

  async function inWorld(
    work: (world: World) => Promise<void>,
    level?: string,
    settings?: WorldOptions,
  ): Promise<void> {
    const world = await createWorld(database, level, settings)
    try {
      await work(world)
    } finally {
      await world.stop()
    }
  }
  /** Where a message that the carrier rejects, and pays back, would pay for another. */
  const delivering: WorldOptions = { carrier: { outcome: () => ({ status: 'delivered', delayMs: 1 }) } }
  const campaignIs = (world: World, id: string, status: string): Promise<Record<string, unknown>> =>
    until(
      () => world.read('sms-campaign', id),
      (doc) => doc['status'] === status,
    )

  it('messages every contact once, charges accepted messages and counts receipts', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(300))
      await world.process(uuid)
      const id = await world.campaign(uuid)
      await campaignIs(world, id, 'completed')
      const doc = await until(
        () => world.read('sms-campaign', id),
        ({ delivered, failed, not_sent }) => Number(delivered) + Number(failed) + Number(not_sent) === 300,
      )
      const found = await books(database, world.accountId, id)
      expect(found).toMatchObject({ messages: 300, recipients: 300, submitted: 300, most_submissions: 1 })
      expect(found['paid']).toBe(found['charged'])
      expect(doc).toMatchObject({ charge: found['charged'], recipients: 300, opted_out: 0 })
      expect(doc['delivery_rate']).toBe(
        Math.round((Number(doc['delivered']) / Number(doc['sent'])) * 1000) / 10,
      )
    }))

  it('fills variables from their mapped columns', () =>
    inWorld(async (world) => {
      const uuid = await world.upload('+447410000000,"Anna, ""Ann"" Hill"\n')
      await world.process(uuid)
      const id = await world.campaign(uuid)
      await campaignIs(world, id, 'completed')
      const { rows } = await database.system((query) =>
        sql<{ body: string }>`select body from sms_message where sms_campaign_id = ${id}`.execute(query),
      )
      expect(rows).toEqual([{ body: 'Hello Anna, "Ann" Hill' }])
    }))

  it('handles empty cells as chosen: fallback text, skip or send', () =>
    inWorld(async (world) => {
      const uuid = await world.upload('+447410000000,Anna\n+447410000001,\n+447410000002, \n')
      expect(await world.process(uuid)).toMatchObject({ empty_cells: [0, 2] })
      const sentWith = async (choice: JsonObject): Promise<[string[], JsonObject]> => {
        const mappings = [{ variable: 'name', column: 1, ...choice }]
        const estimate = await estimateOf(world, uuid, { mappings })
        const id = await world.campaign(uuid, { mappings })
        const doc = await campaignIs(world, id, 'completed')
        const { rows } = await database.system((query) =>
          sql<{
            body: string
          }>`select body from sms_message where sms_campaign_id = ${id} order by recipient`.execute(query),
        )
        const { recipients, skipped, cost } = Object(estimate)
        expect([recipients, skipped]).toEqual([rows.length, doc['skipped']])
        expect(cost.amount).toBe(rows.length * 42_000)
        return [rows.map((row) => row.body), doc as JsonObject]
      }
      expect((await sentWith({ when_empty: 'fallback', fallback: 'friend' }))[0]).toEqual([
        'Hello Anna',
        'Hello friend',
        'Hello friend',
      ])
      const [bodies, doc] = await sentWith({ when_empty: 'skip' })
      expect(bodies).toEqual(['Hello Anna'])
      expect(doc).toMatchObject({ skipped: 2, opted_out: 0 })
      expect((await sentWith({ when_empty: 'send' }))[0]).toEqual(['Hello Anna', 'Hello ', 'Hello  '])
    }))

  it('skips and counts opted-out numbers', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(20))
      await world.process(uuid)
      await database.transaction(world.accountId, (query) =>
        sql`insert into sms_opt_out (account_id, phone) values (${world.accountId}, '+447410000003'), (${world.accountId}, '+447410000019')`.execute(
          query,
        ),
      )
      const id = await world.campaign(uuid)
      const doc = await campaignIs(world, id, 'completed')
      expect(doc).toMatchObject({ opted_out: 2, handled: 20 })
      expect(await books(database, world.accountId, id)).toMatchObject({ messages: 18, submitted: 18 })
    }))

  it("stops at the plan's daily limit, reports it, and keeps the campaign active", () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(70))
      await world.process(uuid)
      const id = await world.campaign(uuid)
      const doc = await until(
        () => world.read('sms-campaign', id),
        ({ status_note }) => Boolean(status_note),
      )
      expect(doc['status_note']).toBe('daily-limit')
      expect(doc['status']).toBe('active')
      expect(await books(database, world.accountId, id)).toMatchObject({ messages: 50, submitted: 50 })
    }, 'flex'))

  it('shares the daily limit between campaigns and test messages, and continues the next day', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(40))
      await world.process(uuid)
      const ids = [await world.campaign(uuid), await world.campaign(uuid)]
      const sent = async (): Promise<number> => {
        const all = await Promise.all(ids.map((id) => books(database, world.accountId, id)))
        return all.reduce((sum, { submitted }) => sum + (submitted ?? 0), 0)
      }
      const waiting = async (): Promise<unknown[]> =>
        (await Promise.all(ids.map((id) => world.read('sms-campaign', id)))).filter(
          ({ status, status_note }) => status === 'completed' || status_note,
        )
      await until(waiting, (docs) => docs.length === ids.length)
      expect(await sent()).toBe(50)
      const campaign = await campaignValue(world, uuid)
      const test = world.call('test-send', { body: { campaign, row: 0, to: '+447400123456' } })
      await expect(test).rejects.toMatchObject({
        details: { text: 'You’ve reached the daily limit of 50 messages.' },
      })
      const { duration_seconds } = bodyOf(await world.call('estimate', { body: { campaign } }))
      const untilMidnight = 86_400 - ((Date.now() / 1000) % 86_400)
      expect(Number(duration_seconds) - untilMidnight).toBeGreaterThanOrEqual(0)
      expect(Number(duration_seconds) - untilMidnight).toBeLessThan(60)
      await database.systemTransaction(async (query) => {
        await sql`update daily_message_count set day = day - 1 where account_id = ${world.accountId}`.execute(
          query,
        )
        await sql`update campaign_run set due_at = now() where account_id = ${world.accountId}`.execute(query)
      })
      for (const id of ids)
        expect(await campaignIs(world, id, 'completed')).toMatchObject({ status_note: '' })
      expect(await sent()).toBe(80)
    }, 'flex'))

  it('pauses with a note when the balance is used up, and continues after a top-up', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(12))
      await world.process(uuid)
      const id = await world.campaign(uuid, later)
      await database.systemTransaction((query) => drain(query, world.accountId, 42_000 * 5))
      await world.update(id, { send: 'now' })
      const doc = await campaignIs(world, id, 'paused')
      expect(doc['status_note']).toBe('balance')
      await database.systemTransaction((query) => drain(query, world.accountId, 10_000_000))
      await world.change(id, 'active')
      await campaignIs(world, id, 'completed')
      expect(await books(database, world.accountId, id)).toMatchObject({ messages: 12, most_submissions: 1 })
    }))

  it.each([
    ['suspended', { payments_restrictions: { suspended: true } }],
    ['blocked', { is_blocked: true }],
  ])('neither sends nor charges while the account is %s, and continues afterward', (_state, settings) =>
    inWorld(
      async (world) => {
        const settle = (value: object): Promise<unknown> =>
          database.systemTransaction((query) =>
            sql`update account set settings = settings || ${JSON.stringify(value)}::jsonb
                where id = ${world.accountId}`.execute(query),
          )
        const uuid = await world.upload(contactFile(60))
        await world.process(uuid)
        const running = await world.campaign(uuid)
        await until(
          () => books(database, world.accountId, running),
          ({ submitted = 0 }) => submitted > 0,
        )
        await settle(settings)
        const waits = (id: string): Promise<unknown> =>
          until(
            () => world.read('sms-campaign', id),
            ({ status_note }) => status_note === 'account',
          )
        await waits(running)
        const begun = await world.campaign(uuid)
        await waits(begun)
        const paused = await books(database, world.accountId, running)
        expect(paused['messages']).toBeLessThan(60)
        expect(await books(database, world.accountId, begun)).toMatchObject({ messages: 0, paid: 0 })
        // It was checked again and nothing was sent.
        await database.systemTransaction((query) =>
          sql`update campaign_run set due_at = now() where account_id = ${world.accountId}`.execute(query),
        )
        await world.messaging.stop()
        expect(await books(database, world.accountId, running)).toMatchObject({
          messages: paused['messages'],
          paid: paused['paid'],
        })
        await settle({ is_blocked: false, payments_restrictions: { suspended: false } })
        const messaging = await world.startWork()
        try {
          for (const id of [running, begun]) {
            expect(await campaignIs(world, id, 'completed')).toMatchObject({ status_note: '' })
            expect(await books(database, world.accountId, id)).toMatchObject({
              messages: 60,
              recipients: 60,
              most_submissions: 1,
            })
          }
        } finally {
          await messaging.stop()
        }
      },
      'flex_pro',
      { messagesPerSecond: 40 },
    ),
  )

  it('is rejected with the estimate when the balance is too low', () =>
    inWorld(async (world) => {
      await database.systemTransaction((query) => drain(query, world.accountId, 42_000 * 5))
      const uuid = await world.upload(contactFile(12))
      await world.process(uuid)
      const text = 'Your balance doesn’t cover this broadcast. Top up, or choose to send only what it covers.'
      await expect(world.campaign(uuid)).rejects.toMatchObject({
        details: { fields: { send_covered: text } },
      })
      await expect(world.campaign(uuid, later)).rejects.toMatchObject({
        details: { fields: { send_covered: text } },
      })
      expect(await estimateOf(world, uuid)).toMatchObject({
        enough: false,
        recipients: 12,
        covered: { recipients: 5, cost: 42_000 * 5 },
        sending: { recipients: 12, cost: 42_000 * 12, rest: 0 },
        fields: { send_covered: text },
      })
      await database.systemTransaction((query) => drain(query, world.accountId, 41_000))
      await expect(world.campaign(uuid, { send_covered: true })).rejects.toMatchObject({
        details: { fields: { send_covered: expect.stringContaining('a single message') } },
      })
    }))

  it('sends what the balance covers if chosen, and reports the rest', () =>
    inWorld(
      async (world) => {
        await database.systemTransaction((query) => drain(query, world.accountId, 42_000 * 5))
        const uuid = await world.upload(contactFile(12))
        await world.process(uuid)
        const estimate = await estimateOf(world, uuid, { send_covered: true })
        expect(estimate).toMatchObject({ sending: { recipients: 5, cost: 42_000 * 5, rest: 7 } })
        expect(estimate).not.toHaveProperty('fields')
        const id = await world.campaign(uuid, { send_covered: true })
        const doc = await campaignIs(world, id, 'completed')
        expect(doc['status_note']).toBe('covered')
        expect(doc).toMatchObject({ sent: 5, not_sent: 7 })
        expect(await books(database, world.accountId, id)).toMatchObject({ messages: 5, most_submissions: 1 })
        await database.systemTransaction((query) => drain(query, world.accountId, 10_000_000))
        expect(await world.read('sms-campaign', id)).toMatchObject({ status: 'completed' })
      },
      undefined,
      delivering,
    ))

  it('never overspends the balance with concurrent sends', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(10))
      await world.process(uuid)
      const ids = [
        await world.campaign(uuid, later),
        await world.campaign(uuid, later),
        await world.campaign(uuid, later),
      ]
      await database.systemTransaction((query) => drain(query, world.accountId, 42_000 * 15))
      await Promise.all(ids.map((id) => world.update(id, { send: 'now' })))
      const docs = await until(
        () => Promise.all(ids.map((id) => world.read('sms-campaign', id))),
        (all) => all.every(({ status }) => status === 'paused' || status === 'completed'),
      )
      expect(docs.filter(({ status }) => status === 'paused').length).toBeGreaterThan(0)
      const all = await Promise.all(ids.map((id) => books(database, world.accountId, id)))
      const account = await database.system((query) =>
        query.selectFrom('account').select('balance').where('id', '=', world.accountId).executeTakeFirst(),
      )
      expect(account?.balance).toBe(42_000 * 15 - all.reduce((sum, { paid }) => sum + (paid ?? 0), 0))
      expect(account?.balance).toBeGreaterThanOrEqual(0)
      expect(account?.balance).toBeLessThan(42_000 * 2)
    }))

  it('stops within a second when paused, continues when resumed, and never restarts after a cancel', () =>
    inWorld(
      async (world) => {
        const uuid = await world.upload(contactFile(400))
        await world.process(uuid)
        const id = await world.campaign(uuid)
        await until(
          () => world.read('sms-campaign', id),
          ({ sent }) => Number(sent) > 20,
        )
        await world.change(id, 'paused')
        await until(
          () => inFlight(id),
          (claimed) => claimed === 0,
          1000,
        )
        const paused = await books(database, world.accountId, id)
        expect(paused['messages']).toBeLessThan(400)
        // Another one is sent meanwhile: the sender is running but skips the paused one.
        const other = await world.upload(contactFile(60))
        await world.process(other)
        await campaignIs(world, await world.campaign(other), 'completed')
        expect(await books(database, world.accountId, id)).toEqual(paused)
        await world.change(id, 'active')
        await until(
          () => books(database, world.accountId, id),
          ({ messages }) => messages! > paused['messages']!,
        )
        await world.change(id, 'canceled')
        await until(
          () => inFlight(id),
          (claimed) => claimed === 0,
          1000,
        )
        const canceled = await books(database, world.accountId, id)
        expect(canceled['messages']).toBeLessThan(400)
        expect(canceled['messages']).toBe(canceled['submitted'])
        expect(await world.read('sms-campaign', id)).toMatchObject({ status: 'canceled' })
      },
      'flex_pro',
      { messagesPerSecond: 100 },
    ))

  it('alternates between several campaigns', () =>
    inWorld(
      async (world) => {
        const uuid = await world.upload(contactFile(300))
        await world.process(uuid)
        const ids = [await world.campaign(uuid), await world.campaign(uuid), await world.campaign(uuid)]
        const sent = async (): Promise<number[]> =>
          (await Promise.all(ids.map((id) => world.read('sms-campaign', id)))).map((doc) =>
            Number(doc['sent']),
          )
        const [first = 0, ...others] = await until(sent, (counts) => counts.some((count) => count >= 150))
        for (const other of others) expect(Math.abs(other - first)).toBeLessThan(140)
        for (const id of ids) await world.change(id, 'canceled')
      },
      'flex_pro',
      { messagesPerSecond: 100 },
    ))

  it('pauses automatically when most messages fail', () =>
    inWorld(
      async (world) => {
        const uuid = await world.upload(contactFile(1500))
        await world.process(uuid)
        const id = await world.campaign(uuid)
        const doc = await campaignIs(world, id, 'paused')
        expect(doc['status_note']).toBe('failing')
        // Resuming resets the failure count.
        await world.change(id, 'active')
        const again = await until(
          () => world.read('sms-campaign', id),
          ({ status, failed }) => status === 'paused' && Number(failed) >= Number(doc['failed']) + 50,
        )
        expect(again['status_note']).toBe('failing')
      },
      'flex_pro',
      {
        messagesPerSecond: 200,
        carrier: { outcome: () => ({ status: 'undelivered', reason: 'Unknown subscriber', delayMs: 1 }) },
      },
    ))

  it('starts a scheduled campaign on time, and immediately when moved to now', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(5))
      await world.process(uuid)
      const id = await world.campaign(uuid, later)
      expect(await world.read('sms-campaign', id)).toMatchObject({
        status: 'scheduled',
        starts_at_utc: '2099-07-01T07:00:00.000Z',
        delivery_rate: null,
      })
      await world.update(id, { send: 'now' })
      await campaignIs(world, id, 'completed')
    }))

  it.each([
    ['2099-01-15T09:00', 'America/New_York', '2099-01-15T14:00:00.000Z'],
    ['2099-07-15T09:00', 'America/New_York', '2099-07-15T13:00:00.000Z'],
    // 29 March 2099: clocks in Oslo go from 02:00 to 03:00; 02:30 moves forward by the gap.
    ['2099-03-29T02:30', 'Europe/Oslo', '2099-03-29T01:30:00.000Z'],
    // 25 October 2099: 02:30 comes twice; the first occurrence counts.
    ['2099-10-25T02:30', 'Europe/Oslo', '2099-10-25T00:30:00.000Z'],
  ])('schedules %s in %s for %s', (starts_at, time_zone, starts_at_utc) =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(2))
      await world.process(uuid)
      const id = await world.campaign(uuid, { send: 'later', starts_at, time_zone })
      expect(await world.read('sms-campaign', id)).toMatchObject({ starts_at_utc })
    }),
  )

  it('rejects a start time in the past at its field', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(2))
      await world.process(uuid)
      const refused = world.campaign(uuid, { send: 'later', starts_at: '2020-01-01T09:00', time_zone: 'UTC' })
      await expect(refused).rejects.toMatchObject({
        details: { fields: { starts_at: 'You can not schedule the campaign in the past' } },
      })
    }))

  it("cannot use another account's file or template", () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(2))
      await world.process(uuid)
      const other = await createWorld(database)
      try {
        for (const endpoint of [
          'contacts-process',
          'contact-rows',
          'invalid-contacts',
          'duplicated-contacts',
          'opted-out-contacts',
          'contacts-skip-header',
        ]) {
          await expect(world.call(endpoint, { query: { uuid } }, other.accountId)).rejects.toMatchObject({
            code: 'not-found',
          })
        }
        await expect(other.campaign(uuid)).rejects.toMatchObject({
          details: { fields: { contacts: expect.any(String) } },
        })
        const own = await other.upload(contactFile(2))
        await other.process(own)
        await expect(other.campaign(own, { template: { id: world.templateId } })).rejects.toMatchObject({
          details: { fields: { template: 'No approved templates for the destination country.' } },
        })
      } finally {
        await other.stop()
      }
    }))

  it('sends, charges and lists a test message once per key', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(3))
      await world.process(uuid)
      const campaign = await campaignValue(world, uuid)
      const ask = (to: string): Promise<unknown> =>
        world.call('test-send', {
          body: { campaign, row: 1, to },
          headers: { 'idempotency-key': 'key-of-a-test' },
        })
      await ask('+44 7400 123456')
      await ask('+44 7400 123456')
      // Another message under the same key was never sent.
      await expect(ask('+44 7400 123457')).rejects.toMatchObject({ code: 'key-reused' })
      const { rows } = await database.system((query) =>
        sql<{
          recipient: string
          body: string
        }>`select recipient, body from sms_message where account_id = ${world.accountId}`.execute(query),
      )
      expect(rows).toEqual([{ recipient: '+447400123456', body: 'Hello Name 1' }])
      const estimate = bodyOf(await world.call('estimate', { body: { campaign } }))
      expect(estimate).toMatchObject({
        recipients: 3,
        segments: { min: 1, max: 1, total: 3 },
        cost: { amount: 126_000, currency: 'USD' },
        enough: true,
      })
    }))

  it('sends a test message for which the carrier did not answer, and charges it once', () =>
    inWorld(
      async (world) => {
        const uuid = await world.upload(contactFile(3))
        await world.process(uuid)
        const campaign = await campaignValue(world, uuid)
        const ask = async (key: string): Promise<unknown> =>
          bodyOf(
            await world.call('test-send', {
              body: { campaign, row: 1, to: '+447400123456' },
              headers: { 'idempotency-key': key },
            }),
          )['message']
        const outage = (minutes: number): Promise<unknown> =>
          database.system((query) =>
            sql`insert into simulator_setting (account_id, outage_until)
            values (${world.accountId}, clock_timestamp() + ${minutes}::float8 * interval '1 minute')
            on conflict (account_id) do update set outage_until = excluded.outage_until`.execute(query),
          )
        const messages = async (): Promise<unknown[]> => {
          const { rows } = await database.system((query) =>
            sql`select status, charge::int as charge from sms_message where account_id = ${world.accountId}
            order by created_at`.execute(query),
          )
          return rows
        }
        const isSent = { status: expect.stringMatching(/^sent|delivered$/), charge: 42_000 }
        await outage(5)
        await expect(ask('asked-again')).rejects.toThrow('does not answer')
        await expect(ask('asked-again')).rejects.toThrow('does not answer')
        expect(await messages()).toEqual([{ status: 'pending', charge: 42_000 }])
        await outage(0)
        expect(await ask('asked-again')).toMatchObject({ status: 'sent' })
        expect(await ask('asked-again')).toMatchObject({ status: isSent.status })
        expect(await messages()).toEqual([isSent])

        await outage(5)
        await expect(ask('left-to-a-job')).rejects.toThrow('does not answer')
        await outage(0)
        await database.systemTransaction((query) =>
          sql`update job set run_at = now() where account_id = ${world.accountId}`.execute(query),
        )
        world.messaging.wake()
        await until(messages, (rows) => !JSON.stringify(rows).includes('pending'))
        expect(await messages()).toEqual([isSent, isSent])
        const { rows } = await database.system((query) =>
          sql<{ amount: number }>`select sum(amount)::int as amount from ledger_transfer
          where account_id = ${world.accountId} and reference like 'test:%'`.execute(query),
        )
        expect(rows).toEqual([{ amount: -84_000 }])
      },
      'flex_pro',
      delivering,
    ))

  it('reviews a new template after a short delay', () =>
    inWorld(async (world) => {
      const { sender_ids } = await world.read('sms-template', world.templateId)
      const selectedSenders = Array.isArray(sender_ids) ? sender_ids : []
      const country = { country_code: 'GB' }
      const good = await world.create('sms-template', {
        name: 'Good',
        country,
        text: 'See you {{day}}',
        selectedSenders,
      })
      const bad = await world.create('sms-template', {
        name: 'Bad',
        country,
        text: 'Casino night {{day}}',
        selectedSenders,
      })
      expect(await world.read('sms-template', good)).toMatchObject({ segments: 1, used_by: 0 })
      const { rows: jobs } = await database.system((query) =>
        sql`select max_attempts > 10000 as lasts from job
          where account_id = ${world.accountId} and kind = 'review-template'`.execute(query),
      )
      // Reviewers who don't answer for hours are asked again.
      expect(jobs).toEqual([{ lasts: true }, { lasts: true }])
      const approved = await until(
        () => world.read('sms-template', good),
        ({ status }) => status !== 'review',
      )
      expect(approved).toMatchObject({
        status: 'approved',
        sender_ids: [{ title: 'ACME', status: 'approved' }],
      })
      const { rows } = await database.system((query) =>
        sql`select from_state, to_state from record_event where record_id = ${good} order by position`.execute(
          query,
        ),
      )
      expect(rows).toEqual([{ from_state: 'review', to_state: 'approved' }])
      const declined = await until(
        () => world.read('sms-template', bad),
        ({ status }) => status !== 'review',
      )
      expect(declined).toMatchObject({
        status: 'declined',
        reason: 'Gambling content is not allowed for this destination country.',
      })
    }))

  it('counts Sender IDs per destination country, by name', () =>
    inWorld(async (world) => {
      const { restrictions, pagination } = bodyOf(await world.call('countries'))
      expect(restrictions).toMatchObject([
        {
          country: 'Norway',
          country_code: 'NO',
          senders_total: 1,
          senders_usable: 0,
          is_supported: true,
          outcome: 1,
          setup_fee: 0,
          monthly_fee: 0,
          days: 0,
          documents: [],
        },
        {
          country: 'United Kingdom',
          country_code: 'GB',
          senders_total: 1,
          senders_usable: 1,
          is_supported: true,
        },
        {
          country: 'United States',
          country_code: 'US',
          senders_total: 0,
          senders_usable: 0,
        },
      ])
      expect(pagination).toEqual({ current_page: 1, per_page: 25, total_pages: 1, total: 3 })
      expect(
        bodyOf(await world.call('countries', { query: { search: 'norw' } }))['restrictions'],
      ).toHaveLength(1)
    }))

  async function inFlight(campaignId: string): Promise<number> {
    const { rows } = await database.system((query) =>
      sql<{
        claimed: number
      }>`select count(claimed_at)::int as claimed from campaign_run where campaign_id = ${campaignId}`.execute(
        query,
      ),
    )
    return rows[0]?.claimed ?? 0
  }
})

/** A campaign as the calls before its creation get it. */
async function campaignValue(world: World, contacts: string): Promise<Record<string, unknown>> {
  const { sender_ids } = await world.read('sms-template', world.templateId)
  return {
    contacts,
    template: { id: world.templateId },
    sender_id: Array.isArray(sender_ids) ? sender_ids[0] : {},
    mappings: [{ variable: 'name', column: 1 }],
  }
}

async function estimateOf(
  world: World,
  contacts: string,
  value: JsonObject = {},
): Promise<Record<string, unknown>> {
  const { sender_ids: senders } = await world.read('sms-template', world.templateId)
  const campaign = {
    contacts,
    template: { id: world.templateId },
    sender_id: { id: Object(senders)[0].id },
    mappings: [{ variable: 'name', column: 1 }],
    send: 'now',
    ...value,
  }
  return bodyOf(await world.call('estimate', { body: { campaign } }))
}

const later = { send: 'later', starts_at: '2099-07-01T09:00', time_zone: 'Europe/Oslo' }

/** Leaves an account with exactly `balance`. */
async function drain(query: Query, accountId: string, balance: number): Promise<void> {
  const account = await query
    .selectFrom('account')
    .select('balance')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await moveMoney(query, {
    accountId,
    kind: 'adjustment',
    reference: String(balance),
    amount: balance - account.balance,
    counterpart: 'adjustments',
  })
}
