import { sql } from 'kysely'
import { senderHurdle } from '../../../domain/sms/index.ts'
import type { OutboundMessage } from '../../carrier/index.ts'
import type { PostNotices } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { bumpCollection, patchDocument, readDocument } from '../../storage/documents.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import { campaignMessageId } from './campaignMessageId.ts'
import { planMessage, type PlannedMessage } from './campaignPlan.ts'
import {
  changeCampaignState,
  countersOf,
  isoTime,
  readRun,
  type CampaignRun,
  type StatusNote,
} from './campaignRun.ts'
import { BATCH_LIMIT, TICK_MS } from './SendingOptions.ts'
import { readSenderOfCampaign } from '../sms-senders/readSenders.ts'
import type { SmsRate } from './smsRates.ts'
import type { ContactRows } from './splitContactRows.ts'
import { takeTokens } from './takeTokens.ts'

/** Messages that are written down as pending and paid for, and must now reach the carrier. */
export interface ClaimedBatch {
  messages: OutboundMessage[]
  claimedAtMs: number
  /** A batch claimed before a crash: the carrier may know some of its messages. */
  recovered: boolean
}

export interface ClaimContext {
  accountId: string
  campaignId: string
  /** The lease this process holds. */
  owner: string
  messagesPerSecond: number
  dailyCap: (plan: string) => number | undefined
  smsRate: SmsRate
  postNotices: PostNotices
  /** The account may not send now; it is looked at again after `recheckMs`. */
  waits: { recheckMs: number } | undefined
  /** Rows of the contact file from `index` on; undefined when the file is missing. */
  contacts: (ContactRows & { index: number }) | undefined
}

/**
 * Claims the next batch of a campaign, in the account's transaction:
 * status, lease, Sender ID and rate are checked under the lock of the run, opted-out numbers are left out, the daily limit and the
 * balance are respected, and rows, money, cursor and counters move together or not at all.
 * @returns undefined when there is nothing to send now; the run then says when it is due again
 */
