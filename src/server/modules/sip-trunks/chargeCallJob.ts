import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import { notifyLimitReached } from './notifyLimitReached.ts'

/** Kind of the job that takes the charge of a call from the balance; a trigger queues it when the call is over. */
export const CHARGE_CALL = 'charge-trunk-call'

const SIP_CALL = 14

interface ChargedCall {
  trunkId: string
  rate: number
  charge: number
  number: string
  caller: string
  country: string | null
}

/** Takes the charge of a call from the balance, once. The call was made: it is owed whatever is left. */
export function createCallCharge(context: Pick<ModuleContext, 'database' | 'notifyOfRecord'>): JobHandler {
  return async function charge({ accountId, payload }) {
    const id = String(payload['id'])
    await context.database.transaction(accountId, async (query) => {
      const { rows } = await sql<ChargedCall>`
        select trunk_id as "trunkId", rate::float8 as rate, charge::float8 as charge, number, caller, country_code as country
        from trunk_call where account_id = ${accountId} and id = ${id}`.execute(query)
      const [call] = rows
      if (!call || call.charge <= 0) return
      // Before the charge, which locks the account.
      await notifyLimitReached(query, context, { accountId, ...call })
      await moveMoney(query, {
        accountId,
        kind: 'sip-call',
        type: SIP_CALL,
        reference: id,
        amount: -call.charge,
        counterpart: 'revenue',
        details: call.number,
        parts: [
          {
            ...(call.caller.startsWith('+') && { number: call.caller }),
            ...(call.country !== null && { country: call.country }),
            amount: -call.charge,
          },
        ],
        mayOverdraw: true,
      })
    })
  }
}
