import { sql } from 'kysely'
import type { Caller } from '../../resources/behaviour.ts'
import type { ChangeFeed, ReadMark } from '../../storage/createChangeFeed.ts'
import type { Database, Query } from '../../storage/database.ts'
import type { AccountContext } from '../accountContext.ts'
import type { SessionName, SignedIn } from './Sessions.ts'
import { activeSessions } from './sessionQueries.ts'

const cachedAtMost = 50_000

export interface FoundSession {
  accountId: string
  sessionId: string
  userId: string
  bearerHash: string
  cookieHash: string | null
  kind: 'browser' | 'bearer'
  master?: NonNullable<Caller['master']> & { permissions: string[] }
  expiresAt: Date
  /** By the clock of this process, whatever the database's says. */
  endsAt: number
  mark: ReadMark
  /** Made again when what the user sees has changed. */
  signedIn?: { of: AccountContext; is: SignedIn }
}

/** Active sessions, answered from memory until the feed tells of a change or their time is over. */
export class FoundSessions {
  readonly #database: Database
  readonly #feed: ChangeFeed
  readonly #now: () => number
  readonly #byBearer = new Map<string, FoundSession>()
  readonly #byId = new Map<string, FoundSession>()

  constructor(database: Database, feed: ChangeFeed, now: () => number) {
    this.#database = database
    this.#feed = feed
    this.#now = now
  }

  ofBearer(bearerHash: string): Promise<FoundSession | undefined> {
    return this.#read(this.#byBearer.get(bearerHash), { bearerHash })
  }

  named(name: SessionName): Promise<FoundSession | undefined> {
    const known = this.#byId.get(name.sessionId)
    return this.#read(known?.accountId === name.accountId ? known : undefined, name)
  }

  forget(bearerHash: string): void {
    this.#drop(this.#byBearer.get(bearerHash))
  }

  async #read(
    known: FoundSession | undefined,
    which: { bearerHash: string } | SessionName,
  ): Promise<FoundSession | undefined> {
    if (known && this.#isCurrent(known)) return known
    const mark = this.#feed.mark()
    const loaded = await this.#database.system((query) => loadSession(query, mark, which))
    this.#drop(known)
    if (loaded) this.#keep(loaded)
    return loaded
  }

  #isCurrent({ endsAt, mark, accountId }: FoundSession): boolean {
    return endsAt > this.#now() && this.#feed.isCurrent(mark, accountId, 'sessions')
  }

  #keep(session: FoundSession): void {
    this.#drop(this.#byBearer.get(session.bearerHash))
    this.#byBearer.set(session.bearerHash, session)
    this.#byId.set(session.sessionId, session)
    if (this.#byBearer.size > cachedAtMost) this.#drop(this.#byBearer.values().next().value)
  }

  #drop(session: FoundSession | undefined): void {
    if (!session) return
    this.#byBearer.delete(session.bearerHash)
    this.#byId.delete(session.sessionId)
  }
}

async function loadSession(
  query: Query,
  mark: ReadMark,
  which: { bearerHash: string } | SessionName,
): Promise<FoundSession | undefined> {
  const active = activeSessions(query)
    .select([
      'session.account_id',
      'session.id',
      'session.user_id',
      'session.master_account_id',
      'session.master_user_id',
      'session.master_permissions',
      'session.bearer_hash',
      'session.cookie_hash',
      'session.kind',
      'session.expires_at',
    ])
    .select(sql<number>`extract(epoch from session.expires_at - now())::float8 * 1000`.as('left_ms'))
  const row = await (
    'bearerHash' in which
      ? active.where('session.bearer_hash', '=', which.bearerHash)
      : active.where('session.account_id', '=', which.accountId).where('session.id', '=', which.sessionId)
  ).executeTakeFirst()
  if (!row) return undefined
  const { master_account_id: accountId, master_user_id: userId, master_permissions: permissions } = row
  return {
    ...(accountId !== null && userId !== null && { master: { accountId, userId, permissions } }),
    accountId: row.account_id,
    sessionId: row.id,
    userId: row.user_id,
    bearerHash: row.bearer_hash,
    cookieHash: row.cookie_hash,
    kind: row.kind,
    expiresAt: row.expires_at,
    endsAt: mark.at + row.left_ms,
    mark,
  }
}
