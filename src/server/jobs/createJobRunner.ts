import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { pickedRows } from '../storage/pickedRows.ts'
import { createLoop } from './createLoop.ts'
import { readNextDue } from './readNextDue.ts'

/** A job as its handler gets it. */
export interface Job {
  id: string
  accountId: string
  kind: string
  payload: Record<string, unknown>
  /** 1 the first time; above 1 after a failure or a crash */
  attempt: number
}

/** What is left of a job is done later, behind the jobs that wait by then. Its attempts are counted anew. */
export interface NextTurn {
  inMs: number
}

/**
 * Does a job, or a turn of it. It may be called again for the same job after a crash, so its effect must be the same once
 * or twice.
 * @param signal aborted when the lease was lost or the server stops: end soon, the job runs again elsewhere
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<NextTurn | void>

export interface JobRunner {
  /** Looks for jobs at once. */
  wake(): void
  /** Aborts what runs, gives its leases back and resolves. */
  stop(): Promise<void>
}

export interface JobRunnerOptions {
  database: Database
  handlers: Record<string, JobHandler>
  onError: (error: unknown, job?: Job) => void
  /** A job that failed, or whose process ended, during its last attempt; it runs no more. May be called again after a crash. */
  onBuried?: (job: Job) => Promise<void>
  /** jobs this process does at once */
  concurrency?: number
  leaseMs?: number
  /** Longest pause between looks for jobs. */
  idleMs?: number | (() => number)
  /** Due jobs of accounts with fewer under way come first, instead of the oldest. */
  byAccount?: boolean
}

interface ClaimedRow {
  id: string
  account_id: string
  kind: string
  payload: Record<string, unknown> | string
  attempts: number
  max_attempts: number
}

interface ClaimedJob {
  job: Job
  /** No attempt is left after this one. */
  isLast: boolean
}

const BACKOFF_START_MS = 500
const BACKOFF_LIMIT_MS = 60_000
const fewestUnderWay = sql`
  (select count(*) from job other where other.account_id = job.account_id and other.kind = job.kind
     and other.state = 'running' and other.lease_until >= now()),`

