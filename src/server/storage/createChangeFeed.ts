import type { Database } from './database.ts'

/** Which of an account's answers a change concerns; the triggers of migration 0320 name them. */
export type ChangeKind = 'config' | 'notifications' | 'sessions'

export interface AccountChange {
  accountId: string
  what: ChangeKind
}

/** When something was read: kept beside it, to learn later whether it may still be served. */
export interface ReadMark {
  position: number
  at: number
}

/** Tells what of an account's cached answers has changed, whichever process of the database changed it. */
export interface ChangeFeed {
  /** Take it before the read: a change during the read then counts. */
  mark(): ReadMark
  isCurrent(mark: ReadMark, accountId: string, what: ChangeKind): boolean
  /** This process changed something itself; its next request does not wait for the database to tell. */
  touch(accountId: string, kinds?: readonly ChangeKind[]): void
  /** @returns takes the listener off */
  onChange(listener: (change: AccountChange) => void): () => void
  close(): void
}

const channel = 'patchbay_changes'
const kinds: readonly ChangeKind[] = ['config', 'notifications', 'sessions']
/** Without a standing connection to the database's announcements. */
const trustedUnheardMs = 900
/** With it; a change no trigger tells of would be seen by then. */
const trustedMs = 300_000
const rememberedAtMost = 100_000

export interface ChangeFeedOptions {
  now?: () => number
  /** Default 100,000. */
  remembered?: number
}

/**
 * Listens to what the triggers of the database announce. While the listening connection is away nothing read is
 * trusted longer than 900 ms, and when it is back everything read before is dropped; a connection that dies without
 * a word is noticed after three seconds.
 */
export async function createChangeFeed(
  database: Pick<Database, 'listen' | 'hears'>,
  { now = Date.now, remembered = rememberedAtMost }: ChangeFeedOptions = {},
): Promise<ChangeFeed> {
  let position = 0
  /** What was read up to here is not served again, whoever's it is. */
  let floor = 0
  const changed = new Map<string, number>()
  const listeners = new Set<(change: AccountChange) => void>()

  function forgetAll(): void {
    changed.clear()
    floor = ++position
  }

  function note(accountId: string, what: ChangeKind): void {
    if (changed.size >= remembered) forgetAll()
    changed.set(`${what} ${accountId}`, ++position)
  }

  const stop = await database.listen(channel, (payload) => {
    const change = payload === undefined ? undefined : readChange(payload)
    if (!change) return forgetAll()
    note(change.accountId, change.what)
    for (const listener of listeners) listener(change)
  })

  return {
    mark: () => ({ position, at: now() }),
    isCurrent(mark, accountId, what) {
      if (mark.position < floor || mark.position < (changed.get(`${what} ${accountId}`) ?? 0)) return false
      return now() - mark.at < (database.hears() ? trustedMs : trustedUnheardMs)
    },
    touch(accountId, which = kinds) {
      for (const what of which) note(accountId, what)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      stop()
      listeners.clear()
    },
  }
}

/** @returns undefined for what this version does not know: then nothing kept is trusted */
function readChange(payload: string): AccountChange | undefined {
  try {
    const { account, what } = JSON.parse(payload) as { account?: unknown; what?: unknown }
    const kind = kinds.find((each) => each === what)
    return typeof account === 'string' && kind ? { accountId: account, what: kind } : undefined
  } catch {
    return undefined
  }
}
