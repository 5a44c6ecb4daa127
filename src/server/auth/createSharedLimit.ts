import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { tooMany } from './rateLimit.ts'
import type { Words } from '../errors.ts'

export interface SharedLimitOptions {
  database: Pick<Database, 'system'>
  /** First part of the bucket's name in the table. */
  name: string
  /** Uses of one key in a minute. */
  most: number
  /**
   * Uses per minute from which a key is shared with other processes; 1 by default. Rarer keys stay within
   * this process and cost no query.
   */
  sharedFrom?: number
  text?: Words
  onError: (error: unknown) => void
  /** 1.5 seconds by default. */
  everyMs?: number
  now?: () => number
}

export interface SharedLimit {
  /** @throws Refusal `too-many-requests` with Retry-After when the minute is used up */
  take(key: string): void
  /** Synchronizes counts with the other processes now. */
  share(): Promise<void>
  stop(): void
}

interface Uses {
  /** Of this process. */
  own: number
  /** Of those, already written to the table. */
  synced: number
  /** Of all processes, as last read from the table. */
  all: number
}

const minuteMs = 60_000

/**
 * A limit across all processes for calls too frequent to count in the database one by one: each process counts on its
 * own and periodically adds its counts to the table in one statement, which returns the sums. Counts not yet
 * synchronized (within `everyMs`, or below `sharedFrom`) come on top: n processes allow at most n times the limit, and
 * much less unless all calls come in one burst.
 */
export function createSharedLimit(options: SharedLimitOptions): SharedLimit {
  const { database, name, most, sharedFrom = 1, text, onError, everyMs = 1_500, now = Date.now } = options
  let minute = 0
  let uses = new Map<string, Uses>()
  let unsynced = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function beginMinute(): void {
    const current = Math.floor(now() / minuteMs)
    if (current === minute) return
    minute = current
    uses = new Map()
    unsynced = new Set()
  }

  async function share(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    beginMinute()
    const [counted, from] = [uses, minute]
    const keys = [...unsynced]
    unsynced = new Set()
    if (keys.length === 0) return
    const added = keys.map((key) => {
      const use = counted.get(key)
      const count = use ? use.own - use.synced : 0
      if (use) use.synced = use.own
      return count
    })
    try {
      const { rows } = await database.system((query) =>
        sql<{ bucket: string; count: number }>`
          insert into rate_limit (bucket, window_start, count, ends_at)
          select bucket, to_timestamp(${from * 60}::float8), count, to_timestamp(${(from + 2) * 60}::float8)
          from unnest(${keys.map((key) => `${name}:${key}`)}::text[], ${added}::int[]) as added (bucket, count)
          order by bucket
          on conflict (bucket) do update set
            count = case when rate_limit.window_start < excluded.window_start then excluded.count
                         when rate_limit.window_start = excluded.window_start then rate_limit.count + excluded.count
                         else rate_limit.count end,
            window_start = greatest(rate_limit.window_start, excluded.window_start),
            ends_at = greatest(rate_limit.ends_at, excluded.ends_at)
          returning bucket, count`.execute(query),
      )
      for (const { bucket, count } of rows) {
        const use = counted.get(bucket.slice(name.length + 1))
        if (use) use.all = count
      }
    } catch (error) {
      // Counted again with the next ones.
      for (const [index, key] of keys.entries()) {
        const use = counted.get(key)
        if (use) use.synced -= added[index] ?? 0
        if (counted === uses) unsynced.add(key)
      }
      onError(error)
    }
  }

  return {
    take(key) {
      beginMinute()
      let use = uses.get(key)
      if (!use) uses.set(key, (use = { own: 0, synced: 0, all: 0 }))
      use.own += 1
      if (use.own >= sharedFrom) {
        unsynced.add(key)
        if (!stopped) timer ??= setTimeout(() => void share(), everyMs).unref()
      }
      const total = Math.max(use.own, use.all + use.own - use.synced)
      if (total > most)
        throw tooMany(((minute + 1) * minuteMs - now()) / 1000, { ...(text !== undefined && { text }) })
    },
    share,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
