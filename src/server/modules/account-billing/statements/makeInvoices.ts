import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ModuleContext } from '../../../host/ServerModule.ts'
import type { JobHandler } from '../../../jobs/index.ts'
import { insertEvent } from '../../../lifecycle/index.ts'
import type { Query } from '../../../storage/database.ts'
import { insertDocument } from '../../../storage/documents.ts'
import { objectOf, textOf } from '../../../storage/documentValues.ts'
import type { JsonObject } from '../../../storage/tables.ts'
import { readUsage, totalsOf, type UsageLine } from './readUsage.ts'
import { vatOf, type VatRates } from '../../../../domain/vat/index.ts'

export const INVOICE = 'invoice'
/** Kind of the job that closes an account's months. */
export const MAKE_INVOICES = 'make-invoices'

/**
 * Hours a month waits after its end: a transaction that began before it may still commit, and none runs nearly as long.
 */
const SETTLING_HOURS = 1

/** The next month of an account that is not closed, where it is over. */
interface DueMonth {
  from: string
  to: string
  month: string
  timeZone: string
  currency: string
  balance: number
  profile: JsonObject
}

/**
 * Queues the accounts whose month is over; a sub-account's money is on its master's invoice, and a sandbox has none.
 * Without transfers nothing is due until there is one.
 */
export async function queueInvoices(query: Query): Promise<void> {
  await sql`
    insert into job (id, account_id, kind, key, payload, run_at, max_attempts)
    select gen_random_uuid(), a.id, ${MAKE_INVOICES}, to_char(now(), 'YYYY-MM-DD"T"HH24'), '{}', now(), 10
    from account a left join invoice_period p on p.account_id = a.id
    where a.master_account_id is null and a.level <> 'sandbox'
      and date_trunc('month', (now() - make_interval(hours => ${SETTLING_HOURS}::int)) at time zone a.timezone)
        at time zone a.timezone > coalesce(p.billed_until, a.created_at)
      and (p.account_id is not null or exists (
        select from account own join ledger_transfer t on t.account_id = own.id
        where own.id = a.id or own.master_account_id = a.id))
    on conflict do nothing`.execute(query)
}

/** Closes the months of an account that are over, each in a transaction of its own: killed in between, it goes on. */
export function makeInvoices({
  database,
  published,
}: Pick<ModuleContext, 'database' | 'published'>): JobHandler {
  return async function run({ accountId }) {
    while (
      await database.systemTransaction((query) =>
        closeMonth(query, accountId, published().portal.catalogues['vat-rates'] ?? []),
      )
    );
  }
}

/** @returns whether a month was closed */
export async function closeMonth(query: Query, accountId: string, rates: VatRates): Promise<boolean> {
  // Two jobs of an account would close a month twice.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${INVOICE}:${accountId}`}, 0))`.execute(query)
  const due = await readDueMonth(query, accountId)
  if (!due) return false
  const lines = await readUsage(query, due, accountId)
  const totals = totalsOf(lines)
  const closing = due.balance + totals.payments + totals.adjustments - totals.charges
  if (lines.length > 0) await insertInvoice(query, accountId, due, { lines, totals, closing, rates })
  await sql`
    insert into invoice_period (account_id, billed_until, balance) values (${accountId}, ${due.to}::timestamptz, ${closing})
    on conflict (account_id) do update set billed_until = excluded.billed_until, balance = excluded.balance`.execute(
    query,
  )
  return true
}

/**
 * Months follow each other without a gap, whatever becomes of the account's time zone: each begins where the last one
 * ended and lasts until a month of the present zone does, half a month at least.
 */
async function readDueMonth(query: Query, accountId: string): Promise<DueMonth | undefined> {
  const { rows } = await sql<{
    from: string
    to: string
    month: string
    timeZone: string
    currency: string
    balance: number
    profile: JsonObject
    name: string
  }>`
    with begun as (
      select a.id, a.name, a.timezone, a.currency, a.profile, p.balance,
        coalesce(p.billed_until, date_trunc('month', least(a.created_at, (
          select min((select min(created_at) from ledger_transfer where account_id = own.id))
          from (select a.id union all select id from account where master_account_id = a.id) own
        )) at time zone a.timezone) at time zone a.timezone) as start
      from account a left join invoice_period p on p.account_id = a.id
      where a.id = ${accountId}
    ),
    months as (
      select *, (date_trunc('month', (start at time zone timezone) + interval '15 days') + interval '1 month')
        at time zone timezone as ending
      from begun
    )
    select to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "from",
      to_char(ending at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "to",
      to_char((ending - interval '10 days') at time zone timezone, 'YYYY-MM') as month,
      timezone as "timeZone", currency, profile, name,
      coalesce(balance, billing_balance_of(id, start))::float8 as balance
    from months where ending <= now() - make_interval(hours => ${SETTLING_HOURS}::int)`.execute(query)
  const [row] = rows
  if (!row) return undefined
  const { name, ...due } = row
  return { ...due, profile: { account_name: name, ...due.profile } }
}

async function insertInvoice(
  query: Query,
  accountId: string,
  { from, to, month, timeZone, currency, balance, profile }: DueMonth,
  closed: {
    lines: readonly UsageLine[]
    totals: ReturnType<typeof totalsOf>
    closing: number
    rates: VatRates
  },
): Promise<void> {
  const { lines, totals, closing, rates } = closed
  const company = objectOf(profile['company_info'])
  const country = textOf(objectOf(company['country'])['country_id'])
  const vatNumber = textOf(company['vat_number'])
  const vat = vatOf(country, vatNumber, totals.charges, rates)
  const id = randomUUID()
  await sql`
    insert into invoice_line (account_id, invoice_id, position, product, type, number, country_code, sub_account, quantity, amount)
    select ${accountId}, ${id}, position, product, type, number, country_code, sub_account, quantity, amount
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::jsonb)
      as line (position int, product text, type int, number text, country_code text, sub_account text, quantity bigint, amount bigint)`.execute(
    query,
  )
  // Last: other accounts' invoices wait for the counter until this transaction ends.
  const number = await nextNumber(query)
  await insertDocument(query, accountId, INVOICE, id, {
    number,
    month,
    period_start: from,
    period_end: to,
    time_zone: timeZone,
    currency,
    opening_balance: balance,
    charges: totals.charges,
    payments: totals.payments,
    adjustments: totals.adjustments,
    closing_balance: closing,
    net: totals.charges - vat.amount,
    vat: vat.amount,
    vat_rate: vat.rate,
    vat_treatment: vat.treatment,
    customer_name: textOf(company['name']) || textOf(profile['account_name']),
    customer_address: textOf(profile['billing_address']) || textOf(company['address']),
    customer_country: country,
    customer_vat_number: vatNumber,
    lines_count: lines.length,
  })
  await insertEvent(query, { accountId, entity: INVOICE, recordId: id, to: '', actor: 'server' })
}

/** The counter goes back with a transaction that fails, so no number is ever missing. */
async function nextNumber(query: Query): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    update invoice_issuer set last_number = last_number + 1 where id = 'main'
    returning 'INV-' || lpad(last_number::text, 6, '0') as number`.execute(query)
  const [row] = rows
  if (!row) throw new Error('There is no issuer of invoices')
  return row.number
}
