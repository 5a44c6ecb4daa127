import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createJobRunner, enqueueJob, type JobHandler } from '../../../../src/server/jobs/index.ts'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { openEmbedded } from '../../../support/openEmbedded.ts'

let database: OwnedDatabase
const accountId = randomUUID()
beforeAll(async () => {
  database = await openEmbedded()
})
afterAll(() => database.close())

async function readJob(kind: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.system((query) =>
    sql<
      Record<string, unknown>
    >`select state, lease_owner, last_error, attempts from job where kind = ${kind}`.execute(query),
  )
  return rows[0]
}

/**
 * Runs a job of which another process takes the lease while it runs, and stops the runner.
 * @returns the job as it is stored then
 */
async function loseLease(
  kind: string,
  end: () => Promise<void>,
): Promise<{ job: Record<string, unknown> | undefined; thief: string }> {
  const thief = randomUUID()
  const ended = Promise.withResolvers<void>()
  const handler: JobHandler = async () => {
    await database.system((query) =>
      sql`update job set lease_owner = ${thief}, lease_until = now() + interval '1 hour', attempts = 2
          where kind = ${kind}`.execute(query),
    )
    ended.resolve()
    return end()
  }
  await database.transaction(accountId, (query) =>
    enqueueJob(query, { accountId, kind, key: 'one', payload: {} }),
  )
  const runner = createJobRunner({
    database,
    handlers: { [kind]: handler },
    onError: () => undefined,
    idleMs: 5,
    // No heartbeat notices the loss.
    leaseMs: 600_000,
  })
  await ended.promise
  await runner.stop()
  return { job: await readJob(kind), thief }
}

it('does not finish a job whose lease another process took', async () => {
  const { job, thief } = await loseLease('finishing', () => Promise.resolve())
  expect(job).toEqual({ state: 'running', lease_owner: thief, last_error: null, attempts: 2 })
})

it('does not fail a job whose lease another process took', async () => {
  const { job, thief } = await loseLease('failing', () => Promise.reject(new Error('no')))
  expect(job).toEqual({ state: 'running', lease_owner: thief, last_error: null, attempts: 2 })
})

it('aborts a job when its lease is lost', async () => {
  const aborted = vi.fn<() => void>()
  const started = Promise.withResolvers<void>()
  await database.transaction(accountId, (query) =>
    enqueueJob(query, { accountId, kind: 'aborting', key: 'one', payload: {} }),
  )
  const runner = createJobRunner({
    database,
    handlers: {
      aborting: (_job, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted()
            reject(new Error('aborted'))
          })
          started.resolve()
        }),
    },
    onError: () => undefined,
    idleMs: 5,
    leaseMs: 300,
  })
  await started.promise
  await database.system((query) =>
    sql`update job set lease_owner = ${randomUUID()}, lease_until = now() + interval '1 hour'
        where kind = 'aborting'`.execute(query),
  )
  await expect.poll(() => aborted.mock.calls.length).toBe(1)
  await runner.stop()
  expect(await readJob('aborting')).toMatchObject({ state: 'running', attempts: 1 })
})
