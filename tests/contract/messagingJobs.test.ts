import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobRunner, enqueueJob, type JobHandler, type NewJob } from '../../src/server/jobs/index.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { bothDatabases } from '../support/createTestDatabase.ts'
import { until } from './messagingWorld.ts'

describe.each(bothDatabases)('jobs on %s', (_name, open) => {
  let database: OwnedDatabase
  const accountId = randomUUID()

  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    await database.close()
  })

  const enqueue = (job: Partial<NewJob> & { kind: string }): Promise<void> =>
    database.transaction(accountId, (query) =>
      enqueueJob(query, { accountId, key: randomUUID(), payload: {}, ...job }),
    )

  async function statesOf(
    jobKind: string,
  ): Promise<{ state: string; attempts: number; last_error: string | null }[]> {
    const { rows } = await database.system((query) =>
      sql<{ state: string; attempts: number; last_error: string | null }>`
        select state, attempts, last_error from job where kind = ${jobKind}`.execute(query),
    )
    return rows
  }

  it('runs every job once, with any number of runners', async () => {
    const done: unknown[] = []
    const handlers: Record<string, JobHandler> = {
      count: ({ payload }) => {
        done.push(payload['number'])
        return Promise.resolve()
      },
    }
    for (let number = 0; number < 20; number += 1) await enqueue({ kind: 'count', payload: { number } })
    const runners = [1, 2, 3].map(() => createJobRunner({ database, handlers, onError: fail, idleMs: 10 }))
    await until(
      () => statesOf('count'),
      (jobs) => jobs.every(({ state }) => state === 'done'),
    )
    await Promise.all(runners.map((runner) => runner.stop()))
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, number) => number),
    )
  })

  it('queues one pending job per key, and none when the transaction rolls back', async () => {
    await enqueue({ kind: 'keyed', key: 'a' })
    await enqueue({ kind: 'keyed', key: 'a' })
    const undone = database.transaction(accountId, async (query) => {
      await enqueueJob(query, { accountId, kind: 'keyed', key: 'b', payload: {} })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await statesOf('keyed')).toHaveLength(1)
  })

  it('retries a failing job with backoff, and finally dead-letters it with its error', async () => {
    await enqueue({ kind: 'failing', maxAttempts: 2 })
    const errors: unknown[] = []
    const handlers: Record<string, JobHandler> = { failing: () => Promise.reject(new Error('it broke')) }
    const runner = createJobRunner({ database, handlers, onError: (error) => errors.push(error), idleMs: 10 })
    await until(
      () => statesOf('failing'),
      ([job]) => job?.state === 'dead',
    )
    await runner.stop()
    expect(await statesOf('failing')).toEqual([{ state: 'dead', attempts: 2, last_error: 'it broke' }])
    expect(errors).toHaveLength(2)
  })

  it('takes over a job from a dead runner when its lease expires', async () => {
    await enqueue({ kind: 'left' })
    await database.system((query) =>
      sql`update job set state = 'running', attempts = 1, lease_owner = ${randomUUID()}, lease_until = now() + interval '300 milliseconds'
          where kind = 'left'`.execute(query),
    )
    let attempt = 0
    const handlers: Record<string, JobHandler> = {
      left: (job) => {
        attempt = job.attempt
        return Promise.resolve()
      },
    }
    const runner = createJobRunner({ database, handlers, onError: fail, idleMs: 10 })
    await until(
      () => statesOf('left'),
      ([job]) => job?.state === 'done',
    )
    await runner.stop()
    expect(attempt).toBe(2)
  })

  it('renews the lease of a long job and releases it on shutdown', async () => {
    await enqueue({ kind: 'long' })
    const handlers: Record<string, JobHandler> = {
      long: (_job, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('stopped'))),
        ),
    }
    const options = { database, handlers, onError: fail, idleMs: 10, leaseMs: 1000 }
    const [first, second] = [createJobRunner(options), createJobRunner(options)]
    await until(
      () => statesOf('long'),
      ([job]) => job?.state === 'running',
    )
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await statesOf('long')).toMatchObject([{ state: 'running', attempts: 1 }])
    await Promise.all([first?.stop(), second?.stop()])
    expect(await statesOf('long')).toMatchObject([{ state: 'waiting' }])
  })
})

function fail(error: unknown): void {
  throw error
}
