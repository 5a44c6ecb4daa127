import { sampleCode } from '../../../domain/codes/index.ts'
import { createRandom, seededUuid, type Random } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import { insertRows } from '../../demo/insertRows.ts'
import { insertTransfers, type DemoTransfer } from '../../demo/insertTransfers.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { channelsOf, SERVICE, type Channel } from './serviceOf.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

interface DemoService {
  name: string
  sender?: string
  callerId?: string
  doc: JsonObject
  sessions: number
  daysAgo: number
}

const services: DemoService[] = [
  {
    name: 'Sign in',
    sender: 'HarbourPine',
    callerId: '+441179460123',
    doc: { validation_enabled: true, failover_enabled: true, code_length: 6, app_hash: 'FA+9qCX9VSu' },
    sessions: 46,
    daysAgo: 160,
  },
  {
    name: 'Order pickup',
    sender: 'HPDelivery',
    doc: { code_length: 4, code_minutes: 30, countries: ['GB', 'DE', 'FR', 'NL'] },
    sessions: 24,
    daysAgo: 74,
  },
  {
    name: 'Loyalty hotline',
    callerId: '+441615550190',
    doc: { code_length: 5, attempts: 3 },
    sessions: 9,
    daysAgo: 21,
  },
]

/** Prefix, country and length of the numbers of the demo's customers. */
const ranges = [
  ['+4474001', 'GB', 13],
  ['+491511', 'DE', 14],
  ['+336121', 'FR', 12],
  ['+316121', 'NL', 12],
] as const
/** At the time of the sessions. */
const prices: Record<Channel, number> = { sms: 71_000, voice: 54_000 }
const ends = [
  'verified',
  'verified',
  'verified',
  'verified',
  'expired',
  'verified',
  'failed',
  'verified',
  'canceled',
  'verified',
  'verified',
  'invalid',
] as const

/** The demo owner's 2FA services, and sessions in every status. */
export async function insertTwoFa({ query, seed, nowMs, text }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const random = createRandom(seed + 36)
  const sessions: ReturnType<typeof demoSession>[] = []
  const documents = services.map(({ name, sender, callerId, doc, daysAgo }) => ({
    accountId,
    entity: SERVICE,
    id: seededUuid(seed, `two-fa-service:${name}`),
    doc: serviceDoc(seed, { name, sender, callerId, doc }),
    createdAt: new Date(nowMs - daysAgo * DAY_MS).toISOString(),
  }))
  for (const [place, { name, sessions: count }] of services.entries()) {
    const { id = '', doc = {} } = documents[place] ?? {}
    for (let at = 0; at < count; at += 1) {
      const startedMs = nowMs - Math.round((at + 0.2 + random.fraction() * 0.6) * (27 / count) * DAY_MS)
      const status = ends[(at + place) % ends.length] ?? 'verified'
      sessions.push(
        demoSession({
          random,
          id: seededUuid(seed, `two-fa-session:${name}:${at}`),
          accountId,
          service: { id, name, doc },
          status,
          startedMs,
          reason: (reason) => text(reason),
        }),
      )
    }
  }
  const [waiting] = sessions
  // One is waiting for its code as the world begins.
  if (waiting) Object.assign(waiting, pendingNow(waiting, nowMs))
  await insertDocuments(query, documents)
  await insertRows(query, 'two_fa_session', columns, sessions)
  const transfers = sessions.map(
    ({ id, charge, dst, country_code: country, created_at: at }): DemoTransfer => ({
      kind: 'two-fa',
      type: 36,
      reference: id,
      amount: -charge,
      counterpart: 'revenue',
      details: dst,
      parts: [{ country, amount: -charge }],
      atMs: Date.parse(at),
    }),
  )
  await insertTransfers(
    query,
    seed,
    accountId,
    transfers.filter(({ amount }) => amount !== 0),
  )
}

