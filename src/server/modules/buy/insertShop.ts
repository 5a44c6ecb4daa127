import { sql } from 'kysely'
import { createDemoHistory } from '../../demo/createDemoHistory.ts'
import { insertDocuments, type DemoDocument } from '../../demo/insertDocuments.ts'
import { insertTransfers, type DemoTransfer } from '../../demo/insertTransfers.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { boughtMs, demoDids } from '../my-numbers/demoDids.ts'
import { CART_ITEM, itemOf, ORDER, readStock } from './cart.ts'
import { PURCHASE } from './purchase.ts'

const DAY_MS = 86_400_000
/** Numbers that the demo owner bought in the shop, with the reference of the purchase. */
const purchases: Record<string, string> = { '+12125550142': 'New York office', '+4791234567': 'Oslo' }

/** What the demo owner left in the cart yesterday, has bought and has ordered. */
export async function insertShop(world: DemoWorld): Promise<void> {
  const { query, seed, nowMs } = world
  const accountId = seededUuid(seed, 'account:owner')
  const history = createDemoHistory(accountId, seededUuid(seed, 'user:owner'))
  for (const [index, country] of ['GB', 'NL'].entries()) {
    const stockId = await firstNumber(query, country)
    const row = await readStock(query, stockId)
    if (!row) throw new Error(`the demo stock has no number in ${country}`)
    const atMs = nowMs - DAY_MS - index * 60_000
    const until = new Date(atMs + 30 * 60_000).toISOString()
    const doc = { ...itemOf(stockId, row), status: 'expired', reserved_until: until }
    const steps = [{ transition: 'expire', to: 'expired', actor: 'time' as const }]
    history.add({
      entity: CART_ITEM,
      id: seededUuid(seed, `cart:${country}`),
      doc,
      initial: 'reserved',
      steps,
      atMs,
    })
  }
  history.add({
    entity: ORDER,
    id: seededUuid(seed, 'order:toronto'),
    doc: {
      ...(await orderedArea(query)),
      did_type: 'local',
      quantity: 20,
      comment: 'For the new office',
      status: 'delivered',
      reason: '',
    },
    initial: 'open',
    steps: [{ transition: 'deliver', to: 'delivered', actor: 'carrier' }],
    atMs: nowMs - 12 * DAY_MS,
  })
  const reason = 'We have no supplier for numbers of this kind there. Choose a city from the list of areas.'
  history.add({
    entity: ORDER,
    id: seededUuid(seed, 'order:banff'),
    doc: {
      country_code: 'CA',
      city: 'Banff',
      did_type: 'local',
      quantity: 2,
      comment: '',
      status: 'declined',
      reason,
    },
    initial: 'open',
    steps: [{ transition: 'decline', to: 'declined', actor: 'carrier', note: reason }],
    atMs: nowMs - 30 * DAY_MS,
  })
  await history.insert(query)
  const bought = demoPurchases(world)
  await insertDocuments(query, bought.documents)
  await insertTransfers(query, seed, accountId, bought.transfers)
}

/** The demo owner's purchases with what was paid for them, as checking out stores them. */
function demoPurchases({ seed, nowMs }: DemoWorld): { documents: DemoDocument[]; transfers: DemoTransfer[] } {
  const accountId = seededUuid(seed, 'account:owner')
  const documents: DemoDocument[] = []
  const transfers: DemoTransfer[] = []
  for (const [index, { number, doc }] of demoDids(seed, 'owner').entries()) {
    const reference = purchases[number]
    if (reference === undefined) continue
    const id = seededUuid(seed, `purchase:${number}`)
    const monthly = Number(doc['monthly_fee'])
    const atMs = boughtMs(index, nowMs)
    const at = new Date(atMs).toISOString()
    documents.push({
      accountId,
      entity: PURCHASE,
      id,
      doc: {
        reference,
        did_numbers: [number],
        numbers_count: 1,
        activation_fee: 0,
        monthly_fee: monthly,
        total_now: monthly,
        need_documents: 0,
      },
      createdAt: at,
      updatedAt: at,
    })
    transfers.push({
      kind: 'did-monthly',
      type: 3,
      reference: id,
      amount: -monthly,
      counterpart: 'revenue',
      atMs,
    })
  }
  return { documents, transfers }
}

async function firstNumber(query: DemoWorld['query'], country: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from stock_number where country_code = ${country} and did_type = 'local' order by number limit 1`.execute(
    query,
  )
  return rows[0]?.id ?? ''
}

async function orderedArea(
  query: DemoWorld['query'],
): Promise<{ country_code: string; city: string; city_id: string; country_id: string }> {
  const { rows } = await sql<{ id: string; country_id: string }>`
    select id, country_id from stock_city where country_code = 'CA' and name = 'Toronto' and did_type = 'local'`.execute(
    query,
  )
  const [area] = rows
  if (!area) throw new Error('the demo stock has no Toronto')
  return { country_code: 'CA', city: 'Toronto', city_id: area.id, country_id: area.country_id }
}
