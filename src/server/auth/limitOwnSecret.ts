import type { Caller } from '../resources/behaviour.ts'
import type { Database } from '../storage/database.ts'
import { clearLimit, takeFromLimit, type RateLimit } from './rateLimit.ts'

/**
 * Checks a secret that a signed-in person repeats: five attempts per 15 minutes, separate from attempts at sign-in and
 * in other sessions.
 * @throws Refusal `too-many-requests`, and what `check` throws
 */
export async function limitOwnSecret(
  database: Database,
  { sessionId }: Pick<Caller, 'sessionId'>,
  check: () => Promise<void>,
): Promise<void> {
  const limit: RateLimit = { bucket: `own-secret:${sessionId}`, most: 5, windowSeconds: 900 }
  await takeFromLimit(database, limit)
  await check()
  await clearLimit(database, limit.bucket)
}
