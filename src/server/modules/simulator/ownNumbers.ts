import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

export interface OwnNumber {
  id: string
  number: string
}

/** Active numbers of the account that people can write to, or call. */
export async function readOwnNumbers(
  query: Query,
  accountId: string,
  can: 'sms_in' | 'voice_in',
): Promise<OwnNumber[]> {
  const { rows } = await sql<OwnNumber>`
    select id, doc ->> 'number' as number from record
    where account_id = ${accountId} and entity = 'did' and doc ->> 'status' = 'active'
      and ${can === 'sms_in' ? sql`doc -> 'sms_enabled' = 'true'` : sql`doc -> 'features' ? 'voice_in'`}
    order by doc ->> 'number' limit 2000`.execute(query)
  return rows
}
