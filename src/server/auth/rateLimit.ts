import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { Refusal } from '../errors.ts'

export interface RateLimit {
  /** What is counted: `sign-in:owner@demo.example`. */
  bucket: string
  most: number
  windowSeconds: number
  /** Said instead of the table's words. */
  text?: string
}

/**
 * Counts one use in a fixed window, for all server processes together, by the database's clock.
 * @throws Refusal `too-many-requests` with Retry-After when the window is used up
 */
export async function takeFromLimit(database: Database, limit: RateLimit): Promise<void> {
  const { bucket, most, windowSeconds, text } = limit
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
    throw tooMany(row.wait, text)
  }
}

/** Gives one use back, after it turned out not to count. */
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

export function tooMany(waitSeconds: number, text?: string): Refusal {
  return new Refusal('too-many-requests', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitSeconds))) },
    ...(text !== undefined && { text }),
  })
}
