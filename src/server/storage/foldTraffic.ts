import { sql } from 'kysely'
import type { Query } from './database.ts'

/** Adds up what has been appended to `sms_traffic`. Sums stay the same at any moment, whoever reads or writes meanwhile. */
export async function foldTraffic(query: Query): Promise<void> {
  await sql`
    with changes as (delete from sms_traffic where is_change returning account_id, slot, status, messages),
    sums as (
      delete from sms_traffic as sum using (select distinct account_id, slot, status from changes) as changed
      where not sum.is_change and sum.account_id = changed.account_id and sum.slot = changed.slot
        and sum.status = changed.status
      returning sum.account_id, sum.slot, sum.status, sum.messages)
    insert into sms_traffic (account_id, slot, status, messages, is_change)
    select account_id, slot, status, sum(messages), false
    from (select * from changes union all select * from sums) as parts
    group by 1, 2, 3 having sum(messages) <> 0`.execute(query)
}
