import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import { statesOf } from '../../language/index.ts'
import type { AccessDefinition, AccountStateDefinition } from '../../language/portal.ts'
import { writeAudit } from '../audit/index.ts'
import { Refusal } from '../errors.ts'
import type { Caller } from '../resources/behaviour.ts'
import type { ChangeFeed, ReadMark } from '../storage/createChangeFeed.ts'
import { createReadCache } from '../storage/createReadCache.ts'
import type { Database, Query } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'
import {
  readAccountContext,
  type AccountContext,
  type AccountCounts,
  type FactsFor,
  type AccountItems,
} from './accountContext.ts'
import type { KeyHolder } from './bearerKeys.ts'
import { isAllowed, serverNames } from './permissionsOf.ts'

/** The two halves of a browser's credentials; other clients have no `cookie`. */
export interface Credential {
  bearer: string
  cookie?: string
}

export interface SignedIn {
  caller: Caller
  kind: 'browser' | 'bearer'
  expiresAt: Date
}

export interface NewSession extends Credential {
  id: string
  expiresAt: Date
}

/** Where a session is used from, for the list of sessions. */
export interface Client {
  kind: 'browser' | 'bearer'
  userAgent: string
  address: string
}

/** A line of the list of sessions. */
export interface SessionLine {
  id: string
  kind: 'browser' | 'bearer'
  created_at: string
  seen_at: string
  expires_at: string
  user_agent: string
  address: string
}

/** Factors a person passed before the session began. */
export interface Proof {
  password_hash: string
  two_fa_active: boolean
}

export interface SessionStart {
  /** Latest expiry; the portal's own limit by default. */
  longestMinutes?: number
  /** What was proved takes time to check: the session begins only if it is still what is asked for. */
  proof?: Proof
}

export interface Sessions {
  /** @throws Refusal `wrong-credentials` when what was proved is no longer asked for */
  start(accountId: string, userId: string, client: Client, how?: SessionStart): Promise<NewSession>
  /** @returns undefined when the halves do not match an active session */
  find(credential: Credential): Promise<SignedIn | undefined>
  /** A user whose key is used: with the scopes of the key, and never more than the user's own permissions now. */
  actWithKey(holder: KeyHolder): Promise<Caller | undefined>
  /** The session as it is now, without the credential; undefined when it is over. */
  reread(caller: Pick<Caller, 'accountId' | 'sessionId'>): Promise<SignedIn | undefined>
  /** Puts the idle limit off after an action of the user; @returns the new expiry when it moved */
  extend(credential: Credential, signedIn: SignedIn): Promise<Date | undefined>
  end(accountId: string, sessionId: string): Promise<void>
  /**
   * Goes on as the owner of a sub-account: the session ends, and a new one that points back begins, with what is left
   * of the first one's time.
   * @param permissions the new one ends when the caller's user no longer has them
   * @returns undefined when the account is no active sub-account of the caller's, or the session points back itself
   */
  switchTo(
    signedIn: SignedIn,
    accountId: string,
    client: Omit<Client, 'kind'>,
    permissions: readonly string[],
  ): Promise<NewSession | undefined>
  /** Returns to the previous account; @returns undefined when there is none, or it is no longer accessible */
  goBack(signedIn: SignedIn, client: Omit<Client, 'kind'>): Promise<NewSession | undefined>
  /** Ends a session from `list`; @returns whether it existed */
  endOne(accountId: string, userId: string, sessionId: string): Promise<boolean>
  /**
   * Ends all sessions of a user but one, those in sub-accounts too, and none begins meanwhile.
   * @param change what makes them end: both happen, or neither
   * @returns how many there were
   */
  endAll(
    accountId: string,
    userId: string,
    but?: string,
    change?: (query: Query) => Promise<void>,
  ): Promise<number>
  /** The active sessions of a user, those in sub-accounts too, the latest used first. */
  list(accountId: string, userId: string): Promise<SessionLine[]>
  /** Forgets what is cached of an account, after this process changed its sessions or users. */
  forget(accountId: string): void
}

