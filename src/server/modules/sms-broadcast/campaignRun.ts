import { sql } from 'kysely'
import { sendingResults } from '../../../domain/sms/index.ts'
import { moveDocument, type PostNotices } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import type { JsonObject } from '../../storage/tables.ts'
import type { CampaignPlan } from './campaignPlan.ts'
import { releaseResent } from './releaseResent.ts'

export type CampaignState = 'scheduled' | 'active' | 'paused' | 'completed' | 'canceled'

/** Sending progress of a campaign: a row of `campaign_run`. Times are epoch milliseconds. */
export interface CampaignRun {
  campaignId: string
  uploadId: string
  state: CampaignState
  plan: CampaignPlan
  total: number
  nextIndex: number
  /** Contacts that were read and wait for their sending window. */
  waiting: number
  byteOffset: number
  ratePerSecond: number | undefined
  tokens: number | undefined
  tokensAtMs: number | undefined
  batch: number
  /** Creation time of the batch that is claimed and not known to be sent. */
  claimedAtMs: number | undefined
  /** accepted by the carrier */
  sent: number
  delivered: number
  failed: number
  /** refused by the carrier: paid back, never sent */
  rejected: number
  optedOut: number
  /** Contacts left out because a cell the message needs is empty. */
  skipped: number
  /** micro-units */
  charge: number
  resultsBefore: number
  failedBefore: number
  leaseOwner: string | undefined
  /** The database's clock when the row was read. */
  nowMs: number
}

interface RunRow {
  campaign_id: string
  upload_id: string
  state: CampaignState
  plan: CampaignPlan
  total: number
  next_index: number
  waiting: number
  byte_offset: number
  rate_per_second: number | null
  tokens: number | null
  tokens_at: number | null
  batch: number
  claimed_at: number | null
  sent: number
  delivered: number
  failed: number
  rejected: number
  opted_out: number
  skipped: number
  charge: number
  results_before: number
  failed_before: number
  lease_owner: string | null
  now_ms: number
}

/** Reads a run. `lock` keeps it for the transaction: status, cursor and counters change only under this lock. */
export async function readRun(
  query: Query,
  accountId: string,
  campaignId: string,
  lock: boolean,
): Promise<CampaignRun | undefined> {
  // Always the record before the run, as the routes do it: no deadlocks.
  if (lock) await readDocument(query, accountId, 'sms-campaign', campaignId, true)
  const { rows } = await sql<RunRow>`
    select campaign_id, upload_id, state, plan, total, next_index, waiting, byte_offset::float8 as byte_offset, rate_per_second,
           tokens, ${epochMs('tokens_at')}, batch, ${epochMs('claimed_at')}, sent, delivered, failed, rejected,
           opted_out, skipped, charge::float8 as charge, results_before, failed_before, lease_owner,
           floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms
    from campaign_run where account_id = ${accountId} and campaign_id = ${campaignId}
    ${lock ? sql`for update` : sql``}`.execute(query)
  const row = rows[0]
  return (
    row && {
      campaignId: row.campaign_id,
      uploadId: row.upload_id,
      state: row.state,
      plan: row.plan,
      total: row.total,
      nextIndex: row.next_index,
      waiting: row.waiting,
      byteOffset: row.byte_offset,
      ratePerSecond: row.rate_per_second ?? undefined,
      tokens: row.tokens ?? undefined,
      tokensAtMs: row.tokens_at ?? undefined,
      batch: row.batch,
      claimedAtMs: row.claimed_at ?? undefined,
      sent: row.sent,
      delivered: row.delivered,
      failed: row.failed,
      rejected: row.rejected,
      optedOut: row.opted_out,
      skipped: row.skipped,
      charge: row.charge,
      resultsBefore: row.results_before,
      failedBefore: row.failed_before,
      leaseOwner: row.lease_owner ?? undefined,
      nowMs: row.now_ms,
    }
  )
}

function epochMs(column: string): ReturnType<typeof sql> {
  return sql`round(extract(epoch from ${sql.ref(column)}) * 1000)::float8 as ${sql.ref(column)}`
}

/** A moment for a statement: ISO 8601 UTC with milliseconds. */
export function isoTime(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString()
}

/** The counters of a run as the fields of its campaign. */
export function countersOf(
  run: Pick<
    CampaignRun,
    'total' | 'nextIndex' | 'sent' | 'delivered' | 'failed' | 'optedOut' | 'skipped' | 'charge' | 'waiting'
  >,
): JsonObject {
  const { total: recipients, sent: accepted, delivered, failed } = run
  return {
    ...sendingResults({ recipients, accepted, delivered, failed }),
    opted_out: run.optedOut,
    skipped: run.skipped,
    handled: run.nextIndex - run.waiting,
    waiting: run.waiting,
    charge: run.charge,
  }
}

/** Why a campaign waits, was paused or ended early; the definition has the words. */
export type StatusNote =
  | ''
  | 'balance'
  | 'failing'
  | 'sender'
  | 'contacts'
  | 'covered'
  | 'daily-limit'
  | 'spend-cap'
  | 'account'
  | 'window'

/** The transitions of the definition that sending makes: the states they lead to, and the note that is shown then. */
const transitions = {
  start: { state: 'active', note: '' },
  complete: { state: 'completed', note: '' },
  'pause-balance': { state: 'paused', note: 'balance' },
  'pause-failing': { state: 'paused', note: 'failing' },
  'pause-sender': { state: 'paused', note: 'sender' },
  'pause-contacts': { state: 'paused', note: 'contacts' },
} as const satisfies Record<string, { state: CampaignState; note: StatusNote }>

/** Whether every contact has been dealt with. */
export function isThrough({ nextIndex, total, waiting }: CampaignRun): boolean {
  return nextIndex >= total && waiting === 0
}

/** Changes the state of a run and the status of its campaign together. The run must be locked by the transaction. */
export async function changeCampaignState(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  run: CampaignRun,
  transition: keyof typeof transitions,
  note: StatusNote = transitions[transition].note,
): Promise<void> {
  const { state } = transitions[transition]
  await sql`update campaign_run set state = ${state}, due_at = now()
            where account_id = ${accountId} and campaign_id = ${run.campaignId}`.execute(query)
  const campaign = await readDocument(query, accountId, 'sms-campaign', run.campaignId, true)
  if (!campaign) return
  if (state === 'completed') await releaseResent(query, accountId, run, campaign)
  await moveDocument(query, postNotices, {
    accountId,
    entity: 'sms-campaign',
    record: campaign,
    transition,
    field: 'status',
    to: state,
    mover: { by: 'server' },
    set: { ...countersOf(run), status_note: note, waits_until: null },
  })
}
