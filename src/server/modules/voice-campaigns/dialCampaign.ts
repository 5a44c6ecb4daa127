import { pausingState } from '../../auth/requireState.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, MOST_ATTEMPTS, type JobHandler } from '../../jobs/index.ts'
import { moveDocument } from '../../lifecycle/index.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { beginCalls, openingFor, stepCall, type OpenCall, type Stop } from './campaignCalls.ts'
import { createPass, type Pass } from './createPass.ts'
import { nextAttempt, readCalls, readWaiting } from './voiceTargets.ts'
import { progressOf, VOICE_CAMPAIGN } from './voiceValues.ts'

/** Kind of the job that makes a campaign's calls. */
export const DIAL_CAMPAIGN = 'dial-voice-campaign'
/** Outside party: calls are made only where it is simulated. */
export const CARRIER = 'carrier'

/** So long one job goes on while calls have something to do at once. */
const TURN_MS = 2000
const AT_ONCE_MS = 20
const RECHECK_MS = 30_000
/** Until the account may make calls again. */
const stopMs = { full: 1000, held: 1000, capped: RECHECK_MS } as const
const LONGEST_WAIT_MS = 3_600_000
/** A pause in which nobody is called is shown from this length on. */
const SHOWN_PAUSE_MS = 60_000

interface Turn {
  accountId: string
  campaign: string
  /** Counts how often people have started the campaign: what an earlier start has queued does nothing more. */
  turn: number
  /** Counts the jobs of the turn. */
  step: number
}

/** Queues the next look at a campaign, in the transaction of what asked for it. */
export function queueTurn(
  query: Query,
  { accountId, campaign, turn, step }: Turn,
  delayMs = 0,
): Promise<void> {
  return enqueueJob(query, {
    accountId,
    kind: DIAL_CAMPAIGN,
    key: `${campaign}:${turn}:${step}`,
    payload: { campaign, turn, step },
    delayMs,
    maxAttempts: MOST_ATTEMPTS,
  })
}

/**
 * Makes the calls of a campaign. A pass is one transaction: it begins calls, takes each call that is due one event
 * further, charges for what has ended and queues the next pass. So a process that is killed calls nobody twice and loses
 * nobody: another one goes on with the same calls.
 */
export function dialCampaign(context: ModuleContext): JobHandler {
  const { database, published, simulates } = context
  return async function dial({ accountId, payload }, signal) {
    const until = performance.now() + TURN_MS
    const turn = {
      accountId,
      campaign: String(payload['campaign']),
      turn: Number(payload['turn']),
      step: Number(payload['step']),
    }
    const queueNext = (query: Query, delayMs: number) =>
      queueTurn(query, { ...turn, step: turn.step + 1 }, delayMs)
    const { states } = published().portal.manifest
    const isPaused =
      !simulates(CARRIER) || (await database.system((query) => pausingState(query, accountId, states)))
    if (isPaused)
      return database.transaction(accountId, async (query) => {
        await noteAccount(query, turn)
        await queueNext(query, RECHECK_MS)
      })
    for (let isOver = false; !isOver;) {
      if (signal.aborted) throw new Error('stopped')
      isOver = await database.transaction(accountId, async (query) => {
        const inMs = await makePass(query, context, turn)
        if (inMs === undefined) return true
        if (inMs <= AT_ONCE_MS && performance.now() < until) return false
        await queueNext(query, Math.min(LONGEST_WAIT_MS, Math.max(0, inMs)))
        return true
      })
    }
  }
}

