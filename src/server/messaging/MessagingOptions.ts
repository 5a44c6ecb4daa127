import type { Carrier } from '../carrier/index.ts'
import type { JobHandler } from '../jobs/index.ts'
import type { FileStore } from '../files/index.ts'
import type { Database } from '../storage/database.ts'
import type { SmsRate } from './smsRates.ts'

/** What sending needs from outside, and how fast it goes. */
export interface MessagingOptions {
  database: Database
  files: FileStore
  carrier: Carrier
  /** Messages an account of a plan may send per UTC day; absent is without limit. Source: `access.json`. */
  dailyCaps: Record<string, number | undefined>
  smsRate: SmsRate
  /** What other parts of the server have done by the same runner: kind of job → handler. */
  jobs?: Record<string, JobHandler>
  onError: (error: unknown) => void
  /** Messages per second of one campaign without a rate limit of its own. */
  messagesPerSecond?: number
  /** How long a claimed batch belongs to this process. */
  leaseMs?: number
  /** Pause of the loops when there is nothing to do. */
  idleMs?: number
  /** Contact files per account and hour; files refused for their content do not count. */
  uploadsPerHour?: number
}

/** The aim of one batch: this much time's worth of messages. */
export const TICK_MS = 250
export const DEFAULT_MESSAGES_PER_SECOND = 100
export const BATCH_LIMIT = 500
