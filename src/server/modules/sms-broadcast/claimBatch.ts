import { sql } from 'kysely'
import { senderHurdle } from '../../../domain/sms/index.ts'
import { writeMessageReference, type OutboundMessage } from '../../carrier/index.ts'
import type { PostNotices } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { bumpCollection, patchDocument, readDocument } from '../../storage/documents.ts'
import { countToday, sentToday } from '../../storage/messagesToday.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import { readSpendRoom, type SpendRoom } from '../../storage/readSpendRoom.ts'
import { campaignMessageId } from './campaignMessageId.ts'
import { planMessage, type PlannedMessage } from './campaignPlan.ts'
import {
  changeCampaignState,
  countersOf,
  isThrough,
  isoTime,
  readRun,
  type CampaignRun,
  type StatusNote,
} from './campaignRun.ts'
import { BATCH_LIMIT, TICK_MS } from './SendingOptions.ts'
import { openingsAt, type OpeningOf } from './sendingTimes.ts'
import type { ZoneOfNumber } from '../../../domain/schedule/index.ts'
import type { TransferPart } from '../../storage/tables.ts'
import { messageShare } from './messageShare.ts'
import { readCampaignName } from './readCampaignName.ts'
import { readSenderOfCampaign } from '../sms-senders/readSenders.ts'
import { keepTargets, readLinkSource, type LinkOptions, type LinkSource } from './links/shortLinks.ts'
import type { SmsRate } from './smsRates.ts'
import type { ContactRows } from '../../../domain/contacts/index.ts'
import { takeTokens } from './takeTokens.ts'
import { leaveWaiting, readFirstDue, readWaiting, settleWaiting, type ContactAt } from './waitingContacts.ts'

/** Transaction type of what US carriers charge for messages of 10DLC campaigns. */
export const CARRIER_FEE = 45

/** How soon a broadcast that waits for a spend cap is looked at again. */
const SPEND_RECHECK_MS = 60_000

