import type { FlowEvent, FlowState } from '../../domain/call-flow/index.ts'
import { seededFraction } from './seededFraction.ts'

/** How somebody who is called takes it. */
export type CallOutcome = 'answered' | 'voicemail' | 'busy' | 'no_answer' | 'failed'

/** A call as the simulated person at its other end knows it. */
export interface SimulatedCall {
  /** What the person does follows from it. */
  id: string
  outcome: CallOutcome
  state: Pick<FlowState, 'waitsFor' | 'steps' | 'input'>
  /** What can be pressed now. */
  keys: readonly string[]
  /** The longest it rings. */
  ringSeconds: number
}

/** The people at the other end of simulated calls. The same call is always taken the same way. */
export interface PhoneSimulator {
  /** Milliseconds that a second on the phone takes. */
  secondMs: number
  outcomeOf(id: string, number: string): CallOutcome
  /** What happens next, and after how many seconds. */
  next(call: SimulatedCall): { event: FlowEvent; seconds: number }
  /** From 0 up to 1, for what a flow leaves to chance. */
  fractionOf(key: string): number
}

/** Last digits of numbers that are never reached, as with codes by voice. */
const UNREACHABLE = '800'
const ANSWERED_AFTER = 8

/** @param options.seed PATCHBAY_SEED @param options.speed PATCHBAY_CARRIER_SPEED: 10 makes every delay a tenth */
export function createPhoneSimulator({ seed, speed }: { seed: number; speed: number }): PhoneSimulator {
  const fractionOf = (key: string): number => seededFraction(seed, key)
  return {
    secondMs: 1000 / speed,
    fractionOf,
    // Of 100: 62 answered, 14 voicemail, 9 busy, 12 without an answer, 3 failed.
    outcomeOf(id, number) {
      if (number.endsWith(UNREACHABLE)) return 'failed'
      const fate = fractionOf(`${id}:outcome`)
      if (fate < 0.62) return 'answered'
      if (fate < 0.76) return 'voicemail'
      if (fate < 0.85) return 'busy'
      return fate < 0.97 ? 'no_answer' : 'failed'
    },
    next({ id, outcome, state, keys, ringSeconds }) {
      const chance = fractionOf(`${id}:${state.steps}:${state.input.repeats}`)
      switch (state.waitsFor) {
        case 'start':
          return { event: { type: 'started', outcome }, seconds: ringing(outcome, ringSeconds) }
        case 'keys': {
          // Most press what they hear first.
          const key = keys[Math.floor(((chance - 0.22) / 0.78) ** 2 * keys.length)]
          if (chance < 0.12) return { event: { type: 'hungUp' }, seconds: 4 }
          if (chance < 0.22 || key === undefined) return { event: { type: 'timeout' }, seconds: 9 }
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
    },
  }
}

function ringing(outcome: CallOutcome, longest: number): number {
  if (outcome === 'no_answer') return longest
  if (outcome === 'busy') return 3
  return outcome === 'failed' ? 1 : Math.min(ANSWERED_AFTER, longest)
}
