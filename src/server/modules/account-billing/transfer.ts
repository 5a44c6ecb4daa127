import { sql } from 'kysely'
import { formatBalance } from '../../../shared/numbers.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { lowBalanceLimit, notifyLowBalance } from '../../notifications/notifyLowBalance.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'

/** `no_data_found`: the account isn't one of the caller's. */
const noAccount = 'P0002'

/** Money between the account and its sub-accounts: a record and two transfers of the ledger, or nothing. */
export function transfer({ text }: Pick<ModuleContext, 'text'>): Behaviour {
  return {
    resource: 'transfer',
    async afterCreate(query, { accountId }, { id, doc }) {
      const sub = objectOf(doc['sub_account'])
      const amount = Number(doc['amount'])
      const given = doc['direction'] === 'from' ? -amount : amount
      const before = await readBalance(query, accountId)
      const done = await move(query, textOf(sub['id']), id, given, textOf(sub['name']))
      if (done === 'insufficient')
        throw new Refusal('invalid', {
          fields: {
            amount: text(
              given > 0 ? 'account-billing:transfer-too-much' : 'account-billing:transfer-too-much-sub',
              {
                balance: formatBalance(before.balance, before.currency),
                name: textOf(sub['name']),
              },
            ),
          },
        })
      if (given > 0 && before.balance > lowBalanceLimit) {
        const { balance: after } = await readBalance(query, accountId)
        await notifyLowBalance(query, accountId, { before: before.balance, after, currency: before.currency })
      }
    },
  }
}

async function move(
  query: Query,
  sub: string,
  id: string,
  given: number,
  name: string,
): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ done: string }>`
      select transfer_to_sub_account(${sub}::uuid, ${id}::uuid, ${given}::bigint, ${name}) as done`.execute(
      query,
    )
    return rows[0]?.done
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === noAccount) throw new Refusal('not-found')
    throw error
  }
}

async function readBalance(query: Query, accountId: string): Promise<{ balance: number; currency: string }> {
  const { balance, currency } = await query
    .selectFrom('account')
    .select(['balance', 'currency'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { balance: Number(balance), currency }
}
