import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { writeAudit } from '../../audit/index.ts'
import { Refusal } from '../../errors.ts'
import { endListed, endSession, endSessionsOf } from './endSessions.ts'
import { FoundSessions, type FoundSession } from './FoundSessions.ts'
import type { Credential, SessionName, SessionOptions, Sessions } from './Sessions.ts'
import { areOf, hashOf, insertSession, personOf } from './sessionQueries.ts'
import { SessionUsers } from './SessionUsers.ts'
import { switchBack, switchSession } from './switchSession.ts'

const MOST_FINAL = 10_000

/**
 * Sessions of split credentials: the database keeps SHA-256 of both halves, and both must match. A session found, and
 * what its user sees, is answered from memory until the feed tells of a change or its time is over.
 */
export function createSessions(options: SessionOptions): Sessions {
  const { database, feed, idleMinutes, absoluteHours, now = Date.now } = options
  const found = new FoundSessions(database, feed, now)
  const users = new SessionUsers(options)
  /** Sessions whose end can't be put off any more. */
  const final = new Set<string>()

  function ended({ accountId, sessionId }: SessionName): void {
    feed.touch(accountId)
    options.onEnd?.(accountId, sessionId)
  }

  return {
    start(accountId, userId, client, { longestMinutes = absoluteHours * 60, proof } = {}) {
      const absolute = sql<Date>`now() + make_interval(mins => ${longestMinutes}::int)`
      return database.systemTransaction(async (query) => {
        const asked = await personOf(query, { accountId, userId }).forShare().executeTakeFirst()
        const holds =
          proof === undefined ||
          (asked?.password_hash === proof.password_hash && asked.two_fa_active === proof.two_fa_active)
        if (!holds || asked?.disabled !== false) throw new Refusal('wrong-credentials')
        await writeAudit(query, { accountId, userId, kind: 'signed-in' })
        const secondFactorAt = proof?.two_fa_active === true ? sql<Date>`now()` : null
        return insertSession(query, { accountId, userId }, client, { idleMinutes, absolute, secondFactorAt })
      })
    },

    async switchTo(signedIn, accountId, client, permissions) {
      if (signedIn.caller.master) return undefined
      const begun = await database.systemTransaction((query) =>
        switchSession(query, signedIn, accountId, client, { permissions, idleMinutes }),
      )
      if (begun) ended(signedIn.caller)
      return begun
    },

    async goBack(signedIn, client) {
      const { master } = signedIn.caller
      if (!master) return undefined
      const begun = await database.systemTransaction((query) =>
        switchBack(query, signedIn, master, client, idleMinutes),
      )
      if (begun) ended(signedIn.caller)
      return begun
    },

    async find(credential) {
      const session = await found.ofBearer(hashOf(credential.bearer))
      return session && hasCookie(session, credential) ? users.signIn(session) : undefined
    },

    actWithKey: (holder) => users.actWithKey(holder),

    async reread(caller) {
      const session = await found.named(caller)
      return session && users.signIn(session)
    },

    async extend({ bearer }, { caller, expiresAt }) {
      // Once a minute is often enough.
      const isFar = expiresAt.getTime() - now() > (idleMinutes - 1) * 60_000
      if (isFar || final.has(caller.sessionId)) return undefined
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
          .returning(['expires_at', 'absolute_expires_at'])
          .executeTakeFirst(),
      )
      found.forget(hashOf(bearer))
      if (row && row.expires_at >= row.absolute_expires_at) {
        if (final.size >= MOST_FINAL) final.clear()
        final.add(caller.sessionId)
      }
      return row?.expires_at
    },

    async end(accountId, sessionId) {
      await database.systemTransaction((query) => endSession(query, { accountId, sessionId }))
      ended({ accountId, sessionId })
    },

    async endOne(accountId, userId, sessionId) {
      const workedIn = await database.systemTransaction((query) =>
        endListed(query, { accountId, userId }, sessionId),
      )
      if (workedIn !== undefined) ended({ accountId: workedIn, sessionId })
      return workedIn !== undefined
    },

    async endAll(accountId, userId, but, change) {
      const count = await database.systemTransaction((query) =>
        endSessionsOf(query, { accountId, userId }, but, change),
      )
      feed.touch(accountId)
      return count
    },

    async list(accountId, userId) {
      const rows = await database.system((query) =>
        query
          .selectFrom('session')
          .select(['id', 'kind', 'created_at', 'seen_at', 'expires_at', 'user_agent', 'address'])
          .where(areOf({ accountId, userId }))
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

    forget: (accountId) => feed.touch(accountId),
  }
}

/** Whether the second half of a credential is right, where a session has one. */
function hasCookie({ cookieHash }: FoundSession, { cookie }: Credential): boolean {
  if (cookieHash === null) return true
  if (cookie === undefined) return false
  return timingSafeEqual(Buffer.from(hashOf(cookie), 'hex'), Buffer.from(cookieHash, 'hex'))
}