const columns = {
  account_id: 'uuid',
  id: 'uuid',
  service_id: 'uuid',
  service_name: 'text',
  dst: 'text',
  country_code: 'text',
  purpose: 'text',
  channel: 'text',
  language: 'text',
  address: 'text',
  status: 'text',
  reason: 'text',
  sends: 'int',
  attempts: 'int',
  max_attempts: 'int',
  charge: 'bigint',
  events: 'jsonb',
  sent_at: 'timestamptz',
  expires_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const

function serviceDoc(
  seed: number,
  { name, sender, callerId, doc }: Pick<DemoService, 'name' | 'sender' | 'callerId' | 'doc'>,
): JsonObject {
  const id = seededUuid(seed, `two-fa-service:${name}`)
  const made: JsonObject = {
    uuid: id,
    name,
    code_length: 6,
    validation_enabled: false,
    failover_enabled: false,
    sms_enabled: sender !== undefined,
    voice_enabled: callerId !== undefined,
    ...(sender !== undefined && {
      senderid: { id: seededUuid(seed, `sender:owner:${sender}`), title: sender },
      shared_sender_ids: true,
    }),
    ...(callerId !== undefined && {
      callerid: { id: seededUuid(seed, `caller-id:${callerId}`), number: callerId },
    }),
    language: 'en',
    code_minutes: 10,
    attempts: 5,
    resend_seconds: 60,
    number_limit: 5,
    address_limit: 30,
    country_limit: 1000,
    guard_enabled: true,
    guard_conversion: 20,
    ...doc,
  }
  return { ...made, channels: channelsOf(made), code: sampleCode(Number(made['code_length'])) }
}

interface SessionSeed {
  random: Random
  id: string
  accountId: string
  service: { id: string; name: string; doc: JsonObject }
  status: (typeof ends)[number]
  startedMs: number
  reason: (key: 'two-fa:number-unreachable' | 'two-fa:code-attempts') => string
}

function demoSession({ random, id, accountId, service, status, startedMs, reason }: SessionSeed) {
  const { doc } = service
  const [prefix, country, length] = random.pick(ranges)
  const dst =
    prefix +
    String(random.between(0, 10 ** (length - prefix.length) - 1)).padStart(length - prefix.length, '0')
  const wasSent = status !== 'invalid'
  const [channel = 'sms'] = channelsOf(doc)
  const attempts = Number(doc['attempts'])
  const wrong = status === 'failed' ? attempts : status === 'verified' && random.fraction() < 0.2 ? 1 : 0
  const life = Number(doc['code_minutes']) * MINUTE_MS
  const lasted = status === 'expired' ? life : wasSent ? random.between(9, 140) * 1000 : 400
  const at = (afterMs: number): string => new Date(startedMs + afterMs).toISOString()
  const events = [
    { status: 'pending', at: at(0) },
    ...(wasSent ? [{ status: `${channel}_sent`, at: at(700) }] : []),
    ...Array.from({ length: wrong }, (_, index) => ({
      status: 'wrong_code',
      at: at(900 + ((lasted - 1000) * (index + 1)) / (wrong + 1)),
    })),
    { status, at: at(lasted) },
  ]
  return {
    account_id: accountId,
    id,
    service_id: service.id,
    service_name: service.name,
    dst,
    country_code: country as string,
    purpose: 'api',
    channel: wasSent ? channel : null,
    language: 'en',
    address: `198.51.100.${random.between(2, 250)}`,
    status: status as string,
    reason:
      status === 'invalid'
        ? reason('two-fa:number-unreachable')
        : status === 'failed'
          ? reason('two-fa:code-attempts')
          : null,
    sends: wasSent ? 1 : 0,
    attempts: wrong + (status === 'verified' ? 1 : 0),
    max_attempts: attempts,
    charge: wasSent ? prices[channel] : 0,
    events,
    sent_at: wasSent ? at(700) : null,
    expires_at: at(life),
    created_at: at(0),
    updated_at: at(lasted),
  }
}

function pendingNow(
  session: ReturnType<typeof demoSession>,
  nowMs: number,
): Partial<ReturnType<typeof demoSession>> {
  const { channel } = session
  const at = (beforeMs: number): string => new Date(nowMs - beforeMs).toISOString()
  return {
    status: 'pending',
    reason: null,
    sends: 1,
    attempts: 0,
    events: [
      { status: 'pending', at: at(MINUTE_MS) },
      { status: `${channel ?? 'sms'}_sent`, at: at(MINUTE_MS - 700) },
    ],
    sent_at: at(MINUTE_MS - 700),
    // Nobody has its code, and it is seen for a day.
    expires_at: at(-DAY_MS),
    created_at: at(MINUTE_MS),
    updated_at: at(MINUTE_MS - 700),
  }
}
