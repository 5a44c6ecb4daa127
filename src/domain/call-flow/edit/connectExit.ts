import type { CallFlow, FlowNode } from '../CallFlow.ts'
import { exitsOf } from '../nodeTypes.ts'
import { mapNodes, nodeOf, withExit } from './flowEdges.ts'

/** Why an exit can't lead to a node: there is none, it is the start, or calls would go in circles for ever. */
export type ConnectRefusal = 'unknown' | 'start' | 'endless'

const bounded = new Set(['loop', 'menu', 'gather'])

/** What is wrong with a connection, before it is made. */
export function connectRefusal(
  flow: CallFlow,
  from: string,
  exit: string,
  to: string,
): ConnectRefusal | undefined {
  const [source, target] = [nodeOf(flow, from), nodeOf(flow, to)]
  if (!source || !target || !exitsOf(source).includes(exit)) return 'unknown'
  if (target.type.startsWith('start_')) return 'start'
  return isEndless(flow, source, target) ? 'endless' : undefined
}

/** Leads an exit to a node; `null` leaves it open. A refused connection changes nothing. */
export function connectExit(flow: CallFlow, from: string, exit: string, to: string | null): CallFlow {
  if (to !== null && connectRefusal(flow, from, exit, to) !== undefined) return flow
  return mapNodes(flow, (node) => (node.id === from ? withExit(node, exit, to) : node))
}

/** From the target one would come back to the source, and nothing on the way counts or waits for the caller. */
function isEndless(flow: CallFlow, source: FlowNode, target: FlowNode): boolean {
  if (bounded.has(source.type)) return false
  const byId = new Map(flow.nodes.map((node) => [node.id, node]))
  const seen = new Set([target.id])
  for (const id of seen) {
    if (id === source.id) return true
    const node = byId.get(id)
    if (!node || bounded.has(node.type)) continue
    for (const next of Object.values(node.exits)) if (typeof next === 'string') seen.add(next)
  }
  return false
}
