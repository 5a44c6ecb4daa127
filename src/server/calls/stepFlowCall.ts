import {
  advanceFlow,
  beginFlow,
  type CallFlow,
  type FlowEffect,
  type FlowEvent,
  type FlowNode,
  type FlowState,
  type FlowStep,
} from '../../domain/call-flow/index.ts'
import type { CallOutcome, PhoneSimulator } from '../carrier/index.ts'
import { legOf, phoneOf, type CallLeg } from './legs.ts'

/** Flows by id: the one a call begins in, and those it leads into. */
export type FlowsById = ReadonlyMap<string, CallFlow>

/** A call on the way through its flow. Plain JSON: any process can continue it. */
export interface FlowCall {
  id: string
  direction: 'placed' | 'received'
  from: string
  to: string
  /** Id of the flow the call began in. */
  flowId: string
  /** Version of its draft, in the call of a test user. */
  draft?: number | undefined
  state: FlowState
  outcome: CallOutcome
  /** columns of the contact */
  contact: Record<string, string>
  /** before it was answered, or wasn't */
  ringSeconds: number
  /** since it was answered */
  seconds: number
  startedMs: number
  /** the way it took, at most so many nodes */
  passed: FlowStep['passed']
  /** the phone it is being connected to */
  dialing?: string | undefined
  /** phones it was connected to */
  legs?: CallLeg[]
}

const MAX_PASSED = 100
const RING_SECONDS = 30

/** A call before it rings. */
export function beginFlowCall(
  phones: PhoneSimulator,
  flows: FlowsById,
  call: Pick<FlowCall, 'id' | 'direction' | 'from' | 'to' | 'flowId' | 'startedMs'> &
    Partial<Pick<FlowCall, 'outcome' | 'contact' | 'draft'>>,
): FlowCall {
  const flow = flows.get(call.flowId)
  if (!flow) throw new Error(`flow ${call.flowId} is missing`)
  const outcome = call.outcome ?? phones.outcomeOf(call.id, call.to)
  const isTold = startOf(flows, call.flowId)?.options['detect_voicemail'] === true
  return {
    contact: {},
    ...call,
    // Without detection a machine that answers is an answer.
    outcome: outcome === 'voicemail' && !isTold ? 'answered' : outcome,
    state: beginFlow(flow, call.flowId),
    ringSeconds: 0,
    seconds: 0,
    passed: [],
  }
}

/** Seconds until the next thing happens in a call. */
export function secondsToNext(phones: PhoneSimulator, call: FlowCall, flows: FlowsById): number {
  return nextOf(phones, call, flows).seconds
}

/**
 * Takes a call one event further. The same call always takes the same step.
 * @param given what a person did, where one decides
 * @returns `passed`: the nodes of this step
 */
export function stepFlowCall(
  phones: PhoneSimulator,
  call: FlowCall,
  flows: FlowsById,
  given?: { event: FlowEvent; seconds: number },
): { call: FlowCall; effects: FlowEffect[]; passed: FlowStep['passed'] } {
  const { event, seconds } = given ?? nextOf(phones, call, flows)
  const isRinging = call.state.waitsFor === 'start'
  const ringSeconds = isRinging ? seconds : call.ringSeconds
  const talked = isRinging ? 0 : call.seconds + seconds
  const { state, effects, passed } = advanceFlow(call.state, event, {
    flowOf: (id) => flows.get(id),
    now: call.startedMs + (ringSeconds + talked) * 1000,
    call: { from: call.from, to: call.to, direction: call.direction },
    contact: call.contact,
    fractionOf: (key) => phones.fractionOf(`${call.id}:${key}`),
  })
  const way = [...call.passed, ...passed].slice(0, MAX_PASSED)
  const leg = legOf(call.dialing, event, seconds, call.seconds)
  const legs = [...(call.legs ?? []), ...(leg ? [leg] : [])]
  const next = { ...call, state, ringSeconds, seconds: talked, passed: way, dialing: phoneOf(effects), legs }
  return { call: next, effects, passed }
}

function nextOf(
  phones: PhoneSimulator,
  { id, flowId, outcome, state }: FlowCall,
  flows: FlowsById,
): ReturnType<PhoneSimulator['next']> {
  const ringing = Number(startOf(flows, flowId)?.options['ringing_time'])
  return phones.next({
    id,
    outcome,
    state,
    keys: keysOf(state, flows),
    ringSeconds: ringing > 0 ? ringing : RING_SECONDS,
  })
}

function startOf(flows: FlowsById, flowId: string): FlowNode | undefined {
  return flows.get(flowId)?.nodes.find(({ type }) => type === 'start_outbound')
}

function keysOf({ place }: FlowState, flows: FlowsById): string[] {
  const node = flows.get(place.flowId)?.nodes.find(({ id }) => id === place.nodeId)
  if (node?.type === 'menu')
    return Array.isArray(node.options['keys']) ? node.options['keys'].map(String) : []
  return ['1#', '1234#']
}
