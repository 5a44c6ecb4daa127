import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createJobRunner, enqueueJob, type Job, type JobHandler } from '../../../../src/server/jobs/index.ts'
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

function enqueue(kind: string, given: { key?: string; maxAttempts?: number } = {}): Promise<void> {
  return database.transaction(accountId, (query) =>
    enqueueJob(query, { accountId, kind, key: 'one', payload: { kind }, ...given }),
  )
}

/** As a process leaves its job that ends in the middle of it. */
function abandon(kind: string): Promise<unknown> {
  return database.system((query) =>
    sql`update job set state = 'running', attempts = attempts + 1, lease_owner = ${randomUUID()},
          lease_until = now() - interval '1 second' where kind = ${kind}`.execute(query),
  )
}

/** A runner of one kind of job, and what it says of errors. */
function createRunner(
  kind: string,
  handler: JobHandler,
  given: {
    concurrency?: number
    leaseMs?: number
    onBuried?: (job: Job) => Promise<void>
    byAccount?: boolean
  } = {},
) {
  const errors: unknown[] = []
  let turns = 0
  const runner = createJobRunner({
    database,
    handlers: { [kind]: handler },
    onError: (error) => errors.push(error),
    idleMs() {
      turns += 1
      return 5
    },
    ...given,
  })
  return { ...runner, errors, turns: () => turns }
}

