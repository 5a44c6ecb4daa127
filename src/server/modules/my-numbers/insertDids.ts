import { monthsAfter } from '../../../domain/schedule/index.ts'
import { createDemoHistory, type DemoStep } from '../../demo/createDemoHistory.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { boughtMs, demoDids, demoEmergency } from './demoDids.ts'
import { billedUntil, dueDay } from './payPeriod.ts'
import { planRenewal } from './renewals.ts'
import { EMERGENCY } from './settleNumber.ts'

const DAY_MS = 86_400_000

/** The demo accounts' numbers, bought day by day. */
export async function insertDids({ query, seed, nowMs }: DemoWorld): Promise<void> {
  for (const key of ['owner', 'flex'] as const) {
    const history = createDemoHistory(seededUuid(seed, `account:${key}`), seededUuid(seed, `user:${key}`))
    if (key === 'owner') history.add({ ...headOffice(seed), atMs: nowMs - 90 * DAY_MS })
    const accountId = seededUuid(seed, `account:${key}`)
    for (const [index, { id, doc }] of demoDids(seed, key).entries()) {
      const initial = doc['status'] === 'pending_approval' ? 'pending_approval' : 'active'
      const atMs = boughtMs(index, nowMs)
      const whole = withReason({ ...doc, ...billed(doc, atMs, nowMs) })
      const steps = stepsTo(textOf(whole['status']), textOf(whole['reason']))
      history.add({ entity: 'did', id, doc: whole, initial, steps, atMs })
      const record = { id, version: 1, doc: whole, createdAt: new Date(atMs), updatedAt: new Date(atMs) }
      if (doc['status'] !== 'inactive') await planRenewal(query, accountId, record)
    }
    await history.insert(query)
  }
}

/** Paid for this month, unless it is blocked for a fee of last week. */
function billed(doc: JsonObject, atMs: number, nowMs: number): JsonObject {
  const start = new Date(doc['status'] === 'blocked' ? nowMs - 69 * DAY_MS : atMs).toISOString()
  let period = 1
  while (Date.parse(monthsAfter(start, 'UTC', period)) <= nowMs) period += 1
  if (doc['status'] !== 'blocked') return billedUntil(start, 'UTC', period)
  return { ...billedUntil(start, 'UTC', period - 1), attempts: 10 }
}

function withReason(doc: JsonObject): JsonObject {
  if (doc['status'] !== 'blocked') return doc
  return { ...doc, reason: `The fee due on ${dueDay(doc)} is unpaid.` }
}

function headOffice(seed: number) {
  const doc: JsonObject = {
    name: 'Harbour and Pine',
    street: '350 Fifth Avenue',
    unit: 'Floor 21',
    city: 'New York',
    country_code: 'US',
    region: 'NY',
    zip: '10118',
    status: 'registered',
    reason: '',
  }
  const steps: DemoStep[] = [{ transition: 'register', to: 'registered', actor: 'carrier' }]
  return { entity: EMERGENCY, id: demoEmergency(seed), doc, initial: 'pending', steps }
}

function stepsTo(status: string, note: string): DemoStep[] {
  if (status === 'blocked') return [{ transition: 'block', to: 'blocked', actor: 'server', note }]
  return status === 'inactive' ? [{ transition: 'release', to: 'inactive', actor: 'user' }] : []
}
