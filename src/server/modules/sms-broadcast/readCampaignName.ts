import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

/** What a charge of a broadcast says it was for. */
export async function readCampaignName(query: Query, accountId: string, campaignId: string): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select doc ->> 'name' as name from record
    where account_id = ${accountId} and entity = 'sms-campaign' and id = ${campaignId}`.execute(query)
  return rows[0]?.name ?? ''
}
