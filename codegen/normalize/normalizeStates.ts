import type { AccountStateDefinition } from '../../src/language/portal.ts'
import { apiCalls, transitionCall } from '../apiCalls.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import type { Model, SharedModel } from '../Model.ts'
import type { StatedSource } from '../read/source.ts'
import { normalizeWay } from './normalizeWay.ts'
import { omitUndefined } from './omitUndefined.ts'
import type { Qualify } from './qualifyText.ts'

/** The states of accounts, each with every call that is allowed in it by name. */
export function normalizeStates(model: Model, qualify: Qualify): AccountStateDefinition[] {
  const known = apiCalls(model)
  const reading = [...known.values()].filter(({ reads }) => reads).map(({ name }) => name)
  return (model.access.value.states ?? []).map((state) => {
    const { id, when, text, way, signIn = true, pauses = false, reads = false, transitions = [] } = state
    const said = (state.calls ?? []).flatMap((name) => [name, ...(known.get(name)?.along ?? [])])
    const made = transitions.flatMap((name) => transitionCall(model, name.split('.')[0] ?? '') ?? [])
    return omitUndefined({
      id,
      when: compileCondition(when),
      text: qualify(text),
      way: way && { ...normalizeWay(model, way), text: qualify(way.text) },
      signIn,
      pauses,
      calls: [...new Set([...(reads ? reading : []), ...said, ...made])].toSorted(),
      transitions,
    })
  })
}

/** The condition of something that a state, a condition or both decide. */
export function statedCondition(model: SharedModel, { state, when }: StatedSource): string {
  const ofState = model.access.value.states?.find(({ id }) => id === state)?.when
  return [ofState, when]
    .filter((each) => each !== undefined)
    .map((each, _, all) => (all.length > 1 ? `(${each})` : each))
    .join(' && ')
}
