import type { DemoWorld } from '../../host/ServerModule.ts'
import { createRandom, seededUuid } from '../../demo/createRandom.ts'
import { insertRows } from '../../demo/insertRows.ts'

interface DemoTrunk {
  accountId: string
  id: string
  label: string
  isDigest: boolean
  caller: string
}

const HOUR_MS = 3_600_000
const BUSY_TRUNKS = ['Head office', 'Workshop', 'Call center', 'Reseller gateway']

const numbers = [
  ['+447400123456', 'GB', 12_000],
  ['+441615550142', 'GB', 12_000],
  ['+12125550142', 'US', 9000],
  ['+4748012345', 'NO', 16_000],
  ['+4930901820', 'DE', 14_000],
  ['+33142685300', 'FR', 14_000],
] as const
const ENDS = ['200', '200', '200', '200', '200', '486', '480', '200', '487', '603']

/** A few days of calls of the demo owner's trunks, their failed attempts, and the PBXs registered now. */
export async function insertCalls(
  { query, seed, nowMs }: Pick<DemoWorld, 'query' | 'seed' | 'nowMs'>,
  trunks: readonly DemoTrunk[],
): Promise<void> {
  const busy = trunks.filter(({ label }) => BUSY_TRUNKS.includes(label))
  const at = (hours: number) => new Date(nowMs - hours * HOUR_MS).toISOString()
  const random = createRandom(seed)
  const calls = busy.flatMap(({ accountId, id, label, caller }) => {
    return Array.from({ length: 14 }, (_, index) => {
      const [number, country, rate] = random.pick(numbers)
      const code = random.pick(ENDS)
      const duration = code === '200' ? random.between(20, 620) : 0
      const createdAt = at(0.4 + index * 4.7 + random.fraction() * 3)
      return {
        account_id: accountId,
        id: seededUuid(seed, `call:${label}:${index}`),
        trunk_id: id,
        caller,
        dialed: number,
        number,
        country_code: country,
        code,
        duration,
        rate,
        charge: Math.ceil((rate * duration) / 60),
        created_at: createdAt,
        updated_at: createdAt,
      }
    })
  })
  const failures = busy
    .filter(({ isDigest }) => isDigest)
    .flatMap(({ accountId, id, label }, index) =>
      [
        {
          method: 'register',
          code: '401',
          source: '185.53.177.10',
          user_agent: 'friendly-scanner',
          attempts: 214,
        },
        {
          method: 'call',
          code: '403',
          source: '81.2.69.142',
          user_agent: 'Asterisk PBX 20.5.0',
          attempts: 3,
        },
      ].map((failure, place) => ({
        account_id: accountId,
        id: seededUuid(seed, `sip-failure:${label}:${place}`),
        trunk_id: id,
        ...failure,
        hour: at(Math.ceil(5 + index * 9 + place * 30)),
        created_at: at(6 + index * 9 + place * 30),
        updated_at: at(5 + index * 9 + place * 30),
      })),
    )
  const registrations = busy
    .filter(({ isDigest }) => isDigest)
    .map(({ accountId, id, label }, index) => ({
      account_id: accountId,
      id: seededUuid(seed, `registration:${label}`),
      trunk_id: id,
      contact: `sip:81.2.69.${142 + index}:5061`,
      source: `81.2.69.${142 + index}`,
      user_agent: 'Asterisk PBX 20.5.0',
      transport: 'TLS',
      health: 'reachable',
      rtt_ms: 18 + index * 7,
      is_simulated: true,
      expires_at: new Date(nowMs + 2 * HOUR_MS).toISOString(),
      created_at: at(70 + index * 11),
      updated_at: at(0),
    }))
  await insertRows(query, 'trunk_call', callColumns, calls)
  await insertRows(query, 'trunk_failure', failureColumns, failures)
  await insertRows(query, 'trunk_registration', registrationColumns, registrations)
}

const stamps = { created_at: 'timestamptz', updated_at: 'timestamptz' } as const
const own = { account_id: 'uuid', id: 'uuid', trunk_id: 'uuid' } as const

const callColumns = {
  ...own,
  caller: 'text',
  dialed: 'text',
  number: 'text',
  country_code: 'text',
  code: 'text',
  duration: 'integer',
  rate: 'bigint',
  charge: 'bigint',
  ...stamps,
} as const

const failureColumns = {
  ...own,
  method: 'text',
  code: 'text',
  source: 'text',
  user_agent: 'text',
  attempts: 'integer',
  hour: 'timestamptz',
  ...stamps,
} as const

const registrationColumns = {
  ...own,
  contact: 'text',
  source: 'text',
  user_agent: 'text',
  transport: 'text',
  health: 'text',
  rtt_ms: 'integer',
  is_simulated: 'boolean',
  expires_at: 'timestamptz',
  ...stamps,
} as const
