import { sql } from 'kysely'
import { Refusal } from '../errors.ts'
import type { Caller } from '../resources/behaviour.ts'
import type { Database } from '../storage/database.ts'
import { clearLimit, takeFromLimit, type RateLimit } from './rateLimit.ts'

/**
 * Checks a secret that a signed-in person repeats: five attempts per 15 minutes for each sign-in of theirs, passwords and
 * codes apart, so that knowing one brings no more guesses at the other. Switching to
 * another account and back brings no more; guesses at the sign-in page, or after another sign-in, take none away.
 * @throws Refusal `too-many-requests`, and what `check` throws
 */
export async function limitOwnSecret(
  database: Database,
  caller: Pick<Caller, 'accountId' | 'userId' | 'sessionId'>,
  check: () => Promise<void>,
  kind: 'own-secret' | 'own-code' = 'own-secret',
): Promise<void> {
  const bucket = `${kind}:${caller.userId}:${await readSignIn(database, caller)}`
  const limit: RateLimit = { bucket, most: 5, windowSeconds: 900 }
  await takeFromLimit(database, limit)
  await check()
  await clearLimit(database, limit.bucket)
}

/**
 * What the sessions that follow from one sign-in have in common: the latest end it gave them, to the millisecond.
 * @throws Refusal `signed-out` once the caller has gone on to another session
 */
async function readSignIn(
  database: Database,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
): Promise<string> {
  const session = await database.system((query) =>
    query
      .selectFrom('session')
      .select(sql<string>`floor(extract(epoch from absolute_expires_at) * 1000)::text`.as('ends'))
      .where('account_id', '=', accountId)
      .where('id', '=', sessionId)
      .executeTakeFirst(),
  )
  if (!session) throw new Refusal('signed-out')
  return session.ends
}
