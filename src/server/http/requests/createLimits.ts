import { createSharedLimit, type SharedLimit } from '../../auth/createSharedLimit.ts'
import { tooMany, withinLimit } from '../../auth/rateLimit.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { ResourceLimits } from '../../resources/ResourceContext.ts'
import type { ResourceRoute } from '../../resources/routes/ResourceRoute.ts'
import type { Database } from '../../storage/database.ts'
import { defaultLimits, type AppSettings } from '../AppOptions.ts'
import { say, type Words } from '../../errors.ts'

/** Large exports that an account downloads from this process at once, with whatever sessions and keys. */
const downloadsAtOnce = 2
const downloadAgainSeconds = 30

/** Rate limits of a signed-in user, across all processes on the database. */
export interface Limits extends ResourceLimits {
  /** @throws Refusal `too-many-requests` */
  take(route: Pick<ResourceRoute, 'kind' | 'path'>, caller: Caller): void
  /** A body that takes the server a noticeable time to read. */
  takeLargeBody(caller: Caller): void
  /** A call without a session, counted before its body is read. */
  takePublic(network: string): void
  /** A call with a key that doesn't work. Keys that work don't count: they may share the network with a guesser. */
  takeRefusedKey(network: string): void
  stop(): void
}

interface LimitsOptions {
  database: Database
  settings: AppSettings
  onError: (error: unknown) => void
}

/** Limits per user, and one per network for calls without a session. Limits on guessing are next to their routes. Source: ../README.md. */
export function createLimits({ database, settings, onError }: LimitsOptions): Limits {
  const {
    readsPerMinute,
    writesPerMinute,
    pollsPerMinute = defaultLimits.pollsPerMinute,
    searchesPerMinute = defaultLimits.searchesPerMinute,
    exportsPerHour = defaultLimits.exportsPerHour,
    publicCallsPerMinute = defaultLimits.publicCallsPerMinute,
    refusedKeysPerMinute = defaultLimits.refusedKeysPerMinute,
    limitsSharedMs: everyMs,
  } = settings
  const shared: SharedLimit[] = []

  /** @param part the share of the limit from which a count is shared with the other processes */
  function minute(name: string, most: number, part: number, text?: Words): SharedLimit {
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
  // An open page polls 13 times a minute; thousands of them must not cause writes.
  const polls = minute('polls', pollsPerMinute, 1 / 2)
  const largeBodies = minute('large-bodies', 10, 1 / 4, texts.largeBodies)
  const publicCalls = minute('public', publicCallsPerMinute, 1 / 4)
  const refusedKeys = minute('refused-keys', refusedKeysPerMinute, 1 / 4)
  const searches = minute('searches', searchesPerMinute, 1 / 4, texts.searches)

  const downloads = new Map<string, number>()

  return {
    take({ kind, path }, caller) {
      if (kind === 'poll') polls.take(`${path} ${caller.sessionId}`)
      else if (kind === 'read') reads.take(counted(caller))
      else writes.take(counted(caller))
    },
    takePublic: (network) => publicCalls.take(network),
    takeRefusedKey: (network) => refusedKeys.take(network),
    takeLargeBody: (caller) => largeBodies.take(counted(caller)),
    takeSearch: (caller) => searches.take(counted(caller)),
    limitExport: (caller, work) =>
      withinLimit(
        database,
        {
          bucket: `exports:${counted(caller)}`,
          most: exportsPerHour,
          windowSeconds: 3600,
          text: texts.exports,
        },
        work,
      ),
    takeDownload({ accountId }) {
      const open = downloads.get(accountId) ?? 0
      if (open >= downloadsAtOnce) throw tooMany(downloadAgainSeconds, { text: texts.downloads })
      downloads.set(accountId, open + 1)
      return () => {
        const left = (downloads.get(accountId) ?? 0) - 1
        if (left > 0) downloads.set(accountId, left)
        else downloads.delete(accountId)
      }
    },
    stop() {
      for (const limit of shared) limit.stop()
    },
  }
}

/** A key has limits of its own. */
function counted({ userId, keyId }: Caller): string {
  return keyId === undefined ? userId : `key ${keyId}`
}

const texts = {
  largeBodies: say('portal:error-limit-bodies'),
  searches: say('portal:error-limit-searches'),
  exports: say('portal:error-limit-exports'),
  downloads: say('portal:error-limit-downloads', { count: downloadsAtOnce }),
} as const
