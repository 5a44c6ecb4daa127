import { sql } from 'kysely'
import type { Work } from '../../host/ServerModule.ts'
import { createCleaner } from './createCleaner.ts'
import { createClickCounter } from './links/createClickCounter.ts'
import { createReceiptReader } from './createReceiptReader.ts'
import { createScheduler, createSender } from './createSender.ts'
import type { SendingWork } from './SendingOptions.ts'

/**
 * Starts what sends campaigns, starts scheduled ones and reads receipts. Any number of processes may run it on one
 * PostgreSQL. On the embedded database there is no other process, so leases left by a crash are dropped.
 */
export async function startSending(options: SendingWork): Promise<Work> {
  const { database } = options
  if (database.kind === 'pglite') {
    await database.systemTransaction(async (query) => {
      await sql`update campaign_run set lease_owner = null, lease_until = null where lease_owner is not null`.execute(
        query,
      )
      await sql`update receipt_cursor set lease_owner = null, lease_until = null`.execute(query)
    })
  }
  const sender = createSender(options)
  const scheduler = createScheduler(options, () => sender.wake())
  const receipts = createReceiptReader(options)
  const cleaner = createCleaner(options)
  const clicks = createClickCounter(database, options)
  return {
    wake() {
      scheduler.wake()
      sender.wake()
    },
    async stop() {
      await Promise.all([sender.stop(), scheduler.stop(), receipts.stop(), cleaner.stop(), clicks.stop()])
    },
  }
}
