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
  /** Messages of SIP; `after_ms` since the call began. */
  ladder?: { from: 'pbx' | 'us'; message: string; after_ms: number }[]
}

/**
 * Keeps a call in the account's history, in the caller's transaction. Takes no money: charge it in the same transaction.
 * @returns its id
 */
export async function recordCall(query: Query, call: CallFact): Promise<string> {
  const id = call.id ?? randomUUID()
  await sql`insert into phone_call
    (account_id, id, created_at, updated_at, type, from_number, to_number, country_code, dialed, trunk_id, campaign_id,
      ivr_service_id, code, answered_at, ended_at, duration, rate, minutes_charge, connection_charge, recording_charge,
      recording_id, events, ladder)
    values (${call.accountId}, ${id}, ${call.startedAt}, ${call.endedAt}, ${call.type}, ${call.from}, ${call.to},
      ${call.country ?? null}, ${call.to}, ${call.trunkId ?? null}, ${call.campaignId ?? null},
      ${call.ivrServiceId ?? null}, ${call.code}, ${call.answeredAt ?? null}, ${call.endedAt}, ${call.durationSeconds},
      ${call.rate ?? 0}, ${call.minutesCharge ?? 0}, ${call.connectionCharge ?? 0}, ${call.recordingCharge ?? 0},
      ${call.recordingId ?? null}, ${JSON.stringify(call.events ?? [])}::jsonb,
      ${call.ladder ? JSON.stringify(call.ladder) : null}::jsonb)
    on conflict do nothing`.execute(query)
  return id
}
