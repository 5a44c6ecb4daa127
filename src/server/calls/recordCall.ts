import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'

/** Statuses of the events of a call or message; HIST-019. */
export type CallEventStatus =
  | 'pending'
  | 'sent'
  | 'success'
  | 'accepted'
  | 'answered'
  | 'delivered'
  | 'failed'
  | 'busy'
  | 'cancel'
  | 'not_sent'
  | 'no_answer'
  | 'rejected'
  | 'undelivered'

/** A step of a flow that a call has left. */
export interface CallStep {
  step: string
  /** What was pressed there. */
  key: string
}

/** A call that is over, as the history keeps it. Numbers are E.164; money is micro-units; times are ISO 8601 UTC. */
export interface CallFact {
  accountId: string
  /** The same call is kept once: give an id that follows from the call, with the same `startedAt`. */
  id?: string
  type: 'placed' | 'received'
  from: string
  to: string
  /** Country of the far end, such as GB. */
  country?: string | undefined
  trunkId?: string | undefined
  campaignId?: string | undefined
  ivrServiceId?: string | undefined
  isTest?: boolean
  /** Final SIP code, such as 200, 486 (busy) or 480 (no answer): the disposition follows from it. */
  code: string
  startedAt: string
  answeredAt?: string | undefined
  endedAt: string
  /** Charged seconds between answer and end. */
  durationSeconds: number
  /** Price of a minute. */
  rate?: number
  minutesCharge?: number
  connectionCharge?: number
  recordingCharge?: number
  recordingId?: string | undefined
  /** What happened when; by default began, answered and how it ended. */
  events?: { status: CallEventStatus; at: string }[]
  /** The call flow it went through, and the way it took. */
  flow?: { id: string; name: string; version?: 'published' | 'draft' }
  steps?: CallStep[]
  /** Messages of SIP; `after_ms` since the call began. */
  ladder?: { from: 'pbx' | 'us'; message: string; after_ms: number }[]
}

/**
 * Keeps a call in the account's history, in the caller's transaction. Takes no money: charge it in the same transaction.
 * @returns its id
 */
export async function recordCall(query: Query, call: CallFact): Promise<string> {
  const id = call.id ?? randomUUID()
  await recordCalls(query, [{ ...call, id }])
  return id
}

/** The same for many calls at once. */
export async function recordCalls(
  query: Query,
  calls: readonly (CallFact & { id: string })[],
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const typed = sql.join(
    Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  )
  for (let at = 0; at < calls.length; at += CALLS_PER_STATEMENT) {
    const rows = JSON.stringify(calls.slice(at, at + CALLS_PER_STATEMENT).map(rowOf))
    await sql`insert into phone_call (${names})
      select ${names} from jsonb_to_recordset(${rows}::jsonb) as call (${typed})
      on conflict do nothing`.execute(query)
  }
}

const CALLS_PER_STATEMENT = 500

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
  campaign_id: 'uuid',
  ivr_service_id: 'uuid',
  is_test: 'boolean',
  code: 'text',
  answered_at: 'timestamptz',
  ended_at: 'timestamptz',
  duration: 'integer',
  rate: 'bigint',
  minutes_charge: 'bigint',
  connection_charge: 'bigint',
  recording_charge: 'bigint',
  recording_id: 'uuid',
  events: 'jsonb',
  ladder: 'jsonb',
  flow_id: 'uuid',
  flow_name: 'text',
  flow_version: 'text',
  flow_steps: 'jsonb',
} as const

function rowOf(call: CallFact & { id: string }): Record<keyof typeof columns, unknown> {
  return {
    account_id: call.accountId,
    id: call.id,
    created_at: call.startedAt,
    updated_at: call.endedAt,
    type: call.type,
    from_number: call.from,
    to_number: call.to,
    country_code: call.country ?? null,
    dialed: call.to,
    trunk_id: call.trunkId ?? null,
    campaign_id: call.campaignId ?? null,
    ivr_service_id: call.ivrServiceId ?? null,
    is_test: call.isTest ?? false,
    code: call.code,
    answered_at: call.answeredAt ?? null,
    ended_at: call.endedAt,
    duration: call.durationSeconds,
    rate: call.rate ?? 0,
    minutes_charge: call.minutesCharge ?? 0,
    connection_charge: call.connectionCharge ?? 0,
    recording_charge: call.recordingCharge ?? 0,
    recording_id: call.recordingId ?? null,
    events: call.events ?? [],
    ladder: call.ladder ?? null,
    flow_id: call.flow?.id ?? null,
    flow_name: call.flow?.name ?? null,
    flow_version: call.flow?.version ?? null,
    flow_steps: call.steps ?? null,
  }
}
