import type { DemoWorld } from '../../host/ServerModule.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import { insertEvents } from '../../demo/insertEvents.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { ENTITY } from './expireKeyJob.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface DemoKey {
  label: string
  scopes: string[]
  prefix: string
  lifetime: 'P30D' | 'P90D' | 'P365D' | 'never'
  /** Days since it was created. */
  age: number
  /** Hours since its last use, and from where. */
  used?: [hours: number, address: string]
  /** What happened to it, in days after its creation. */
  events: { day: number; transition: string; to: string; input?: JsonObject }[]
}

const days = { P30D: 30, P90D: 90, P365D: 365 }

const keys: DemoKey[] = [
  {
    label: 'Order system',
    scopes: ['messages', 'sms_campaign', 'sms_campaign_write'],
    prefix: 'pb_q7Kd',
    lifetime: 'P365D',
    age: 120,
    used: [0.3, '198.51.100.24'],
    events: [{ day: 90, transition: 'rotate', to: 'active', input: { grace: 'P1D' } }],
  },
  {
    label: 'Reporting',
    scopes: ['cdr', 'messages'],
    prefix: 'pb_Zm2x',
    lifetime: 'never',
    age: 60,
    used: [26, '203.0.113.80'],
    events: [],
  },
  {
    label: 'PBX sync',
    scopes: ['trunks', 'trunks_write', 'caller_ids'],
    prefix: 'pb_w0Ra',
    lifetime: 'P30D',
    age: 27,
    used: [2, '2001:db8::17'],
    events: [],
  },
  { label: 'Trial script', scopes: ['messages'], prefix: 'pb_eT5n', lifetime: 'P90D', age: 3, events: [] },
  {
    label: 'Old website',
    scopes: ['messages', 'messages_write'],
    prefix: 'pb_h3Yu',
    lifetime: 'P365D',
    age: 200,
    used: [2100, '192.0.2.61'],
    events: [{ day: 150, transition: 'turn-off', to: 'off' }],
  },
  {
    label: 'Agency access',
    scopes: ['sms_campaign', 'sms_campaign_write', 'ten_dlc'],
    prefix: 'pb_Lc8p',
    lifetime: 'never',
    age: 240,
    used: [3000, '203.0.113.9'],
    events: [{ day: 130, transition: 'revoke', to: 'revoked' }],
  },
  {
    label: 'Summer campaign',
    scopes: ['sms_campaign'],
    prefix: 'pb_9vBs',
    lifetime: 'P30D',
    age: 95,
    used: [1600, '198.51.100.24'],
    events: [{ day: 30, transition: 'expire', to: 'expired' }],
  },
]

/** The demo owner's keys, in every state. Nobody knows their secrets, so none can be used. */
export async function insertApiKeys({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const userId = seededUuid(seed, 'user:owner')
  const events: JsonObject[] = []
  const documents = keys.map(({ label, scopes, prefix, lifetime, age, used, events: path }) => {
    const createdMs = nowMs - age * DAY_MS
    const id = seededUuid(seed, `api-key:${label}`)
    const status = path.at(-1)?.to ?? 'active'
    const add = (atMs: number, more: JsonObject): void => {
      events.push({
        account_id: accountId,
        entity: ENTITY,
        record_id: id,
        actor: more['transition'] === 'expire' ? 'server' : 'user',
        user_id: more['transition'] === 'expire' ? null : userId,
        transition: null,
        from_state: null,
        input: {},
        created_at: new Date(atMs).toISOString(),
        ...more,
      })
    }
    add(createdMs, { to_state: 'active' })
    for (const { day, transition, to, input = {} } of path)
      add(createdMs + day * DAY_MS, { transition, from_state: 'active', to_state: to, input })
    return {
      accountId,
      entity: ENTITY,
      id,
      doc: {
        label,
        scopes,
        lifetime,
        prefix,
        status,
        is_active: status === 'active',
        secret: { made_at: new Date(createdMs).toISOString() },
        maker: { id: userId, name: 'Olivia Hart' },
        ...(lifetime !== 'never' && {
          expires_at: new Date(createdMs + days[lifetime] * DAY_MS).toISOString(),
        }),
        ...(used && {
          last_used_at: new Date(nowMs - used[0] * HOUR_MS).toISOString(),
          last_used_from: used[1],
        }),
      },
      createdAt: new Date(createdMs).toISOString(),
    }
  })
  await insertDocuments(query, documents)
  await insertEvents(query, events)
}
