import { createZoneOfNumber } from '../sms-broadcast/recipientZones.ts'
import { sql } from 'kysely'
import { isSendingWindow, openingOf } from '../../../domain/schedule/index.ts'
import { strings } from './voiceValues.ts'
import { recordCall, ringSeconds, type CallOutcome, type FlowCall } from '../../calls/index.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import { readFlowTree } from '../call-flows/readFlowTree.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** Resource and entity. */
export const VOICE_CAMPAIGN = 'voice-campaign'
/** Transaction type: voice campaign call. */
const VOICE_CALL = 28
const SECONDS_PER_MINUTE = 60

const codes: Record<CallOutcome, string> = {
  answered: '200',
  voicemail: '200',
  busy: '486',
  no_answer: '480',
  failed: '503',
}

/** What a minute to a country costs, in micro-units; undefined where we don't call. */
export function callRate(
  { catalogueItem }: Pick<PublishedPortal, 'catalogueItem'>,
  countryCode: string,
): number | undefined {
  const rate = catalogueItem('call-rates', countryCode)?.['perMinute']
  return Number.isSafeInteger(rate) ? Number(rate) : undefined
}

/** A flow of campaigns with all it leads into; undefined when it isn't published. */
export function readFlows(
  query: Query,
  accountId: string,
  id: string,
  revision?: number,
): ReturnType<typeof readFlowTree> {
  return readFlowTree(query, { accountId, kind: 'voice_campaign', id }, revision)
}

/** Charges for a call that is over and keeps it in the history, once, however often it is asked. */
export async function settleCall(
  query: Query,
  accountId: string,
  call: FlowCall,
  { campaignId, country, rate, nowMs }: { campaignId: string; country: string; rate: number; nowMs: number },
): Promise<number> {
  const isAnswered = call.outcome === 'answered' || call.outcome === 'voicemail'
  const charge = isAnswered ? rate * Math.max(1, Math.ceil(call.seconds / SECONDS_PER_MINUTE)) : 0
  if (charge > 0)
    await moveMoney(query, {
      accountId,
      kind: 'voice-campaign-call',
      type: VOICE_CALL,
      reference: call.id,
      amount: -charge,
      counterpart: 'revenue',
      details: call.to,
      mayOverdraw: true,
    })
  const startedMs = Math.min(call.startedMs, nowMs - (call.seconds + ringSeconds) * 1000)
  const at = (ms: number): string => new Date(ms).toISOString()
  const answeredMs = startedMs + ringSeconds * 1000
  await recordCall(query, {
    accountId,
    id: call.id,
    type: 'placed',
    from: call.from,
    to: call.to,
    country,
    campaignId,
    code: codes[call.outcome],
    startedAt: at(startedMs),
    ...(isAnswered && { answeredAt: at(answeredMs) }),
    endedAt: at(answeredMs + call.seconds * 1000),
    durationSeconds: isAnswered ? call.seconds : 0,
    rate,
    minutesCharge: charge,
  })
  return charge
}

/** When a number may be called: now, or once the window of the campaign opens where the number is. */
export function dueAt(
  published: Pick<PublishedPortal, 'portal'>,
  doc: JsonObject,
  { number, country, nowMs }: { number: string; country: string; nowMs: number },
): number {
  if (doc['window_enabled'] !== true) return nowMs
  const window = {
    from: String(doc['window_from']),
    to: String(doc['window_to']),
    days: strings(doc['window_days']),
  }
  const zone = createZoneOfNumber(() => published.portal.catalogues['number-zones'] ?? [])(number, country)
  return isSendingWindow(window) ? openingOf(window, zone ?? 'UTC', nowMs) : nowMs
}

/** Whether calls of the account may show a number. */
export async function hasCaller(query: Query, accountId: string, number: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from record where account_id = ${accountId} and doc->>'number' = ${number}
      and (entity = 'caller-id' or entity = 'did' and doc->>'status' = 'active' and doc->'features' ? 'voice_out')
    limit 1`.execute(query)
  return rows.length > 0
}