export async function claimBatch(query: Query, context: ClaimContext): Promise<ClaimedBatch | undefined> {
  const { accountId, campaignId, owner, contacts, postNotices } = context
  const run = await readRun(query, accountId, campaignId, true)
  if (!run || run.leaseOwner !== owner) return undefined
  if (run.claimedAtMs !== undefined) return recoverBatch(query, accountId, run, run.claimedAtMs)
  if (run.state !== 'active' || (contacts && contacts.index !== run.nextIndex)) return undefined
  if (run.nextIndex >= run.total) {
    await changeCampaignState(query, postNotices, accountId, run, 'complete')
    return undefined
  }
  if (context.waits) {
    await setDue(query, accountId, run, run.nowMs + context.waits.recheckMs)
    await noteWaiting(query, accountId, run)
    return undefined
  }
  const sender = await readSenderOfCampaign(query, accountId, campaignId)
  if (senderHurdle(sender, run.plan.countryCode) !== undefined) {
    await changeCampaignState(query, postNotices, accountId, run, 'pause-sender')
    return undefined
  }
  const perSecond = Math.min(run.ratePerSecond ?? Infinity, context.messagesPerSecond)
  const bucket =
    run.tokens === undefined || run.tokensAtMs === undefined
      ? undefined
      : { tokens: run.tokens, atMs: run.tokensAtMs }
  const take = takeTokens(bucket, perSecond, run.nowMs, TICK_MS)
  if (take.available === 0) {
    await setDue(query, accountId, run, take.after(0).dueAtMs)
    return undefined
  }
  const rows = contacts?.rows.slice(0, Math.min(take.available, BATCH_LIMIT)) ?? []
  if (!contacts || rows.length === 0) {
    await changeCampaignState(query, postNotices, accountId, run, 'pause-contacts')
    return undefined
  }

  const optedOut = await readOptOuts(query, accountId, rows)
  const allowed = await readAllowance(query, context, run)
  const {
    chosen,
    used,
    optedOut: leftOut,
    skipped,
    cost,
    stop,
  } = chooseMessages(run, rows, optedOut, allowed, context.smsRate)
  if (chosen.length > 0) {
    const paid = await moveMoney(query, {
      accountId,
      kind: 'sms',
      reference: `${campaignId}:${run.batch}`,
      amount: -cost,
      counterpart: 'revenue',
    })
    // Another campaign of the account was faster; the next turn sees what is left.
    if (paid === 'insufficient') return undefined
    if (allowed.cap !== undefined) await countToday(query, accountId, chosen.length)
  }

  const { bucket: rest, dueAtMs } = take.after(chosen.length)
  const after: CampaignRun = {
    ...run,
    optedOut: run.optedOut + leftOut,
    skipped: run.skipped + skipped,
    charge: run.charge + cost,
  }
  const messages = chosen.map((message) => outbound(accountId, run, message, run.nowMs))
  if (messages.length > 0) await insertMessages(query, accountId, run, messages, chosen)
  await sql`
    update campaign_run set
      next_index = ${run.nextIndex + used}, byte_offset = ${run.byteOffset + (contacts.ends[used - 1] ?? 0)},
      tokens = ${rest.tokens}, tokens_at = ${isoTime(rest.atMs)}, due_at = ${isoTime(stop ? run.nowMs : dueAtMs)},
      batch = batch + ${messages.length > 0 ? 1 : 0}, claimed_at = ${messages.length > 0 ? isoTime(run.nowMs) : null},
      opted_out = ${after.optedOut}, skipped = ${after.skipped}, charge = ${after.charge}
    where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(query)
  if (messages.length > 0) return { messages, claimedAtMs: run.nowMs, recovered: false }

  if (stop === 'balance' && run.plan.sendCovered === true)
    await changeCampaignState(query, postNotices, accountId, after, 'complete', 'covered')
  else if (stop === 'balance')
    await changeCampaignState(query, postNotices, accountId, after, 'pause-balance')
  else if (run.nextIndex + used >= run.total)
    await changeCampaignState(query, postNotices, accountId, after, 'complete')
  else {
    if (stop === 'cap') await setDue(query, accountId, run, nextUtcMidnight(run.nowMs))
    const note: StatusNote = stop === 'cap' ? 'daily-limit' : ''
    await patchDocument(
      query,
      accountId,
      'sms-campaign',
      campaignId,
      { ...countersOf(after), status_note: note },
      true,
    )
  }
  return undefined
}

/** The note next to the status, written only when it changes. */
async function noteWaiting(query: Query, accountId: string, run: CampaignRun): Promise<void> {
  const note: StatusNote = 'account'
  const campaign = await readDocument(query, accountId, 'sms-campaign', run.campaignId, false)
  if (campaign?.doc['status_note'] === note) return
  await patchDocument(query, accountId, 'sms-campaign', run.campaignId, { status_note: note }, true)
}

interface Choice {
  chosen: (PlannedMessage & { index: number })[]
  /** Rows dealt with: chosen ones, those of opted-out numbers, and those skipped for an empty cell. */
  used: number
  optedOut: number
  skipped: number
  /** micro-units */
  cost: number
  /** What kept the next row from being chosen. */
  stop: 'balance' | 'cap' | undefined
}

/** Takes rows in order until the daily limit or the balance allows no more. */
function chooseMessages(
  run: CampaignRun,
  rows: string[][],
  optedOut: Set<string>,
  allowed: Allowance,
  smsRate: SmsRate,
): Choice {
  const choice: Choice = { chosen: [], used: 0, optedOut: 0, skipped: 0, cost: 0, stop: undefined }
  for (const row of rows) {
    const index = run.nextIndex + choice.used
    const message = planMessage(run.plan, row, smsRate, shortLinkCode(run.campaignId, index))
    if (optedOut.has(row[0] ?? '')) choice.optedOut += 1
    else if (!message) choice.skipped += 1
    else {
      if (choice.chosen.length >= allowed.messages) choice.stop = 'cap'
      else if (choice.cost + message.price > allowed.money) choice.stop = 'balance'
      if (choice.stop) break
      choice.chosen.push({ ...message, index })
      choice.cost += message.price
    }
    choice.used += 1
  }
  return choice
}

async function recoverBatch(
  query: Query,
  accountId: string,
  run: CampaignRun,
  claimedAtMs: number,
): Promise<ClaimedBatch> {
  const { rows } = await sql<{ id: string; recipient: string; body: string; segments: number }>`
    select id, recipient, body, segments from sms_message
    where account_id = ${accountId} and sms_campaign_id = ${run.campaignId}
      and created_at = ${isoTime(claimedAtMs)} and status = 'pending'`.execute(query)
  const messages = rows.map(({ id, recipient, body, segments }) => ({
    id,
    from: run.plan.sender,
    to: recipient,
    countryCode: run.plan.countryCode,
    body,
    segments,
    reference: messageReference(accountId, run.campaignId, claimedAtMs),
  }))
  return { messages, claimedAtMs, recovered: true }
}

function outbound(
  accountId: string,
  run: CampaignRun,
  message: PlannedMessage & { index: number },
  createdAtMs: number,
): OutboundMessage {
  return {
    id: campaignMessageId(run.campaignId, message.index),
    from: run.plan.sender,
    to: message.to,
    countryCode: run.plan.countryCode,
    body: message.body,
    segments: message.segments,
    reference: messageReference(accountId, run.campaignId, createdAtMs),
  }
}

/** Six characters out of the hexadecimal of the message id. */
function shortLinkCode(campaignId: string, index: number): string {
  return campaignMessageId(campaignId, index).replaceAll('-', '').slice(-6)
}

/** What the carrier gives back with a receipt: account, campaign or '-', and the row's creation time. */
export function messageReference(
  accountId: string,
  campaignId: string | undefined,
  createdAtMs: number,
): string {
  return `${accountId} ${campaignId ?? '-'} ${isoTime(createdAtMs)}`
}

async function insertMessages(
  query: Query,
  accountId: string,
  run: CampaignRun,
  messages: OutboundMessage[],
  planned: PlannedMessage[],
): Promise<void> {
  const rows = messages.map(({ id, to, body, segments }, at) => ({
    id,
    to,
    body,
    segments,
    charge: planned[at]?.price ?? 0,
  }))
  const createdAt = isoTime(run.nowMs)
  await sql`
    insert into sms_message
      (account_id, id, created_at, updated_at, sender, recipient, country_code, body, segments, status, charge, sms_campaign_id)
    select ${accountId}::uuid, r.id, ${createdAt}::timestamptz, ${createdAt}::timestamptz, ${run.plan.sender}, r."to",
           ${run.plan.countryCode}, r.body, r.segments, 'pending', r.charge, ${run.campaignId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, "to" text, body text, segments int, charge bigint)`.execute(query)
  await bumpCollection(query, accountId, 'sms-message')
}

async function readOptOuts(query: Query, accountId: string, rows: string[][]): Promise<Set<string>> {
  const phones = rows.map((row) => row[0] ?? '')
  const found = await sql<{ phone: string }>`
    select phone from sms_opt_out where account_id = ${accountId} and phone in (${sql.join(phones)})`.execute(
    query,
  )
  return new Set(found.rows.map(({ phone }) => phone))
}

interface Allowance {
  /** messages left today */
  messages: number
  /** micro-units left */
  money: number
  cap: number | undefined
}

async function readAllowance(query: Query, context: ClaimContext, run: CampaignRun): Promise<Allowance> {
  const { accountId } = context
  const account = await query
    .selectFrom('account')
    .select(['level', 'balance', 'credit_limit'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const money = account.balance + account.credit_limit
  const cap = context.dailyCap(account.level)
  if (cap === undefined) return { messages: run.total, money, cap }
  return { messages: Math.max(0, cap - (await sentToday(query, accountId))), money, cap }
}

/** How many messages the account has sent today (UTC); the row is locked until the transaction ends. */
export async function sentToday(query: Query, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into daily_message_count (account_id, day) values (${accountId}, (now() at time zone 'UTC')::date)
    on conflict (account_id, day) do update set count = daily_message_count.count returning count`.execute(
    query,
  )
  return rows[0]?.count ?? 0
}

/** Counts messages of today (UTC). */
export async function countToday(query: Query, accountId: string, messages: number): Promise<void> {
  await sql`
    insert into daily_message_count (account_id, day, count)
    values (${accountId}, (now() at time zone 'UTC')::date, ${messages})
    on conflict (account_id, day) do update set count = daily_message_count.count + ${messages}`.execute(
    query,
  )
}

async function setDue(query: Query, accountId: string, run: CampaignRun, dueAtMs: number): Promise<void> {
  await sql`update campaign_run set due_at = ${isoTime(dueAtMs)}
            where account_id = ${accountId} and campaign_id = ${run.campaignId}`.execute(query)
}

function nextUtcMidnight(nowMs: number): number {
  const dayMs = 86_400_000
  return (Math.floor(nowMs / dayMs) + 1) * dayMs
}
