import {
  nodeTypeOf,
  type FlowEnvironment,
  type FlowNode,
  type FlowPlace,
  type FlowStep,
} from '../../../domain/call-flow/index.ts'
import { nodeOf } from '../../../domain/call-flow/edit/index.ts'

type Flows = Pick<FlowEnvironment, 'flowOf'>

/** The step at a place of a call, in whichever flow it is. */
export function stepAt({ flowOf }: Flows, { flowId, nodeId }: FlowPlace): FlowNode | undefined {
  const flow = flowOf(flowId)
  return flow && nodeOf(flow, nodeId)
}

/** What a call has come to, in its order. Where it is led into another flow, that is the step that leads there. */
export function placesEntered(
  flows: Flows,
  { state, passed }: Pick<FlowStep, 'state' | 'passed'>,
): FlowPlace[] {
  return passed.flatMap((before, index): FlowPlace[] => {
    const place = passed[index + 1] ?? state.place
    if (place.flowId === before.flowId) return [place]
    const step = stepAt(flows, place)
    // On its way back it comes to nothing new.
    if (!step || nodeTypeOf(step.type)?.category !== 'start') return []
    const nodeId = stepAt(flows, before)?.exits[before.exit]
    return typeof nodeId === 'string' ? [{ flowId: before.flowId, nodeId }] : []
  })
}
