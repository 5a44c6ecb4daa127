import {
  advanceFlow,
  type CallFlow,
  type FlowEffect,
  type FlowEvent,
  type FlowState,
  type FlowStep,
} from '../../domain/call-flow/index.ts'
import { seededFraction } from '../carrier/index.ts'

/** How somebody who is called takes it. */
export type CallOutcome = 'answered' | 'voicemail' | 'busy' | 'no_answer' | 'failed'

/** A call on the way through its flow, and how long it has taken. */
export interface FlowCall {
  /** what the simulated person does follows from it */
  id: string
  direction: 'placed' | 'received'
  from: string
  to: string
  /** Id of the flow the call began in. */
  flowId: string
  state: FlowState
  outcome: CallOutcome
  /** since it was answered */
  seconds: number
  startedMs: number
}

const RING_SECONDS = 8
const SEED = 1

/** The outcome of a call to a number, of 100: 62 answered, 14 voicemail, 9 busy, 12 without an answer, 3 failed. */
export function simulatedCallOutcome(id: string): CallOutcome {
  const fate = seededFraction(SEED, `${id}:outcome`)
  if (fate < 0.62) return 'answered'
  if (fate < 0.76) return 'voicemail'
  if (fate < 0.85) return 'busy'
  return fate < 0.97 ? 'no_answer' : 'failed'
}

/**
 * Takes a call one event further; what happens follows from its id alone, so a repeated step is the same.
 * @param given what a person did, where one decides
 */
export function stepFlowCall(
  call: FlowCall,
  flows: ReadonlyMap<string, CallFlow>,
  given?: { event: FlowEvent; seconds: number },
): { call: FlowCall; effects: FlowEffect[]; passed: FlowStep['passed'] } {
  const { event, seconds } = given ?? nextEvent(call, flows)
  const { state, effects, passed } = advanceFlow(call.state, event, {
    flowOf: (id) => flows.get(id),
    now: call.startedMs + call.seconds * 1000,
    call: { from: call.from, to: call.to, direction: call.direction },
    contact: {},
    fractionOf: (key) => seededFraction(SEED, `${call.id}:${key}`),
  })
  return { call: { ...call, state, seconds: call.seconds + seconds }, effects, passed }
}

function nextEvent(
  { id, state, outcome }: FlowCall,
  flows: ReadonlyMap<string, CallFlow>,
): { event: FlowEvent; seconds: number } {
  const chance = seededFraction(SEED, `${id}:${state.steps}:${state.input.repeats}`)
  switch (state.waitsFor) {
    case 'start':
      return { event: { type: 'started', outcome }, seconds: 0 }
    case 'keys': {
      const keys = keysOf(state, flows)
      if (chance < 0.12) return { event: { type: 'hungUp' }, seconds: 4 }
      if (chance < 0.22 || keys.length === 0) return { event: { type: 'timeout' }, seconds: 9 }
      const key = keys[Math.floor(((chance - 0.22) / 0.78) * keys.length)] ?? keys[0]!
      return { event: { type: 'digits', digits: key }, seconds: 7 }
    }
    case 'confirmation':
      return { event: { type: 'digits', digits: '1' }, seconds: 4 }
    case 'dial':
      return { event: { type: 'dialed', outcome: chance < 0.7 ? 'completed' : 'no_answer' }, seconds: 40 }
    case 'queue':
      return { event: { type: 'queued', outcome: 'completed' }, seconds: 60 }
    case 'voicemail':
      return { event: { type: 'recorded', outcome: 'recorded' }, seconds: 20 }
    // Messages and web addresses are not reached from simulated calls: their flow goes on by its exit failed.
    case 'fetch':
      return { event: { type: 'fetched', failed: true }, seconds: 1 }
    case 'message':
      return { event: { type: 'sent', failed: true }, seconds: 1 }
    case 'pause':
      return { event: { type: 'paused' }, seconds: 2 }
    case 'play':
    case undefined:
      return { event: { type: 'played' }, seconds: 6 }
  }
}

function keysOf({ place }: FlowState, flows: ReadonlyMap<string, CallFlow>): string[] {
  const node = flows.get(place.flowId)?.nodes.find(({ id }) => id === place.nodeId)
  if (node?.type === 'menu')
    return Array.isArray(node.options['keys']) ? node.options['keys'].map(String) : []
  return ['1#', '1234#']
}

/** Seconds that it rings before somebody answers. */
export const ringSeconds = RING_SECONDS
