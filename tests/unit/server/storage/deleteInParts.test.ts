import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { deleteInParts } from '../../../../src/server/storage/deleteInParts.ts'
import { ensurePartitions } from '../../../../src/server/storage/ensurePartitions.ts'
import { openShared } from '../../../support/createTestDatabase.ts'

let database: OwnedDatabase
const accountId = randomUUID()
beforeAll(async () => {
  database = await openShared()
  await ensurePartitions(database, new Date('2020-01-15T00:00:00.000Z'))
  await database.system(async (query) => {
    await query.insertInto('account').values({ id: accountId, name: 'Old', level: 'flex' }).execute()
    for (const [count, day] of [
      // Where rows of the default partition are that go.
      [3, '2090-01-01'],
      [6000, '2019-12-31'],
      [6000, '2020-01-31'],
      [10, '2020-03-01'],
    ] as const)
      await sql`insert into phone_call (account_id, created_at, to_number, code)
        select ${accountId}::uuid, ${day}::timestamptz, '+12125550100', '200' from generate_series(1, ${count}::int)`.execute(
        query,
      )
  })
})
afterAll(() => database.close())

it('deletes what is old from every partition, and nothing else', async () => {
  await database.system(async (query) => {
    await deleteInParts(query, 'phone_call', sql`created_at < '2020-02-01'`)
    const { rows } = await sql<{ day: string; calls: number }>`
      select created_at::date::text as day, count(*)::int as calls from phone_call where account_id = ${accountId}
      group by 1 order by 1`.execute(query)
    expect(rows).toEqual([
      { day: '2020-03-01', calls: 10 },
      { day: '2090-01-01', calls: 3 },
    ])
  })
})
