import { enqueueJob } from '../../jobs/index.ts'
import type { Query } from '../../storage/database.ts'
import { ANNOUNCE_EXPIRY, ANNOUNCED_MS } from './announceExpiryJob.ts'
import { EXPIRE_KEY } from './expireKeyJob.ts'

/** Queues the end of a key, and its announcement. */
export async function planKeyEnd(
  query: Query,
  accountId: string,
  id: string,
  delayMs: number,
): Promise<void> {
  const job = { accountId, key: id, payload: { id } }
  await enqueueJob(query, { ...job, kind: EXPIRE_KEY, delayMs })
  await enqueueJob(query, { ...job, kind: ANNOUNCE_EXPIRY, delayMs: delayMs - ANNOUNCED_MS })
}
