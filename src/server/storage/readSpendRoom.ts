import { sql } from 'kysely'
import type { Query } from './database.ts'

/** What an account may still spend under the tighter of its caps. */
export interface SpendRoom {
  /** Micro-units; negative where more was used than the cap allows. */
  room: number
  period: 'day' | 'month'
  cap: number
  currency: string
  /** ISO 8601: when the cap begins anew. */
  resetsAt: string
}

/** @returns undefined where the account has no cap; a charge holds the lock of the account before it asks */
export async function readSpendRoom(query: Query, accountId: string): Promise<SpendRoom | undefined> {
  const { rows } = await sql<SpendRoom>`
    select r.room::float8 as room, r.period, r.cap::float8 as cap, a.currency,
      to_char(r.resets_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "resetsAt"
    from account a, spend_room(a.id) r where a.id = ${accountId} and r.cap is not null`.execute(query)
  return rows[0]
}
