import { sql } from 'kysely'
import { vatOf, type Vat, type VatTreatment } from '../../../domain/vat/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { countOpenOrders, summarizeCart, type CartSummary } from './cart.ts'

const vatRules = {
  domestic: 'buy:vat-domestic',
  union: 'buy:vat-union',
  'reverse-charge': 'buy:vat-reverse-charge',
  outside: 'buy:vat-outside',
} as const satisfies Record<VatTreatment, string>

/** Amounts in micro-units. */
export interface Checkout extends CartSummary {
  /** In what is due now, as invoices compute it. */
  vat: number
  /** Rate and rule, in words. */
  vat_rule: string
  balance_after: number
  /** Title of the plan; undefined without one. */
  plan?: string
  /** Numbers of the account, with those in the cart. */
  numbers_after: number
  /** What they and the plan cost every month. */
  monthly_after: number
  /** Absent without any. */
  open_orders?: number
  /** Why checking out would be refused. */
  fields?: { cart: string }
}

/** What checking out comes to, for the account as a whole. */
export async function checkoutOf(
  query: Query,
  { published, text }: Pick<ModuleContext, 'published' | 'text'>,
  accountId: string,
): Promise<Checkout> {
  const summary = await summarizeCart(query, accountId)
  const {
    balance,
    level,
    is_suborganization: hasMaster,
  } = await query
    .selectFrom('account')
    .select(['balance', 'level', 'is_suborganization'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const vat = await vatOfCharge(query, { published }, summary.total_now)
  const plan = published().portal.access.plans.find(({ id }) => id === level)
  // Sub-accounts use the plan of their master, who pays for it.
  const planFee = hasMaster ? 0 : (plan?.monthlyFee ?? 0)
  const owned = await ownedNumbers(query, accountId)
  const orders = await countOpenOrders(query, accountId)
  return {
    ...summary,
    vat: vat.amount,
    vat_rule: text(vatRules[vat.treatment], { rate: vat.rate }),
    balance_after: balance - summary.total_now,
    ...(plan?.title !== undefined && { plan: text(plan.title) }),
    numbers_after: owned.count + summary.count,
    monthly_after: owned.monthly + summary.monthly_fee + planFee,
    ...(orders > 0 && { open_orders: orders }),
    ...(summary.count === 0 && { fields: { cart: text('buy:nothing-to-buy') } }),
  }
}

/** The VAT in what the account of the query is charged, by the company data that its invoices show, or its master's. */
export async function vatOfCharge(
  query: Query,
  { published }: Pick<ModuleContext, 'published'>,
  total: number,
): Promise<Vat> {
  const { rows } = await sql<{ company: unknown }>`select billed_company() as company`.execute(query)
  const company = objectOf(rows[0]?.company)
  const country = textOf(objectOf(company['country'])['country_id'])
  const rates = published().portal.catalogues['vat-rates'] ?? []
  return vatOf(country, textOf(company['vat_number']), total, rates)
}

/** Numbers that are renewed, and what that costs every month. */
async function ownedNumbers(query: Query, accountId: string): Promise<{ count: number; monthly: number }> {
  const { rows } = await sql<{ count: number; monthly: number }>`
    select count(*)::int as count, coalesce(sum((doc->>'monthly_fee')::float8
      + case when doc->>'sms_enabled' = 'true' then coalesce((doc->>'sms_fee')::float8, 0) else 0 end), 0) as monthly
    from record where account_id = ${accountId} and entity = 'did' and doc->>'status' <> 'inactive'`.execute(
    query,
  )
  return rows[0] ?? { count: 0, monthly: 0 }
}
