import { senderHurdle } from '../../../domain/sms/index.ts'
import type { OutboundMessage } from '../../carrier/index.ts'
import type { Wording } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { readSenderOfCampaign } from '../sms-senders/readSenders.ts'
import { changeCampaignState, readRun } from './campaignRun.ts'
import {
  noteWaiting,
  readOpenings,
  readOptOuts,
  setDue,
  waitForWindow,
  type ClaimContext,
} from './claimBatch.ts'
import type { Settlement } from './settleBatch.ts'

/** A resumed or canceled broadcast is due at once. */
const PAUSED_RECHECK_MS = 60_000

type Context = Pick<ClaimContext, 'accountId' | 'campaignId' | 'owner' | 'zoneOf' | 'waits' | 'postNotices'>

/** What becomes of the messages of a recovered batch that the carrier doesn't know. */
export interface RecoveredMessages {
  due: OutboundMessage[]
  /** Messages that may not be sent any more, to be settled as rejected. */
  ended: Settlement[]
  /** Others may not be sent yet: the batch stays claimed. */
  isWaiting: boolean
}

/**
 * Judges anew messages that were claimed a while ago and never reached the carrier, in the account's transaction.
 * @returns undefined when another process has the batch by now
 */
export async function judgeRecovered(
  query: Query,
  context: Context,
  { claimedAtMs, messages }: { claimedAtMs: number; messages: readonly OutboundMessage[] },
  text: Wording,
): Promise<RecoveredMessages | undefined> {
  const { accountId, campaignId, owner, waits, postNotices } = context
  const run = await readRun(query, accountId, campaignId, true)
  if (!run || run.leaseOwner !== owner || run.claimedAtMs !== claimedAtMs) return undefined
  if (run.state === 'canceled') {
    const ended = withheld(messages, text('sms-broadcast:status-canceled'))
    return { due: [], ended, isWaiting: false }
  }
  const allWait: RecoveredMessages = { due: [], ended: [], isWaiting: true }
  if (run.state === 'paused') {
    await setDue(query, accountId, run, run.nowMs + PAUSED_RECHECK_MS)
    return allWait
  }
  if (waits) {
    await setDue(query, accountId, run, run.nowMs + waits.recheckMs)
    await noteWaiting(query, accountId, run)
    return allWait
  }
  const sender = await readSenderOfCampaign(query, accountId, campaignId)
  if (senderHurdle(sender, run.plan.countryCode) !== undefined) {
    await changeCampaignState(query, postNotices, accountId, run, 'pause-sender')
    return allWait
  }
  const optedOut = await readOptOuts(
    query,
    accountId,
    messages.map(({ to }) => to),
  )
  const openingOf = await readOpenings(query, context, run)
  const isShut = ({ to }: OutboundMessage): boolean => openingOf(to) > run.nowMs
  const wanted = messages.filter(({ to }) => !optedOut.has(to))
  const due = wanted.filter((message) => !isShut(message))
  const later = wanted.filter(isShut)
  // Those that are due go first; the batch comes back for the others.
  if (due.length === 0 && later.length > 0)
    await waitForWindow(query, accountId, run, Math.min(...later.map(({ to }) => openingOf(to))))
  const left = messages.filter(({ to }) => optedOut.has(to))
  return { due, ended: withheld(left, text('sms-broadcast:opted-out')), isWaiting: later.length > 0 }
}

function withheld(messages: readonly OutboundMessage[], reason: string): Settlement[] {
  return messages.map(({ id }) => ({ id, accepted: false, reason, withheld: true }))
}
