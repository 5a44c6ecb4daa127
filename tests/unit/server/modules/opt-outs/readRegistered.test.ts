import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRegistered, registeredSql } from '../../../../../src/server/modules/opt-outs/readRegistered.ts'
import type { OwnedDatabase } from '../../../../../src/server/storage/createDatabase.ts'
import { insertDocument } from '../../../../../src/server/storage/documents.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'

const NUMBERS = 3000
const accountId = randomUUID()
const number = '+12125550100'
const registered = { optout_keywords: 'BAJA' }

let database: OwnedDatabase
beforeAll(async () => {
  database = await openShared()
  await database.systemTransaction(async (query) => {
    await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'flex' }).execute()
    await sql`insert into record (account_id, entity, id, doc)
      select ${accountId}, 'did', gen_random_uuid(), jsonb_build_object('number', '+1' || (3000000000 + n))
      from generate_series(1, ${NUMBERS}::int) as n`.execute(query)
  })
  await database.transaction(accountId, async (query) => {
    const campaignId = randomUUID()
    await insertDocument(query, accountId, 'ten-dlc-campaign', campaignId, registered)
    const did = { number, ten_dlc_campaign_id: campaignId }
    await insertDocument(query, accountId, 'did', randomUUID(), did)
  })
  await database.asOwner(({ session }) => session.script('analyze record'))
})
afterAll(() => database.close())

it('reads what is registered for a number, with or without its plus sign', async () => {
  const read = (of: string) => database.read(accountId, (query) => readRegistered(query, accountId, of))
  expect(await read(number)).toEqual(registered)
  expect(await read(number.slice(1))).toEqual(registered)
  expect(await read('+13000000001')).toEqual({})
  const other = randomUUID()
  expect(await database.read(other, (query) => readRegistered(query, accountId, number))).toEqual({})
})

it('finds the number by its index, whatever else the account has', async () => {
  const { rows } = await database.read(accountId, (query) =>
    sql<{ 'QUERY PLAN': string }>`explain ${registeredSql(accountId, number)}`.execute(query),
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/did_number/)
  expect(plan).toMatch(/Index Cond: .*doc ->> 'number'/)
})
