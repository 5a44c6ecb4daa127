import type { DemoWorld } from '../../host/ServerModule.ts'
import { demoAccounts } from '../../demo/demoAccounts.ts'
import { createRandom, seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import { insertEvents } from '../../demo/insertEvents.ts'
import { insertRows } from '../../demo/insertRows.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import {
  settingEvents,
  settingNames,
  WEBHOOK,
  type LoggedAttempt,
  type WebhookSetting,
} from './webhookEvents.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** When a delivery was tried that was given up. */
const failedMinutes = [0, 0.2, 1.2, 6, 27, 90, 210, 450, 930, 1650, 3100]
const givenUpAfterMs = Math.max(...failedMinutes) * MINUTE_MS

type Outcome = 'delivered' | 'late' | 'broken' | 'down' | 'failed' | 'waiting'

interface DemoWebhook {
  name: string
  url: string
  description?: string
  /** It comes from this account setting. */
  setting?: WebhookSetting
  secretStart: string
  events: readonly string[]
  status: 'active' | 'paused' | 'disabled'
  health: 'new' | 'healthy' | 'failing'
  ageDays: number
  /** Hours since it began to fail. */
  failingHours?: number
  /** Of its deliveries, newest first. */
  outcomes: Outcome[]
}

const webhooks: DemoWebhook[] = [
  {
    name: 'Order system',
    url: 'https://orders.harbourpine.example/hooks/patchbay',
    description: 'Starts the follow-up once a broadcast is done.',
    secretStart: 'whsec_8tQm',
    events: ['sms-campaign.complete', 'sms-campaign.pause-balance', 'sms-campaign.created', 'sender.approve'],
    status: 'active',
    health: 'healthy',
    ageDays: 64,
    outcomes: [...Array<Outcome>(9).fill('delivered'), 'late', ...Array<Outcome>(14).fill('delivered')],
  },
  {
    name: 'CRM',
    url: 'https://down.crm.example/api/events?source=patchbay',
    secretStart: 'whsec_Zc41',
    events: ['trunk.created', 'trunk.changed', 'trunk.removed', 'trunk.deactivate', 'trunk.activate'],
    status: 'active',
    health: 'failing',
    ageDays: 31,
    failingHours: 5,
    outcomes: ['waiting', 'down', 'down', 'failed', 'broken', 'delivered', 'delivered', 'late'],
  },
  {
    name: 'Data warehouse',
    url: 'https://ingest.warehouse.example/v2/webhooks',
    description: 'Paused while the new cluster is set up.',
    secretStart: 'whsec_p0Lk',
    events: ['sms-campaign.complete', 'ten-dlc-brand.approve', 'ten-dlc-brand.decline'],
    status: 'paused',
    health: 'healthy',
    ageDays: 90,
    outcomes: ['waiting', 'waiting', 'waiting', 'delivered', 'delivered'],
  },
  {
    name: 'Old website',
    url: 'https://gone.website.example/patchbay.php',
    secretStart: 'whsec_aa7R',
    events: ['sms-campaign.complete'],
    status: 'disabled',
    health: 'failing',
    ageDays: 180,
    failingHours: 6 * 24,
    outcomes: ['waiting', 'waiting', 'broken', 'failed', 'failed'],
  },
  {
    name: 'Staging',
    url: 'https://staging.harbourpine.example/hooks',
    secretStart: 'whsec_1sXe',
    events: ['api-key.created', 'api-key.revoke', 'api-key.rotate'],
    status: 'active',
    health: 'new',
    ageDays: 1,
    outcomes: [],
  },
]

const records: Record<string, string[]> = {
  'sms-campaign': ['Broadcast: Spring sale', 'Broadcast: Delivery updates', 'Broadcast: Loyalty week'],
  sender: ['Sender ID: HARBOUR'],
  trunk: ['SIP trunk: Head office', 'SIP trunk: Workshop', 'SIP trunk: Call center'],
  'ten-dlc-brand': ['10DLC brand: Harbour and Pine'],
  'sms-message': ['+447400555101', '+447400555102', '+447400555103'],
}

