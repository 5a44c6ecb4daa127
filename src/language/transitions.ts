import type { LifecycleDefinition, PostingDefinition, TransitionDefinition } from './portal.ts'
import type { Scope } from './Scope.ts'
import { evaluateCondition } from './conditions/evaluateCondition.ts'
import { readSlot } from './fillTemplate.ts'

/** A state as records store it. */
export function stateValue({ states }: LifecycleDefinition, state: string): string | number {
  return states[state]?.value ?? state
}

/** The transitions that start in a state, in the order of the definition. */
export function transitionsFrom(
  { transitions }: LifecycleDefinition,
  state: unknown,
): TransitionDefinition[] {
  return transitions.filter(({ from }) => from.includes(String(state)))
}

/** A fee that is charged now. */
export interface DueFee extends Pick<PostingDefinition, 'type' | 'text' | 'owed'> {
  /** Micro-units. */
  amount: number
}

/** The fees of a change, for a record as `row`. One whose amount isn't there, or is nothing, is no fee. */
export function dueFees(postings: readonly PostingDefinition[] | undefined, scope: Scope): DueFee[] {
  return (postings ?? []).flatMap(({ type, text, amount, when, owed }) => {
    if (when && !evaluateCondition(when, scope)) return []
    const due = typeof amount === 'number' ? amount : readSlot(amount.slice(1, -1), scope)
    return typeof due === 'number' && due > 0 ? [{ type, text, amount: due, ...(owed && { owed }) }] : []
  })
}
