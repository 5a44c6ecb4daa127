import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { JsonValue } from '../../../language/portal.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour, Caller, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import { refuseUnpaid } from '../../storage/refuseUnpaid.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { formatMoney, formatMoneyExact } from '../../../shared/numbers.ts'
import { addNumbers, type NewNumber } from '../my-numbers/addNumbers.ts'
import { vatOfCharge } from './checkout.ts'
import { CART_ITEM, cartIdentity, holdNumbers, lockCart, readCart, summarizeCart } from './cart.ts'

export const PURCHASE = 'number-purchase'
/** Transaction types. */
const ACTIVATION = 2
const MONTHLY = 3

/**
 * Checking out: money, stock, cart and the account's numbers change in the transaction that stores the purchase, so
 * that all of it happens or nothing.
 */
export function purchase(context: ModuleContext): Behaviour {
  return {
    resource: PURCHASE,
    beforeCreate: (query, caller, value, id) => buy(query, context, caller, value, id),
  }
}

async function buy(
  query: Query,
  context: ModuleContext,
  { accountId, userId, permissions }: Caller,
  { expected_cart: cart, expected_count: count, expected_total: total, ...value }: JsonObject,
  id: string,
): Promise<JsonObject> {
  const { text } = context
  await lockCart(query, accountId)
  const items = await readCart(query, accountId)
  if (items.length === 0) throw new Refusal('operation-not-allowed', { text: text('buy:nothing-to-buy') })
  const activation = sumOf(items, 'activation_fee')
  const monthly = sumOf(items, 'monthly_fee')
  requireConfirmed(
    context,
    { cart, count, total },
    { cart: cartIdentity(items) ?? '', count: items.length, total: activation + monthly },
  )
  await takeFromStock(query, context, items)
  const vat = await vatOfCharge(query, context, activation + monthly)
  const showsPrices = permissions.has('BuyShowPrices')
  await charge(query, context, accountId, { id, items, showsPrices })
  await addNumbers(query, accountId, items.map(newNumber), { userId })
  for (const item of items) await deleteDocument(query, accountId, CART_ITEM, item.id)
  return {
    ...value,
    did_numbers: items.map(({ doc }) => textOf(doc['number'])),
    numbers_count: items.length,
    activation_fee: activation,
    monthly_fee: monthly,
    total_now: activation + monthly,
    vat: vat.amount,
    vat_rate: vat.rate,
    vat_treatment: vat.treatment,
    need_documents: items.filter(({ doc }) => needsDocuments(doc)).length,
  }
}

/**
 * Refuses to buy anything but what the person was shown; clients that say nothing of it buy the cart as it is.
 * @throws Refusal `operation-not-allowed` saying what the cart holds now
 */
function requireConfirmed(
  { text, published }: ModuleContext,
  expected: Record<'cart' | 'count' | 'total', JsonValue | undefined>,
  { cart, count, total }: { cart: string; count: number; total: number },
): void {
  const isTotalSeen = typeof expected.total === 'number'
  const isSameCart = (expected.cart ?? cart) === cart && (expected.count ?? count) === count
  if (isSameCart && (!isTotalSeen || expected.total === total)) return
  throw new Refusal('operation-not-allowed', {
    text: isTotalSeen
      ? text('buy:cart-changed-total', {
          count,
          total: formatMoney(total, published().portal.manifest.currency),
        })
      : text('buy:cart-changed', { count }),
    body: { count, ...(isTotalSeen && { total_now: total }) },
  })
}

/** @throws Refusal `operation-not-allowed` naming the numbers that somebody else has by now */
async function takeFromStock(query: Query, { text }: ModuleContext, items: StoredRecord[]): Promise<void> {
  const ids = items.map(({ doc }) => textOf(doc['stock_id']))
  const held = await holdNumbers(query, ids)
  const gone = items.filter(({ doc }) => !held.has(textOf(doc['stock_id'])))
  if (gone.length > 0) {
    const numbers = gone.slice(0, 5).map(({ doc }) => textOf(doc['number']))
    throw new Refusal('operation-not-allowed', {
      text: text('buy:numbers-gone', { count: gone.length, numbers: numbers.join(', ') }),
      body: { numbers: gone.map(({ doc }) => textOf(doc['number'])) },
    })
  }
  await sql`select stock_sell(${ids}::uuid[])`.execute(query)
}

/** @throws Refusal `balance-too-low` saying what is missing, to those who may see prices */
async function charge(
  query: Query,
  { text, published }: ModuleContext,
  accountId: string,
  { id, items, showsPrices }: { id: string; items: readonly StoredRecord[]; showsPrices: boolean },
): Promise<void> {
  const { missing } = await summarizeCart(query, accountId)
  const tooLow = (): never => {
    if (!showsPrices) throw new Refusal('balance-too-low')
    const amount = formatMoneyExact(missing, published().portal.manifest.currency)
    throw new Refusal('balance-too-low', { text: text('buy:balance-missing', { amount }), body: { missing } })
  }
  if (missing > 0) tooLow()
  for (const [type, kind, field] of [
    [ACTIVATION, 'did-activation', 'activation_fee'],
    [MONTHLY, 'did-monthly', 'monthly_fee'],
  ] as const) {
    const parts = items
      .map(({ doc }) => ({ number: textOf(doc['number']), amount: -Number(doc[field] ?? 0) }))
      .filter(({ amount }) => amount !== 0)
    if (parts.length === 0) continue
    const transfer = {
      accountId,
      kind,
      type,
      reference: id,
      amount: parts.reduce((all, part) => all + part.amount, 0),
      counterpart: 'revenue' as const,
      parts,
    }
    const paid = await moveMoney(query, transfer)
    if (paid === 'insufficient') tooLow()
    if (paid === 'capped') throw await refuseUnpaid(query, accountId, paid)
  }
}

function newNumber({ doc }: StoredRecord): NewNumber {
  return {
    number: textOf(doc['number']),
    country_code: textOf(doc['country_code']),
    city_id: textOf(doc['city_id']),
    city: textOf(doc['city']),
    did_type: textOf(doc['did_type']),
    features: textsOf(doc['features']),
    monthly_fee: Number(doc['monthly_fee']),
    activation_fee: Number(doc['activation_fee']),
    doc_types: textsOf(doc['doc_types']).map(Number),
  }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function needsDocuments(doc: JsonObject): boolean {
  return textsOf(doc['doc_types']).length > 0
}

function sumOf(items: StoredRecord[], field: string): number {
  return items.reduce((all, { doc }) => all + Number(doc[field] ?? 0), 0)
}
