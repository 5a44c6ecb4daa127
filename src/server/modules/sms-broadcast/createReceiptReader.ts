import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { readMessageReference, type MessageReference, type Receipt } from '../../carrier/index.ts'
import { createLoop, type Loop } from '../../jobs/index.ts'
import type { PostNotices } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { bumpCollection, patchDocument } from '../../storage/documents.ts'
import { changeCampaignState, countersOf, readRun } from './campaignRun.ts'
import type { SendingWork } from './SendingOptions.ts'

const RECEIPTS_AT_ONCE = 500
/** A campaign is paused when this share of at least this many results are failures. */
const FAILURE_SHARE = 0.6
const FAILURE_RESULTS = 50

/** Reads the carrier's receipts; one process at a time, and reading one twice changes nothing. */
export function createReceiptReader({
  database,
  carrier,
  postNotices,
  onError,
  leaseMs = 5000,
  idleMs = 400,
  signals,
}: SendingWork): Loop {
  const owner = randomUUID()

  /** The position when the lease is this process's or free, else when it ends; it is written half a lease apart, so idling writes little. */
  async function readPosition(): Promise<{ position: number } | { freeInMs: number }> {
    const { rows } = await database.system((query) =>
      sql<{ position: number; is_free: boolean; is_held: boolean; lease_ms: number | null }>`
        select position::float8 as position,
               lease_owner is null or lease_owner = ${owner} or lease_until < clock_timestamp() as is_free,
               extract(epoch from lease_until - clock_timestamp())::float8 * 1000 as lease_ms,
               coalesce(lease_owner = ${owner} and lease_until > clock_timestamp() + ${leaseMs / 2}::float8 * interval '1 millisecond', false) as is_held
        from receipt_cursor where name = 'carrier'`.execute(query),
    )
    const [cursor] = rows
    if (!cursor) throw new Error('The receipt cursor is missing')
    if (cursor.is_held) return cursor
    if (!cursor.is_free) return { freeInMs: cursor.lease_ms ?? leaseMs }
    const taken = await database.system((query) =>
      sql<{ position: number }>`
        update receipt_cursor set lease_owner = ${owner},
               lease_until = clock_timestamp() + ${leaseMs}::float8 * interval '1 millisecond'
        where name = 'carrier' and (lease_owner = ${owner} or lease_owner is null or lease_until < clock_timestamp())
        returning position::float8 as position`.execute(query),
    )
    return taken.rows[0] ?? { freeInMs: leaseMs }
  }

  const loop = createLoop({
    idleMs: signals.idleMs(idleMs),
    restMs: idleMs,
    onError,
    async turn() {
      const cursor = await readPosition()
      if ('freeInMs' in cursor) return cursor.freeInMs
      const { position } = cursor
      const { receipts, next, nextMs } = await carrier.receipts(position, RECEIPTS_AT_ONCE)
      const readable = receipts.flatMap((receipt) => {
        const reference = readMessageReference(receipt.reference)
        if (!reference) onError(new Error(`the receipt of ${receipt.id} is for no account`))
        return reference ? [{ ...receipt, ...reference }] : []
      })
      const groups = Map.groupBy(readable, ({ accountId, campaignId }) => `${accountId} ${campaignId}`)
      for (const group of groups.values()) {
        const [first] = group
        if (!first) continue
        const { accountId, campaignId } = first
        await database.transaction(accountId, (query) =>
          applyReceipts(query, postNotices, accountId, campaignId, group),
        )
      }
      if (next !== position) {
        await database.system((query) =>
          sql`update receipt_cursor set position = ${next}
              where name = 'carrier' and lease_owner = ${owner} and position < ${next}`.execute(query),
        )
      }
      return receipts.length === RECEIPTS_AT_ONCE ? 0 : nextMs
    },
  })
  signals.onWork('receipts', () => loop.wake())
  return loop
}

/** Applies receipts of one campaign, or of messages without one, and counts the new ones. */
async function applyReceipts(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  campaignId: string | undefined,
  receipts: readonly (Receipt & MessageReference)[],
): Promise<void> {
  const run = campaignId === undefined ? undefined : await readRun(query, accountId, campaignId, true)
  const rows = receipts.map(({ id, status, reason, createdAt }) => ({
    id,
    status,
    reason,
    created_at: createdAt,
  }))
  const changed = await sql<{ status: string }>`
    update sms_message m set status = r.status, reason = r.reason, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, status text, reason text, created_at timestamptz)
    where m.account_id = ${accountId} and m.id = r.id and m.created_at = r.created_at and m.status in ('pending', 'sent')
    returning m.status`.execute(query)
  if (changed.rows.length === 0) return
  await bumpCollection(query, accountId, 'sms-message')
  if (!run || campaignId === undefined) return
  const delivered = changed.rows.filter(({ status }) => status === 'delivered').length
  const after = {
    ...run,
    delivered: run.delivered + delivered,
    failed: run.failed + changed.rows.length - delivered,
  }
  await sql`update campaign_run set delivered = ${after.delivered}, failed = ${after.failed}
            where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(query)
  const failures = after.failed + after.rejected - run.failedBefore
  const results = after.delivered + after.failed + after.rejected - run.resultsBefore
  if (run.state === 'active' && results >= FAILURE_RESULTS && failures / results >= FAILURE_SHARE) {
    await changeCampaignState(query, postNotices, accountId, after, 'pause-failing')
  } else {
    await patchDocument(query, accountId, 'sms-campaign', campaignId, countersOf(after), true)
  }
}
