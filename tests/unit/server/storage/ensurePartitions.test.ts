import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { ensurePartitions } from '../../../../src/server/storage/ensurePartitions.ts'
import { openShared } from '../../../support/createTestDatabase.ts'

let database: OwnedDatabase
beforeAll(async () => {
  database = await openShared()
})
afterAll(() => database.close())

async function partitionsOf(year: string): Promise<string[]> {
  const { rows } = await database.system((query) =>
    sql<{
      name: string
    }>`select relname as name from pg_class where relkind = 'r' and relname like ${`sms_message_${year}%`}
                          order by 1`.execute(query),
  )
  return rows.map(({ name }) => name)
}

/** Stores a message of a moment; @returns its account */
async function storeMessage(createdAt: string): Promise<string> {
  const accountId = randomUUID()
  await database.transaction(accountId, (query) =>
    sql`insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status)
        values (${accountId}, ${randomUUID()}, ${createdAt}, 'ACME', '+447400000000', 'GB', 'Hi', 1, 'sent')`.execute(
      query,
    ),
  )
  return accountId
}

async function partitionOf(accountId: string): Promise<string | undefined> {
  const { rows } = await database.system((query) =>
    sql<{
      name: string
    }>`select tableoid::regclass::text as name from sms_message where account_id = ${accountId}`.execute(
      query,
    ),
  )
  return rows[0]?.name
}

it('creates the partitions of this month and the next two, across the end of a year', async () => {
  const lastMoment = new Date('2030-11-30T23:59:59.999Z')
  await ensurePartitions(database, lastMoment)
  await ensurePartitions(database, lastMoment)
  expect([...(await partitionsOf('2030')), ...(await partitionsOf('2031'))]).toEqual([
    'sms_message_2030_11',
    'sms_message_2030_12',
    'sms_message_2031_01',
  ])
  await ensurePartitions(database, new Date('2030-12-01T00:00:00.000Z'))
  expect(await partitionsOf('2031')).toEqual(['sms_message_2031_01', 'sms_message_2031_02'])
})

it('stores a message in the partition of its month in UTC, to the last moment', async () => {
  await ensurePartitions(database, new Date('2032-01-31T12:00:00.000Z'))
  const stored = []
  for (const moment of [
    '2032-01-31T23:59:59.999Z',
    '2032-02-01T00:00:00.000Z',
    '2032-02-29T23:59:59.999Z',
    '2032-03-01T00:30:00+01:00',
    '2032-04-01T00:00:00.000Z',
  ])
    stored.push(await partitionOf(await storeMessage(moment)))
  expect(stored).toEqual([
    'sms_message_2032_01',
    'sms_message_2032_02',
    'sms_message_2032_02',
    'sms_message_2032_02',
    'sms_message_default',
  ])
})

it('moves messages of a month from the default partition when a clock was ahead', async () => {
  const [early, late] = [
    await storeMessage('2034-05-10T10:00:00.000Z'),
    await storeMessage('2034-08-01T00:00:00.000Z'),
  ]
  expect(await partitionOf(early)).toBe('sms_message_default')
  await ensurePartitions(database, new Date('2034-05-01T00:00:00.000Z'))
  expect([await partitionOf(early), await partitionOf(late)]).toEqual([
    'sms_message_2034_05',
    'sms_message_default',
  ])
  const { rows } = await database.read(early, (query) =>
    sql`select status from sms_message where account_id = ${early}`.execute(query),
  )
  expect(rows).toEqual([{ status: 'sent' }])
  const stranger = await database.read(late, (query) =>
    sql`select status from sms_message where account_id = ${early}`.execute(query),
  )
  expect(stranger.rows).toEqual([])
})

it('gives a partition the indexes and triggers of the table', async () => {
  await ensurePartitions(database, new Date('2036-01-01T00:00:00.000Z'))
  const countOf = async (name: string): Promise<unknown> => {
    const { rows } = await database.system((query) =>
      sql`select (select count(*)::int from pg_index where indrelid = ${name}::regclass) as indexes,
                 (select count(*)::int from pg_trigger where tgrelid = ${name}::regclass) as triggers`.execute(
        query,
      ),
    )
    return rows[0]
  }
  expect(await countOf('sms_message_2036_01')).toEqual(await countOf('sms_message_default'))
})
