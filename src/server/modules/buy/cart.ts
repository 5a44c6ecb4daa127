import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EntityDefinition, TextKey } from '../../../language/portal.ts'
import { Refusal } from '../../errors.ts'
import { beginRecord } from '../../lifecycle/index.ts'
import type { Caller, StoredRecord } from '../../resources/behaviour.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument, insertDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'

export const CART_ITEM = 'cart-item'
export const ORDER = 'number-order'
/** As the lifecycle of cart items says. */
const RESERVED_MINUTES = 30
/** Numbers in a cart. */
const MOST = 200

/** What the cart needs of the module's context. */
export interface CartOptions {
  published: () => PublishedPortal
  text: (key: TextKey, params?: Record<string, string | number>) => string
}

/** A number for sale as its list shows it. */
interface StockRow {
  number: string
  country_code: string
  city_id: string
  city: string
  did_type: string
  features: string[]
  doc_types: string[]
  monthly_fee: number
  activation_fee: number
  lead_days: number
}

/** Everything that changes the cart of an account waits here for its turn. @returns how many numbers are in it */
export async function lockCart(query: Query, accountId: string): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    insert into cart_size (account_id) values (${accountId})
    on conflict (account_id) do update set items = cart_size.items returning items`.execute(query)
  return rows[0]?.items ?? 0
}

/** What is in the cart, oldest first. */
export async function readCart(query: Query, accountId: string): Promise<StoredRecord[]> {
  const rows = await query
    .selectFrom('record')
    .select(['id', 'version', 'doc', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('entity', '=', CART_ITEM)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ created_at: createdAt, updated_at: updatedAt, ...row }) => ({
    ...row,
    createdAt,
    updatedAt,
  }))
}

/**
 * Of this very content: what is added later, even the same number once more, is another cart.
 * @returns undefined for an empty cart
 */
export function cartIdentity(items: readonly Pick<StoredRecord, 'id'>[]): string | undefined {
  if (items.length === 0) return undefined
  const ids = items.map(({ id }) => id).toSorted()
  return createHash('sha256').update(ids.join()).digest('base64url')
}

/** Holds numbers for the account. @returns the ids of those it got; others have the rest, or have bought it */
export async function holdNumbers(query: Query, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from stock_hold(${[...ids]}::uuid[], now() + make_interval(mins => ${RESERVED_MINUTES}::int)) as held (id)`.execute(
    query,
  )
  return new Set(rows.map(({ id }) => id))
}

export async function releaseNumbers(query: Query, ids: readonly string[]): Promise<void> {
  await sql`select stock_release(${[...ids]}::uuid[])`.execute(query)
}

export function reservedUntil(): string {
  return new Date(Date.now() + RESERVED_MINUTES * 60_000).toISOString()
}

/**
 * Puts a number into the cart and holds it. Nothing happens to one that is there and still held.
 * @throws Refusal `not-found` for an unknown number, `operation-not-allowed` where the cart is full or somebody else has the number
 */
export async function addToCart(
  query: Query,
  options: CartOptions,
  { accountId, userId }: Caller,
  stockId: string,
): Promise<void> {
  const size = await lockCart(query, accountId)
  const known = await findItem(query, accountId, stockId)
  if (known?.status === 'reserved') return
  // Its reservation has ended: it begins anew.
  if (known) await deleteDocument(query, accountId, CART_ITEM, known.id)
  if (!known && size >= MOST)
    throw new Refusal('operation-not-allowed', { text: options.text('buy:cart-full', { count: MOST }) })
  const row = await readStock(query, stockId)
  if (!row) throw new Refusal('not-found', { text: options.text('buy:number-gone') })
  const held = await holdNumbers(query, [stockId])
  if (!held.has(stockId))
    throw new Refusal('operation-not-allowed', { text: options.text('buy:number-gone') })
  const record = await insertDocument(query, accountId, CART_ITEM, randomUUID(), itemOf(stockId, row))
  await beginRecord(query, { accountId, entity: entityOf(options) }, { record, userId })
}

/** @throws Refusal `not-found` for a number that is not in the cart */
export async function dropFromCart(query: Query, accountId: string, stockId: string): Promise<void> {
  await lockCart(query, accountId)
  const item = await findItem(query, accountId, stockId)
  if (!item) throw new Refusal('not-found')
  await deleteDocument(query, accountId, CART_ITEM, item.id)
  await releaseNumbers(query, [stockId])
}

