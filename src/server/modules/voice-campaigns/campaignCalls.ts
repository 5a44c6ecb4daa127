import type { Unpaid } from '../../storage/moveMoney.ts'
import { createZoneOfNumber, isSendingWindow, openingOf } from '../../../domain/schedule/index.ts'
import type { FlowEffect } from '../../../domain/call-flow/index.ts'
import {
  beginFlowCall,
  callRate,
  ratesOf,
  readCallMoney,
  secondsToNext,
  settleCall,
  stepFlowCall,
  stepName,
  takeChannelRoom,
  type CallStep,
  type FlowCall,
  type FlowsById,
} from '../../calls/index.ts'
import { objectsOf, textOf } from '../../storage/documentValues.ts'
import { isOptedOut } from '../opt-outs/isOptedOut.ts'
import { listCallee } from '../opt-outs/listCallee.ts'
import { attemptId } from './attemptId.ts'
import { count, type Pass } from './createPass.ts'
import { firstPresses } from './firstPresses.ts'
import { readWaiting, updateTarget, type TargetChange, type VoiceTarget } from './voiceTargets.ts'
import { outcomeFigures, strings, voiceBill, type Outcome } from './voiceValues.ts'

const SECONDS_PER_MINUTE = 60
const LONGEST_PRESSED = 200
const MOST_KEYS = 100

/** Somebody on the phone, and when something happens next. */
export type OpenCall = VoiceTarget & { dueMs: number }

/**
 * Why no more calls begin: no money, none but what calls under way hold, no room under a spend cap, or as many calls as the
 * account may make at the same time.
 */
export type Stop = 'broke' | 'held' | 'capped' | 'full'

/** Begins as many calls as may run beside the open ones, and adds them. */
export async function beginCalls(pass: Pass, open: OpenCall[]): Promise<Stop | undefined> {
  const { query, accountId, record, nowMs, callers, published, phones } = pass
  const place = { accountId, campaignId: record.id }
  if (callers.length === 0) return undefined
  let room = (await takeChannelRoom(query, accountId)) ?? Infinity
  // Calls under way, of this campaign too, are taken off already: each takes a minute.
  const { left, held, short } = await readCallMoney(query, accountId)
  let money = left
  for (;;) {
    const free = Number(record.doc['concurrency'] ?? 1) - open.length
    const waiting = free > 0 ? await readWaiting(query, place, { untilMs: nowMs, limit: free }) : []
    if (waiting.length === 0) return undefined
    for (const target of waiting) {
      const { id, number, country, position } = target
      const opening = openingFor(pass, target)
      const rate = callRate(published(), country)
      if (opening > nowMs) await updateTarget(query, accountId, id, { dueMs: opening })
      else if (await isOptedOut(query, accountId, number)) await endWithoutCall(pass, target, 'skipped')
      else if (rate === undefined) await endWithoutCall(pass, target, 'failed')
      else if (money < rate) return shortage(left + held, rate, short)
      else if (room <= 0) return 'full'
      else {
        const found = await pass.flowsFor(number)
        if (!found) return undefined
        money -= rate
        room -= 1
        const attempts = target.attempts + 1
        const call = beginFlowCall(phones, found.flows, {
          id: attemptId(id, attempts),
          direction: 'placed',
          from: callers[(position + attempts - 1) % callers.length]!,
          to: number,
          flowId: pass.flowId,
          draft: found.draft,
          startedMs: nowMs,
          contact: target.contact,
        })
        const dueMs = nowMs + secondsToNext(phones, call, found.flows) * phones.secondMs
        const change = { attempts, revision: found.revision, call, dueMs }
        await updateTarget(query, accountId, id, { ...change, status: 'calling', calledMs: nowMs, rate })
        open.push({ ...target, ...change })
      }
    }
  }
}

/** @param whole micro-units, with what calls under way hold and may not need */
function shortage(whole: number, rate: number, short: Unpaid): Stop {
  if (whole >= rate) return 'held'
  return short === 'capped' ? 'capped' : 'broke'
}

/** Takes a call one event further, and settles it when that was the last. @returns the call while it goes on */
export async function stepCall(pass: Pass, target: OpenCall): Promise<OpenCall | undefined> {
  const { query, accountId, phones } = pass
  const found = await pass.flowsOf(target.revision ?? undefined, target.call?.draft)
  // Without its flow a call goes nowhere: it ends, as the interpreter ends it.
  const flows: FlowsById = found?.flows ?? new Map()
  const { call, effects } = stepFlowCall(phones, target.call!, flows)
  if (call.state.waitsFor !== undefined) {
    const dueMs = target.dueMs + secondsToNext(phones, call, flows) * phones.secondMs
    await updateTarget(query, accountId, target.id, { call, dueMs })
    return { ...target, call, dueMs }
  }
  await endCall(pass, target, { call, effects, flows })
  return undefined
}

