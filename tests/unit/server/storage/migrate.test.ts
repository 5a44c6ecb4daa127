import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { createDatabase, type OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { ensurePartitions } from '../../../../src/server/storage/ensurePartitions.ts'
import { migrate } from '../../../../src/server/storage/migrate.ts'
import { readMigrations } from '../../../../src/server/storage/readMigrations.ts'
import { openPglite } from '../../../../src/server/storage/openPglite.ts'
import { openPostgres } from '../../../../src/server/storage/openPostgres.ts'
import { createEmptyDatabase } from '../../../support/createTestDatabase.ts'
import { openEmbedded } from '../../../support/openEmbedded.ts'

const migrations = await readMigrations()
const names = migrations.map(({ name }) => name).toSorted()
const numberOf = (name: string): string => /\d{4}/.exec(name)?.[0] ?? ''
const account = randomUUID()

let database: OwnedDatabase
afterEach(() => database.close())

/** A database as an older Patchbay left it: every migration before the number `first` is applied. */
async function openBefore(first: string, source: 'embedded' | 'shared'): Promise<void> {
  database = createDatabase(
    source === 'embedded' ? await openPglite(undefined) : openPostgres(await createEmptyDatabase(), 2),
  )
  await database.asOwner(async ({ session }) => {
    await session.script(
      `create table migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    )
    for (const { name, sql: script, hash } of migrations.filter((each) => numberOf(each.name) < first)) {
      await session.script(script)
      await session.run('insert into migration (name, hash) values ($1, $2)', [name, hash])
    }
  })
}

async function applied(): Promise<string[]> {
  const { rows } = await database.asOwner(({ session }) =>
    session.run('select name from migration order by name', []),
  )
  return (rows as { name: string }[]).map(({ name }) => name) // as selected
}

/** Stores a broadcast with the counters of its run, as before there was one definition of results. */
async function storeBroadcast(counters: {
  total: number
  sent: number
  delivered: number
  failed: number
}): Promise<string> {
  const id = randomUUID()
  const { total, sent, delivered, failed } = counters
  await database.systemTransaction(async (query) => {
    await sql`insert into record (account_id, entity, id, doc)
              values (${account}, 'sms-campaign', ${id}, '{"name": "Old", "status": "completed", "delivered": 1}')`.execute(
      query,
    )
    await sql`insert into campaign_run (account_id, campaign_id, upload_id, state, starts_at, plan, total, sent, delivered, failed)
              values (${account}, ${id}, ${randomUUID()}, 'completed', now(), '{}', ${total}, ${sent}, ${delivered}, ${failed})`.execute(
      query,
    )
  })
  return id
}

async function docOf(id: string): Promise<unknown> {
  const { rows } = await database.system((query) =>
    sql<{ doc: unknown }>`select doc from record where id = ${id}`.execute(query),
  )
  return rows[0]?.doc
}

async function addAccount(): Promise<void> {
  await database.systemTransaction((query) =>
    query.insertInto('account').values({ id: account, name: 'Old account', level: 'flex' }).execute(),
  )
}

it('upgrades the first schema: counts broadcasts by the current definition, keeps and protects the rest', async () => {
  await openBefore('0200', 'embedded')
  await addAccount()
  const delivered = await storeBroadcast({ total: 10, sent: 8, delivered: 6, failed: 1 })
  // Receipts were counted before the carrier's acceptance.
  const uneven = await storeBroadcast({ total: 4, sent: 1, delivered: 2, failed: 1 })
  const unsent = await storeBroadcast({ total: 5, sent: 0, delivered: 0, failed: 0 })
  await ensurePartitions(database, new Date('2026-01-15T00:00:00.000Z'))
  const owner = randomUUID()
  await database.systemTransaction(async (query) => {
    await sql`insert into app_user (account_id, id, email, password_hash) values (${account}, ${owner}, 'a@example.com', 'x')`.execute(
      query,
    )
    await sql`insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status)
              values (${account}, ${randomUUID()}, '2026-01-20T10:00:00Z', 'ACME', '+447400000000', 'GB', 'Hi', 1, 'sent')`.execute(
      query,
    )
    const transfer = randomUUID()
    await sql`insert into ledger_transfer (account_id, id, kind, reference) values (${account}, ${transfer}, 'top-up', '1')`.execute(
      query,
    )
    await sql`insert into ledger_entry (account_id, transfer_id, ledger, amount)
              values (${account}, ${transfer}, 'customer', 500), (${account}, ${transfer}, 'payments', -500)`.execute(
      query,
    )
  })
  await migrate(database)
  await migrate(database)
  const later = { archived: false, clicks: 0, clicked: 0, replies: 0, unsubscribed: 0 }
  expect(await applied()).toEqual(names)
  expect([await docOf(delivered), await docOf(uneven), await docOf(unsent)]).toEqual([
    {
      name: 'Old',
      ...later,
      status: 'completed',
      sent: 8,
      delivered: 6,
      failed: 1,
      pending: 1,
      not_sent: 2,
      delivery_rate: 75,
    },
    {
      name: 'Old',
      ...later,
      status: 'completed',
      sent: 3,
      delivered: 2,
      failed: 1,
      pending: 0,
      not_sent: 1,
      delivery_rate: 66.7,
    },
    {
      name: 'Old',
      ...later,
      status: 'completed',
      sent: 0,
      delivered: 0,
      failed: 0,
      pending: 0,
      not_sent: 5,
      delivery_rate: null,
    },
  ])
  const { rows } = await database.system((query) =>
    sql`select skipped from campaign_run where campaign_id = ${delivered}`.execute(query),
  )
  expect(rows).toEqual([{ skipped: 0 }])
  const seenBy = async (accountId: string): Promise<unknown> => {
    const { rows } = await database.read(accountId, (query) =>
      sql`select (select count(*)::int from sms_message where type = 'outboundSms' and message_kind = 'sms') as messages,
                 (select coalesce(sum(messages), 0)::int from sms_traffic) as traffic,
                 (select count(*)::int from app_user) as users,
                 (select coalesce(sum(balance), 0)::int from account) as balance`.execute(query),
    )
    return rows[0]
  }
  expect(await seenBy(account)).toEqual({ messages: 1, traffic: 1, users: 1, balance: 500 })
  expect(await seenBy(randomUUID())).toEqual({ messages: 0, traffic: 0, users: 0, balance: 0 })
})

it('applies nothing when a migration has changed or is newer, and rolls back only one that fails', async () => {
  await openBefore('0400', 'shared')
  const before = await applied()
  const hashOf = (hash: string): Promise<unknown> =>
    database.asOwner(({ session }) =>
      session.run(`update migration set hash = $1 where name = '0100-messaging.ts'`, [hash]),
    )
  const { rows } = await database.asOwner(({ session }) =>
    session.run(`select hash from migration where name = '0100-messaging.ts'`, []),
  )
  await hashOf('x')
  await expect(migrate(database)).rejects.toThrow(/0100-messaging\.ts has changed since it was applied/)
  expect(await applied()).toEqual(before)
  await hashOf((rows as { hash: string }[])[0]?.hash ?? '') // as selected
  await database.asOwner(({ session }) =>
    session.run(`insert into migration (name, hash) values ('9990-from-the-future.ts', 'x')`, []),
  )
  await expect(migrate(database)).rejects.toThrow(
    /newer Patchbay \(9990-from-the-future\.ts\)\. Start that version/,
  )
  expect(await applied()).toEqual([...before, '9990-from-the-future.ts'].toSorted())
  await database.asOwner(({ session }) => session.run(`delete from migration where name like '9990-%'`, []))
  // The migration adds a column that is already there.
  await database.asOwner(({ session }) =>
    session.script('alter table campaign_run add column skipped integer'),
  )
  await expect(migrate(database)).rejects.toThrow(/Migration 0420-skipped-contacts\.ts failed: .*skipped/)
  expect((await applied()).map(numberOf).toSorted().at(-1)).toBe('0410')
  await database.asOwner(({ session }) => session.script('alter table campaign_run drop column skipped'))
  await migrate(database)
  expect(await applied()).toEqual(names)
})

it('takes a renamed, split or moved file as applied where its earlier name was', async () => {
  await openBefore('0310', 'shared')
  // As databases of before the split have it.
  await database.asOwner(async ({ session }) => {
    await session.run(`delete from migration where name in ($1, $2)`, [
      '0300-master-accounts.ts',
      'sub-accounts/0301-sub-accounts.ts',
    ])
    await session.run(`insert into migration (name, hash) values ('0300-sub-accounts.ts', 'earlier')`, [])
  })
  await migrate(database)
  expect(await applied()).toEqual(names)
})

it('counts anew what uses call flows, so that those of which nothing is left can be deleted', async () => {
  await openBefore('1371', 'shared')
  const id = randomUUID()
  await database.systemTransaction((query) =>
    sql`insert into record (account_id, entity, id, doc)
        values (${account}, 'ivr-flow', ${id}, '{"name": "Left", "used_by": 1}')`.execute(query),
  )
  await migrate(database)
  expect(await docOf(id)).toEqual({ name: 'Left', used_by: 0 })
})

it('takes numbers that are gone out of IVR services', async () => {
  await openBefore('1391', 'shared')
  await addAccount()
  const [id, did] = [randomUUID(), randomUUID()]
  const numbers = [
    { id: randomUUID(), number: '+12025550100' },
    { id: did, number: '+12025550101' },
  ]
  const service = JSON.stringify({ name: 'Desk', numbers, dialed: numbers.map(({ number }) => number) })
  await database.systemTransaction((query) =>
    sql`insert into record (account_id, entity, id, doc)
        values (${account}, 'did', ${did}, '{}'), (${account}, 'ivr-service', ${id}, ${service})`.execute(
      query,
    ),
  )
  await migrate(database)
  expect(await docOf(id)).toEqual({ name: 'Desk', numbers: [numbers[1]], dialed: ['+12025550101'] })
})

it('knows of people who wait for another call whether their flow asked for it', async () => {
  await openBefore('1381', 'shared')
  await addAccount()
  const campaign = randomUUID()
  await database.systemTransaction(async (query) => {
    await sql`insert into record (account_id, entity, id, doc)
        values (${account}, 'voice-campaign', ${campaign}, '{"name": "Old", "retry_on": ["busy"]}')`.execute(
      query,
    )
    await sql`insert into voice_target (account_id, id, campaign_id, position, number, country_code, attempts, outcome, due_at)
        select ${account}, gen_random_uuid(), ${campaign}, position, '+447400123456', 'GB', attempts, outcome, '2026-01-01Z'
        from (values (0, 0, null), (1, 1, 'busy'), (2, 1, 'answered')) as made(position, attempts, outcome)`.execute(
      query,
    )
  })
  await migrate(database)
  const { rows } = await database.system((query) =>
    sql`select position, asked_for = due_at as asked from voice_target order by position`.execute(query),
  )
  expect(rows).toEqual([
    { position: 0, asked: null },
    { position: 1, asked: null },
    { position: 2, asked: true },
  ])
})

it.each(['embedded', 'shared'] as const)(
  'builds indexes of its own kind of migration, and again what broke off (%s)',
  async (source) => {
    await openBefore('1395', source)
    const built = async (): Promise<unknown> => {
      const { rows } = await database.asOwner(({ session }) =>
        session.run(
          `select relname, indisvalid from pg_class join pg_index on indexrelid = pg_class.oid
           where relname = 'job_dead'`,
          [],
        ),
      )
      return rows
    }
    expect(await built()).toEqual([])
    // As a server leaves it that was killed in the middle.
    await database.asOwner(({ session }) =>
      session.script(`create index job_dead on job (id);
        update pg_index set indisvalid = false where indexrelid = 'job_dead'::regclass`),
    )
    await migrate(database)
    expect(await built()).toEqual([{ relname: 'job_dead', indisvalid: true }])
    expect(await applied()).toEqual(names)
    const { rows } = await database.asOwner(({ session }) =>
      session.run(`select pg_get_indexdef('job_dead'::regclass) as definition`, []),
    )
    expect(rows).toEqual([{ definition: expect.stringContaining('(kind)') as string }])
  },
)

it('leaves the tables of a module that was removed', async () => {
  database = await openEmbedded()
  await database.asOwner(({ session }) =>
    session.run(`insert into migration (name, hash) values ('removed-module/0999-things.ts', 'x')`, []),
  )
  await migrate(database)
  expect(await applied()).toEqual([...names, 'removed-module/0999-things.ts'].toSorted())
})

it('refuses a newer migration of a module that is there', async () => {
  database = await openEmbedded()
  await database.asOwner(({ session }) =>
    session.run(`insert into migration (name, hash) values ('sub-accounts/9990-later.ts', 'x')`, []),
  )
  await expect(migrate(database)).rejects.toThrow(/newer Patchbay \(sub-accounts\/9990-later\.ts\)/)
})
