import { sql } from 'kysely'
import { beginFlow, type CallFlow, type FlowEffect } from '../../../domain/call-flow/index.ts'
import { pausingState } from '../../auth/requireState.ts'
import { simulatedCallOutcome, stepFlowCall, type FlowCall } from '../../calls/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import { moveDocument } from '../../lifecycle/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument, patchDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { callRate, dueAt, readFlows, settleCall, VOICE_CAMPAIGN } from './campaignCall.ts'
import { strings } from './voiceValues.ts'

/** Kind of the job that makes a campaign's calls. */
export const DIAL_CAMPAIGN = 'dial-voice-campaign'

const TURN_MS = 3000
const PAUSED_RECHECK_MS = 30_000
const LONGEST_WAIT_MS = 3_600_000
const MINUTE_MS = 60_000

interface Target {
  position: number
  number: string
  country: string
  attempts: number
  call: FlowCall | null
  revision: number | null
  keys: { nodeId: string; key: string }[]
}

/** When to go on: at once, later, or not any more. */
type Next = 'now' | { inMs: number } | 'over'

/**
 * Makes the calls of a campaign. A pass is one transaction: it begins calls, takes each call that is under way one event
 * further, charges for what has ended. So a process that is killed calls nobody twice, and its calls go on in the next.
 */
export function dialCampaign(context: ModuleContext): JobHandler {
  const { database, published } = context
  return async function dial({ accountId, payload }, signal) {
    const id = String(payload['campaign'])
    const until = performance.now() + TURN_MS
    const { states } = published().portal.manifest
    if (await database.system((query) => pausingState(query, accountId, states)))
      return later(PAUSED_RECHECK_MS)
    for (;;) {
      if (signal.aborted) throw new Error('stopped')
      const next = await database.transaction(accountId, (query) => makePass(query, context, accountId, id))
      if (next === 'over') return
      if (next !== 'now') return later(next.inMs)
      if (performance.now() > until) return later(0)
    }
    function later(delayMs: number): Promise<void> {
      return database.transaction(accountId, (query) =>
        enqueueJob(query, {
          accountId,
          kind: DIAL_CAMPAIGN,
          key: `${id}:${Date.now()}`,
          payload: { campaign: id },
          delayMs,
        }),
      )
    }
  }
}

async function makePass(
  query: Query,
  { published, postNotices }: Pick<ModuleContext, 'published' | 'postNotices'>,
  accountId: string,
  id: string,
): Promise<Next> {
  const record = await readDocument(query, accountId, VOICE_CAMPAIGN, id, true)
  if (!record) return 'over'
  const nowMs = Date.now()
  const move = (transition: string, to: string, set: JsonObject = {}) =>
    moveDocument(query, postNotices, {
      accountId,
      entity: VOICE_CAMPAIGN,
      record,
      transition,
      field: 'status',
      to,
      mover: { by: 'server' },
      set,
    })
  const status = textOf(record.doc['status'])
  if (status === 'scheduled') {
    const startsMs = Date.parse(textOf(record.doc['starts_at_utc']))
    if (startsMs > nowMs) return { inMs: Math.min(LONGEST_WAIT_MS, startsMs - nowMs) }
    await move('begin', 'running')
    return 'now'
  }
  const under = await readTargets(query, accountId, id, sql`status = 'calling'`)
  if (status !== 'running' && under.length === 0) return 'over'
  const pass = { query, accountId, record, published: published(), nowMs, flowsByRevision: new Map() }
  const isBroke = status === 'running' && !(await hasBalance(query, accountId))
  if (status === 'running' && !isBroke) await beginCalls(pass, under)
  for (const target of under) await stepTarget(pass, target)
  const left = await noteFigures(pass)
  if (under.length > 0) return 'now'
  if (isBroke) {
    const fresh = await readDocument(query, accountId, VOICE_CAMPAIGN, id, true)
    await moveFresh('pause-balance', 'paused', fresh, { status_note: 'balance' })
    return 'over'
  }
  if (left === undefined) {
    const fresh = await readDocument(query, accountId, VOICE_CAMPAIGN, id, true)
    await moveFresh('finish', 'finished', fresh)
    return 'over'
  }
  return left > nowMs ? { inMs: Math.min(LONGEST_WAIT_MS, left - nowMs) } : 'now'

  async function moveFresh(
    transition: string,
    to: string,
    fresh: StoredRecord | undefined,
    set: JsonObject = {},
  ): Promise<void> {
    if (!fresh) return
    await moveDocument(query, postNotices, {
      accountId,
      entity: VOICE_CAMPAIGN,
      record: fresh,
      transition,
      field: 'status',
      to,
      mover: { by: 'server' },
      set,
    })
  }
}

