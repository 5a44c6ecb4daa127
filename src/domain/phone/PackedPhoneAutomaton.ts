import type { CallingCodePlan } from './PhoneAutomatonTables.ts'

/** The form in which the automaton is committed; `packPhoneAutomaton` writes it, `unpackPhoneAutomaton` reads it. */
export interface PackedPhoneAutomaton {
  stateCount: number
  /** class values in order of first use */
  classes: readonly number[]
  /**
   * Base64 of variable-length numbers. Per state: index into `classes`, then runs of digits that lead to the same
   * state, each `target * 10 + runLength - 1`. Target 0 is the next state not yet mentioned, n is the n-th newest.
   */
  states: string
  countries: string
  lengthMasks: Readonly<Record<string, number>>
  callingCodes: Readonly<Record<string, CallingCodePlan>>
}
