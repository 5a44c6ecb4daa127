import type { Query } from '../storage/database.ts'
import type { CallFact } from './recordCall.ts'

/** While an account is in the sandbox its calls cost nothing. */
export async function freeInSandbox<Fact extends CallFact & { minutesCharge: number }>(
  query: Query,
  fact: Fact,
): Promise<Fact> {
  if (fact.minutesCharge === 0) return fact
  const { level } = await query
    .selectFrom('account')
    .select('level')
    .where('id', '=', fact.accountId)
    .executeTakeFirstOrThrow()
  return level === 'sandbox' ? { ...fact, rate: 0, minutesCharge: 0 } : fact
}
