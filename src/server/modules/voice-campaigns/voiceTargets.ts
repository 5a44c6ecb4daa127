import { sql } from 'kysely'
import type { FlowCall } from '../../calls/index.ts'
import type { Query } from '../../storage/database.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import type { Callee } from './readCallees.ts'
import type { Outcome } from './voiceValues.ts'

/** Somebody a campaign calls. */
export interface VoiceTarget {
  id: string
  position: number
  number: string
  country: string
  contact: Record<string, string>
  attempts: number
  call: FlowCall | null
  revision: number | null
  pressed: string
}

/** A campaign of an account. */
export interface CampaignPlace {
  accountId: string
  campaignId: string
}

/** Replaces whom a campaign calls. */
export async function writeTargets(
  query: Query,
  { accountId, campaignId }: CampaignPlace,
  callees: readonly Callee[],
): Promise<void> {
  await deleteTargets(query, { accountId, campaignId })
  const rows = callees.map((callee, position) => ({
    ...callee,
    position,
    id: hashedUuid(`${campaignId}:${callee.number}`),
  }))
  await sql`
    insert into voice_target (account_id, campaign_id, id, position, number, country_code, contact)
    select ${accountId}, ${campaignId}, id, position, number, country, contact
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id uuid, position int, number text, country text, contact jsonb)`.execute(query)
}

export async function deleteTargets(query: Query, { accountId, campaignId }: CampaignPlace): Promise<void> {
  await sql`delete from voice_target where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(
    query,
  )
}

const columns = sql`id, position, number, country_code as country, contact, attempts, call, revision, pressed`

/** Those on the phone now, locked. */
export async function readCalls(
  query: Query,
  { accountId, campaignId }: CampaignPlace,
): Promise<(VoiceTarget & { dueMs: number })[]> {
  const { rows } = await sql<VoiceTarget & { dueMs: number }>`
    select ${columns}, extract(epoch from due_at)::float8 * 1000 as "dueMs" from voice_target
    where account_id = ${accountId} and campaign_id = ${campaignId} and status = 'calling'
    order by due_at, position for update`.execute(query)
  return rows
}

/** Those to be called by now, locked: first whom nobody called yet. */
export async function readWaiting(
  query: Query,
  { accountId, campaignId }: CampaignPlace,
  { untilMs, limit }: { untilMs: number; limit: number },
): Promise<VoiceTarget[]> {
  const { rows } = await sql<VoiceTarget>`
    select ${columns} from voice_target
    where account_id = ${accountId} and campaign_id = ${campaignId} and status = 'waiting'
      and due_at <= to_timestamp(${untilMs / 1000}::float8)
    order by due_at, position limit ${limit} for update`.execute(query)
  return rows
}

/** When the next attempt is due, epoch ms; undefined when everybody has been called. */
export async function nextAttempt(
  query: Query,
  { accountId, campaignId }: CampaignPlace,
): Promise<number | undefined> {
  const { rows } = await sql<{ due: number | null }>`
    select extract(epoch from min(due_at))::float8 * 1000 as due from voice_target
    where account_id = ${accountId} and campaign_id = ${campaignId} and status = 'waiting'`.execute(query)
  return rows[0]?.due ?? undefined
}

/** What a campaign says of further attempts. */
export interface RetryRules {
  retries: number
  retryOn: readonly string[]
  /** undefined where nobody is called again */
  retryMinutes: number | undefined
}

/**
 * Nobody waits longer for hours or a pause that have changed: whoever was called is due after the campaign's pause, or
 * when the flow asked for it, the others at once.
 */
export async function askWaitingAnew(
  query: Query,
  { accountId, campaignId }: CampaignPlace,
  { retryOn, retryMinutes }: Omit<RetryRules, 'retries'>,
): Promise<void> {
  // Of least(), what is null doesn't count.
  await sql`
    update voice_target set due_at = case when attempts = 0 or called_at is null then now()
      when outcome = any(${[...retryOn]}::text[])
        then least(due_at, called_at + ${retryMinutes ?? null}::int * interval '1 minute')
      else least(due_at, asked_for) end
    where account_id = ${accountId} and campaign_id = ${campaignId} and status = 'waiting'`.execute(query)
}

/**
 * Ends the waiting of those who are called no more: after all their attempts, or after an outcome that doesn't count,
 * unless their flow asked; these wait as long as it asked.
 * @returns how many, by the outcome of their last call
 */
export async function endSpent(
  query: Query,
  { accountId, campaignId }: CampaignPlace,
  { retries, retryOn }: Omit<RetryRules, 'retryMinutes'>,
): Promise<{ outcome: Outcome; people: number }[]> {
  await sql`
    update voice_target set due_at = asked_for
    where account_id = ${accountId} and campaign_id = ${campaignId} and status = 'waiting' and attempts > 0
      and due_at < asked_for and outcome <> all(${[...retryOn]}::text[])`.execute(query)
  const { rows } = await sql<{ outcome: Outcome; people: number }>`
    with spent as (
      update voice_target set status = 'done', updated_at = now()
      where account_id = ${accountId} and campaign_id = ${campaignId} and status = 'waiting' and attempts > 0
        and (attempts > ${retries}::int or asked_for is null and outcome <> all(${[...retryOn]}::text[]))
      returning outcome)
    select outcome, count(*)::int as people from spent group by outcome`.execute(query)
  return rows
}

/** Columns of a target that change. */
export interface TargetChange {
  status?: 'waiting' | 'calling' | 'done'
  outcome?: string
  attempts?: number
  dueMs?: number
  /** null where the campaign says when somebody is called again */
  askedForMs?: number | null
  call?: FlowCall | null
  revision?: number
  pressed?: string
  calledMs?: number
  /** of the call that begins: micro-units a minute */
  rate?: number
  duration?: number
  /** is added */
  charge?: number
}

export async function updateTarget(
  query: Query,
  accountId: string,
  id: string,
  change: TargetChange,
): Promise<void> {
  const { dueMs, askedForMs, calledMs, call, charge, ...plain } = change
  const moment = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`
  const parts = Object.entries(plain).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (dueMs !== undefined) parts.push(sql`due_at = ${moment(dueMs)}`)
  if (askedForMs !== undefined)
    parts.push(sql`asked_for = ${askedForMs === null ? null : moment(askedForMs)}`)
  if (calledMs !== undefined) parts.push(sql`called_at = ${moment(calledMs)}`)
  if (call !== undefined) parts.push(sql`call = ${call && JSON.stringify(call)}::jsonb`)
  if (charge !== undefined) parts.push(sql`charge = charge + ${charge}`)
  await sql`update voice_target set updated_at = now(), ${sql.join(parts)}
    where account_id = ${accountId} and id = ${id}`.execute(query)
}
