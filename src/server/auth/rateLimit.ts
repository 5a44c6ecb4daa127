import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { Refusal, type RefusalDetails, type Words } from '../errors.ts'

export interface RateLimit {
  /** Counter name: `sign-in:owner@demo.example`. */
  bucket: string
  most: number
  windowSeconds: number
  /** Replaces the text of the code; may name how long to wait. */
  text?: Words | ((waitSeconds: number) => Words)
  /** Further members of the refusal's body. */
  body?: RefusalDetails['body']
}

/**
 * Counts one use in a fixed window across all server processes, by the database clock.
 * @returns uses in this window, including this one
 * @throws Refusal `too-many-requests` with Retry-After when the window is used up
 */
export async function countUse(database: Database, limit: RateLimit): Promise<number> {
  const { bucket, most, windowSeconds } = limit
  const seconds = sql<string>`make_interval(secs => ${windowSeconds}::int)`
  const row = await database.system((query) =>
    query
      .insertInto('rate_limit')
      .values({ bucket, window_start: sql<Date>`now()`, count: 1, ends_at: sql<Date>`now() + ${seconds}` })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          count: sql<number>`case when rate_limit.window_start <= now() - ${seconds} then 1 else rate_limit.count + 1 end`,
          window_start: sql<Date>`case when rate_limit.window_start <= now() - ${seconds} then now() else rate_limit.window_start end`,
          ends_at: sql<Date>`case when rate_limit.window_start <= now() - ${seconds} then excluded.ends_at else rate_limit.ends_at end`,
        }),
      )
      .returning([
        'count',
        sql<number>`ceil(extract(epoch from window_start + ${seconds} - now()))::int`.as('wait'),
      ])
      .executeTakeFirstOrThrow(),
  )
  if (row.count > most) {
    throw tooMany(row.wait, limit)
  }
  return row.count
}

/**
 * Runs `work` within a limit. If it fails, the use is refunded: a refusal doesn't use up the allowance.
 * @param counts refusals that count all the same, because guessing is what the limit is against
 * @throws Refusal `too-many-requests` when the window is used up
 */
export async function withinLimit<Result>(
  database: Database,
  limit: RateLimit,
  work: () => Promise<Result>,
  counts: (refusal: Refusal) => boolean = () => false,
): Promise<Result> {
  await countUse(database, limit)
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal && counts(error))) await giveBack(database, limit.bucket)
    throw error
  }
}

/** The same as `countUse`, without the count. */
export async function takeFromLimit(database: Database, limit: RateLimit): Promise<void> {
  await countUse(database, limit)
}

/** Refunds one use that turned out not to count. */
export async function giveBack(database: Database, bucket: string): Promise<void> {
  await database.system((query) =>
    query
      .updateTable('rate_limit')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('bucket', '=', bucket)
      .execute(),
  )
}

export async function clearLimit(database: Database, bucket: string): Promise<void> {
  await database.system((query) => query.deleteFrom('rate_limit').where('bucket', '=', bucket).execute())
}

export function tooMany(waitSeconds: number, { text, body }: Pick<RateLimit, 'text' | 'body'> = {}): Refusal {
  const wait = Math.max(1, Math.ceil(waitSeconds))
  return new Refusal('too-many-requests', {
    headers: { 'retry-after': String(wait) },
    ...(text !== undefined && { text: typeof text === 'function' ? text(wait) : text }),
    ...(body && { body }),
  })
}
