import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

/** What can be wrong in the ledger or an invoice, in the order of checking. */
export const ledgerProblems = [
  'balance',
  'unbalanced',
  'amount',
  'between-accounts',
  'no-cause',
  'invoice-sum',
  'invoice-lines',
  'invoice-ledger',
  'invoice-numbers',
] as const

/** Something in the ledger that doesn't add up. */
export interface LedgerProblem {
  kind: (typeof ledgerProblems)[number]
  /** Empty for the numbers of invoices, which all accounts share. */
  accountId: string
  /** Id of the transfer, its reference between accounts, or the number of the invoice; empty for a balance. */
  transfer: string
  /** Micro-units: what the account, the transfer or the invoice says, and what its entries or lines say. */
  said: number
  counted: number
}

export interface LedgerSize {
  accounts: number
  transfers: number
  invoices: number
}

/** Problems that are listed of a kind. */
const MOST = 100

/**
 * Adds the whole ledger up. Run it in one transaction of the system's role.
 * @returns what doesn't hold: every balance is the sum of its entries; every transfer's entries sum to zero and hold its
 *   amount; what moves between accounts leaves one as it comes to the other; every transfer has a cause that invoices
 *   know; every invoice is the sum of its lines and begins with the balance its end is counted from; its lines hold what
 *   the ledger moved in its period; invoices are numbered without a gap
 */
export async function checkLedger(query: Query): Promise<LedgerProblem[]> {
  const { rows } = await sql<LedgerProblem>`
    with entries as (
      select account_id, transfer_id, sum(amount) as total,
        coalesce(sum(amount) filter (where ledger = 'customer'), 0) as customer
      from ledger_entry group by account_id, transfer_id
    ),
    balances as (select account_id, sum(customer) as total from entries group by account_id),
    lines as (
      select account_id, invoice_id, count(*) as lines, sum(amount) as total from invoice_line group by account_id, invoice_id
    ),
    invoices as (
      select r.account_id, doc->>'number' as number, (doc->>'lines_count')::bigint as lines_said, coalesce(lines, 0) as lines,
        (doc->>'payments')::bigint + (doc->>'adjustments')::bigint - (doc->>'charges')::bigint as moved,
        (doc->>'opening_balance')::bigint as opening, (doc->>'closing_balance')::bigint as closing,
        coalesce(total, 0) as line_total,
        (select coalesce(sum(t.amount), 0) from account own join ledger_transfer t on t.account_id = own.id
          where (own.id = r.account_id or own.master_account_id = r.account_id)
            and t.created_at >= (doc->>'period_start')::timestamptz and t.created_at < (doc->>'period_end')::timestamptz
        ) as ledger_total
      from record r left join lines l on l.account_id = r.account_id and l.invoice_id = r.id
      where r.entity = 'invoice'
    ),
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
      union all
      select 'no-cause', account_id, id::text, amount, 0 from ledger_transfer
      where kind = '' or reference = '' or billing_product(type) is null
      union all
      select 'invoice-sum', account_id, number, closing, opening + moved from invoices where closing <> opening + moved
      union all
      select 'invoice-lines', account_id, number, moved, line_total from invoices
      where moved <> line_total or lines_said <> lines
      union all
      select 'invoice-ledger', account_id, number, line_total, ledger_total from invoices where line_total <> ledger_total
      union all
      select 'invoice-numbers', null, '', last_number, count
      from invoice_issuer, (select count(*) as count from record where entity = 'invoice') as made
      where last_number <> count
    ),
    numbered as (select *, row_number() over (partition by kind order by account_id, transfer) as place from found)
    select kind, coalesce(account_id::text, '') as "accountId", transfer, said::float8 as said, counted::float8 as counted
    from numbered where place <= ${MOST} order by array_position(${[...ledgerProblems]}::text[], kind), account_id, transfer`.execute(
    query,
  )
  return rows
}

/** How much `checkLedger` goes through. */
export async function readLedgerSize(query: Query): Promise<LedgerSize> {
  const { rows } = await sql<LedgerSize>`
    select (select count(*) from account)::int as accounts, (select count(*) from ledger_transfer)::int as transfers,
      (select count(*) from record where entity = 'invoice')::int as invoices`.execute(query)
  return rows[0] ?? { accounts: 0, transfers: 0, invoices: 0 }
}
