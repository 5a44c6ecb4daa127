import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CallVerdict } from '../../../domain/sip/index.ts'
import type { Query } from '../../storage/database.ts'
import type { SimulatedCall } from './simulateCall.ts'

/** Keeps a test call among the trunk's calls; it costs nothing. A refused one is a failed attempt too. */
export async function recordTestCall(
  query: Query,
  accountId: string,
  trunkId: string,
  call: Omit<CallVerdict, 'code'> & Pick<SimulatedCall, 'code' | 'duration'> & { dialed: string },
): Promise<void> {
  const { dialed, sent, country = null, code, refusal = null, duration, rate = 0 } = call
  await sql`insert into trunk_call
    (account_id, id, trunk_id, is_test, dialed, number, country_code, code, reason, duration, rate)
    values (${accountId}, ${randomUUID()}, ${trunkId}, true, ${dialed}, ${sent}, ${country}, ${code}, ${refusal},
      ${duration}, ${rate})`.execute(query)
  if (code === '200') return
  await sql`insert into trunk_failure (account_id, trunk_id, method, code)
    values (${accountId}, ${trunkId}, 'call', ${code})
    on conflict (account_id, trunk_id, method, code, source, hour)
    do update set attempts = trunk_failure.attempts + 1, updated_at = now()`.execute(query)
}
