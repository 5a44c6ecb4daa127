import { sql } from 'kysely'
import { createJobRunner } from '../jobs/index.ts'
import { createCleaner } from './createCleaner.ts'
import { createReceiptReader } from './createReceiptReader.ts'
import { createScheduler, createSender } from './createSender.ts'
import type { MessagingOptions } from './MessagingOptions.ts'
import { createContactProcessing, giveUpContacts, PROCESS_CONTACTS } from './processContacts.ts'
import { createTemplateReview, REVIEW_TEMPLATE } from './reviewTemplateJob.ts'

/** The running work of messaging. */
export interface Messaging {
  /** Looks for work at once. */
  wake(): void
  /** Finishes what is under way, gives jobs back and resolves. */
  stop(): Promise<void>
}

/**
 * Starts what sends campaigns, starts scheduled ones, reads receipts and does the jobs. Any number of processes may
 * run it on one PostgreSQL. On the embedded database there is no other process, so leases left by a crash are dropped.
 */
export async function startMessaging(options: MessagingOptions): Promise<Messaging> {
  const { database, files, carrier, onError } = options
  if (database.kind === 'pglite') {
    await database.systemTransaction(async (query) => {
      await sql`update campaign_run set lease_owner = null, lease_until = null where lease_owner is not null`.execute(
        query,
      )
      await sql`update receipt_cursor set lease_owner = null, lease_until = null`.execute(query)
      await sql`update job set lease_until = now() where state = 'running'`.execute(query)
    })
  }
  const jobs = createJobRunner({
    database,
    handlers: {
      [PROCESS_CONTACTS]: createContactProcessing(database, files),
      [REVIEW_TEMPLATE]: createTemplateReview(database, carrier),
      ...options.jobs,
    },
    onError,
    onBuried: async (job) => {
      if (job.kind === PROCESS_CONTACTS) await giveUpContacts(database, job)
    },
    ...(options.leaseMs !== undefined && { leaseMs: options.leaseMs }),
    idleMs: options.idleMs ?? 250,
  })
  const sender = createSender(options)
  const scheduler = createScheduler(options, () => sender.wake())
  const receipts = createReceiptReader(options)
  const cleaner = createCleaner(options)
  return {
    wake() {
      jobs.wake()
      scheduler.wake()
      sender.wake()
    },
    async stop() {
      await Promise.all([jobs.stop(), scheduler.stop(), sender.stop(), receipts.stop(), cleaner.stop()])
    },
  }
}
