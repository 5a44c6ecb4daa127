import type { CallFlow } from '../CallFlow.ts'

/** What a person meant by a change. */
export type Intention =
  | 'insert'
  | 'connect'
  | 'disconnect'
  | 'remove'
  | 'paste'
  | 'move'
  | 'reorder'
  | 'change'
  | 'describe'
  | 'tidy'
  | 'replace'
  | 'rename'

interface Step {
  /** As it was before, or is after if it was undone. */
  flow: CallFlow
  intention: Intention
  /** Changes of one run, such as typing in one field, are one step. */
  run: string | undefined
}

/** A flow with what can be undone and done again, the newest step last. */
export interface FlowHistory {
  readonly flow: CallFlow
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

/** The oldest steps are forgotten. */
export const historyLimit = 200

/** A history that begins with a flow. */
export function beginHistory(flow: CallFlow): FlowHistory {
  return { flow, past: [], future: [] }
}

/** Records a change by its intention; an unchanged flow is no step. */
export function recordEdit(
  history: FlowHistory,
  flow: CallFlow,
  intention: Intention,
  run?: string,
): FlowHistory {
  if (flow === history.flow) return history
  const last = history.past.at(-1)
  const goesOn =
    run !== undefined && last?.run === run && last.intention === intention && history.future.length === 0
  const past = goesOn ? history.past : [...history.past, { flow: history.flow, intention, run }]
  return { flow, past: past.slice(-historyLimit), future: [] }
}

/** Takes the last step back. */
export function undoEdit(history: FlowHistory): FlowHistory {
  const last = history.past.at(-1)
  if (!last) return history
  const undone = { ...last, flow: history.flow }
  return { flow: last.flow, past: history.past.slice(0, -1), future: [...history.future, undone] }
}

/** Does what was undone last again. */
export function redoEdit(history: FlowHistory): FlowHistory {
  const next = history.future.at(-1)
  if (!next) return history
  const done = { ...next, flow: history.flow }
  return { flow: next.flow, past: [...history.past, done], future: history.future.slice(0, -1) }
}

/** Ends a run, so that the next change of the same kind is a step of its own. */
export function endRun(history: FlowHistory): FlowHistory {
  const last = history.past.at(-1)
  if (last?.run === undefined) return history
  return { ...history, past: [...history.past.slice(0, -1), { ...last, run: undefined }] }
}
