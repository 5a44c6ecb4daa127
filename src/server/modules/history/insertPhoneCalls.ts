import { createRandom, seededUuid } from '../../demo/createRandom.ts'
import { insertRows } from '../../demo/insertRows.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DAYS = 60
const CONNECTION = 1000
/** Number, country and price of a minute called. */
const far = [
  ['+447400123456', 'GB', 12_000],
  ['+442079460123', 'GB', 12_000],
  ['+12125550142', 'US', 9000],
  ['+13125550188', 'US', 9000],
  ['+4748012345', 'NO', 16_000],
  ['+4930901820', 'DE', 14_000],
  ['+33142685300', 'FR', 14_000],
] as const
const own = ['+441615550190', '+442079460123', '+441615550142'] as const
const ends = ['200', '200', '200', '200', '200', '200', '480', '480', '486', '487', '603', '404'] as const
/** Calls of an hour of a working day, from 00:00 UTC. */
const shape = [0, 0, 0, 0, 0, 0, 1, 2, 4, 6, 7, 6, 4, 5, 6, 6, 5, 3, 2, 1, 1, 0, 0, 0]
const shares = { owner: 0.4, flex: 0.06, sub: 0.05 } as const

/** The recorded calls of the demo: those of the call recording module. */
const recorded = [
  ['received', '+447700900184', '+442079460123', 'GB', 'Call center', 14, 3],
  ['placed', '+442079460123', '+447700900461', 'GB', 'Head office', 9, 21],
  ['received', '+4748012345', '+442079460123', 'NO', 'Call center', 17, 52],
  ['placed', '+441615550190', '+12125550142', 'US', 'Head office', 7, 190],
  ['received', '+12125550188', '+442079460123', 'US', 'Call center', 11, 980],
] as const

/** Two months of calls of a few accounts: more by day than by night, and fewer at weekends. */
export async function insertPhoneCalls({
  query,
  seed,
  nowMs,
}: Pick<DemoWorld, 'query' | 'seed' | 'nowMs'>): Promise<void> {
  const random = createRandom(seed + 14)
  const rows: Row[] = []
  for (const [key, share] of Object.entries(shares)) {
    const accountId = seededUuid(seed, `account:${key}`)
    for (let hour = 1; hour < DAYS * 24; hour++) {
      const at = new Date(nowMs - hour * HOUR_MS)
      const isWeekend = at.getUTCDay() % 6 === 0
      const expected = (shape[at.getUTCHours()] ?? 0) * share * (isWeekend ? 0.25 : 1)
      for (let left = expected; left > random.fraction(); left--)
        rows.push(callAt(accountId, `${key}:${hour}:${left}`, at.getTime()))
    }
  }
  const owner = seededUuid(seed, 'account:owner')
  for (const [index, [type, from, to, country, trunk, seconds, hoursAgo]] of recorded.entries())
    rows.push({
      ...callAt(owner, `recorded:${index}`, nowMs - hoursAgo * HOUR_MS),
      type,
      from_number: from,
      to_number: to,
      country_code: country,
      trunk_id: seededUuid(seed, `trunk:${trunk}`),
      ...answered(nowMs - hoursAgo * HOUR_MS, type === 'placed' ? 12_000 : 0, seconds),
      recording_charge: 2500,
      recording_id: seededUuid(seed, `recording:${index}`),
    })
  await insertRows(query, 'phone_call', columns, rows)

  function callAt(accountId: string, key: string, hourMs: number): Row {
    const [number, country, price] = random.pick(far)
    const isPlaced = random.fraction() < 0.6
    const code = random.pick(ends)
    const atMs = Math.max(nowMs - DAYS * DAY_MS, hourMs - random.between(1, 3_500) * 1000)
    const rate = isPlaced ? price : 0
    const isOwner = accountId === seededUuid(seed, 'account:owner')
    return {
      account_id: accountId,
      id: seededUuid(seed, `phone-call:${key}`),
      type: isPlaced ? 'placed' : 'received',
      from_number: isPlaced ? random.pick(own) : number,
      to_number: isPlaced ? number : random.pick(own),
      country_code: country,
      dialed: '',
      // The trunk's page shows the calls it made.
      trunk_id: isOwner && !isPlaced ? seededUuid(seed, 'trunk:Call center') : null,
      recording_charge: 0,
      recording_id: null,
      ...(code === '200' ? answered(atMs, rate, random.between(8, 640)) : unanswered(atMs, rate, code)),
    }
  }
}

function answered(atMs: number, rate: number, seconds: number) {
  const [start, up, end] = [atMs, atMs + 6000, atMs + 6000 + seconds * 1000].map((ms) =>
    new Date(ms).toISOString(),
  )
  return {
    created_at: start,
    updated_at: end,
    code: '200',
    answered_at: up,
    ended_at: end,
    duration: seconds,
    rate,
    minutes_charge: Math.ceil((rate * seconds) / 60),
    connection_charge: rate > 0 ? CONNECTION : 0,
    ladder: [
      { after_ms: 0, from: rate > 0 ? 'pbx' : 'us', message: 'INVITE' },
      { after_ms: 60, from: rate > 0 ? 'us' : 'pbx', message: '100 Trying' },
      { after_ms: 700, from: rate > 0 ? 'us' : 'pbx', message: '180 Ringing' },
      { after_ms: 6000, from: rate > 0 ? 'us' : 'pbx', message: '200 OK' },
      { after_ms: 6020, from: rate > 0 ? 'pbx' : 'us', message: 'ACK' },
      { after_ms: 6000 + seconds * 1000, from: 'pbx', message: 'BYE' },
    ],
  }
}

function unanswered(atMs: number, rate: number, code: string) {
  const end = new Date(atMs + (code === '480' ? 20_000 : 3000)).toISOString()
  return {
    created_at: new Date(atMs).toISOString(),
    updated_at: end,
    code,
    answered_at: null,
    ended_at: end,
    duration: 0,
    rate,
    minutes_charge: 0,
    connection_charge: 0,
    ladder: null,
  }
}

const columns = {
  account_id: 'uuid',
  id: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  type: 'text',
  from_number: 'text',
  to_number: 'text',
  country_code: 'text',
  dialed: 'text',
  trunk_id: 'uuid',
  code: 'text',
  answered_at: 'timestamptz',
  ended_at: 'timestamptz',
  duration: 'integer',
  rate: 'bigint',
  minutes_charge: 'bigint',
  connection_charge: 'bigint',
  recording_charge: 'bigint',
  recording_id: 'uuid',
  ladder: 'jsonb',
} as const

type Row = Record<keyof typeof columns, unknown>