async function endCall(
  pass: Pass,
  target: OpenCall,
  { call, effects, flows }: { call: FlowCall; effects: readonly FlowEffect[]; flows: FlowsById },
): Promise<void> {
  const { query, accountId, record, nowMs, published } = pass
  const rate = callRate(published(), target.country) ?? 0
  const lastedMs = (call.ringSeconds + call.seconds) * 1000
  const charge = await settleCall(
    query,
    {
      ...voiceBill,
      accountId,
      campaignId: record.id,
      country: target.country,
      rate,
      rateOf: ratesOf(published),
    },
    // Calls of a fast simulator last longer than the clock says.
    { ...call, startedMs: Math.min(call.startedMs, nowMs - lastedMs) },
    flows,
  )
  const stop = optOutOf(call, flows)
  if (stop === 'account') await listCallee(query, pass.postNotices, accountId, target.number)
  const again = stop ? undefined : nextAttemptOf(pass, call, target.attempts, effects)
  count(pass, 'calls')
  count(pass, 'charge', charge)
  count(pass, 'seconds', call.seconds)
  if (!again) {
    count(pass, 'done')
    count(pass, outcomeFigures[call.outcome])
  }
  const keys = call.state.keys.map(({ nodeId, key }) => ({ step: keyStep(flows, call, nodeId), key }))
  countKeys(pass, await firstPresses(pass, target, keys))
  const pressed = [target.pressed, ...keys.map(({ step, key }) => `${step}: ${key}`)]
  await updateTarget(query, accountId, target.id, {
    status: again ? 'waiting' : 'done',
    outcome: call.outcome,
    call: null,
    charge,
    duration: call.seconds,
    pressed: pressed
      .filter((text) => text !== '')
      .join(', ')
      .slice(0, LONGEST_PRESSED)
      .toWellFormed(),
    ...again,
  })
}

/**
 * When somebody is called again: as the campaign says of outcomes, or as the flow asks. The campaign says how often,
 * whoever asks.
 */
function nextAttemptOf(
  { record: { doc }, phones, nowMs }: Pass,
  { outcome, state }: FlowCall,
  attempts: number,
  effects: readonly FlowEffect[],
): Pick<TargetChange, 'dueMs' | 'askedForMs'> | undefined {
  if (attempts > Number(doc['retries'] ?? 0)) return undefined
  const minuteMs = SECONDS_PER_MINUTE * phones.secondMs
  const asked = effects.find((effect) => effect.type === 'retry')
  const askedForMs = state.end === 'retry' && asked ? nowMs + asked.afterMinutes * minuteMs : null
  if (strings(doc['retry_on']).includes(outcome))
    return { dueMs: nowMs + Number(doc['retry_minutes'] ?? 15) * minuteMs, askedForMs }
  return askedForMs === null ? undefined : { dueMs: askedForMs, askedForMs }
}

/** Whether the person asked for no more calls, and of whom. */
function optOutOf(call: FlowCall, flows: FlowsById): 'account' | 'campaign' | undefined {
  const asked = call.passed.flatMap(({ flowId, nodeId }) => {
    const node = flows.get(flowId)?.nodes.find(({ id }) => id === nodeId)
    return node?.type === 'opt_out' ? [node.options['scope']] : []
  })
  if (asked.length === 0) return undefined
  return asked.every((scope) => scope === 'campaign') ? 'campaign' : 'account'
}

/** The menu's name, in whichever flow it is. */
function keyStep(flows: FlowsById, call: FlowCall, nodeId: string): string {
  const place = call.passed.find((each) => each.nodeId === nodeId)
  return stepName(flows, place?.flowId ?? call.flowId, nodeId)
}

/** @param keys that the person has pressed for the first time */
function countKeys(pass: Pass, keys: readonly CallStep[]): void {
  if (keys.length === 0) return
  const counts = objectsOf(pass.figures['keys'] ?? pass.record.doc['keys']).map((each) => ({ ...each }))
  for (const { step, key } of keys) {
    const known = counts.find((each) => each['step'] === step && each['key'] === key)
    if (known) known['count'] = Number(known['count']) + 1
    else if (counts.length < MOST_KEYS) counts.push({ step, key, count: 1 })
  }
  pass.figures['keys'] = counts.toSorted(
    (a, b) =>
      textOf(a['step']).localeCompare(textOf(b['step'])) || textOf(a['key']).localeCompare(textOf(b['key'])),
  )
}

async function endWithoutCall(pass: Pass, { id }: VoiceTarget, outcome: Outcome): Promise<void> {
  await updateTarget(pass.query, pass.accountId, id, { status: 'done', outcome, calledMs: pass.nowMs })
  count(pass, 'done')
  count(pass, outcomeFigures[outcome])
}

/** Now, or once the campaign's window opens where the number is. */
export function openingFor(
  { record: { doc }, published, nowMs, accountZone }: Pass,
  { number, country }: VoiceTarget,
): number {
  if (doc['window_enabled'] !== true) return nowMs
  const window = {
    from: textOf(doc['window_from']),
    to: textOf(doc['window_to']),
    days: strings(doc['window_days']),
  }
  const zone = createZoneOfNumber(() => published().portal.catalogues['number-zones'] ?? [])(number, country)
  return isSendingWindow(window) ? openingOf(window, zone ?? accountZone, nowMs) : nowMs
}
