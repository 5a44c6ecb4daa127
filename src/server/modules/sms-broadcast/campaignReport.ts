import { sql } from 'kysely'
import type { Wording } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'

/** What became of a broadcast: why messages did not arrive, and how it went hour by hour. */
export interface CampaignReport {
  reasons: { reason: string; messages: number }[]
  hours: { at: string; sent: number; delivered: number; failed: number }[]
  /** Clicks on short links, by the hour of the click. */
  click_hours: { at: string; clicks: number }[]
}

const MOST_REASONS = 12
const MOST_HOURS = 31 * 24

/** Counts the messages of a broadcast by reason, the most frequent first, and by the hour they were sent in. */
export async function campaignReport(
  query: Query,
  accountId: string,
  { id, doc }: StoredRecord,
  text: Wording,
): Promise<CampaignReport> {
  const found = await sql<{ status: string; reason: string | null; messages: number }>`
    select status, reason, count(*)::int as messages from sms_message
    where account_id = ${accountId} and sms_campaign_id = ${id} and type = 'outboundSms'
      and status not in ('pending', 'sent', 'delivered')
    group by status, reason order by messages desc, reason limit ${MOST_REASONS}`.execute(query)
  const hours = await sql<CampaignReport['hours'][number]>`
    select to_char(date_trunc('hour', created_at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
           count(*) filter (where status not in ('pending', 'rejected'))::int as sent,
           count(*) filter (where status = 'delivered')::int as delivered,
           count(*) filter (where status in ('undelivered', 'expired', 'dlr_expired'))::int as failed
    from sms_message where account_id = ${accountId} and sms_campaign_id = ${id} and type = 'outboundSms'
    group by 1 order by 1 limit ${MOST_HOURS}`.execute(query)
  const clicks = await sql<CampaignReport['click_hours'][number]>`
    select to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, clicks
    from campaign_clicks where account_id = ${accountId} and campaign_id = ${id}
    order by hour limit ${MOST_HOURS}`.execute(query)
  const left = [
    { reason: text('sms-broadcast:opted-out'), messages: Number(doc['opted_out'] ?? 0) },
    { reason: text('sms-broadcast:skipped'), messages: Number(doc['skipped'] ?? 0) },
  ]
  return {
    reasons: [
      ...found.rows.map(({ status, reason, messages }) => ({
        reason: reason ?? text(statusTexts[status] ?? statusTexts['undelivered']!),
        messages,
      })),
      ...left.filter(({ messages }) => messages > 0),
    ],
    hours: hours.rows,
    click_hours: clicks.rows,
  }
}

const statusTexts: Record<string, Parameters<Wording>[0]> = {
  undelivered: 'sms-broadcast:failed',
  expired: 'sms-broadcast:reason-expired',
  dlr_expired: 'sms-broadcast:reason-no-receipt',
  rejected: 'sms-broadcast:reason-rejected',
}