/** Those of the demo owner's account settings. */
function settingWebhooks(text: DemoWorld['text']): DemoWebhook[] {
  const profile = demoAccounts.find(({ key }) => key === 'owner')?.profile ?? {}
  const starts: Record<WebhookSetting, string> = {
    sms: 'whsec_Q7dn',
    dlr: 'whsec_u3Vx',
    sms_relay_url: 'whsec_K9be',
  }
  return Object.entries(starts).map(([name, secretStart]) => {
    const setting = name as WebhookSetting // of the record above
    return {
      name: text(settingNames[setting]),
      url: textOf(profile[setting]),
      setting,
      secretStart,
      events: settingEvents[setting],
      status: 'active',
      health: 'healthy',
      ageDays: 120 + Object.keys(starts).indexOf(setting),
      outcomes: Array<Outcome>(6).fill('delivered'),
    }
  })
}

/** The demo owner's webhooks, in every state, with their deliveries. */
export async function insertWebhooks({ query, seed, nowMs, text }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const userId = seededUuid(seed, 'user:owner')
  const at = (ms: number) => new Date(ms).toISOString()
  const events: JsonObject[] = []
  const lanes: Record<string, unknown>[] = []
  const deliveries: Record<string, unknown>[] = []
  const documents = [...webhooks, ...settingWebhooks(text)].map((each) => {
    const id = seededUuid(seed, `webhook:${each.name}`)
    const createdMs = nowMs - each.ageDays * DAY_MS
    const failingMs = each.failingHours === undefined ? undefined : nowMs - each.failingHours * HOUR_MS
    const random = createRandom(seed + each.ageDays)
    const made = each.outcomes.map((outcome, index) => {
      const event = random.pick(each.events)
      const agoMs = (index * 7 + 1 + random.fraction() * 5) * HOUR_MS
      const happenedMs = nowMs - agoMs - (outcome === 'failed' ? givenUpAfterMs : 0)
      return demoDelivery({
        accountId,
        webhook: each,
        webhookId: id,
        seed,
        index,
        event,
        outcome,
        happenedMs,
      })
    })
    deliveries.push(...made)
    lanes.push({
      account_id: accountId,
      webhook_id: id,
      is_open: each.status === 'active',
      failures: each.health === 'failing' ? 9 : 0,
      failing_since: failingMs === undefined ? null : at(failingMs),
      rest_until: each.health === 'failing' ? at(nowMs + 40 * MINUTE_MS) : null,
    })
    const add = (atMs: number, more: JsonObject): void => {
      events.push({
        account_id: accountId,
        entity: WEBHOOK,
        record_id: id,
        actor: 'user',
        user_id: userId,
        transition: null,
        from_state: null,
        created_at: at(atMs),
        ...more,
      })
    }
    add(createdMs, { to_state: 'active' })
    if (each.status === 'paused')
      add(nowMs - 30 * HOUR_MS, { transition: 'pause', from_state: 'active', to_state: 'paused' })
    if (each.status === 'disabled')
      add(nowMs - 2 * DAY_MS, {
        transition: 'disable',
        from_state: 'active',
        to_state: 'disabled',
        actor: 'server',
        user_id: null,
      })
    const last = made.find(({ status }) => status === 'delivered')
    return {
      accountId,
      entity: WEBHOOK,
      id,
      doc: {
        name: each.name,
        url: each.url,
        ...(each.description !== undefined && { description: each.description }),
        events: [...each.events],
        ...(each.setting !== undefined && { setting: each.setting }),
        secret: { made_at: at(createdMs) },
        secret_start: each.secretStart,
        status: each.status,
        health: each.health,
        ...(failingMs !== undefined && { failing_since: at(failingMs) }),
        ...(last && { last_sent_at: last.created_at }),
      },
      createdAt: at(createdMs),
    }
  })
  await insertDocuments(query, documents)
  await insertRows(query, 'webhook_lane', laneColumns, lanes)
  await insertRows(query, 'webhook_delivery', deliveryColumns, deliveries)
  await insertEvents(query, events)
}

interface DemoDeliveryOptions {
  accountId: string
  webhook: DemoWebhook
  webhookId: string
  seed: number
  index: number
  event: string
  outcome: Outcome
  happenedMs: number
}