/** @returns milliseconds until there is something to do; undefined when there is nothing more */
async function makePass(
  query: Query,
  context: ModuleContext,
  { accountId, campaign, turn }: Turn,
): Promise<number | undefined> {
  const record = await readDocument(query, accountId, VOICE_CAMPAIGN, campaign, true)
  if (!record || record.doc['dial_turn'] !== turn) return undefined
  const pass = await createPass(query, context, accountId, record)
  const status = textOf(record.doc['status'])
  if (status === 'scheduled') {
    const inMs = Date.parse(textOf(record.doc['starts_at_utc'])) - pass.nowMs
    if (inMs > 0) return inMs
    await move(pass, record, 'begin', 'running')
    return 0
  }
  const isRunning = status === 'running'
  const isReady = pass.callers.length > 0 && (await pass.flowsOf()) !== undefined
  const open = await readCalls(query, { accountId, campaignId: campaign })
  const stop = isRunning && isReady ? await beginCalls(pass, open) : undefined
  const going = await stepDue(pass, open)
  const next = await nextAttempt(query, { accountId, campaignId: campaign })
  const wait =
    isRunning && next !== undefined ? await waitOf(pass, { going, next, stop, isReady }) : undefined
  const after = await noteFigures(pass, wait, next)
  const times = going.map(({ dueMs }) => dueMs)
  if (going.length === 0) {
    if (!isRunning) return undefined
    if (next === undefined) return end(pass, after, 'finish', 'finished')
    if (stop === 'broke') return end(pass, after, 'pause-balance', 'paused', { status_note: 'balance' })
    if (!isReady) return end(pass, after, 'pause-setup', 'paused', { status_note: 'setup' })
  }
  const isFree = going.length < Number(record.doc['concurrency'] ?? 1)
  if (isRunning && isReady && stop !== 'broke' && isFree && next !== undefined)
    times.push(stop === undefined ? next : Math.max(next, pass.nowMs + stopMs[stop]))
  return Math.min(...times) - pass.nowMs
}

async function stepDue(pass: Pass, open: readonly OpenCall[]): Promise<OpenCall[]> {
  const going: OpenCall[] = []
  for (const target of open) {
    const left = target.dueMs <= pass.nowMs ? await stepCall(pass, target) : target
    if (left) going.push(left)
  }
  return going
}

/** Why a running campaign begins no call, by the texts of `status_note`. */
type Wait = 'balance' | 'setup' | 'channels' | 'spend-cap' | 'window' | 'retry'

/** Undefined while calls are made. */
async function waitOf(
  pass: Pass,
  {
    going,
    next,
    stop,
    isReady,
  }: { going: readonly OpenCall[]; next: number; stop: Stop | undefined; isReady: boolean },
): Promise<Wait | undefined> {
  if (stop === 'broke') return 'balance'
  if (!isReady) return 'setup'
  if (going.length > 0) return undefined
  if (stop === 'full') return 'channels'
  if (stop === 'capped') return 'spend-cap'
  if (next - pass.nowMs <= SHOWN_PAUSE_MS) return undefined
  const place = { accountId: pass.accountId, campaignId: pass.record.id }
  const [first] = await readWaiting(pass.query, place, { untilMs: next, limit: 1 })
  return first && openingFor(pass, first) > pass.nowMs ? 'window' : 'retry'
}

/** Says of a campaign that its account makes no calls. */
async function noteAccount(query: Query, { accountId, campaign, turn }: Turn): Promise<void> {
  const record = await readDocument(query, accountId, VOICE_CAMPAIGN, campaign, true)
  if (record?.doc['dial_turn'] !== turn || record.doc['status'] !== 'running') return
  if (record.doc['status_note'] === 'account') return
  const set = { status_note: 'account', next_at: null }
  await patchDocument(query, accountId, VOICE_CAMPAIGN, campaign, set, true)
}

/** Writes what has changed, and why and until when nobody is called. @returns the record as it is then */
async function noteFigures(
  { query, accountId, record, figures }: Pass,
  wait: Wait | undefined,
  next: number | undefined,
): Promise<StoredRecord> {
  if (figures['done'] !== undefined)
    figures['progress'] = progressOf(Number(figures['done']), Number(record.doc['total']))
  const isPause = next !== undefined && (wait === 'window' || wait === 'retry')
  const nextAt = isPause ? new Date(next).toISOString() : undefined
  if (record.doc['status'] === 'running' && (wait ?? '') !== (record.doc['status_note'] ?? ''))
    figures['status_note'] = wait ?? ''
  if (nextAt !== (record.doc['next_at'] ?? undefined)) figures['next_at'] = nextAt ?? null
  if (Object.keys(figures).length === 0) return record
  return (await patchDocument(query, accountId, VOICE_CAMPAIGN, record.id, figures, true)) ?? record
}

async function end(
  pass: Pass,
  record: StoredRecord,
  transition: string,
  to: string,
  set?: JsonObject,
): Promise<undefined> {
  await move(pass, record, transition, to, set)
  return undefined
}

async function move(
  { query, postNotices, accountId }: Pass,
  record: StoredRecord,
  transition: string,
  to: string,
  set: JsonObject = {},
): Promise<void> {
  await moveDocument(query, postNotices, {
    accountId,
    entity: VOICE_CAMPAIGN,
    record,
    transition,
    field: 'status',
    to,
    mover: { by: 'server' },
    set: { ...set, next_at: null },
  })
}
