import { enqueueJob } from '../../jobs/index.ts'
import type { Query } from '../../storage/database.ts'

/** Kind of the job that tops up; also in the trigger of `0702-cards-and-alerts.ts`. */
export const AUTO_TOPUP = 'auto-topup'

/** Queues a try of a crossing; the same one once. */
export function enqueueTopup(
  query: Query,
  accountId: string,
  { crossing, attempt }: { crossing: number; attempt: number },
  delayMs = 0,
): Promise<void> {
  return enqueueJob(query, {
    accountId,
    kind: AUTO_TOPUP,
    key: `${crossing}:${attempt}`,
    payload: { crossing, attempt },
    delayMs,
    // A provider that doesn't answer for hours must not end it.
    maxAttempts: 1000,
  })
}
