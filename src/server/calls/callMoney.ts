import type { Query } from '../storage/database.ts'
import type { Unpaid } from '../storage/moveMoney.ts'
import { readSpendRoom } from '../storage/readSpendRoom.ts'

/** What an account may still spend on calls. */
export interface CallMoney {
  /** Micro-units that its balance, its credit and its spend caps leave; infinite in the sandbox, whose calls cost nothing. */
  left: number
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
  if (account.level === 'sandbox') return { left: Infinity, short: 'insufficient' }
  const money = account.balance + account.credit_limit
  const isCapped = account.spend_cap_day !== null || account.spend_cap_month !== null
  const spend = isCapped ? await readSpendRoom(query, accountId) : undefined
  return spend && spend.room < money
    ? { left: spend.room, short: 'capped' }
    : { left: money, short: 'insufficient' }
}
