import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { Refusal } from '../errors.ts'

export interface RateLimit {
  /** What is counted: `sign-in:owner@demo.example`. */
  bucket: string
  most: number
  windowSeconds: number
}

/**
 * Counts one use in a fixed window, for all server processes together, by the database's clock.
 * @throws Refusal `too-many-requests` with Retry-After when the window is used up
 */
export async function takeFromLimit(database: Database, limit: RateLimit): Promise<void> {
  const { bucket, most, windowSeconds } = limit
  const seconds = sql<string>`make_interval(secs => ${windowSeconds}::int)`
  const row = await database.system((query) =>
    query
      .insertInto('rate_limit')
      .values({ bucket, window_start: sql<Date>`now()`, count: 1 })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          count: sql<number>`case when rate_limit.window_start <= now() - ${seconds} then 1 else rate_limit.count + 1 end`,
          window_start: sql<Date>`case when rate_limit.window_start <= now() - ${seconds} then now() else rate_limit.window_start end`,
        }),
      )
      .returning([
        'count',
        sql<number>`ceil(extract(epoch from window_start + ${seconds} - now()))::int`.as('wait'),
      ])
      .executeTakeFirstOrThrow(),
  )
  if (row.count > most) {
    throw new Refusal('too-many-requests', { headers: { 'retry-after': String(Math.max(1, row.wait)) } })
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

/**
 * A limit per process, for what only has to be bounded: a signed-in user's reads and writes.
 * It costs no query; with n processes a user may do n times as much.
 */
export function createLocalLimit(mostPerMinute: number): (key: string) => void {
  let window = 0
  let counts = new Map<string, number>()
  return (key) => {
    const now = Date.now()
    const current = Math.floor(now / 60_000)
    if (current !== window) {
      window = current
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > mostPerMinute) {
      const wait = Math.ceil(((current + 1) * 60_000 - now) / 1000)
      throw new Refusal('too-many-requests', { headers: { 'retry-after': String(wait) } })
    }
  }
}
