import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import type { Query } from '../../storage/database.ts'
import { refundSession } from './prices.ts'
import { endSession, readSession } from './twoFaSessions.ts'

/** Kind of the job that ends sessions nobody entered a code for, and pays back those whose code never went out. */
export const EXPIRE_SESSION = 'two-fa-expire'

export async function planExpiry(
  query: Query,
  accountId: string,
  sessionId: string,
  { sends, minutes }: { sends: number; minutes: number },
): Promise<void> {
  await enqueueJob(query, {
    accountId,
    kind: EXPIRE_SESSION,
    // Each code has a life of its own.
    key: `${sessionId}:${sends}`,
    payload: { session: sessionId },
    delayMs: minutes * 60_000 + 500,
  })
}

/**
 * Makes the handler that ends a session whose last code is too old. A session that ended earlier is paid back only now if
 * its process ended while it sent the code: until then the code may still be on its way.
 */
export function expireSession({ database }: Pick<ModuleContext, 'database'>): JobHandler {
  return async ({ accountId, payload }) => {
    const id = String(payload['session'])
    await database.transaction(accountId, async (query) => {
      const session = await readSession(query, accountId, id, true)
      if (!session?.is_over) return
      await refundSession(query, accountId, id)
      await endSession(query, accountId, id, 'expired')
    })
  }
}
