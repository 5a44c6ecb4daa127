import { RecentMap } from '../../shared/RecentMap.ts'

import type { ChangeFeed, ChangeKind, ReadMark } from './createChangeFeed.ts'

/** What was read of one user, served again until the feed tells of a change. */
export interface ReadCache<Value> {
  /**
   * @param of what else the value is made from; another one makes it anew
   * @returns the very same value while nothing has changed; undefined is not kept
   */
  read(who: User, load: () => Promise<Value>, ...of: unknown[]): Promise<Value>
}

interface User {
  accountId: string
  userId: string
}

const keptAtMost = 50_000

/** Keeps the answers of as many users as were read last, each under its account and user. */
export function createReadCache<Value extends object | undefined>(
  feed: Pick<ChangeFeed, 'mark' | 'isCurrent'>,
  what: ChangeKind,
  size = keptAtMost,
): ReadCache<Value> {
  const kept = new RecentMap<string, { value: Promise<Value>; of: unknown[]; mark: ReadMark }>(size)
  return {
    async read({ accountId, userId }, load, ...of) {
      const key = `${accountId} ${userId}`
      const known = kept.get(key)
      if (
        known &&
        known.of.every((each, index) => each === of[index]) &&
        feed.isCurrent(known.mark, accountId, what)
      )
        return known.value
      // The calls of a page come at once: they wait for the same answer.
      const mark = feed.mark()
      const entry = { value: load(), of, mark }
      const forget = (): void => {
        if (kept.get(key) === entry) kept.delete(key)
      }
      kept.set(key, entry)
      try {
        const value = await entry.value
        if (value === undefined) forget()
        return value
      } catch (error) {
        forget()
        throw error
      }
    },
  }
}