async function stateBecomes(kind: string, state: string): Promise<void> {
  await expect.poll(async () => (await readJob(kind))?.['state']).toBe(state)
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
  await enqueue(kind)
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
  await enqueue('aborting')
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

it('runs a job once, counts the attempt and marks it done', async () => {
  const jobs: Job[] = []
  const runner = createRunner('doing', (job) => Promise.resolve(void jobs.push(job)))
  await enqueue('doing')
  await stateBecomes('doing', 'done')
  await runner.stop()
  expect(jobs).toEqual([expect.objectContaining({ accountId, payload: { kind: 'doing' }, attempt: 1 })])
  expect(await readJob('doing')).toEqual({ state: 'done', lease_owner: null, last_error: null, attempts: 1 })
  expect(runner.errors).toEqual([])
})

it.each([
  ['an error', new Error('no route')],
  ['anything else', 'no route'],
])('reports %s a handler throws, and stores its message with the job', async (name, thrown) => {
  const kind = `throwing ${name}`
  await enqueue(kind, { maxAttempts: 1 })
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- anything can be thrown
  const runner = createRunner(kind, () => Promise.reject(thrown))
  await stateBecomes(kind, 'dead')
  await runner.stop()
  expect(await readJob(kind)).toEqual({
    state: 'dead',
    lease_owner: null,
    last_error: 'no route',
    attempts: 1,
  })
  expect(runner.errors).toEqual([thrown])
})

it('retries a job whose process died, and dead-letters it after the last attempt', async () => {
  const attempts: number[] = []
  const buried: string[] = []
  await enqueue('reviving', { maxAttempts: 2 })
  await abandon('reviving')
  const handler: JobHandler = ({ attempt }) => Promise.resolve(void attempts.push(attempt))
  const reviving = createRunner('reviving', handler)
  await stateBecomes('reviving', 'done')
  await reviving.stop()
  await enqueue('burying', { maxAttempts: 1 })
  await abandon('burying')
  const burying = createRunner('burying', handler, {
    onBuried: (job) => Promise.resolve(void buried.push(job.kind)),
  })
  await stateBecomes('burying', 'dead')
  await burying.stop()
  expect([attempts, buried]).toEqual([[2], ['burying']])
  expect(await readJob('burying')).toMatchObject({
    lease_owner: null,
    last_error: 'the process ended during every attempt',
  })
})

it('dead-letters a job that fails in its last attempt, once its owner has been told', async () => {
  const buried: unknown[] = []
  await enqueue('giving up', { maxAttempts: 2 })
  const runner = createRunner('giving up', () => Promise.reject(new Error('no route')), {
    onBuried: async ({ kind, attempt }) =>
      void buried.push([kind, attempt, (await readJob('giving up'))?.['state']]),
  })
  await stateBecomes('giving up', 'dead')
  await runner.stop()
  expect(buried).toEqual([['giving up', 2, 'running']])
  expect(await readJob('giving up')).toEqual({
    state: 'dead',
    lease_owner: null,
    last_error: 'no route',
    attempts: 2,
  })
})

it('tells again that a job is given up when that failed', async () => {
  let told = 0
  await enqueue('telling', { maxAttempts: 1 })
  const runner = createRunner('telling', () => Promise.reject(new Error('no route')), {
    leaseMs: 100,
    async onBuried() {
      told += 1
      if (told === 1) throw new Error('no database')
    },
  })
  await stateBecomes('telling', 'dead')
  await runner.stop()
  expect(told).toBe(2)
})

it('respects its concurrency, and starts the next job as soon as one ends', async () => {
  const begun: (() => void)[] = []
  for (const key of ['one', 'two']) await enqueue('queueing', { key })
  const runner = createRunner('queueing', () => new Promise<void>((resolve) => begun.push(resolve)), {
    concurrency: 1,
  })
  await expect.poll(() => begun.length).toBe(1)
  const from = runner.turns()
  await expect.poll(() => runner.turns()).toBeGreaterThan(from + 2)
  expect(begun).toHaveLength(1)
  begun[0]?.()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.()
  await runner.stop()
})

it.each([
  [false, ['first', 'second']],
  [true, ['second', 'first']],
])('takes the oldest first, or in turn by account (%s)', async (byAccount, order) => {
  const kind = `turns ${byAccount}`
  const other = randomUUID()
  const add = (account: string, key: string): Promise<void> =>
    database.transaction(account, (query) =>
      enqueueJob(query, { accountId: account, kind, key, payload: { key } }),
    )
  await add(accountId, 'under way')
  await database.system((query) =>
    sql`update job set state = 'running', lease_owner = ${randomUUID()}, lease_until = now() + interval '1 hour'
        where kind = ${kind}`.execute(query),
  )
  await add(accountId, 'first')
  await add(other, 'second')
  const done: unknown[] = []
  const runner = createRunner(kind, ({ payload }) => Promise.resolve(void done.push(payload['key'])), {
    concurrency: 1,
    byAccount,
  })
  await expect.poll(() => done).toEqual(order)
  await runner.stop()
})

it('lets others in when a turn of a job is over, and counts the attempts of the next anew', async () => {
  const other = randomUUID()
  const add = (account: string, key: string): Promise<void> =>
    database.transaction(account, (query) =>
      enqueueJob(query, { accountId: account, kind: 'turning', key, payload: { key } }),
    )
  await add(accountId, 'long')
  const begun: unknown[] = []
  const runner = createRunner(
    'turning',
    async ({ payload, attempt }) => {
      begun.push([payload['key'], attempt])
      if (begun.length > 1) return undefined
      await add(other, 'short')
      return { inMs: 0 }
    },
    { concurrency: 1, byAccount: true },
  )
  const first = ['long', 1]
  await expect.poll(() => begun).toEqual([first, ['short', 1], first])
  await stateBecomes('turning', 'done')
  await runner.stop()
  expect(runner.errors).toEqual([])
})

it('puts off a job that asks for it, and no other that it runs', async () => {
  for (const key of ['held', 'put off'])
    await database.transaction(accountId, (query) =>
      enqueueJob(query, { accountId, kind: 'put off', key, payload: { key } }),
    )
  const held = Promise.withResolvers<undefined>()
  const runner = createRunner(
    'put off',
    ({ payload }) => (payload['key'] === 'held' ? held.promise : Promise.resolve({ inMs: 3_600_000 })),
    { concurrency: 2 },
  )
  const states = async (): Promise<Record<string, string>> => {
    const { rows } = await database.system((query) =>
      sql<{ key: string; state: string }>`
        select payload->>'key' as key, state from job where kind = 'put off'`.execute(query),
    )
    return Object.fromEntries(rows.map(({ key, state }) => [key, state]))
  }
  await expect.poll(states).toEqual({ held: 'running', 'put off': 'waiting' })
  held.resolve(undefined)
  await expect.poll(states).toEqual({ held: 'done', 'put off': 'waiting' })
  await runner.stop()
})

it('waits twice as long after each failure', async () => {
  await enqueue('failing again', { maxAttempts: 10 })
  await database.system((query) =>
    sql`update job set attempts = 6 where kind = 'failing again'`.execute(query),
  )
  const runner = createRunner('failing again', () => Promise.reject(new Error('no')))
  await expect.poll(async () => (await readJob('failing again'))?.['last_error']).toBe('no')
  const { rows } = await database.system((query) =>
    sql<{ s: number }>`
      select extract(epoch from run_at - now())::float8 as s from job where kind = 'failing again'`.execute(
      query,
    ),
  )
  await runner.stop()
  // Half a second, doubled six times.
  expect(rows[0]?.s).toBeLessThanOrEqual(32)
  expect(rows[0]?.s).toBeGreaterThan(16)
})

it('runs what it claimed together with a job that cannot be given up', async () => {
  await enqueue('stubborn', { maxAttempts: 1 })
  await abandon('stubborn')
  await enqueue('stubborn', { key: 'two' })
  const attempts: number[] = []
  const failure = new Error('no database')
  const runner = createRunner('stubborn', ({ attempt }) => Promise.resolve(void attempts.push(attempt)), {
    onBuried: () => Promise.reject(failure),
  })
  await expect.poll(() => attempts).toEqual([1])
  await runner.stop()
  expect(runner.errors).toContain(failure)
})

it('extends the lease of a long job, and releases it on stop', async () => {
  const lease = async (): Promise<unknown> => {
    const { rows } = await database.system((query) =>
      sql`select lease_until from job where kind = 'lasting'`.execute(query),
    )
    return rows[0]
  }
  const started = Promise.withResolvers<AbortSignal>()
  await enqueue('lasting')
  const runner = createRunner(
    'lasting',
    (_job, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        started.resolve(signal)
      }),
    { leaseMs: 600 },
  )
  const signal = await started.promise
  for (const times of [1, 2]) {
    const before = await lease()
    await expect.poll(lease, { timeout: 5000, message: String(times) }).not.toEqual(before)
  }
  expect(signal.aborted).toBe(false)
  await runner.stop()
  expect(signal.aborted).toBe(true)
  expect(await readJob('lasting')).toEqual({
    state: 'waiting',
    lease_owner: null,
    last_error: null,
    attempts: 0,
  })
  expect(runner.errors).toEqual([])
})

it('leaves no timer that would keep the process alive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const turned = Promise.withResolvers<void>()
    const runner = createJobRunner({
      database,
      handlers: { ending: () => Promise.resolve() },
      onError: () => undefined,
      idleMs() {
        turned.resolve()
        return 5
      },
    })
    await turned.promise
    await runner.stop()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