/**
 * Does the jobs of the `job` table, in any number of processes.
 *
 *   waiting --claim (SKIP LOCKED, lease)--> running --done--> done
 *      ^                                    |   |
 *      |------------ turn over -------------|   |
 *      |------------ failed: backoff -------|   |--lease runs out (crash)--> claimed by another process
 *                                           |--max attempts--> dead, kept with its last error
 *
 * The lease is the database's clock; a heartbeat extends it every third of its time.
 */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { database, handlers, onError, onBuried, concurrency = 2, leaseMs = 5000, idleMs = 500 } = options
  const owner = randomUUID()
  const kinds = Object.keys(handlers)
  const running = new Map<string, { job: Job; abort: AbortController; finished: Promise<void> }>()
  let stopping = false

  async function claim(limit: number): Promise<ClaimedJob[]> {
    const { rows } = await database.system((query) =>
      sql<ClaimedRow>`
        update job set state = 'running', lease_owner = ${owner}, attempts = attempts + 1,
               lease_until = now() + ${leaseMs}::float8 * interval '1 millisecond'
        where ${pickedRows(
          'ctid',
          // What runs was due before: so the index is read up to now, and not what waits for later.
          sql`select ctid from job
            where kind in (${sql.join(kinds)}) and state in ('waiting', 'running') and run_at <= now()
              and (state = 'waiting' or lease_until < now())
            order by ${options.byAccount ? fewestUnderWay : sql``} run_at limit ${limit} for update skip locked`,
        )}
        returning id, account_id, kind, payload, attempts, max_attempts`.execute(query),
    )
    const jobs: ClaimedJob[] = []
    for (const row of rows) {
      const payload = typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload
      const job: Job = {
        id: row.id,
        accountId: row.account_id,
        kind: row.kind,
        payload,
        attempt: Number(row.attempts),
      }
      const attemptsLeft = Number(row.max_attempts) - job.attempt
      if (attemptsLeft < 0)
        await bury(job, 'the process ended during every attempt').catch((error: unknown) =>
          onError(error, job),
        )
      else jobs.push({ job, isLast: attemptsLeft === 0 })
    }
    return jobs
  }

  async function run({ job, isLast }: ClaimedJob, signal: AbortSignal): Promise<void> {
    try {
      // The claim asks for the kinds of `handlers` alone.
      const next = await handlers[job.kind]!(job, signal)
      await (next ? postpone(job, next) : finish(job))
    } catch (error) {
      if (signal.aborted) return
      onError(error, job)
      const text = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      await (isLast ? bury(job, text) : retry(job, text))
    }
  }

  async function finish(job: Job): Promise<void> {
    await database.system((query) =>
      sql`update job set state = 'done', finished_at = now(), lease_owner = null, lease_until = null
          where account_id = ${job.accountId} and id = ${job.id} and lease_owner = ${owner}`.execute(query),
    )
  }

  async function postpone(job: Job, { inMs }: NextTurn): Promise<void> {
    await database.system((query) =>
      sql`update job set state = 'waiting', attempts = 0, lease_owner = null, lease_until = null,
                 run_at = now() + ${inMs}::float8 * interval '1 millisecond'
          where account_id = ${job.accountId} and id = ${job.id} and lease_owner = ${owner}`.execute(query),
    )
  }

  async function retry(job: Job, text: string): Promise<void> {
    const backoffMs = Math.min(BACKOFF_LIMIT_MS, BACKOFF_START_MS * 2 ** (job.attempt - 1))
    await database.system((query) =>
      sql`update job set state = 'waiting', lease_owner = null, lease_until = null, last_error = ${text},
                 run_at = now() + ${backoffMs}::float8 * interval '1 millisecond'
          where account_id = ${job.accountId} and id = ${job.id} and lease_owner = ${owner}`.execute(query),
    )
  }

  async function bury(job: Job, text: string): Promise<void> {
    // First, so that a crash or a failure in between has it done again once the lease is over.
    await onBuried?.(job)
    await database.system((query) =>
      sql`update job set state = 'dead', last_error = ${text}, lease_owner = null, lease_until = null
          where account_id = ${job.accountId} and id = ${job.id} and lease_owner = ${owner}`.execute(query),
    )
  }

  /** A lease that runs out makes a job due as well: its process is gone. */
  function nextDueMs(): Promise<number | undefined> {
    return database.system((query) =>
      readNextDue(
        query,
        sql`(select run_at from job
              where kind in (${sql.join(kinds)}) and state = 'waiting'
              order by run_at limit 1)
            union all
            select lease_until from job
            where kind in (${sql.join(kinds)}) and state = 'running' and lease_owner is distinct from ${owner}`,
      ),
    )
  }

  async function extendLeases(): Promise<undefined> {
    const held = [...running.values()].map(({ job }) => job)
    if (held.length === 0) return
    const { rows } = await database.system((query) =>
      sql<{ id: string }>`
        update job set lease_until = now() + ${leaseMs}::float8 * interval '1 millisecond'
        where (account_id, id) in (${sql.join(held.map(({ accountId, id }) => sql`(${accountId}, ${id})`))})
          and lease_owner = ${owner} and state = 'running' returning id`.execute(query),
    )
    const kept = new Set(rows.map((row) => row.id))
    for (const { id } of held) if (!kept.has(id)) running.get(id)?.abort.abort()
  }

  const loop = createLoop({
    idleMs,
    onError,
    async turn() {
      const free = concurrency - running.size
      // A job that ends wakes the loop.
      if (free <= 0 || kinds.length === 0) return undefined
      for (const claimed of await claim(free)) {
        const { job } = claimed
        const abort = new AbortController()
        const finished = run(claimed, abort.signal)
          .catch(onError)
          .finally(() => {
            running.delete(job.id)
            if (!stopping) loop.wake()
          })
        running.set(job.id, { job, abort, finished })
      }
      return running.size < concurrency ? nextDueMs() : undefined
    },
  })
  const heartbeat = createLoop({ idleMs: leaseMs / 3, onError, turn: extendLeases })

  return {
    wake: () => loop.wake(),
    async stop() {
      stopping = true
      await loop.stop()
      await heartbeat.stop()
      const left = [...running.values()]
      for (const { abort } of left) abort.abort()
      await Promise.all(left.map(({ finished }) => finished))
      if (left.length === 0) return
      await database.system((query) =>
        sql`update job set state = 'waiting', run_at = now(), attempts = attempts - 1, lease_owner = null, lease_until = null
            where lease_owner = ${owner} and state = 'running'`.execute(query),
      )
    },
  }
}
