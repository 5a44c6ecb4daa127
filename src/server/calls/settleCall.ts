import type { CallOutcome } from '../carrier/index.ts'
import type { Query } from '../storage/database.ts'
import { moveMoney } from '../storage/moveMoney.ts'
import { callCharge, type RateOf } from './callRate.ts'
import { freeInSandbox } from './freeInSandbox.ts'
import { legFacts, settleLegs } from './legs.ts'
import { recordCall, type CallFact, type CallStep } from './recordCall.ts'
import type { FlowCall, FlowsById } from './stepFlowCall.ts'

/** Whom a call is charged to, and as what. */
export interface CallBill extends Pick<
  CallFact,
  'accountId' | 'country' | 'campaignId' | 'ivrServiceId' | 'isTest'
> {
  /** Kind of the transfer; with the id of the call it is paid once. */
  kind: string
  /** Transaction type of the catalogue. */
  type: number
  /** Micro-units a minute. */
  rate: number
  /** Of the phones it is passed on to. */
  rateOf: RateOf
}

const codes: Record<CallOutcome, string> = {
  answered: '200',
  voicemail: '200',
  busy: '486',
  no_answer: '480',
  failed: '503',
}

/**
 * Charges for a call that has gone through its flow, and for the phones it was passed on to, and keeps them in the
 * history: once, however often it is asked.
 * The call was made, so it is owed whatever is left.
 * @returns the charge
 */
export async function settleCall(
  query: Query,
  bill: CallBill,
  call: FlowCall,
  flows: FlowsById,
): Promise<number> {
  const fact = await freeInSandbox(query, factOf(bill, call, flows))
  if (fact.minutesCharge > 0)
    await moveMoney(query, {
      accountId: bill.accountId,
      kind: bill.kind,
      type: bill.type,
      reference: call.id,
      amount: -fact.minutesCharge,
      counterpart: 'revenue',
      details: detailsOf(call),
      mayOverdraw: true,
    })
  await recordCall(query, fact)
  return fact.minutesCharge + (await settleLegs(query, legsOf(bill, call, flows)))
}

/** The phones a call was passed on to, as the history keeps them. */
export function legsOf(
  { accountId, isTest, rateOf }: CallBill,
  call: FlowCall,
  flows: FlowsById,
): ReturnType<typeof legFacts> {
  const shared = {
    accountId,
    ...(isTest !== undefined && { isTest }),
    id: call.id,
    from: call.direction === 'placed' ? call.from : call.to,
    answeredMs: call.startedMs + call.ringSeconds * 1000,
    flow: flowOf(call, flows),
  }
  return legFacts(shared, call.legs ?? [], rateOf)
}

function flowOf({ flowId, draft }: FlowCall, flows: FlowsById): CallFact['flow'] {
  const name = flows.get(flowId)?.name ?? ''
  return { id: flowId, name, version: draft === undefined ? 'published' : 'draft' }
}

/** What the ledger says of a call: the far end. */
export function detailsOf({ direction, from, to }: Pick<FlowCall, 'direction' | 'from' | 'to'>): string {
  return direction === 'placed' ? to : from
}

/** A call that has gone through its flow, as the history keeps it. */
export function factOf(
  { kind: _kind, type: _type, rateOf: _rateOf, ...bill }: CallBill,
  call: FlowCall,
  flows: FlowsById,
): CallFact & { id: string; minutesCharge: number } {
  const isAnswered = call.outcome === 'answered' || call.outcome === 'voicemail'
  const seconds = isAnswered ? Math.max(1, call.seconds) : 0
  const at = (afterSeconds: number): string => new Date(call.startedMs + afterSeconds * 1000).toISOString()
  return {
    ...bill,
    id: call.id,
    type: call.direction,
    from: call.from,
    to: call.to,
    code: codes[call.outcome],
    startedAt: at(0),
    ...(isAnswered && { answeredAt: at(call.ringSeconds) }),
    endedAt: at(call.ringSeconds + seconds),
    durationSeconds: seconds,
    minutesCharge: callCharge(bill.rate, seconds),
    flow: flowOf(call, flows),
    steps: stepsOf(call, flows),
  }
}

/** The nodes a call left, by the names their author gave them, with the keys that were pressed. */
export function stepsOf(call: FlowCall, flows: FlowsById): CallStep[] {
  return call.passed.map(({ flowId, nodeId, exit }) => {
    const node = flows.get(flowId)?.nodes.find(({ id }) => id === nodeId)
    const key = node?.type === 'menu' ? (/^key_(.)$/.exec(exit)?.[1] ?? '') : ''
    return { step: stepName(flows, flowId, nodeId), key }
  })
}

/** What a node is called. */
export function stepName(flows: FlowsById, flowId: string, nodeId: string): string {
  return flows.get(flowId)?.nodes.find(({ id }) => id === nodeId)?.title ?? nodeId
}
