import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'

/** A job to be done soon. It holds ids only: the handler reads what it needs when it runs. */
export interface NewJob {
  accountId: string
  kind: string
  payload: Record<string, string | number | boolean>
  /** While a job of this kind and key waits or runs, the same is not queued again. */
  key: string
  delayMs?: number
  maxAttempts?: number
}

/** For work that nobody would start again: it is tried every minute until it is done. */
export const MOST_ATTEMPTS = 100_000

/** Queues a job in the transaction of `query`: it exists exactly when the change that asked for it does. */
export async function enqueueJob(query: Query, job: NewJob): Promise<void> {
  const { accountId, kind, payload, key, delayMs = 0, maxAttempts = 10 } = job
  await sql`
    insert into job (id, account_id, kind, key, payload, run_at, max_attempts)
    values (${randomUUID()}, ${accountId}, ${kind}, ${key}, ${JSON.stringify(payload)}::jsonb,
            now() + ${delayMs}::float8 * interval '1 millisecond', ${maxAttempts})
    on conflict do nothing`.execute(query)
}
