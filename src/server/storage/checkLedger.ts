import { sql } from 'kysely'
import type { Query } from './database.ts'

/** Something in the ledger that doesn't add up. */
export interface LedgerProblem {
  kind: 'balance' | 'unbalanced' | 'amount' | 'between-accounts'
  accountId: string
  /** Id of the transfer, or its reference between accounts; empty for a balance. */
  transfer: string
  /** Micro-units: what the account or the transfer says, and what its entries say. */
  said: number
  counted: number
}

/** Problems that are listed of a kind. */
const MOST = 100

/**
 * Adds the whole ledger up. Run it in one transaction of the system's role.
 * @returns what doesn't hold: every balance is the sum of its entries, every transfer's entries sum to zero and hold its
 *   amount, and what moves between accounts leaves one as it comes to the other
 */
export async function checkLedger(query: Query): Promise<LedgerProblem[]> {
  const { rows } = await sql<LedgerProblem>`
    with entries as (
      select account_id, transfer_id, sum(amount) as total,
        coalesce(sum(amount) filter (where ledger = 'customer'), 0) as customer
      from ledger_entry group by account_id, transfer_id
    ),
    balances as (select account_id, sum(customer) as total from entries group by account_id),
    found as (
      select 'balance' as kind, account.id as account_id, '' as transfer, balance as said, coalesce(total, 0) as counted
      from account left join balances on account_id = account.id
      where balance <> coalesce(total, 0)
      union all
      select 'unbalanced', account_id, transfer_id::text, 0, total from entries where total <> 0
      union all
      select 'amount', t.account_id, t.id::text, t.amount, coalesce(e.customer, 0)
      from ledger_transfer t left join entries e on e.account_id = t.account_id and e.transfer_id = t.id
      where t.amount <> coalesce(e.customer, 0)
      union all
      select 'between-accounts', min(t.account_id::text)::uuid, t.reference, 0, sum(e.amount)
      from ledger_entry e join ledger_transfer t on t.account_id = e.account_id and t.id = e.transfer_id
      where e.ledger = 'transfers' group by t.kind, t.reference having sum(e.amount) <> 0
    ),
    numbered as (select *, row_number() over (partition by kind order by account_id, transfer) as place from found)
    select kind, account_id::text as "accountId", transfer, said::float8 as said, counted::float8 as counted
    from numbered where place <= ${MOST} order by kind, account_id, transfer`.execute(query)
  return rows
}
