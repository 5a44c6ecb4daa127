import type { Carrier } from '../../carrier/index.ts'
import type { Wording } from '../../errors.ts'
import type { FileStore } from '../../files/index.ts'
import type { PostNotices } from '../../lifecycle/index.ts'
import type { WorkOptions } from '../../host/ServerModule.ts'
import type { Database } from '../../storage/database.ts'
import type { LinkCodes } from './links/linkCodes.ts'
import type { ZoneOfNumber } from '../../../domain/schedule/index.ts'
import type { SmsRate } from './smsRates.ts'

/** What broadcasts need from outside, and how fast they are sent. */
export interface SendingOptions {
  database: Database
  files: FileStore
  carrier: Carrier
  postNotices: PostNotices
  text: Wording
  /** Messages an account of a plan may send per UTC day; undefined is without limit. Source: `access.json`. */
  dailyCap: (plan: string) => number | undefined
  smsRate: SmsRate
  zoneOf: ZoneOfNumber
  /** Origin of the short links in messages. */
  linkUrl: string
  linkCodes: () => Promise<LinkCodes>
  /** Whether a state of the account makes its sending wait; absent: it never does. */
  isWaiting?: (accountId: string) => Promise<boolean>
  /** Messages per second of one campaign without a rate limit of its own. */
  messagesPerSecond?: number
  /** How soon an account whose sending waits is looked at again. */
  recheckMs?: number
  /** Contact files per account and hour; files refused for their content do not count. */
  uploadsPerHour?: number
}

/** Options of the loops that send. */
export type SendingWork = SendingOptions & WorkOptions

/** The aim of one batch: this much time's worth of messages. */
export const TICK_MS = 250
export const DEFAULT_MESSAGES_PER_SECOND = 100
export const BATCH_LIMIT = 500
