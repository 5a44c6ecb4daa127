import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'
import { isoTime, type CampaignRun } from './campaignRun.ts'

/** A contact and its place in the file. */
export interface ContactAt {
  index: number
  cells: string[]
}

interface WaitingContact extends ContactAt {
  opensAtMs: number
}

type Whose = Pick<CampaignRun, 'campaignId'>

/** Contacts whose window has opened meanwhile, those that waited longest first. */
export async function readWaiting(
  query: Query,
  accountId: string,
  { campaignId, nowMs }: Pick<CampaignRun, 'campaignId' | 'nowMs'>,
  limit: number,
): Promise<ContactAt[]> {
  const { rows } = await sql<ContactAt>`
    select row_index as index, cells from campaign_waiting
    where account_id = ${accountId} and campaign_id = ${campaignId} and due_at <= ${isoTime(nowMs)}
    order by due_at, row_index limit ${limit}`.execute(query)
  return rows
}

/** When the first of those that wait may be messaged, in epoch milliseconds. */
export async function readFirstDue(
  query: Query,
  accountId: string,
  { campaignId }: Whose,
): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select ceil(extract(epoch from min(due_at)) * 1000)::float8 as ms from campaign_waiting
    where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(query)
  return rows[0]?.ms ?? undefined
}

/** Keeps contacts of the file for later, in the transaction that moves past them. */
export async function leaveWaiting(
  query: Query,
  accountId: string,
  { campaignId }: Whose,
  contacts: readonly WaitingContact[],
): Promise<void> {
  if (contacts.length === 0) return
  await sql`
    insert into campaign_waiting (account_id, campaign_id, row_index, cells, due_at)
    select ${accountId}::uuid, ${campaignId}::uuid, r.index, r.cells, to_timestamp(r."opensAtMs" / 1000)
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb)
      as r (index int, cells jsonb, "opensAtMs" float8)`.execute(query)
}

/** Takes contacts out that were dealt with; those whose window has closed again wait on. */
export async function settleWaiting(
  query: Query,
  accountId: string,
  { campaignId }: Whose,
  contacts: readonly ContactAt[],
  later: readonly WaitingContact[],
): Promise<void> {
  const indexes = JSON.stringify(contacts.map(({ index }) => index))
  await sql`
    delete from campaign_waiting where account_id = ${accountId} and campaign_id = ${campaignId}
      and row_index in (select value::int from jsonb_array_elements_text(${indexes}::jsonb))`.execute(query)
  await leaveWaiting(query, accountId, { campaignId }, later)
}

/** A changed window is judged anew for everybody who waits. */
export async function recheckWaiting(query: Query, accountId: string, campaignId: string): Promise<void> {
  await sql`update campaign_waiting set due_at = clock_timestamp()
            where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(query)
}

/** Nobody is messaged any more. */
export async function dropWaiting(query: Query, accountId: string, campaignId: string): Promise<void> {
  await sql`delete from campaign_waiting where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(
    query,
  )
}