const cachedAtMost = 50_000

interface SessionOptions {
  database: Database
  /** Tells when a session found, or what its user sees, has to be read again. */
  feed: ChangeFeed
  access(): AccessDefinition
  /** Those in which nobody is signed in are asked. */
  states(): readonly AccountStateDefinition[]
  items: AccountItems
  counts?: AccountCounts
  /** Told everybody in `config`. */
  factsFor?: FactsFor
  /** Called after a session was ended before its time. */
  onEnd?(accountId: string, sessionId: string): void
  idleMinutes: number
  absoluteHours: number
  now?: () => number
}

type Subject = Pick<Caller, 'accountId' | 'userId'>

interface FoundSession {
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

/**
 * Sessions of split credentials: the database keeps SHA-256 of both halves, and both must match. A session found, and
 * what its user sees, is answered from memory until the feed tells of a change or its time is over.
 */
export function createSessions(options: SessionOptions): Sessions {
  const { database, feed, items, counts, factsFor, idleMinutes, absoluteHours, now = Date.now } = options
  const byBearer = new Map<string, FoundSession>()
  const byId = new Map<string, FoundSession>()
  const contexts = createReadCache<AccountContext | undefined>(feed, 'config')
  const keyCallers = new WeakMap<AccountContext, Map<string, Caller>>()

  function keep(session: FoundSession): void {
    drop(byBearer.get(session.bearerHash))
    byBearer.set(session.bearerHash, session)
    byId.set(session.sessionId, session)
    if (byBearer.size > cachedAtMost) drop(byBearer.values().next().value)
  }

  function drop(session: FoundSession | undefined): void {
    if (!session) return
    byBearer.delete(session.bearerHash)
    byId.delete(session.sessionId)
  }

  function isCurrent(session: FoundSession): boolean {
    return session.endsAt > now() && feed.isCurrent(session.mark, session.accountId, 'sessions')
  }

  async function loadSession(
    query: Query,
    which: { bearerHash: string } | Pick<Caller, 'accountId' | 'sessionId'>,
  ): Promise<FoundSession | undefined> {
    const mark = feed.mark()
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

  function forget(accountId: string): void {
    feed.touch(accountId)
  }

  /** The active session, from memory while that is right. */
  async function current(
    known: FoundSession | undefined,
    which: { bearerHash: string } | Pick<Caller, 'accountId' | 'sessionId'>,
  ): Promise<FoundSession | undefined> {
    if (known && isCurrent(known)) return known
    const loaded = await database.system((query) => loadSession(query, which))
    drop(known)
    if (loaded) keep(loaded)
    return loaded
  }

  /** What a user sees. @param isSwitched as a master account's user who works in this account */
  async function contextOf(who: Subject, isSwitched: boolean): Promise<AccountContext | undefined> {
    const { accountId, userId } = who
    const access = options.access()
    return contexts.read(
      isSwitched ? { accountId, userId: `${userId} switched` } : who,
      () =>
        database.system((query) =>
          readAccountContext(query, accountId, userId, access, items, isSwitched, counts, factsFor),
        ),
      access,
    )
  }

  async function isMasterAllowed({
    permissions,
    ...master
  }: NonNullable<FoundSession['master']>): Promise<boolean> {
    if (permissions.length === 0) return true
    const context = await contextOf(master, false)
    return context !== undefined && isAllowed(context.permissions, permissions)
  }

  async function signIn(session: FoundSession): Promise<SignedIn | undefined> {
    const { accountId, userId, sessionId, master, kind, expiresAt } = session
    if (master && !(await isMasterAllowed(master))) return undefined
    const context = await contextOf({ accountId, userId }, master !== undefined)
    if (!context || statesOf(options.states(), context).some((state) => !state.signIn)) return undefined
    if (session.signedIn?.of === context) return session.signedIn.is
    const { permissions, account, config, user } = context
    // Shared by all requests of the user until something changes.
    for (const each of [account, config, user]) Object.freeze(each)
    const caller: Caller = {
      accountId,
      userId,
      sessionId,
      ...(master && { master: { accountId: master.accountId, userId: master.userId } }),
      permissions,
      scope: { account, config, user },
    }
    session.signedIn = { of: context, is: { caller, kind, expiresAt } }
    return session.signedIn.is
  }

  function ended({ accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>): void {
    forget(accountId)
    options.onEnd?.(accountId, sessionId)
  }

  async function insert(
    query: Query,
    { accountId, userId }: Subject,
    { kind, userAgent, address }: Client,
    absolute: Date | RawBuilder<Date>,
    back?: { master_account_id: string; master_user_id: string; master_permissions: string[] },
  ): Promise<NewSession> {
    const id = randomUUID()
    const bearer = randomBytes(16).toString('base64url')
    const cookie = kind === 'browser' ? randomBytes(32).toString('base64url') : undefined
    const row = await query
      .insertInto('session')
      .values({
        account_id: accountId,
        id,
        user_id: userId,
        bearer_hash: hashOf(bearer),
        cookie_hash: cookie === undefined ? null : hashOf(cookie),
        kind,
        ...back,
        user_agent: userAgent.slice(0, 300),
        address,
        expires_at: sql<Date>`least(now() + make_interval(mins => ${idleMinutes}::int), cast(${absolute} as timestamptz))`,
        absolute_expires_at: absolute,
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow()
    return { id, bearer, ...(cookie === undefined ? {} : { cookie }), expiresAt: row.expires_at }
  }

  return {
    async start(accountId, userId, client, { longestMinutes = absoluteHours * 60, proof } = {}) {
      const absolute = sql<Date>`now() + make_interval(mins => ${longestMinutes}::int)`
      return database.systemTransaction(async (query) => {
        const asked = await personOf(query, { accountId, userId }).forShare().executeTakeFirst()
        const holds =
          proof === undefined ||
          (asked?.password_hash === proof.password_hash && asked.two_fa_active === proof.two_fa_active)
        if (!holds || asked?.disabled !== false) throw new Refusal('wrong-credentials')
        await writeAudit(query, { accountId, userId, kind: 'signed-in' })
        return insert(query, { accountId, userId }, client, absolute)
      })
    },

    async switchTo({ caller, kind }, accountId, client, permissions) {
      if (caller.master) return undefined
      const begun = await database.systemTransaction(async (query) => {
        await personOf(query, caller).forShare().execute()
        const owner = await query
          .selectFrom('account')
          .innerJoin('app_user', 'app_user.account_id', 'account.id')
          .select('app_user.id')
          .where('account.id', '=', accountId)
          .where('account.master_account_id', '=', caller.accountId)
          .where('account.status', '=', 'active')
          .where('app_user.role', 'is', null)
          .where('app_user.disabled', '=', false)
          .orderBy('app_user.created_at')
          .orderBy('app_user.id')
          .limit(1)
          .executeTakeFirst()
        if (!owner) return undefined
        const previous = await take(query, caller)
        if (!previous) return undefined
        const back = {
          master_account_id: caller.accountId,
          master_user_id: caller.userId,
          master_permissions: [...permissions],
        }
        const subject = { accountId, userId: owner.id }
        await writeAudit(query, { ...masterEntry(accountId, caller), kind: 'switched-in' })
        return insert(query, subject, { ...client, kind }, previous.absolute_expires_at, back)
      })
      if (begun) ended(caller)
      return begun
    },

    async goBack({ caller, kind }, client) {
      const { master } = caller
      if (!master) return undefined
      const begun = await database.systemTransaction(async (query) => {
        await personOf(query, master).forShare().execute()
        const isActive = await activeSessions(query)
          .select('session.id')
          .where('session.account_id', '=', caller.accountId)
          .where('session.id', '=', caller.sessionId)
          .executeTakeFirst()
        const previous = isActive && (await take(query, caller))
        if (previous)
          await writeAudit(query, { ...masterEntry(caller.accountId, master), kind: 'switched-out' })
        return previous && insert(query, master, { ...client, kind }, previous.absolute_expires_at)
      })
      if (begun) ended(caller)
      return begun
    },

    async find({ bearer, cookie }) {
      const bearerHash = hashOf(bearer)
      const session = await current(byBearer.get(bearerHash), { bearerHash })
      if (!session) return undefined
      if (session.cookieHash !== null) {
        if (cookie === undefined) return undefined
        const given = Buffer.from(hashOf(cookie), 'hex')
        if (!timingSafeEqual(given, Buffer.from(session.cookieHash, 'hex'))) return undefined
      }
      return signIn(session)
    },

    async actWithKey({ id, name: keyName, accountId, userId, scopes }) {
      const context = await contextOf({ accountId, userId }, false)
      if (!context || statesOf(options.states(), context).some((state) => !state.signIn)) return undefined
      const known = keyCallers.get(context) ?? new Map<string, Caller>()
      keyCallers.set(context, known)
      const name = `${id} ${keyName} ${[...scopes].toSorted().join()}`
      const caller =
        known.get(name) ??
        keyCaller({ id, name: keyName, accountId, userId, scopes }, context, options.access())
      known.set(name, caller)
      return caller
    },

    async reread(caller) {
      const known = byId.get(caller.sessionId)
      const session = await current(known?.accountId === caller.accountId ? known : undefined, caller)
      return session && signIn(session)
    },

    async extend({ bearer }, { caller, expiresAt }) {
      // Once a minute is often enough.
      if (expiresAt.getTime() - now() > (idleMinutes - 1) * 60_000) return undefined
      const row = await database.system((query) =>
        query
          .updateTable('session')
          .set({
            expires_at: sql<Date>`least(now() + make_interval(mins => ${idleMinutes}::int), absolute_expires_at)`,
            seen_at: sql<Date>`now()`,
          })
          .where('account_id', '=', caller.accountId)
          .where('id', '=', caller.sessionId)
          .where('expires_at', '>', sql<Date>`now()`)
          .returning('expires_at')
          .executeTakeFirst(),
      )
      drop(byBearer.get(hashOf(bearer)))
      return row?.expires_at
    },

    async end(accountId, sessionId) {
      await database.systemTransaction(async (query) => {
        const row = await query
          .deleteFrom('session')
          .where('account_id', '=', accountId)
          .where('id', '=', sessionId)
          .returning('user_id')
          .executeTakeFirst()
        if (row) await writeAudit(query, { accountId, userId: row.user_id, kind: 'signed-out' })
      })
      ended({ accountId, sessionId })
    },

    async endOne(accountId, userId, sessionId) {
      const row = await database.systemTransaction(async (query) => {
        const gone = await query
          .deleteFrom('session')
          .where(isOf({ accountId, userId }))
          .where('id', '=', sessionId)
          .returning(['account_id', 'user_agent', 'address'])
          .executeTakeFirst()
        const note = gone && `${gone.address} ${gone.user_agent}`
        if (gone) await writeAudit(query, { accountId, userId, kind: 'session-ended', ...(note && { note }) })
        return gone
      })
      if (row) ended({ accountId: row.account_id, sessionId })
      return row !== undefined
    },

    async endAll(accountId, userId, but, change) {
      const { numDeletedRows } = await database.systemTransaction(async (query) => {
        await personOf(query, { accountId, userId }).forNoKeyUpdate().execute()
        await change?.(query)
        const result = await query
          .deleteFrom('session')
          .where(isOf({ accountId, userId }))
          .$if(but !== undefined, (rest) => rest.where('id', '!=', but ?? ''))
          .executeTakeFirst()
        if (result.numDeletedRows > 0n)
          await writeAudit(query, {
            accountId,
            userId,
            kind: 'session-ended',
            note: String(result.numDeletedRows),
          })
        return result
      })
      forget(accountId)
      return Number(numDeletedRows)
    },

    async list(accountId, userId) {
      const rows = await database.system((query) =>
        query
          .selectFrom('session')
          .select(['id', 'kind', 'created_at', 'seen_at', 'expires_at', 'user_agent', 'address'])
          .where(isOf({ accountId, userId }))
          .where('expires_at', '>', sql<Date>`now()`)
          .orderBy('seen_at', 'desc')
          .limit(100)
          .execute(),
      )
      return rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        seen_at: row.seen_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      }))
    },

    forget,
  }
}

/** Of the log of a sub-account: what a user of its master did. */
function masterEntry(
  accountId: string,
  { accountId: userAccountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
) {
  return { accountId, userAccountId, userId, byMaster: true }
}

/** A caller with what both the key and its user may do; conditions read the same. */
function keyCaller(
  { id, name, accountId, userId, scopes }: KeyHolder,
  { permissions: own, account, config, user }: AccountContext,
  access: AccessDefinition,
): Caller {
  const allowed = access.permissions.filter((each) => own.has(each.id) && scopes.includes(each.server))
  const permissions = new Set(allowed.map((each) => each.id))
  return {
    accountId,
    userId,
    sessionId: id,
    keyId: id,
    keyName: name,
    permissions,
    scope: {
      account: Object.freeze(account),
      config: Object.freeze({
        ...config,
        permissions: serverNames(access, permissions),
        allow_unlimited_destinations: permissions.has('AllowUnlimitedDestinations'),
      }),
      user: Object.freeze({ ...user, permissions: [...permissions] }),
    },
  }
}

/**
 * Active sessions: of an open account and, in a sub-account, of a master who is still allowed there and has the
 * password they had then.
 */
function activeSessions(query: Query) {
  return query
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('account as master', 'master.id', 'session.master_account_id')
    .leftJoin('app_user as master_user', (join) =>
      join
        .onRef('master_user.account_id', '=', 'session.master_account_id')
        .onRef('master_user.id', '=', 'session.master_user_id'),
    )
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('account.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('session.master_user_id', 'is', null),
        eb.and([
          eb('account.master_account_id', '=', eb.ref('session.master_account_id')),
          eb('master.status', '=', 'active'),
          eb('master_user.disabled', '=', false),
          eb('master_user.password_changed_at', '<=', eb.ref('session.created_at')),
        ]),
      ]),
    )
}

/**
 * The row that orders what happens to a person's sessions: one begins or moves while it is shared, all end while it is
 * held alone, so none slips past an end.
 */
function personOf(query: Query, { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>) {
  return query
    .selectFrom('app_user')
    .select(['password_hash', 'two_fa_active', 'disabled'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
}

/** A person's own sessions, and those they went on to in sub-accounts. */
function isOf({ accountId, userId }: Pick<Caller, 'accountId' | 'userId'>) {
  return (eb: ExpressionBuilder<Tables, 'session'>) =>
    eb.or([
      eb.and([eb('account_id', '=', accountId), eb('user_id', '=', userId)]),
      eb.and([eb('master_account_id', '=', accountId), eb('master_user_id', '=', userId)]),
    ])
}

/** Factors required now. */
export function readProof(
  query: Query,
  who: Pick<Caller, 'accountId' | 'userId'>,
): Promise<Proof | undefined> {
  return personOf(query, who).executeTakeFirst()
}

/** Removes a session; of two concurrent requests, one succeeds. */
function take(query: Query, { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>) {
  return query
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('absolute_expires_at')
    .executeTakeFirst()
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
