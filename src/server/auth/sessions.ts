import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { AccessDefinition } from '../../language/portal.ts'
import type { Caller } from '../resources/behaviour.ts'
import type { Database } from '../storage/database.ts'
import { readAccountContext, type AccountItems } from './accountContext.ts'

/** The two halves a browser proves itself with; `cookie` is absent for other clients. */
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

export interface Sessions {
  /** @param longestMinutes ends it at the latest then; the portal's own limit unless told */
  start(accountId: string, userId: string, client: Client, longestMinutes?: number): Promise<NewSession>
  /** @returns undefined when the halves do not match a living session */
  find(credential: Credential): Promise<SignedIn | undefined>
  /** The session as it is now, without the credential and past what is cached; undefined when it is over. */
  reread(caller: Pick<Caller, 'accountId' | 'sessionId'>): Promise<SignedIn | undefined>
  /** Puts the idle limit off after an action of the user; @returns the new expiry when it moved */
  extend(credential: Credential, signedIn: SignedIn): Promise<Date | undefined>
  end(accountId: string, sessionId: string): Promise<void>
  /** Ends all sessions of a user but one; @returns how many there were */
  endAll(accountId: string, userId: string, but?: string): Promise<number>
  /** The living sessions of a user, the latest used first. */
  list(accountId: string, userId: string): Promise<SessionLine[]>
  /** Forgets what is cached of an account, after this process changed it. */
  forget(accountId: string): void
}

/**
 * How long a session found is trusted without asking the database again: a revocation by another process holds
 * within this time, one by this process at once.
 */
const trustedMs = 900
const cachedAtMost = 20_000

interface SessionOptions {
  database: Database
  access(): AccessDefinition
  items: AccountItems
  /** Called after a session was ended before its time. */
  onEnd?(accountId: string, sessionId: string): void
  idleMinutes: number
  absoluteHours: number
  now?: () => number
}

/** Sessions of split credentials: the database keeps SHA-256 of both halves, and both must match. */
export function createSessions(options: SessionOptions): Sessions {
  const { database, items, idleMinutes, absoluteHours, now = Date.now } = options
  const cache = new Map<string, { found: SignedIn; cookieHash: string | null; readAt: number }>()

  function forget(accountId: string): void {
    for (const [hash, { found }] of cache) if (found.caller.accountId === accountId) cache.delete(hash)
  }

  async function load(
    which: { bearerHash: string } | Pick<Caller, 'accountId' | 'sessionId'>,
  ): Promise<{ found: SignedIn; cookieHash: string | null } | undefined> {
    return database.system(async (query) => {
      const living = query
        .selectFrom('session')
        .select(['account_id', 'id', 'user_id', 'cookie_hash', 'kind', 'expires_at'])
        .where('expires_at', '>', sql<Date>`now()`)
      const session = await (
        'bearerHash' in which
          ? living.where('bearer_hash', '=', which.bearerHash)
          : living.where('account_id', '=', which.accountId).where('id', '=', which.sessionId)
      ).executeTakeFirst()
      if (!session) return undefined
      const context = await readAccountContext(
        query,
        session.account_id,
        session.user_id,
        options.access(),
        items,
      )
      if (!context) return undefined
      const { permissions, account, config, user } = context
      const caller: Caller = {
        accountId: session.account_id,
        userId: session.user_id,
        sessionId: session.id,
        permissions,
        scope: { account, config, user },
      }
      return {
        found: { caller, kind: session.kind, expiresAt: session.expires_at },
        cookieHash: session.cookie_hash,
      }
    })
  }

  return {
    async start(accountId, userId, { kind, userAgent, address }, longestMinutes = absoluteHours * 60) {
      const id = randomUUID()
      const bearer = randomBytes(16).toString('base64url')
      const cookie = kind === 'browser' ? randomBytes(32).toString('base64url') : undefined
      const row = await database.system((query) =>
        query
          .insertInto('session')
          .values({
            account_id: accountId,
            id,
            user_id: userId,
            bearer_hash: hashOf(bearer),
            cookie_hash: cookie === undefined ? null : hashOf(cookie),
            kind,
            user_agent: userAgent.slice(0, 300),
            address,
            expires_at: sql<Date>`now() + make_interval(mins => ${Math.min(idleMinutes, longestMinutes)}::int)`,
            absolute_expires_at: sql<Date>`now() + make_interval(mins => ${longestMinutes}::int)`,
          })
          .returning('expires_at')
          .executeTakeFirstOrThrow(),
      )
      return { id, bearer, ...(cookie === undefined ? {} : { cookie }), expiresAt: row.expires_at }
    },

    async find({ bearer, cookie }) {
      const bearerHash = hashOf(bearer)
      let entry = cache.get(bearerHash)
      if (!entry || now() - entry.readAt > trustedMs || entry.found.expiresAt.getTime() <= now()) {
        cache.delete(bearerHash)
        const loaded = await load({ bearerHash })
        if (!loaded) return undefined
        entry = { ...loaded, readAt: now() }
        if (cache.size >= cachedAtMost) cache.clear()
        cache.set(bearerHash, entry)
      }
      if (entry.cookieHash === null) return entry.found
      if (cookie === undefined) return undefined
      const same = timingSafeEqual(Buffer.from(hashOf(cookie), 'hex'), Buffer.from(entry.cookieHash, 'hex'))
      return same ? entry.found : undefined
    },

    async reread({ accountId, sessionId }) {
      return (await load({ accountId, sessionId }))?.found
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
      cache.delete(hashOf(bearer))
      return row?.expires_at
    },

    async end(accountId, sessionId) {
      await database.system((query) =>
        query.deleteFrom('session').where('account_id', '=', accountId).where('id', '=', sessionId).execute(),
      )
      forget(accountId)
      options.onEnd?.(accountId, sessionId)
    },

    async endAll(accountId, userId, but) {
      const { numDeletedRows } = await database.system((query) =>
        query
          .deleteFrom('session')
          .where('account_id', '=', accountId)
          .where('user_id', '=', userId)
          .$if(but !== undefined, (rest) => rest.where('id', '!=', but ?? ''))
          .executeTakeFirst(),
      )
      forget(accountId)
      return Number(numDeletedRows)
    },

    async list(accountId, userId) {
      const rows = await database.system((query) =>
        query
          .selectFrom('session')
          .select(['id', 'kind', 'created_at', 'seen_at', 'expires_at', 'user_agent', 'address'])
          .where('account_id', '=', accountId)
          .where('user_id', '=', userId)
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

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
