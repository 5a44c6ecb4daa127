import { sql, type RawBuilder } from 'kysely'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** What is registered for a number, with its 10DLC campaign; empty without one. */
export async function readRegistered(query: Query, accountId: string, number: string): Promise<JsonObject> {
  const { rows } = await registeredSql(accountId, number).execute(query)
  return rows[0]?.doc ?? {}
}

/** Reads the view, which finds the number by its index. */
export function registeredSql(accountId: string, number: string): RawBuilder<{ doc: JsonObject }> {
  const written = number.startsWith('+') ? number : `+${number}`
  return sql<{ doc: JsonObject }>`
    select campaign.doc from account_record did
    join account_record campaign on campaign.account_id = did.account_id and campaign.entity = 'ten-dlc-campaign'
      and campaign.id::text = did.doc->>'ten_dlc_campaign_id'
    where did.account_id = ${accountId} and did.entity = 'did' and did.doc->>'number' = ${written}`
}
