import { sql, type RawBuilder } from 'kysely'
import type { Query } from '../../storage/database.ts'
import type { Channel } from './serviceOf.ts'

export type SessionStatus = 'pending' | 'expired' | 'verified' | 'failed' | 'invalid' | 'canceled'
export type SessionPurpose = 'api' | 'preview' | 'test'

/** A verification of one number by codes of one service. */
export interface Session {
  id: string
  service_id: string
  dst: string
  country_code: string
  purpose: SessionPurpose
  channel: Channel | null
  language: string
  address: string | null
  status: SessionStatus
  code_hash: string | null
  sends: number
  attempts: number
  max_attempts: number
  charge: number
  charges: number
  sent_at: Date | null
  expires_at: Date
  is_over: boolean
}

type SessionEvent = SessionStatus | 'sms_sent' | 'voice_sent' | 'sms_failed' | 'voice_failed' | 'wrong_code'

/** @param lock keeps the session for this transaction */
export async function readSession(
  query: Query,
  accountId: string,
  id: string,
  lock = false,
): Promise<Session | undefined> {
  const { rows } = await sql<Session>`
    select id, service_id, dst, country_code, purpose, channel, language, address, status, code_hash, sends, attempts,
      max_attempts, charge::float8 as charge, charges, sent_at, expires_at, expires_at <= now() as is_over
    from two_fa_session where account_id = ${accountId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    query,
  )
  return rows[0]
}

export interface NewSession {
  id: string
  serviceId: string
  serviceName: string
  dst: string
  countryCode: string
  purpose: SessionPurpose
  language: string
  address: string | undefined
  maxAttempts: number
  minutes: number
}

export async function insertSession(query: Query, accountId: string, session: NewSession): Promise<void> {
  const { id, serviceId, serviceName, dst, countryCode, purpose, language, address, maxAttempts } = session
  await sql`
    insert into two_fa_session (account_id, id, service_id, service_name, dst, country_code, purpose, language, address,
      max_attempts, expires_at, events)
    values (${accountId}, ${id}, ${serviceId}, ${serviceName}, ${dst}, ${countryCode}, ${purpose}, ${language},
      ${address ?? null}, ${maxAttempts}, now() + make_interval(mins => ${session.minutes}::int),
      jsonb_build_array(${eventSql('pending')}))`.execute(query)
}

/** Sets columns of a session and adds what happened. */
export async function updateSession(
  query: Query,
  accountId: string,
  id: string,
  set: RawBuilder<unknown>,
  ...events: SessionEvent[]
): Promise<void> {
  await sql`
    update two_fa_session set ${set}, updated_at = now(),
      events = events || jsonb_build_array(${sql.join(events.map(eventSql))})
    where account_id = ${accountId} and id = ${id}`.execute(query)
}

/** Adds what happened to a session. */
export async function addEvents(
  query: Query,
  accountId: string,
  id: string,
  events: SessionEvent[],
): Promise<void> {
  await updateSession(query, accountId, id, sql`sends = sends`, ...events)
}

/** Ends a pending session. @returns whether it was pending */
export async function endSession(
  query: Query,
  accountId: string,
  id: string,
  status: Exclude<SessionStatus, 'pending'>,
  reason?: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update two_fa_session set status = ${status}, reason = ${reason ?? null}, code_hash = null, updated_at = now(),
      events = events || jsonb_build_array(${eventSql(status)})
    where account_id = ${accountId} and id = ${id} and status = 'pending'`.execute(query)
  return numAffectedRows === 1n
}

function eventSql(status: SessionEvent): RawBuilder<unknown> {
  return sql`jsonb_build_object('status', ${status}::text,
    'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
}