function demoDelivery(options: DemoDeliveryOptions) {
  const { accountId, webhook, webhookId, seed, index, event, outcome, happenedMs } = options
  const eventId = seededUuid(seed, `webhook-event:${webhook.name}:${index}`)
  const [entity = ''] = event.split('.')
  const names = records[entity] ?? []
  const record = names[index % Math.max(1, names.length)] ?? ''
  const createdAt = new Date(happenedMs).toISOString()
  const log = attemptsOf(outcome, happenedMs)
  const last = log.at(-1)
  const status =
    outcome === 'late'
      ? 'delivered'
      : outcome === 'down' || outcome === 'broken'
        ? ('waiting' as const)
        : outcome
  const body = {
    id: eventId,
    type: event,
    actor: entity === 'sms-message' ? 'carrier' : 'user',
    record: { id: seededUuid(seed, record), type: entity },
    changed: event === 'sms-message.received' ? [] : ['status'],
    data: entity === 'sms-message' ? demoMessage(event, record) : { name: record.split(': ')[1] ?? '' },
    created_at: createdAt,
  }
  return {
    account_id: accountId,
    id: seededUuid(seed, `webhook-delivery:${webhook.name}:${index}`),
    webhook_id: webhookId,
    webhook: webhook.name,
    event_id: eventId,
    event,
    record,
    status,
    reason: last?.reason ?? null,
    response_status: last?.status ?? null,
    duration_ms: last?.duration_ms ?? null,
    attempts: log.length,
    tries: log.length,
    next_at: status === 'waiting' ? new Date(happenedMs + 26 * HOUR_MS).toISOString() : null,
    url: webhook.url,
    body: JSON.stringify(body, undefined, 2),
    answer: last?.answer ?? null,
    log,
    created_at: createdAt,
    updated_at: last?.at ?? createdAt,
  }
}

function demoMessage(event: string, phone: string): JsonObject {
  const own = '+447400123456'
  return event === 'sms-message.received'
    ? { sender: phone, recipient: own, body: 'Yes, please', status: 'delivered', type: 'inboundSms' }
    : {
        sender: own,
        recipient: phone,
        body: 'Your table is ready',
        status: event === 'sms-message.sent' ? 'sent' : 'delivered',
        type: 'outboundSms',
      }
}

function attemptsOf(outcome: Outcome, happenedMs: number): LoggedAttempt[] {
  const at = (minutes: number) => new Date(happenedMs + minutes * MINUTE_MS).toISOString()
  const accepted = { status: 200, answer: '{"received":true}', duration_ms: 84 }
  const broken = { status: 500, answer: 'Internal Server Error', reason: 'http-error', duration_ms: 212 }
  const down = { reason: 'connection', duration_ms: 31 }
  switch (outcome) {
    case 'delivered':
      return [{ at: at(0), ...accepted }]
    case 'late':
      return [
        { at: at(0), ...broken },
        { at: at(0.2), reason: 'timeout', duration_ms: 10_002 },
        { at: at(1.3), ...accepted, duration_ms: 640 },
      ]
    case 'broken':
      return [0, 0.2, 1.2].map((minutes) => ({ at: at(minutes), ...broken }))
    case 'down':
      return [0, 0.2, 1.2, 6, 27].map((minutes) => ({ at: at(minutes), ...down }))
    case 'failed':
      return failedMinutes.map((minutes) => ({ at: at(minutes), ...broken }))
    case 'waiting':
      return []
  }
}

const laneColumns = {
  account_id: 'uuid',
  webhook_id: 'uuid',
  is_open: 'boolean',
  failures: 'integer',
  failing_since: 'timestamptz',
  rest_until: 'timestamptz',
}

const deliveryColumns = {
  account_id: 'uuid',
  id: 'uuid',
  webhook_id: 'uuid',
  webhook: 'text',
  event_id: 'uuid',
  event: 'text',
  record: 'text',
  status: 'text',
  reason: 'text',
  response_status: 'integer',
  duration_ms: 'integer',
  attempts: 'integer',
  tries: 'integer',
  next_at: 'timestamptz',
  url: 'text',
  body: 'text',
  answer: 'text',
  log: 'jsonb',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
}
