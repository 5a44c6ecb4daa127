import { formatMoney } from '../../shared/numbers.ts'
import { Refusal, say, type Words } from '../errors.ts'
import type { Query } from './database.ts'
import type { Unpaid } from './moveMoney.ts'
import { readSpendRoom } from './readSpendRoom.ts'

/** The refusal of what was not paid for; a cap is named with its amount. */
export async function refuseUnpaid(
  query: Query,
  accountId: string,
  unpaid: Unpaid,
  /** Replaces the general words where the balance is too low. */
  text?: Words,
): Promise<Refusal> {
  const left = unpaid === 'capped' ? await readSpendRoom(query, accountId) : undefined
  return left
    ? new Refusal('spend-cap-reached', {
        text: say(left.period === 'day' ? 'portal:spend-cap-day' : 'portal:spend-cap-month', {
          cap: formatMoney(left.cap, left.currency),
        }),
      })
    : new Refusal('balance-too-low', text === undefined ? {} : { text })
}