interface Pass {
  query: Query
  accountId: string
  record: StoredRecord
  published: ReturnType<ModuleContext['published']>
  nowMs: number
  flowsByRevision: Map<number | undefined, Awaited<ReturnType<typeof readFlows>>>
}

/** Begins as many calls as may run beside those under way, and adds them. */
async function beginCalls(pass: Pass, under: Target[]): Promise<void> {
  const { query, accountId, record, published, nowMs } = pass
  const free = Number(record.doc['concurrency'] ?? 1) - under.length
  if (free <= 0) return
  const found = await flowsOf(pass, undefined)
  const flowId = textOf(objectOf(record.doc['flow'])['id'])
  const waiting = await readTargets(
    query,
    accountId,
    record.id,
    sql`status = 'waiting' and due_at <= now()`,
    free,
  )
  const callers = strings(record.doc['callers'])
  for (const target of waiting) {
    const { number, country, position } = target
    const opening = dueAt(published, record.doc, { number, country, nowMs })
    if (opening > nowMs) await update(pass, position, { due_at: new Date(opening).toISOString() })
    else if (await isOptedOut(query, accountId, number))
      await update(pass, position, { status: 'done', outcome: 'skipped' })
    else if (!found || callRate(published, country) === undefined)
      await update(pass, position, { status: 'done', outcome: 'failed' })
    else {
      const attempts = target.attempts + 1
      const id = hashedUuid(`${record.id}:${position}:${attempts}`)
      const call: FlowCall = {
        id,
        direction: 'placed',
        from: callers[(position + attempts) % callers.length] ?? '',
        to: number,
        flowId,
        state: beginFlow(found.flows.get(flowId)!, flowId),
        outcome: simulatedCallOutcome(id),
        seconds: 0,
        startedMs: nowMs,
      }
      await update(pass, position, {
        status: 'calling',
        attempts,
        revision: found.revision,
        call: JSON.stringify(call),
      })
      under.push({ ...target, attempts, revision: found.revision, call })
    }
  }
}

async function stepTarget(pass: Pass, target: Target): Promise<void> {
  const { query, accountId, record, nowMs, published } = pass
  const found = await flowsOf(pass, target.revision ?? undefined)
  const flows = found?.flows ?? new Map<string, CallFlow>()
  const { call, effects } = stepFlowCall(target.call!, flows)
  for (const effect of effects) await doEffect(query, accountId, call, effect)
  if (call.state.waitsFor !== undefined) {
    await update(pass, target.position, { call: JSON.stringify(call) })
    return
  }
  const rate = callRate(published, target.country) ?? 0
  const cost = await settleCall(query, accountId, call, {
    campaignId: record.id,
    country: target.country,
    rate,
    nowMs,
  })
  await patchDocument(
    query,
    accountId,
    VOICE_CAMPAIGN,
    record.id,
    {
      charge: Number((record.doc['charge'] = Number(record.doc['charge'] ?? 0) + cost)),
      calls: Number((record.doc['calls'] = Number(record.doc['calls'] ?? 0) + 1)),
    },
    true,
  )
  const again = retryMs(record.doc, flows.get(call.flowId), call, target.attempts, effects)
  await update(pass, target.position, {
    status: again === undefined ? 'done' : 'waiting',
    outcome: call.outcome,
    call: null,
    keys: JSON.stringify([...target.keys, ...call.state.keys]),
    ...(again !== undefined && { due_at: new Date(nowMs + again).toISOString() }),
  })
}

