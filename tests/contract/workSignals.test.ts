import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createJobRunner,
  createWorkSignals,
  enqueueJob,
  type WorkKind,
  type WorkSignals,
} from '../../src/server/jobs/index.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { openEmbedded } from '../support/openEmbedded.ts'

const accountId = randomUUID()
const anHour = 3_600_000

/** How each kind of work begins, as statements of any process. */
const beginnings: Record<WorkKind, RawBuilder<unknown>[]> = {
  jobs: [
    sql`insert into job (account_id, id, kind, key, payload, run_at)
        values (${accountId}, gen_random_uuid(), 'later', 'one', '{}', now() + interval '1 day')`,
    sql`update job set run_at = now() where kind = 'later'`,
  ],
  broadcasts: [
    sql`insert into campaign_run (account_id, campaign_id, upload_id, state, starts_at, plan, total)
        values (${accountId}, gen_random_uuid(), gen_random_uuid(), 'scheduled', now() + interval '1 day', '{}', 0)`,
    sql`update campaign_run set starts_at = now() where account_id = ${accountId}`,
    sql`update campaign_run set state = 'active' where account_id = ${accountId}`,
    sql`update campaign_run set due_at = now() - interval '1 hour' where account_id = ${accountId}`,
  ],
  receipts: [
    sql`insert into carrier_message (id, sender, recipient, country_code, body, segments, reference, outcome)
        values (gen_random_uuid(), 'a', 'b', 'NO', '', 1, '', 'delivered')`,
  ],
  mail: [
    sql`insert into mail (account_id, id, recipient, subject, body)
        values (${accountId}, gen_random_uuid(), 'a@example.com', '', '')`,
  ],
  clicks: [
    sql`insert into short_link_click (account_id, serial, row_index, link, clicked_at)
        values (${accountId}, 1, 0, 0, now())`,
  ],
  deliveries: [
    sql`insert into webhook_delivery (account_id, webhook_id, event_id, event, body)
        values (${accountId}, gen_random_uuid(), gen_random_uuid(), '', '')`,
    sql`update webhook_delivery set next_at = now() - interval '1 hour' where account_id = ${accountId}`,
  ],
}

describe.each(['pglite', 'postgres'] as const)('announcements of work on %s', (kind) => {
  let here: OwnedDatabase
  let there: OwnedDatabase
  let signals: WorkSignals

  beforeAll(async () => {
    if (kind === 'postgres') {
      const url = await createTestDatabase()
      here = await openDatabase({ url, poolSize: 2 })
      there = await openDatabase({ url, poolSize: 2 })
    } else here = there = await openEmbedded()
    await there.system((query) =>
      sql`insert into account (id, name, level, timezone) values (${accountId}, '', 'full', 'UTC')`.execute(
        query,
      ),
    )
    signals = await createWorkSignals(here)
  })
  afterAll(async () => {
    signals.stop()
    await here.close()
    if (there !== here) await there.close()
  })

  it.each(Object.entries(beginnings))('wake the %s loop of every process', async (work, statements) => {
    for (const statement of statements) {
      // The keys of the table are kinds of work.
      const woken = new Promise<void>((wake) => signals.onWork(work as WorkKind, wake))
      await there.system((query) => statement.execute(query))
      await woken
    }
  })

  it('start a job of another process without polling', async () => {
    const done = Promise.withResolvers<string>()
    const runner = createJobRunner({
      database: here,
      handlers: { signaled: (job) => Promise.resolve(done.resolve(job.id)) },
      onError: (error) => done.reject(error),
      idleMs: anHour,
    })
    signals.onWork('jobs', () => runner.wake())
    await there.transaction(accountId, (query) =>
      enqueueJob(query, { accountId, kind: 'signaled', key: 'one', payload: {} }),
    )
    expect(await done.promise).toBeTruthy()
    await runner.stop()
  })

  it('are unnecessary for a job that becomes due later', async () => {
    await there.transaction(accountId, (query) =>
      enqueueJob(query, { accountId, kind: 'delayed', key: 'one', payload: {}, delayMs: 300 }),
    )
    const done = Promise.withResolvers<string>()
    const runner = createJobRunner({
      database: here,
      handlers: { delayed: (job) => Promise.resolve(done.resolve(job.id)) },
      onError: (error) => done.reject(error),
      idleMs: anHour,
    })
    expect(await done.promise).toBeTruthy()
    await runner.stop()
  })
})

it('is asked for rarely while announcements arrive, and often while they may be lost', async () => {
  let hears = true
  const signals = await createWorkSignals({
    listen: () => Promise.resolve(() => undefined),
    hears: () => hears,
  })
  const idleMs = signals.idleMs(250)
  expect(idleMs()).toBeGreaterThanOrEqual(10_000)
  hears = false
  expect(idleMs()).toBe(250)
})
