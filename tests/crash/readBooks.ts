import { sql } from 'kysely'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'

/** Each record of a broadcast, counted separately. */
export interface CampaignBooks {
  account_id: string
  /** Phone numbers of the message rows, sorted. */
  recipients: string[]
  /** Phone numbers the carrier was given, sorted. */
  submitted: string[]
  /** Highest number of times the carrier received one message. */
  most_submissions: number
  accepted: number
  rejected: number
  delivered: number
  unfinished: number
  /** micro-units of the rows */
  charged: number
  /** micro-units of the ledger */
  paid: number
  run: Record<string, unknown>
  doc: Record<string, unknown>
  /** Batches claimed before a kill and handed over after it. */
  resumed: number
}

/** Reads a broadcast's records from every table that has them. */
export async function readBooks(database: OwnedDatabase, campaignId: string): Promise<CampaignBooks> {
  const { rows } = await database.system((query) =>
    sql<CampaignBooks>`
      select run.account_id, record.doc, m.*, c.*, l.*,
        json_build_object('claimed_at', run.claimed_at, 'next_index', run.next_index, 'sent', run.sent,
          'delivered', run.delivered, 'failed', run.failed, 'rejected', run.rejected, 'opted_out', run.opted_out,
          'charge', run.charge) as run
      from campaign_run run
      join record on record.id = run.campaign_id and record.entity = 'sms-campaign'
      cross join (
        select json_agg(recipient order by recipient) as recipients,
          count(*) filter (where status not in ('pending', 'rejected'))::int as accepted,
          count(*) filter (where status = 'rejected')::int as rejected,
          count(*) filter (where status = 'delivered')::int as delivered,
          count(*) filter (where status in ('pending', 'sent'))::int as unfinished,
          coalesce(sum(charge), 0)::float8 as charged
        from sms_message where sms_campaign_id = ${campaignId}) m
      cross join (
        select json_agg(c.recipient order by c.recipient) as submitted, max(c.submissions)::int as most_submissions,
          count(distinct m.created_at) filter (where c.accepted_at > m.created_at + interval '1 second')::int as resumed
        from carrier_message c left join sms_message m on m.id = c.id
        where c.reference like ${`% ${campaignId} %`}) c
      cross join (
        select coalesce(-sum(e.amount), 0)::float8 as paid
        from ledger_entry e join ledger_transfer t on t.account_id = e.account_id and t.id = e.transfer_id
        where e.ledger = 'customer' and t.reference like ${`${campaignId}:%`}) l
      where run.campaign_id = ${campaignId}`.execute(query),
  )
  const [found] = rows
  if (!found) throw new Error(`no broadcast ${campaignId}`)
  return found
}

/** How many times reading a contact file started. */
export async function readAttempts(database: OwnedDatabase, uploadId: string): Promise<number> {
  const { rows } = await database.system((query) =>
    sql<{
      attempts: number
    }>`select attempts from job where kind = 'process-contacts' and key = ${uploadId}`.execute(query),
  )
  return rows[0]?.attempts ?? 0
}

/** Invariants of the whole database: ledgers balance, no carrier message twice, no broadcast twice. */
export async function readWholeBooks(database: OwnedDatabase): Promise<Record<string, number>> {
  const { rows } = await database.system((query) =>
    sql<Record<string, number>>`
      select (select coalesce(sum(amount), 0)::float8 from ledger_entry) as ledger_sum,
        (select count(*)::int from (select transfer_id from ledger_entry group by account_id, transfer_id having sum(amount) <> 0) t) as unbalanced,
        (select count(*)::int from account a where balance <> (
          select coalesce(sum(amount), 0) from ledger_entry e where e.account_id = a.id and e.ledger = 'customer')) as wrong_balances,
        (select count(*)::int from carrier_message where submissions > 1) as submitted_twice,
        (select count(*)::int from record where entity = 'sms-campaign' and doc ->> 'name' like 'Crash %') as broadcasts`.execute(
      query,
    ),
  )
  return rows[0] ?? {}
}
