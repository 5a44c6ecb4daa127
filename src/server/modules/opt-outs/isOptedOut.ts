import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

/** Whether somebody wants no more messages and calls. */
export async function isOptedOut(query: Query, accountId: string, number: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sms_opt_out where account_id = ${accountId} and phone = ${number}`.execute(query)
  return rows.length > 0
}
