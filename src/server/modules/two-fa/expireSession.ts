import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import type { Query } from '../../storage/database.ts'
import { refundSession } from './prices.ts'
import { endSession } from './twoFaSessions.ts'

/** Kind of the job that ends sessions nobody entered a code for. */
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

/** Makes the handler that ends a session whose last code is too old. */
export function expireSession({ database }: Pick<ModuleContext, 'database'>): JobHandler {
  return async ({ accountId, payload }) => {
    const id = String(payload['session'])
    await database.transaction(accountId, async (query) => {
      const { rows } = await sql`
        select 1 from two_fa_session where account_id = ${accountId} and id = ${id} and status = 'pending'
          and expires_at <= now() for update`.execute(query)
      if (rows.length === 0) return
      await refundSession(query, accountId, id)
      await endSession(query, accountId, id, 'expired')
    })
  }
}
