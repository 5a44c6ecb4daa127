import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { foldTraffic } from '../../src/server/storage/foldTraffic.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'

interface Day {
  day: string
  sent: number
  delivered: number
  failed: number
}

const ENDPOINTS = {
  '/v1/overview/spend': 'BillingTransactions',
  '/v1/overview/messages': 'SmsCampaign',
  '/v1/overview/broadcasts': 'SmsCampaign',
  '/v1/overview/senders': 'Sms',
}

/** The account overview contract, for any database. */
export function overviewContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`overview on ${name}`, () => {
    let server: DemoServer
    let database: OwnedDatabase

    beforeAll(async () => {
      database = await open()
      server = await startDemoServer({ database })
    })
    afterAll(() => server.close())

    const person = (wanted: string): DemoPerson => {
      const found = server.people.find((each) => each.name === wanted)
      if (!found) throw new Error(`nobody is called ${wanted}`)
      return found
    }
    const read = async (who: string, path: string) => {
      const answer = await server.call(person(who), 'GET', path)
      expect(answer.status, path).toBe(200)
      return answer.body
    }
    const fold = (): Promise<void> => database.systemTransaction(foldTraffic)
    const setZone = (zone: string): Promise<unknown> =>
      database.system((query) =>
        query
          .updateTable('account')
          .set({ timezone: zone })
          .where('id', '=', person('owner').accountId)
          .execute(),
      )
    /** Every message counted one by one. */
    async function count(accountId: string, zone: string): Promise<Day[]> {
      const { rows } = await database.system((query) =>
        sql<Day>`
          select day::date::text as day, count(m.id) filter (where status <> 'rejected')::int as sent,
            count(*) filter (where status = 'delivered')::int as delivered,
            count(*) filter (where status in ('undelivered', 'expired', 'dlr_expired'))::int as failed
          from generate_series((now() at time zone ${zone})::date - 29, (now() at time zone ${zone})::date, '1 day') as day
          left join sms_message as m on m.account_id = ${accountId} and m.type = 'outboundSms'
            and (m.created_at at time zone ${zone})::date = day::date
          group by 1 order by 1`.execute(query),
      )
      return rows
    }
    const insert = (accountId: string, messages: number, status: string, createdAt: Date) => (query: Query) =>
      sql`insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status)
          select ${accountId}, gen_random_uuid(), ${createdAt.toISOString()}::timestamptz, 'TEST', '+4712345678', 'NO', '', 1, ${status}
          from generate_series(1, ${messages})`.execute(query)

    it.each(['Europe/London', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham'])(
      'counts every message by day in %s',
      async (zone) => {
        const { accountId } = person('owner')
        const midnight = (
          await database.system((query) =>
            sql<{
              at: Date
            }>`select date_trunc('day', now() at time zone ${zone}) at time zone ${zone} as at`.execute(
              query,
            ),
          )
        ).rows[0]!.at
        // Both sides of the last midnight there.
        await database.transaction(accountId, insert(accountId, 3, 'delivered', midnight))
        await database.transaction(
          accountId,
          insert(accountId, 5, 'expired', new Date(midnight.getTime() - 1)),
        )
        await setZone(zone)
        const { messages, days } = await read('owner', '/v1/overview/messages')
        await setZone('Europe/London')
        const counted = await count(accountId, zone)
        expect(days).toEqual(counted.slice(-14))
        expect(messages.today).toBe(counted.at(-1)!.sent)
        const delivered = counted.reduce((sum, day) => sum + day.delivered, 0)
        const sent = counted.reduce((sum, day) => sum + day.sent, 0)
        expect(delivered).toBeGreaterThan(1000)
        expect(messages.delivery_rate).toBeCloseTo((delivered / sent) * 100, 1)
      },
    )

    it('follows message updates and deletions, and is unchanged by folding', async () => {
      const { accountId } = person('flex')
      const days = async (): Promise<Day[]> => (await read('flex', '/v1/overview/messages')).days
      const now = new Date()
      await database.transaction(accountId, insert(accountId, 40, 'pending', now))
      const mine = sql`account_id = ${accountId} and sender = 'TEST'`
      const set = (from: string, to: string) =>
        database.transaction(accountId, (query) =>
          sql`update sms_message set status = ${to} where ${mine} and status = ${from}`.execute(query),
        )
      await set('pending', 'sent')
      await fold()
      await set('sent', 'delivered')
      await database.transaction(accountId, (query) =>
        sql`delete from sms_message where ${mine} and id in (select id from sms_message where ${mine} limit 10)`.execute(
          query,
        ),
      )
      expect(await days()).toEqual((await count(accountId, 'Europe/Oslo')).slice(-14))
      await fold()
      expect(await days()).toEqual((await count(accountId, 'Europe/Oslo')).slice(-14))
      const { rows } = await database.system((query) =>
        sql<{ rows: number; keys: number }>`
          select count(*)::int as rows, count(distinct (slot, status))::int as keys
          from sms_traffic where account_id = ${accountId}`.execute(query),
      )
      expect(rows[0]!.rows).toBe(rows[0]!.keys)
    })

    it('loses nothing during concurrent folding and writing', async () => {
      const { accountId } = person('flex')
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          index % 3 === 0
            ? fold()
            : database.transaction(accountId, insert(accountId, 7, 'sent', new Date())),
        ),
      )
      const { days } = await read('flex', '/v1/overview/messages')
      expect(days).toEqual((await count(accountId, 'Europe/Oslo')).slice(-14))
    })

    it("shows this month's charges minus refunds, excluding payments", async () => {
      const { accountId } = person('sub')
      const { permissions } = person('sub')
      expect(permissions.has('BillingTransactions')).toBe(true)
      const before = (await read('sub', '/v1/overview/spend')).spend
      const move = (amount: number, counterpart: 'revenue' | 'payments') =>
        database.transaction(accountId, (query) =>
          moveMoney(query, { accountId, kind: 'test', reference: randomUUID(), amount, counterpart }),
        )
      await move(-7_000_000, 'revenue')
      await move(2_000_000, 'revenue')
      await move(90_000_000, 'payments')
      const after = (await read('sub', '/v1/overview/spend')).spend
      expect(after.this_month - before.this_month).toBe(5_000_000)
      expect(after.last_month).toBe(before.last_month)
    })

    it('splits spending at the first of the month and compares the same days', async () => {
      const { accountId } = person('owner')
      const { spend } = await read('owner', '/v1/overview/spend')
      const { rows } = await database.system((query) =>
        sql<{ this_month: number; last_month: number; so_far: number }>`
          select coalesce(sum(amount) filter (where at >= this), 0)::float8 as this_month,
            coalesce(sum(amount) filter (where at < this and at >= this - interval '1 month'), 0)::float8 as last_month,
            coalesce(sum(amount) filter (where at < this and at >= this - interval '1 month'
              and at < (now() at time zone 'Europe/London') - interval '1 month'), 0)::float8 as so_far
          from (
            select ledger_entry.amount, t.created_at at time zone 'Europe/London' as at,
              date_trunc('month', now() at time zone 'Europe/London') as this
            from ledger_entry join ledger_transfer t on t.account_id = ledger_entry.account_id and t.id = transfer_id
            where ledger_entry.account_id = ${accountId} and ledger = 'revenue'
          ) as charges`.execute(query),
      )
      const expected = rows[0]!
      expect(spend.this_month + spend.last_month).toBeGreaterThan(0)
      expect(spend).toMatchObject({ this_month: expected.this_month, last_month: expected.last_month })
      const change = expected.so_far > 0 ? (expected.this_month / expected.so_far - 1) * 100 : null
      if (change === null) expect(spend.change).toBeNull()
      else expect(spend.change).toBeCloseTo(change, 1)
    })

    it('counts items needing attention like the lists', async () => {
      const { broadcasts, templates } = await read('owner', '/v1/overview/broadcasts')
      const total = async (path: string): Promise<number> => (await read('owner', path)).pagination.total
      expect(broadcasts.paused).toBe(await total('/v1/sms/campaigns?status=paused'))
      expect(templates.declined).toBe(await total('/v1/sms/templates?status=declined'))
      const { sender_ids } = await read('owner', '/v1/sms/senders?per_page=100')
      const declined = (sender_ids as { status: string }[]).filter(({ status }) => status === 'declined')
      expect((await read('owner', '/v1/overview/senders')).senders.declined).toBe(declined.length)
      expect(broadcasts.paused + templates.declined + declined.length).toBeGreaterThan(0)
    })

    it('counts a completed broadcast below half delivery as failing for a week', async () => {
      const { accountId } = person('flex')
      const failing = async (): Promise<number> =>
        (await read('flex', '/v1/overview/broadcasts')).broadcasts.failing
      const before = await failing()
      const add = (failed: number, days: number) =>
        database.transaction(accountId, (query) =>
          sql`insert into record (account_id, entity, id, doc, created_at)
              values (${accountId}, 'sms-campaign', gen_random_uuid(),
                ${JSON.stringify({ status: 'completed', sent: 1000, failed })}::jsonb, now() - ${days} * interval '1 day')`.execute(
            query,
          ),
        )
      await add(501, 6)
      await add(500, 6)
      await add(900, 8)
      await add(0, 1)
      expect(await failing()).toBe(before + 1)
    })

    it.each(Object.entries(ENDPOINTS))('returns %s only to users with %s', async (path, permission) => {
      const statuses = await Promise.all(
        server.people.map(async (who) => [who.name, (await server.call(who, 'GET', path)).status] as const),
      )
      expect(Object.fromEntries(statuses)).toEqual(
        Object.fromEntries(
          // twofa has to set up the second factor first.
          server.people.map((who) => [
            who.name,
            who.permissions.has(permission) && who.name !== 'twofa' ? 200 : 403,
          ]),
        ),
      )
      expect(new Set(statuses.map(([, status]) => status))).toEqual(new Set([200, 403]))
      expect((await server.call(undefined, 'GET', path)).status).toBe(401)
    })

    it('shows an account no data from another', async () => {
      const before = await Promise.all(Object.keys(ENDPOINTS).map((path) => read('owner', path)))
      const { accountId } = person('flex')
      await database.transaction(accountId, insert(accountId, 50, 'rejected', new Date()))
      await database.transaction(accountId, (query) =>
        moveMoney(query, {
          accountId,
          kind: 'test',
          reference: randomUUID(),
          amount: -1_000_000,
          counterpart: 'revenue',
        }),
      )
      expect(await Promise.all(Object.keys(ENDPOINTS).map((path) => read('owner', path)))).toEqual(before)
      const seen = await database.read(accountId, (query) =>
        sql<{ account_id: string }>`select distinct account_id from sms_traffic`.execute(query),
      )
      expect(seen.rows).toEqual([{ account_id: accountId }])
    })

    it('rejects unknown parameters', async () => {
      const answer = await server.call(person('owner'), 'GET', '/v1/overview/messages?account_id=1')
      expect(answer.status).toBe(422)
    })
  })
}