/** How long to wait until somebody is called again: as the campaign says of outcomes, or as the flow asks. */
function retryMs(
  doc: JsonObject,
  flow: CallFlow | undefined,
  { outcome, state }: FlowCall,
  attempts: number,
  effects: readonly FlowEffect[],
): number | undefined {
  if (strings(doc['retry_on']).includes(outcome) && attempts <= Number(doc['retries'] ?? 0))
    return Number(doc['retry_minutes'] ?? 15) * MINUTE_MS
  const start = flow?.nodes.find(({ type }) => type === 'start_outbound')
  const asked = effects.find((effect) => effect.type === 'retry')
  return state.end === 'retry' && asked && attempts <= Number(start?.options['retries'] ?? 0)
    ? asked.afterMinutes * MINUTE_MS
    : undefined
}

async function doEffect(
  query: Query,
  accountId: string,
  { to }: FlowCall,
  effect: FlowEffect,
): Promise<void> {
  if (effect.type !== 'optOut' || (await isOptedOut(query, accountId, to))) return
  await insertDocument(query, accountId, 'opt-out', hashedUuid(`${accountId}:${to}:${Date.now()}`), {
    number: to,
    complaint: false,
    status: 'listed',
    reason: 'replied',
    reply: '',
    removed_because: '',
  })
}

async function flowsOf(pass: Pass, revision: number | undefined): ReturnType<typeof readFlows> {
  const { query, accountId, record, flowsByRevision } = pass
  if (!flowsByRevision.has(revision))
    flowsByRevision.set(
      revision,
      await readFlows(query, accountId, textOf(objectOf(record.doc['flow'])['id']), revision),
    )
  return flowsByRevision.get(revision)
}

/** Counts anew what became of everybody. @returns when the next is due, epoch ms; undefined when all are done */
async function noteFigures({ query, accountId, record }: Pass): Promise<number | undefined> {
  const { rows } = await sql<{ status: string; outcome: string | null; count: number; due: number }>`
    select status, outcome, count(*)::integer as count, extract(epoch from min(due_at)) * 1000 as due
    from voice_target where account_id = ${accountId} and campaign_id = ${record.id}
    group by status, outcome`.execute(query)
  const of = (outcome: string): number =>
    rows
      .filter((row) => row.status === 'done' && row.outcome === outcome)
      .reduce((sum, { count }) => sum + count, 0)
  const { rows: keys } = await sql<{ node: string; key: string; count: number }>`
    select pressed->>'nodeId' as node, pressed->>'key' as key, count(*)::integer as count
    from voice_target, jsonb_array_elements(keys) as pressed
    where account_id = ${accountId} and campaign_id = ${record.id} group by 1, 2 order by 1, 2 limit 100`.execute(
    query,
  )
  await patchDocument(
    query,
    accountId,
    VOICE_CAMPAIGN,
    record.id,
    {
      done: rows.filter(({ status }) => status === 'done').reduce((sum, { count }) => sum + count, 0),
      answered: of('answered'),
      voicemails: of('voicemail'),
      busy: of('busy'),
      no_answers: of('no_answer'),
      failed: of('failed'),
      skipped: of('skipped'),
      keys: keys.map(({ node, key, count }) => ({ step: node, key, count })),
    },
    true,
  )
  const open = rows.filter(({ status }) => status !== 'done')
  return open.length === 0 ? undefined : Math.min(...open.map(({ due }) => Number(due)))
}

async function readTargets(
  query: Query,
  accountId: string,
  id: string,
  which: ReturnType<typeof sql>,
  limit = 50,
): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select position, number, country_code as country, attempts, call, revision, keys from voice_target
    where account_id = ${accountId} and campaign_id = ${id} and ${which}
    order by position limit ${limit} for update`.execute(query)
  return rows
}

async function update(
  { query, accountId, record }: Pass,
  position: number,
  set: Record<string, unknown>,
): Promise<void> {
  const parts = Object.entries(set).map(
    ([column, value]) =>
      sql`${sql.ref(column)} = ${value}${column === 'call' || column === 'keys' ? sql`::jsonb` : sql``}`,
  )
  await sql`update voice_target set ${sql.join(parts)}
    where account_id = ${accountId} and campaign_id = ${record.id} and position = ${position}`.execute(query)
}

async function isOptedOut(query: Query, accountId: string, number: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sms_opt_out where account_id = ${accountId} and phone = ${number}`.execute(query)
  return rows.length > 0
}

async function hasBalance(query: Query, accountId: string): Promise<boolean> {
  const { balance, credit_limit: credit } = await query
    .selectFrom('account')
    .select(['balance', 'credit_limit'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return balance + credit > 0
}
