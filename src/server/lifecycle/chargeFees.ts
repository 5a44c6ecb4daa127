import type { DueFee } from '../../language/index.ts'
import type { Query } from '../storage/database.ts'
import { moveMoney } from '../storage/moveMoney.ts'
import { refuseUnpaid } from '../storage/refuseUnpaid.ts'
import { UnpaidFees } from './UnpaidFees.ts'

/**
 * Charges the fees of an event, each once.
 * @param event what happened, unique in the account
 * @param details what rows of the ledger say of them
 * @throws UnpaidFees `balance-too-low` or `spend-cap-reached`, unless the fee is owed
 */
export async function chargeFees(
  query: Query,
  accountId: string,
  event: string,
  fees: readonly DueFee[],
  details: string,
): Promise<void> {
  for (const [index, { type, amount, owed = false }] of fees.entries()) {
    const paid = await moveMoney(query, {
      accountId,
      kind: 'fee',
      type,
      reference: `event:${event}:${index}`,
      amount: -amount,
      counterpart: 'revenue',
      details,
      mayOverdraw: owed,
    })
    if (paid === 'insufficient' || paid === 'capped')
      throw new UnpaidFees(await refuseUnpaid(query, accountId, paid), fees, details)
  }
}
