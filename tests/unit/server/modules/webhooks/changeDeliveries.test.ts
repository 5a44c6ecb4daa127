import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Job } from '../../../../../src/server/jobs/index.ts'
import {
  deliveryJobs,
  reopenLane,
  resendFailed,
} from '../../../../../src/server/modules/webhooks/changeDeliveries.ts'
import { openLane, type Lane } from '../../../../../src/server/modules/webhooks/lanes.ts'
import type { OwnedDatabase } from '../../../../../src/server/storage/createDatabase.ts'
import type { Query } from '../../../../../src/server/storage/database.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'

let database: OwnedDatabase
const accountId = randomUUID()
beforeAll(async () => {
  database = await openShared()
  await database.system((query) =>
    query.insertInto('account').values({ id: accountId, name: 'Posted', level: 'flex' }).execute(),
  )
})
afterAll(() => database.close())

async function laneWith(status: 'failed' | 'waiting', count: number): Promise<Lane> {
  const lane = { accountId, webhookId: randomUUID() }
  await database.transaction(accountId, async (query) => {
    await openLane(query, lane)
    await addDeliveries(query, lane, status, count)
  })
  return lane
}

async function addDeliveries(query: Query, lane: Lane, status: string, count: number): Promise<void> {
  await sql`
    insert into webhook_delivery (account_id, webhook_id, event_id, event, status, tries, next_at, body)
    select ${accountId}::uuid, ${lane.webhookId}::uuid, gen_random_uuid(), 'api-key.created', ${status}, 5,
      now() + interval '1 day', '{}'
    from generate_series(1, ${count}::int)`.execute(query)
}

/** Deliveries that are due, and those that aren't. */
async function due(lane: Lane): Promise<[due: number, others: number]> {
  const { rows } = await database.system((query) =>
    sql<{ due: number; others: number }>`
      select count(*) filter (where is_due)::int as due, count(*) filter (where not is_due)::int as others
      from (select status = 'waiting' and next_at <= now() as is_due from webhook_delivery
        where webhook_id = ${lane.webhookId}) as each`.execute(query),
  )
  return [rows[0]?.due ?? 0, rows[0]?.others ?? 0]
}

/** Does what waits of a kind of job. */
async function work(kind: 'resend-failed-deliveries' | 'hurry-deliveries'): Promise<void> {
  const { rows } = await database.system((query) =>
    sql<Job>`update job set state = 'done', finished_at = now()
      where account_id = ${accountId} and kind = ${kind} and state = 'waiting'
      returning id, account_id as "accountId", kind, payload, 1 as attempt`.execute(query),
  )
  expect(rows).toHaveLength(1)
  for (const job of rows)
    expect(await deliveryJobs({ database })[kind].run(job, new AbortController().signal)).toBeUndefined()
}

it('resends thousands of failed deliveries little by little, and none that fails later', async () => {
  const lane = await laneWith('failed', 20_000)
  await database.transaction(accountId, (query) => resendFailed(query, lane))
  expect(await due(lane)).toEqual([5000, 15_000])
  await database.system((query) => addDeliveries(query, lane, 'failed', 3))
  await work('resend-failed-deliveries')
  expect(await due(lane)).toEqual([20_000, 3])
})

it('tries thousands of deliveries right away when a webhook begins anew, little by little', async () => {
  const lane = await laneWith('waiting', 8000)
  await database.transaction(accountId, (query) => reopenLane(query, lane))
  expect(await due(lane)).toEqual([5000, 3000])
  await database.system((query) => addDeliveries(query, lane, 'waiting', 3))
  await work('hurry-deliveries')
  expect(await due(lane)).toEqual([8000, 3])
})
