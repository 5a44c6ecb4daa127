import type { DemoWorld } from '../../host/ServerModule.ts'
import { createDemoHistory, type DemoStep } from '../../demo/createDemoHistory.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { PAYMENT } from './settlePayment.ts'

const DAY_MS = 86_400_000

interface DemoPayment {
  key: string
  amount: number
  days: number
  status: string
  doc?: JsonObject
  steps: DemoStep[]
}

const succeed: DemoStep = { transition: 'succeed', to: 'succeeded', actor: 'server' }

const payments: DemoPayment[] = [
  {
    key: 'first',
    amount: 250_000_000,
    days: 190,
    status: 'succeeded',
    doc: { card: 'Visa 4242' },
    steps: [
      { transition: 'review', to: 'processing', actor: 'server' },
      { transition: 'approve', to: 'succeeded', actor: 'reviewer' },
    ],
  },
  {
    key: 'second',
    amount: 250_000_000,
    days: 140,
    status: 'succeeded',
    doc: { card: 'Visa 4242' },
    steps: [succeed],
  },
  {
    key: 'third',
    amount: 500_000_000,
    days: 90,
    status: 'succeeded',
    doc: { card: 'Mastercard 4444' },
    steps: [succeed],
  },
  {
    key: 'declined',
    amount: 500_000_000,
    days: 91,
    status: 'failed',
    doc: { reason: 'The card was declined' },
    steps: [{ transition: 'fail', to: 'failed', actor: 'server', note: 'The card was declined' }],
  },
  {
    key: 'forgotten',
    amount: 100_000_000,
    days: 60,
    status: 'expired',
    doc: { method: 'paypal' },
    steps: [{ transition: 'expire', to: 'expired', actor: 'time' }],
  },
]

/** The demo owner's payments; their money is already in the ledger. */
export async function insertPayments({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const history = createDemoHistory(seededUuid(seed, 'account:owner'), seededUuid(seed, 'user:owner'))
  for (const { key, amount, days, status, doc, steps } of payments)
    history.add({
      entity: PAYMENT,
      id: seededUuid(seed, `payment:${key}`),
      doc: { amount, method: 'card', cause: 'person', ...doc, status },
      initial: 'started',
      steps,
      atMs: nowMs - days * DAY_MS,
    })
  await history.insert(query)
}
