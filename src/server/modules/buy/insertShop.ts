import { sql } from 'kysely'
import { createDemoHistory } from '../../demo/createDemoHistory.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { CART_ITEM, itemOf, ORDER, readStock } from './cart.ts'

const DAY_MS = 86_400_000

/** What the demo owner left in the cart yesterday, and has ordered. */
export async function insertShop({ query, seed, nowMs }: DemoWorld): Promise<void> {
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
