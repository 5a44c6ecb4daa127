import { sql } from 'kysely'
import { createDemoHistory } from '../../demo/createDemoHistory.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { CARD } from './keepCard.ts'

const DAY_MS = 86_400_000

const cards = [
  { key: 'main', brand: 'visa', name: 'Visa 4242', role: 'main', month: 12, year: 2034, days: 190 },
  {
    key: 'backup',
    brand: 'mastercard',
    name: 'Mastercard 4444',
    role: 'backup',
    month: 4,
    year: 2031,
    days: 90,
  },
]

/** The demo owner's cards, as the simulated provider knows them too, and an alert. */
export async function insertCards({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const customer = 'cus_demo'
  const keep = (id: string, doc: JsonObject) =>
    sql`insert into simulated_payment (id, doc) values (${id}, ${JSON.stringify({ ...doc, id })}::jsonb)
      on conflict do nothing`.execute(query)
  await keep(customer, { object: 'customer' })
  await sql`insert into payment_customer (account_id, customer) values (${accountId}, ${customer})`.execute(
    query,
  )
  for (const { key, brand, name, role, month, year, days } of cards) {
    const id = seededUuid(seed, `payment-card:${key}`)
    const token = `pm_demo_${key}`
    await keep(token, {
      object: 'payment_method',
      type: 'card',
      customer,
      does: 'ok',
      card: { brand, last4: name.slice(-4), exp_month: month, exp_year: year },
    })
    await insertDocuments(query, [
      {
        accountId,
        entity: CARD,
        id,
        doc: { name, role, status: 'active', expires: `${String(month).padStart(2, '0')}/${year}` },
        createdAt: new Date(nowMs - days * DAY_MS).toISOString(),
      },
    ])
    await sql`insert into payment_card (account_id, card_id, token) values (${accountId}, ${id}, ${token})`.execute(
      query,
    )
  }
  const history = createDemoHistory(accountId, seededUuid(seed, 'user:owner'))
  history.add({
    entity: 'billing-alert',
    id: seededUuid(seed, 'billing-alert:empty'),
    doc: {
      kind: 'balance',
      amount: 5_000_000,
      emails: ['accounts@harbour-pine.example'],
      status: 'watching',
    },
    initial: 'watching',
    steps: [],
    atMs: nowMs - 60 * DAY_MS,
  })
  await history.insert(query)
}
