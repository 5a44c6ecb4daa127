import { sql } from 'kysely'
import type { Query } from './database.ts'

/** Whether the account has an approved record of an entity; its changes are told after `patchbay_approval_feed`. */
export async function hasApproved(query: Query, accountId: string, entity: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from record
      where account_id = ${accountId} and entity = ${entity} and doc ->> 'status' = 'approved') as has`.execute(
    query,
  )
  return rows[0]?.has ?? false
}
