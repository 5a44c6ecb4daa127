import { sql } from 'kysely'
import type { Submission } from '../../carrier/index.ts'
import type { PostNotices } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { bumpCollection, patchDocument } from '../../storage/documents.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import { changeCampaignState, countersOf, isoTime, isThrough, readRun } from './campaignRun.ts'
import { messageShare } from './messageShare.ts'
import { readCampaignName } from './readCampaignName.ts'

/** What became of a claimed message. */
export interface Settlement extends Submission {
  /** It was not handed to the carrier. */
  withheld?: boolean
}

/**
 * Writes down what the carrier said to a claimed batch and frees the run for its next one. Messages the carrier
 * rejected are paid back. Does nothing when the batch was settled before.
 */
export async function settleBatch(
  query: Query,
  postNotices: PostNotices,
  accountId: string,
  campaignId: string,
  claimedAtMs: number,
  settlements: readonly Settlement[],
): Promise<void> {
  const run = await readRun(query, accountId, campaignId, true)
  if (!run || run.claimedAtMs !== claimedAtMs) return
  const answers = settlements.map(({ id, accepted, reason, withheld = false }) => ({
    id,
    accepted,
    reason,
    withheld,
  }))
  const { rows } = await sql<{ accepted: boolean; charge: number; carrier_fee: number }>`
    update sms_message m set
      status = case when r.accepted then 'sent' else 'rejected' end, updated_at = now(),
      reason = case when r.accepted then null else r.reason end, withheld = r.withheld
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as r (id uuid, accepted boolean, reason text, withheld boolean)
    where m.account_id = ${accountId} and m.id = r.id and m.created_at = ${isoTime(claimedAtMs)} and m.status = 'pending'
    returning r.accepted, m.charge::float8 as charge, m.carrier_fee::float8 as carrier_fee`.execute(query)
  const rejections = rows.filter((row) => !row.accepted)
  const refund = rejections.reduce((sum, { charge }) => sum + charge, 0)
  const carrierFees = rejections.reduce((sum, row) => sum + row.carrier_fee, 0)
  if (refund > 0) {
    await sql`update sms_message set charge = 0, carrier_fee = 0
              where account_id = ${accountId} and sms_campaign_id = ${campaignId}
                and created_at = ${isoTime(claimedAtMs)} and status = 'rejected'`.execute(query)
    const details = await readCampaignName(query, accountId, campaignId)
    const reference = `${campaignId}:${run.batch}`
    const back = { accountId, type: 4, reference, counterpart: 'revenue', details } as const
    const pay = (kind: string, amount: number): Promise<unknown> =>
      moveMoney(query, {
        ...back,
        kind,
        amount,
        parts: [messageShare(run.plan.sender, run.plan.countryCode, rejections.length, amount)],
      })
    await pay('sms-refund', refund - carrierFees)
    if (carrierFees > 0) await pay('sms-carrier-fee-refund', carrierFees)
  }
  // After the money, as when a batch is claimed: no deadlocks.
  await bumpCollection(query, accountId, 'sms-message')
  const total = await sql<{ messages: number }>`
    select count(*)::int as messages from sms_message
    where account_id = ${accountId} and sms_campaign_id = ${campaignId} and type = 'outboundSms'
      and created_at = ${isoTime(claimedAtMs)}`.execute(query)
  const rejected = rejections.length
  const accepted = (total.rows[0]?.messages ?? 0) - rejected
  const after = {
    ...run,
    sent: run.sent + accepted,
    rejected: run.rejected + rejected,
    charge: run.charge - refund,
    claimedAtMs: undefined,
  }
  await sql`
    update campaign_run set claimed_at = null, lease_owner = null, lease_until = null,
      sent = ${after.sent}, rejected = ${after.rejected}, charge = ${after.charge}
    where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(query)
  if (after.state === 'active' && isThrough(after)) {
    await changeCampaignState(query, postNotices, accountId, after, 'complete')
  } else {
    await patchDocument(
      query,
      accountId,
      'sms-campaign',
      campaignId,
      { ...countersOf(after), ...(after.state === 'active' && { status_note: '', waits_until: null }) },
      true,
    )
  }
}
