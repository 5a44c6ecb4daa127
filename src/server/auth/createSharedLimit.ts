import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { tooMany } from './rateLimit.ts'

export interface SharedLimitOptions {
  database: Pick<Database, 'system'>
  /** First part of the bucket's name in the table. */
  name: string
  /** Uses of one key in a minute. */
  most: number
  /**
   * The use of a minute from which a key is told to the other processes; 1 unless told. What is rarer stays within
   * this process and costs no query.
   */
  sharedFrom?: number
  text?: string
  onError: (error: unknown) => void
  /** Default a second and a half. */
  everyMs?: number
  now?: () => number
}

export interface SharedLimit {
  /** @throws Refusal `too-many-requests` with Retry-After when the minute is used up */
  take(key: string): void
  /** Tells what is counted and learns what others counted, now. */
  share(): Promise<void>
  stop(): void
}

interface Uses {
  /** Of this process. */
  own: number
  /** Of those, told to the table. */
  told: number
  /** Of all processes, as the table had it last. */
  all: number
}

const minuteMs = 60_000

/**
 * A limit of all processes for what is too frequent to be counted in the database one by one: each counts for itself,
 * and now and then all counts are added to the table in one statement, which answers the sums. What other processes
 * count within `everyMs`, and fewer than `sharedFrom` uses in each, come on top: n processes let a user do at most
 * n times as much, and much less unless it all comes within a moment.
 */
export function createSharedLimit(options: SharedLimitOptions): SharedLimit {
  const { database, name, most, sharedFrom = 1, text, onError, everyMs = 1_500, now = Date.now } = options
  let minute = 0
  let uses = new Map<string, Uses>()
  let untold = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function beginMinute(): void {
    const current = Math.floor(now() / minuteMs)
    if (current === minute) return
    minute = current
    uses = new Map()
    untold = new Set()
  }

  async function share(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    beginMinute()
    const [counted, from] = [uses, minute]
    const keys = [...untold]
    untold = new Set()
    if (keys.length === 0) return
    const added = keys.map((key) => {
      const use = counted.get(key)
      const count = use ? use.own - use.told : 0
      if (use) use.told = use.own
      return count
    })
    try {
      const { rows } = await database.system((query) =>
        sql<{ bucket: string; count: number }>`
          insert into rate_limit (bucket, window_start, count, ends_at)
          select bucket, to_timestamp(${from * 60}::float8), count, to_timestamp(${(from + 2) * 60}::float8)
          from unnest(${keys.map((key) => `${name}:${key}`)}::text[], ${added}::int[]) as told (bucket, count)
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
        if (use) use.told -= added[index] ?? 0
        if (counted === uses) untold.add(key)
      }
      onError(error)
    }
  }

  return {
    take(key) {
      beginMinute()
      let use = uses.get(key)
      if (!use) uses.set(key, (use = { own: 0, told: 0, all: 0 }))
      use.own += 1
      if (use.own >= sharedFrom) {
        untold.add(key)
        if (!stopped) timer ??= setTimeout(() => void share(), everyMs).unref()
      }
      const total = Math.max(use.own, use.all + use.own - use.told)
      if (total > most) throw tooMany(((minute + 1) * minuteMs - now()) / 1000, text)
    },
    share,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