async function findItem(
  query: Query,
  accountId: string,
  stockId: string,
): Promise<{ id: string; status: string } | undefined> {
  const { rows } = await sql<{ id: string; status: string }>`
    select id, doc->>'status' as status from record
    where account_id = ${accountId} and entity = ${CART_ITEM} and doc->>'stock_id' = ${stockId}`.execute(
    query,
  )
  return rows[0]
}

/** A number for sale; undefined where somebody else has it. */
export async function readStock(query: Query, id: string): Promise<StockRow | undefined> {
  const { rows } = await sql<StockRow>`
    select number, country_code, city_id, city, did_type, features, doc_types, monthly_fee::float8 as monthly_fee,
      activation_fee::float8 as activation_fee, lead_days
    from account_stock_number where id = ${id}::uuid`.execute(query)
  return rows[0]
}

/** A number as it is put into the cart. */
export function itemOf(stockId: string, row: StockRow): JsonObject {
  return {
    ...row,
    stock_id: stockId,
    total_now: row.monthly_fee + row.activation_fee,
    status: 'reserved',
    reserved_until: reservedUntil(),
  }
}

function entityOf({ published }: CartOptions): EntityDefinition {
  const found = published().collections.find(({ entity }) => entity.id === CART_ITEM)
  if (!found) throw new Error('no cart in the definitions')
  return found.entity
}

/** What a cart costs, and what is needed for it. */
export interface CartSummary {
  /** Which cart this is; absent for an empty one. */
  cart?: string
  count: number
  monthly_fee: number
  activation_fee: number
  total_now: number
  /** What is missing from the balance and the credit; 0 where they suffice. */
  missing: number
  /** How many numbers need documents. */
  need_documents: number
  /** How many reservations have ended. */
  expired: number
  has_dids_order: boolean
  /** Days until the last of the numbers works. */
  provisioning_timeline: number
}

export async function summarizeCart(query: Query, accountId: string): Promise<CartSummary> {
  const sums = await sumCart(query, accountId)
  return { ...sums, has_dids_order: (await countOpenOrders(query, accountId)) > 0 }
}

async function sumCart(query: Query, accountId: string): Promise<Omit<CartSummary, 'has_dids_order'>> {
  const items = await readCart(query, accountId)
  const sum = (field: string): number => items.reduce((all, { doc }) => all + Number(doc[field] ?? 0), 0)
  const total = sum('total_now')
  const account = await query
    .selectFrom('account')
    .select(['balance', 'credit_limit'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const cart = cartIdentity(items)
  const days = items.map(({ doc }) => Number(doc['lead_days'] ?? 0))
  return {
    ...(cart !== undefined && { cart }),
    count: items.length,
    monthly_fee: sum('monthly_fee'),
    activation_fee: sum('activation_fee'),
    total_now: total,
    missing: Math.max(0, total - account.balance - account.credit_limit),
    need_documents: items.filter(({ doc }) => Array.isArray(doc['doc_types']) && doc['doc_types'].length > 0)
      .length,
    expired: items.filter(({ doc }) => textOf(doc['status']) === 'expired').length,
    provisioning_timeline: Math.max(0, ...days),
  }
}

/** What `config` tells of the cart; read often, and mostly of an empty one. */
export async function countCart(query: Query, accountId: string): Promise<Record<string, number | boolean>> {
  const size = await sql<{ items: number }>`
    select items from cart_size where account_id = ${accountId}`.execute(query)
  const count = size.rows[0]?.items ?? 0
  if (count === 0) return { cart_count: 0, cart_documents: 0, cart_uncovered: false }
  const { missing, need_documents: documents } = await sumCart(query, accountId)
  // Only whether: the amount is for those who may see prices.
  return { cart_count: count, cart_documents: documents, cart_uncovered: missing > 0 }
}

/** How many orders are with the supplier. */
export async function countOpenOrders(query: Query, accountId: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from record
    where account_id = ${accountId} and entity = ${ORDER} and doc->>'status' = 'open'`.execute(query)
  return rows[0]?.orders ?? 0
}
