import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import type { Query } from '../../storage/database.ts'
import type { Tables } from '../../storage/tables.ts'
import type { Client, NewSession, Proof, SessionName, Subject } from './Sessions.ts'

/**
 * Active sessions: of an open account and, in a sub-account, of a master who is still allowed there and has the
 * password they had then.
 */
export function activeSessions(query: Query) {
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
export function personOf(query: Query, { accountId, userId }: Subject) {
  return query
    .selectFrom('app_user')
    .select(['password_hash', 'two_fa_active', 'disabled'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
}

/** A person's own sessions, and those they went on to in sub-accounts. */
export function areOf({ accountId, userId }: Subject) {
  return (eb: ExpressionBuilder<Tables, 'session'>) =>
    eb.or([
      eb.and([eb('account_id', '=', accountId), eb('user_id', '=', userId)]),
      eb.and([eb('master_account_id', '=', accountId), eb('master_user_id', '=', userId)]),
    ])
}

/** Factors required now. */
export function readProof(query: Query, who: Subject): Promise<Proof | undefined> {
  return personOf(query, who).executeTakeFirst()
}

/** Removes a session; of two concurrent requests, one succeeds. */
export function takeSession(query: Query, { accountId, sessionId }: SessionName) {
  return query
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['absolute_expires_at', 'second_factor_at'])
    .executeTakeFirst()
}

/** The master's user a session in a sub-account goes back to, and what that user must be allowed meanwhile. */
interface WayBack {
  master_account_id: string
  master_user_id: string
  master_permissions: string[]
}

interface SessionTimes {
  idleMinutes: number
  /** The session ends then, whatever is done in it. */
  absolute: Date | RawBuilder<Date>
  secondFactorAt: Date | RawBuilder<Date> | null
}

export async function insertSession(
  query: Query,
  { accountId, userId }: Subject,
  { kind, userAgent, address }: Client,
  { idleMinutes, absolute, secondFactorAt }: SessionTimes,
  back?: WayBack,
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
      second_factor_at: secondFactorAt,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { id, bearer, ...(cookie === undefined ? {} : { cookie }), expiresAt: row.expires_at }
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
