import { sql } from 'kysely'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf } from '../../storage/documentValues.ts'
import { enqueueTopup } from './enqueueTopup.ts'

interface Settings {
  enabled: boolean
  threshold: number | null
  amount: number | null
  monthly_limit: number | null
  stopped: boolean
  version: number
}

const atFirst: Settings = {
  enabled: false,
  threshold: null,
  amount: null,
  monthly_limit: null,
  stopped: false,
  version: 1,
}

/** The account's settings of auto top-up; `createTopups` does the work. */
export function autoTopup(): Behaviour {
  return {
    resource: 'auto-topup',
    singleton: {
      async read(query, { accountId }, forUpdate) {
        if (forUpdate)
          await sql`insert into auto_topup (account_id) values (${accountId}) on conflict do nothing`.execute(
            query,
          )
        const { rows } = await sql<Settings>`
          select enabled, threshold::float8 as threshold, amount::float8 as amount,
            monthly_limit::float8 as monthly_limit, stopped, version
          from auto_topup where account_id = ${accountId} ${forUpdate ? sql`for update` : sql``}`.execute(
          query,
        )
        const { version, ...doc } = rows[0] ?? atFirst
        return { id: accountId, version, doc: { ...doc, used: await toppedUpThisMonth(query, accountId) } }
      },
      async write(query, { accountId }, { doc }, value) {
        const { enabled, threshold = null, amount = null, monthly_limit: limit = null } = objectOf(value)
        const isOn = enabled === true
        // A form that hides them keeps them for the next time.
        const kept = isOn
          ? { threshold, amount, limit }
          : { threshold: doc['threshold'], amount: doc['amount'], limit: doc['monthly_limit'] }
        const { rows } = await sql<{ crossing: number }>`
          update auto_topup set enabled = ${isOn}, threshold = ${kept.threshold}, amount = ${kept.amount},
            monthly_limit = ${kept.limit}, stopped = false, declines = 0, attempt = 0, limited_in = null,
            crossing = crossing + 1, version = version + 1
          where account_id = ${accountId} returning crossing`.execute(query)
        // The job looks whether the balance is there already; what was tried before these settings ends.
        if (isOn) await enqueueTopup(query, accountId, { crossing: rows[0]?.crossing ?? 0, attempt: 0 })
      },
    },
  }
}

/** Micro-units that auto top-up has paid in this month, by the account's clock; those in progress count. */
export async function toppedUpThisMonth(query: Query, accountId: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum((doc ->> 'amount')::bigint), 0)::float8 as used
    from record join account on account.id = record.account_id
    where record.account_id = ${accountId} and entity = 'payment' and doc ->> 'cause' = 'auto'
      and doc ->> 'status' in ('started', 'processing', 'succeeded', 'disputed')
      and record.created_at >= date_trunc('month', now() at time zone account.timezone) at time zone account.timezone`.execute(
    query,
  )
  return rows[0]?.used ?? 0
}
