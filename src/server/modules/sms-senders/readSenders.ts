import { sql } from 'kysely'
import type { SenderRegistration } from '../../../domain/sms/index.ts'
import type { Query } from '../../storage/database.ts'

/** A Sender ID of the account with its registration. */
export interface StoredSender extends SenderRegistration {
  id: string
  title: string
  type: string
  /** It is a number of a 10DLC campaign. */
  isTenDlc: boolean
}

/** Reads the account's Sender IDs; there are few. */
export function readSenders(query: Query, accountId: string): Promise<StoredSender[]> {
  return selectSenders(query, accountId, sql`true`)
}

/** Reads a Sender ID of the account; undefined when there is none with this id. */
export async function readSender(
  query: Query,
  accountId: string,
  id: string,
): Promise<StoredSender | undefined> {
  const [sender] = await selectSenders(query, accountId, sql`id::text = ${id}`)
  return sender
}

/** Reads the Sender ID a campaign is sent from. */
export async function readSenderOfCampaign(
  query: Query,
  accountId: string,
  campaignId: string,
): Promise<StoredSender | undefined> {
  const [sender] = await selectSenders(
    query,
    accountId,
    sql`id::text = (select doc #>> '{sender_id,id}' from record
                    where account_id = ${accountId} and entity = 'sms-campaign' and id = ${campaignId})`,
  )
  return sender
}

async function selectSenders(
  query: Query,
  accountId: string,
  where: ReturnType<typeof sql>,
): Promise<StoredSender[]> {
  const { rows } = await sql<StoredSender>`
    select id, doc ->> 'title' as title, doc ->> 'type' as type, doc ->> 'status' as status,
           (doc ->> 'is_supported')::boolean and ${hasNumber(accountId)} as is_supported,
           doc -> 'destinations' as destinations, doc ? 'ten_dlc_campaign_id' as "isTenDlc"
    from record where account_id = ${accountId} and entity = 'sender' and ${where} order by doc ->> 'title' limit 2000`.execute(
    query,
  )
  return rows
}

/** A number can be released, or its SMS switched off, after it became a Sender ID. */
function hasNumber(accountId: string): ReturnType<typeof sql> {
  return sql`(doc ->> 'type' is distinct from 'numeric' or '+' || ltrim(doc ->> 'title', '+') in (
    select did.doc ->> 'number' from record did
    where did.account_id = ${accountId} and did.entity = 'did'
      and did.doc ->> 'status' = 'active' and did.doc -> 'sms_enabled' = 'true'))`
}
