import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'
import { objectOf } from '../../storage/documentValues.ts'
import { moveMoney } from '../../storage/moveMoney.ts'

/** Kind of the job that pays what a suspended account owes. */
export const PAY_COMMITMENT = 'pay-commitment'
const COMMITMENT = 57

/** Pays what is outstanding once the balance suffices, and ends the suspension. Inside a system transaction. */
export async function payCommitment(query: Query, accountId: string): Promise<void> {
  const account = await query
    .selectFrom('account')
    .select('settings')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const restrictions = objectOf(account?.settings['payments_restrictions'])
  if (restrictions['suspended'] !== true) return
  const owed = Number(restrictions['monthly_commitment_amount'] ?? 0)
  const { rows } = await sql<{ paid: number }>`
    select count(*)::int as paid from ledger_transfer where account_id = ${accountId} and kind = 'commitment'`.execute(
    query,
  )
  if (owed > 0) {
    const paid = await moveMoney(query, {
      accountId,
      kind: 'commitment',
      type: COMMITMENT,
      reference: String(rows[0]?.paid ?? 0),
      amount: -owed,
      counterpart: 'revenue',
    })
    if (paid === 'insufficient' || paid === 'capped') return
  }
  const settled = { ...restrictions, suspended: false, monthly_commitment_amount: 0 }
  await sql`update account set settings = settings || ${JSON.stringify({ payments_restrictions: settled })}::jsonb
    where id = ${accountId}`.execute(query)
}
