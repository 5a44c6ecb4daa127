import { createSharedLimit, type SharedLimit } from '../auth/createSharedLimit.ts'
import { takeFromLimit } from '../auth/rateLimit.ts'
import type { Caller } from '../resources/behaviour.ts'
import type { ResourceLimits } from '../resources/ResourceContext.ts'
import type { ResourceRoute } from '../resources/resourceRoutes.ts'
import type { Database } from '../storage/database.ts'
import { defaultLimits, type AppSettings } from './AppOptions.ts'

/** What a signed-in user may do in a time, over all processes of the database. */
export interface Limits extends ResourceLimits {
  /** @throws Refusal `too-many-requests` */
  take(route: Pick<ResourceRoute, 'kind' | 'path'>, caller: Caller): void
  /** A body that takes the server a noticeable time to read. */
  takeLargeBody(caller: Caller): void
  stop(): void
}

interface LimitsOptions {
  database: Database
  settings: AppSettings
  onError: (error: unknown) => void
}

/** The table of limits per user; those of signing in stand with their routes. Source: docs of the limits in ../README.md. */
export function createLimits({ database, settings, onError }: LimitsOptions): Limits {
  const {
    readsPerMinute,
    writesPerMinute,
    pollsPerMinute = defaultLimits.pollsPerMinute,
    searchesPerMinute = defaultLimits.searchesPerMinute,
    exportsPerHour = defaultLimits.exportsPerHour,
    limitsSharedMs: everyMs,
  } = settings
  const shared: SharedLimit[] = []

  /** @param part of the limit from which on a user's count is told to the other processes */
  function minute(name: string, most: number, part: number, text?: string): SharedLimit {
    const limit = createSharedLimit({
      database,
      name,
      most,
      sharedFrom: Math.ceil(most * part),
      onError,
      ...(text !== undefined && { text }),
      ...(everyMs !== undefined && { everyMs }),
    })
    shared.push(limit)
    return limit
  }

  const reads = minute('reads', readsPerMinute, 1 / 4)
  const writes = minute('writes', writesPerMinute, 1 / 4)
  // A page in view asks 13 times; what thousands of them do anyway is not written down.
  const polls = minute('polls', pollsPerMinute, 1 / 2)
  const largeBodies = minute('large-bodies', 10, 1 / 4, texts.largeBodies)
  const searches = minute('searches', searchesPerMinute, 1 / 4, texts.searches)

  return {
    take({ kind, path }, { userId, sessionId }) {
      if (kind === 'poll') polls.take(`${path} ${sessionId}`)
      else if (kind === 'read') reads.take(userId)
      else writes.take(userId)
    },
    takeLargeBody: ({ userId }) => largeBodies.take(userId),
    takeSearch: ({ userId }) => searches.take(userId),
    takeExport: ({ userId }) =>
      takeFromLimit(database, {
        bucket: `exports:${userId}`,
        most: exportsPerHour,
        windowSeconds: 3600,
        text: texts.exports,
      }),
    stop() {
      for (const limit of shared) limit.stop()
    },
  }
}

const texts = {
  largeBodies: 'Too much was sent. Please wait a moment and try again.',
  searches: 'Too many searches. Please wait a moment and try again.',
  exports: 'Too many exports. Please try again later.',
} as const
