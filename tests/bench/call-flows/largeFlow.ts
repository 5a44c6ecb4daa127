import { FLOW_FORMAT, type CallFlow, type FlowNode } from '../../../src/domain/call-flow/index.ts'
import { layOut } from '../../../src/domain/call-flow/edit/index.ts'

export const nodeCount = 500

/** A menu of ten keys leads to ten departments, each a long chain of steps that ends the call. */
export function largeFlow(): CallFlow {
  const branches = 10
  const length = Math.floor((nodeCount - 3) / branches)
  const chains = Array.from({ length: branches }, (_, branch) =>
    Array.from({ length }, (__, place): FlowNode => ({
      id: `step-${branch}-${place}`,
      type: 'pause',
      title: `Step ${branch}.${place}`,
      options: { seconds: 1 },
      exits: { next: place === length - 1 ? 'end' : `step-${branch}-${place + 1}` },
    })),
  )
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
  const nodes: FlowNode[] = [
    { id: 'start', type: 'start_inbound', options: {}, exits: { next: 'menu' } },
    {
      id: 'menu',
      type: 'menu',
      options: { prompt: [{ kind: 'tts', text: 'Choose a department.', language: 'en' }], keys },
      exits: {
        ...Object.fromEntries(keys.map((key, branch) => [`key_${key}`, `step-${branch}-0`])),
        no_input: 'end',
        invalid: 'end',
      },
    },
    { id: 'end', type: 'hangup', options: {}, exits: {} },
    ...chains.flat(),
  ]
  const rest = Array.from({ length: nodeCount - nodes.length }, (_, place): FlowNode => ({
    id: `loose-${place}`,
    type: 'pause',
    options: { seconds: 1 },
    exits: { next: 'end' },
  }))
  return layOut({ format: FLOW_FORMAT, name: 'Large', kind: 'ivr', nodes: [...nodes, ...rest] })
}
