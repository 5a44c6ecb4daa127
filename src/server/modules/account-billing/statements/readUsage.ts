import { sql } from 'kysely'
import type { Query } from '../../../storage/database.ts'
import { products, type Product } from './products.ts'

/** What an account and its sub-accounts moved in a period, by product, transaction type, number, country and sub-account. */
export interface UsageLine {
  product: Product
  type: number
  /** One of the account's numbers; empty where the money was for none. */
  number: string
  /** ISO code of the country that was called or messaged; empty where that explains nothing. */
  country_code: string
  /** Its name; empty for the account itself. */
  sub_account: string
  quantity: number
  /** Micro-units; negative was charged. */
  amount: number
}

/** ISO 8601 instants; `to` is not part of it. */
export interface Period {
  from: string
  to: string
}

/** @param master for the system's role, which reads any account; otherwise the account of the transaction is read */
export async function readUsage(query: Query, { from, to }: Period, master?: string): Promise<UsageLine[]> {
  const source =
    master === undefined
      ? sql`billing_usage(${from}::timestamptz, ${to}::timestamptz)`
      : sql`billing_usage_of(${master}::uuid, ${from}::timestamptz, ${to}::timestamptz)`
  const { rows } = await sql<UsageLine>`
    select sub_account, product, type, number, country_code, quantity::float8 as quantity, amount::float8 as amount from ${source}
    order by type, number, country_code, sub_account`.execute(query)
  return rows.sort((one, other) => products.indexOf(one.product) - products.indexOf(other.product))
}

export interface Totals {
  /** What was charged, less refunds; positive. */
  charges: number
  payments: number
  adjustments: number
}

/** Transfers between the account and its sub-accounts cancel out; what is left counts as an adjustment. */
export function totalsOf(lines: readonly UsageLine[]): Totals {
  const totals = { charges: 0, payments: 0, adjustments: 0 }
  for (const { product, amount } of lines)
    if (product === 'payments') totals.payments += amount
    else if (product === 'adjustments' || product === 'transfers') totals.adjustments += amount
    else totals.charges -= amount
  return totals
}