/** Messages that are written down as pending and paid for, and must now reach the carrier. */
export interface ClaimedBatch {
  messages: OutboundMessage[]
  claimedAtMs: number
  /** A batch claimed before a crash or an error: the carrier may know some of its messages. */
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
  zoneOf: ZoneOfNumber
  links: LinkOptions
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
  if (isThrough(run)) {
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
  const openingOf = await readOpenings(query, context, run)
  const due = run.waiting > 0 ? await readWaiting(query, accountId, run, BATCH_LIMIT) : []
  const isNew = due.length === 0
  if (isNew && run.nextIndex >= run.total) {
    await waitForWindow(query, accountId, run, (await readFirstDue(query, accountId, run)) ?? run.nowMs)
    return undefined
  }
  const rows = isNew ? newContacts(run, contacts, take.available) : due
  const [first] = rows
  if (!first) {
    await changeCampaignState(query, postNotices, accountId, run, 'pause-contacts')
    return undefined
  }
  if (run.waiting === 0 && isOneZone(first) && openingOf(numberOf(first)) > run.nowMs) {
    await waitForWindow(query, accountId, run, openingOf(numberOf(first)))
    return undefined
  }

  const optedOut = await readOptOuts(query, accountId, rows.map(numberOf))
  const links = await readLinkSource(query, context.links, { accountId, ...run })
  const allowed = { ...(await readAllowance(query, context, run)), tokens: take.available }
  const {
    chosen,
    used,
    optedOut: leftOut,
    skipped,
    cost,
    carrierFees,
    stop,
    later,
  } = chooseMessages({ ...run, plan: { ...run.plan, isTenDlc: sender?.isTenDlc === true } }, rows, {
    optedOut,
    openingOf,
    allowed,
    smsRate: context.smsRate,
    links,
  })
  if (chosen.length > 0) {
    const details = await readCampaignName(query, accountId, campaignId)
    const shareOf = (amount: number): TransferPart[] => [
      messageShare(run.plan.sender, run.plan.countryCode, chosen.length, amount),
    ]
    const paid = await moveMoney(query, {
      accountId,
      kind: 'sms',
      type: 15,
      reference: `${campaignId}:${run.batch}`,
      amount: carrierFees - cost,
      counterpart: 'revenue',
      details,
      parts: shareOf(carrierFees - cost),
    })
    // Nobody else has moved the account's money since the allowance was read.
    if (paid === 'insufficient' || paid === 'capped')
      throw new Error(`the balance of ${accountId} doesn't cover its allowance`)
    if (carrierFees > 0)
      await moveMoney(query, {
        accountId,
        kind: 'sms-carrier-fee',
        type: CARRIER_FEE,
        reference: `${campaignId}:${run.batch}`,
        amount: -carrierFees,
        counterpart: 'revenue',
        details,
        parts: shareOf(-carrierFees),
      })
    if (allowed.cap !== undefined) await countToday(query, accountId, chosen.length)
  }

  const { bucket: rest, dueAtMs } = take.after(chosen.length)
  const after: CampaignRun = {
    ...run,
    nextIndex: run.nextIndex + (isNew ? used : 0),
    byteOffset: run.byteOffset + (isNew ? (contacts?.ends[used - 1] ?? 0) : 0),
    waiting: run.waiting + later.length - (isNew ? 0 : used),
    optedOut: run.optedOut + leftOut,
    skipped: run.skipped + skipped,
    charge: run.charge + cost,
  }
  const messages = chosen.map((message) => outbound(accountId, run, message, run.nowMs))
  if (messages.length > 0) await insertMessages(query, accountId, run, messages, chosen)
  if (links) await keepTargets(query, accountId, links, run.plan, chosen)
  if (isNew) await leaveWaiting(query, accountId, run, later)
  else await settleWaiting(query, accountId, run, rows.slice(0, used), later)
  await sql`
    update campaign_run set
      next_index = ${after.nextIndex}, byte_offset = ${after.byteOffset}, waiting = ${after.waiting},
      tokens = ${rest.tokens}, tokens_at = ${isoTime(rest.atMs)}, due_at = ${isoTime(stop ? run.nowMs : dueAtMs)},
      batch = batch + ${messages.length > 0 ? 1 : 0}, claimed_at = ${messages.length > 0 ? isoTime(run.nowMs) : null},
      opted_out = ${after.optedOut}, skipped = ${after.skipped}, charge = ${after.charge}
    where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(query)
  if (messages.length > 0) return { messages, claimedAtMs: run.nowMs, recovered: false }

  if (stop === 'balance' && run.plan.sendCovered === true)
    await changeCampaignState(query, postNotices, accountId, after, 'complete', 'covered')
  else if (stop === 'balance')
    await changeCampaignState(query, postNotices, accountId, after, 'pause-balance')
  else if (isThrough(after)) await changeCampaignState(query, postNotices, accountId, after, 'complete')
  else {
    if (stop === 'cap') await setDue(query, accountId, run, nextUtcMidnight(run.nowMs))
    const spent = stop === 'spend-cap' ? allowed.spend : undefined
    // Looked at before: the cap may be raised, or money may come back.
    if (spent)
      await setDue(query, accountId, run, Math.min(Date.parse(spent.resetsAt), run.nowMs + SPEND_RECHECK_MS))
    const note: StatusNote = stop === 'cap' ? 'daily-limit' : spent ? 'spend-cap' : ''
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

/** Rows of the file from the cursor on. Those whose window is closed cost no time of the rate, so more are looked at. */
function newContacts(run: CampaignRun, contacts: ClaimContext['contacts'], tokens: number): ContactAt[] {
  const limit = run.plan.window ? BATCH_LIMIT : Math.min(tokens, BATCH_LIMIT)
  const rows = contacts?.rows.slice(0, limit) ?? []
  return rows.map((cells, at) => ({ index: run.nextIndex + at, cells }))
}

/** Area codes tell zones apart only where the country code is 1. */
function isOneZone(contact: ContactAt): boolean {
  return !numberOf(contact).startsWith('+1')
}

function numberOf({ cells }: ContactAt): string {
  return cells[0] ?? ''
}

export async function readOpenings(
  query: Query,
  { zoneOf, accountId }: Pick<ClaimContext, 'zoneOf' | 'accountId'>,
  { plan, nowMs }: CampaignRun,
): Promise<OpeningOf> {
  if (!plan.window) return () => nowMs
  const { timezone: accountZone } = await query
    .selectFrom('account')
    .select('timezone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return openingsAt(nowMs, plan.window, { zoneOf, countryCode: plan.countryCode, accountZone })
}

/** Nobody left may be messaged now: sending goes on when the next window opens, and the page says when that is. */
export async function waitForWindow(
  query: Query,
  accountId: string,
  run: CampaignRun,
  opensAtMs: number,
): Promise<void> {
  await setDue(query, accountId, run, opensAtMs)
  const note: StatusNote = 'window'
  const patch = { ...countersOf(run), status_note: note, waits_until: isoTime(opensAtMs) }
  await patchDocument(query, accountId, 'sms-campaign', run.campaignId, patch, true)
}

/** The note next to the status, written only when it changes. */
export async function noteWaiting(query: Query, accountId: string, run: CampaignRun): Promise<void> {
  const note: StatusNote = 'account'
  const campaign = await readDocument(query, accountId, 'sms-campaign', run.campaignId, false)
  if (campaign?.doc['status_note'] === note) return
  await patchDocument(query, accountId, 'sms-campaign', run.campaignId, { status_note: note }, true)
}

interface Choice {
  chosen: (PlannedMessage & ContactAt)[]
  /** Rows dealt with: chosen ones, those of opted-out numbers, and those skipped for an empty cell. */
  used: number
  optedOut: number
  skipped: number
  /** micro-units, with the carriers' fees */
  cost: number
  carrierFees: number
  /** What kept the next row from being chosen. */
  stop: 'balance' | 'cap' | 'spend-cap' | undefined
  /** Rows dealt with whose window is closed, and when it opens. */
  later: (ContactAt & { opensAtMs: number })[]
}

interface ChoiceRules {
  optedOut: Set<string>
  openingOf: OpeningOf
  /** `tokens`: messages the rate allows now */
  allowed: Allowance & { tokens: number }
  smsRate: SmsRate
  links: LinkSource | undefined
}

/** Takes rows in order until the daily limit, the balance or a spend cap allows no more. */
function chooseMessages(
  run: CampaignRun,
  rows: ContactAt[],
  { optedOut, openingOf, allowed, smsRate, links }: ChoiceRules,
): Choice {
  const choice: Choice = {
    chosen: [],
    used: 0,
    optedOut: 0,
    skipped: 0,
    cost: 0,
    carrierFees: 0,
    stop: undefined,
    later: [],
  }
  for (const contact of rows) {
    const { index, cells } = contact
    const message = planMessage(run.plan, cells, smsRate, links && ((link) => links.write(index, link)))
    const opensAtMs = openingOf(numberOf(contact))
    if (optedOut.has(numberOf(contact))) choice.optedOut += 1
    else if (!message) choice.skipped += 1
    else if (opensAtMs > run.nowMs) choice.later.push({ ...contact, opensAtMs })
    else {
      if (choice.chosen.length >= allowed.tokens) break
      if (choice.chosen.length >= allowed.messages) choice.stop = 'cap'
      else if (choice.cost + message.price > allowed.money) choice.stop = 'balance'
      else if (allowed.spend && choice.cost + message.price > allowed.spend.room) choice.stop = 'spend-cap'
      if (choice.stop) break
      choice.chosen.push({ ...message, ...contact })
      choice.cost += message.price
      choice.carrierFees += message.carrierFee
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
    reference: referenceOf(accountId, run, claimedAtMs),
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
    reference: referenceOf(accountId, run, createdAtMs),
  }
}

function referenceOf(accountId: string, { campaignId }: CampaignRun, createdAtMs: number): string {
  return writeMessageReference({ accountId, campaignId, createdAt: isoTime(createdAtMs) })
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
    carrier_fee: planned[at]?.carrierFee ?? 0,
  }))
  const createdAt = isoTime(run.nowMs)
  await sql`
    insert into sms_message
      (account_id, id, created_at, updated_at, sender, recipient, country_code, body, segments, status, charge, carrier_fee, sms_campaign_id)
    select ${accountId}::uuid, r.id, ${createdAt}::timestamptz, ${createdAt}::timestamptz, ${run.plan.sender}, r."to",
           ${run.plan.countryCode}, r.body, r.segments, 'pending', r.charge, r.carrier_fee, ${run.campaignId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, "to" text, body text, segments int, charge bigint, carrier_fee bigint)`.execute(query)
  await bumpCollection(query, accountId, 'sms-message')
}

/** Which of the numbers have opted out. */
export async function readOptOuts(
  query: Query,
  accountId: string,
  phones: readonly string[],
): Promise<Set<string>> {
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
  /** What a spend cap of the account leaves. */
  spend: SpendRoom | undefined
}

/** Locks the account's money until the transaction ends. */
async function readAllowance(query: Query, context: ClaimContext, run: CampaignRun): Promise<Allowance> {
  const { accountId } = context
  const account = await query
    .selectFrom('account')
    .select(['level', 'balance', 'credit_limit'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const money = account.balance + account.credit_limit
  const spend = await readSpendRoom(query, accountId)
  const cap = context.dailyCap(account.level)
  const messages = cap === undefined ? run.total : Math.max(0, cap - (await sentToday(query, accountId)))
  return { messages, money, cap, spend }
}

/** When a run is looked at again. */
export async function setDue(
  query: Query,
  accountId: string,
  run: CampaignRun,
  dueAtMs: number,
): Promise<void> {
  await sql`update campaign_run set due_at = ${isoTime(dueAtMs)}
            where account_id = ${accountId} and campaign_id = ${run.campaignId}`.execute(query)
}

function nextUtcMidnight(nowMs: number): number {
  const dayMs = 86_400_000
  return (Math.floor(nowMs / dayMs) + 1) * dayMs
}
