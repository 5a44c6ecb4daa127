import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'
import type { Unpaid } from '../storage/moveMoney.ts'
import { readSpendRoom } from '../storage/readSpendRoom.ts'

/** What an account may still spend on calls. */
export interface CallMoney {
  /** Micro-units that its balance, its credit, its spend caps and its calls under way leave; infinite in the sandbox, whose calls cost nothing. */
  left: number
  /** Micro-units that calls under way take of it: what they have cost so far, and a minute of each. */
  held: number
  /** Why it is no more. */
  short: Unpaid
}

/** @param lock for whoever charges in the same transaction: others wait */
export async function readCallMoney(query: Query, accountId: string, lock = false): Promise<CallMoney> {
  const account = await query
    .selectFrom('account')
    .select(['balance', 'credit_limit', 'level', 'spend_cap_day', 'spend_cap_month'])
    .where('id', '=', accountId)
    .$if(lock, (chosen) => chosen.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  if (account.level === 'sandbox') return { left: Infinity, held: 0, short: 'insufficient' }
  const money = account.balance + account.credit_limit
  const isCapped = account.spend_cap_day !== null || account.spend_cap_month !== null
  const spend = isCapped ? await readSpendRoom(query, accountId) : undefined
  const held = await readCallsCost(query, accountId)
  return spend && spend.room < money
    ? { left: spend.room - held, held, short: 'capped' }
    : { left: money - held, held, short: 'insufficient' }
}

/** Micro-units that an account's calls under way have cost, each a minute from now, with what of ended ones isn't charged yet. */
export async function readCallsCost(query: Query, accountId: string): Promise<number> {
  const { rows } = await sql<{
    cost: number
  }>`select calls_cost(${accountId}::uuid)::float8 as cost`.execute(query)
  return rows[0]?.cost ?? 0
}
