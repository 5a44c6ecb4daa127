import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'

/** Whether the history has a call by now: it was made and paid. */
export async function isRecorded(query: Query, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from phone_call where account_id = ${accountId} and id = ${id} limit 1`.execute(query)
  return rows.length > 0
}
