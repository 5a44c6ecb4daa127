import type { CallFlow, FlowNode } from '../CallFlow.ts'

/** One connection: an exit and where it leads. */
export interface FlowEdge {
  from: string
  exit: string
  to: string
}

/** The node of an id. */
export function nodeOf(flow: CallFlow, id: string): FlowNode | undefined {
  return flow.nodes.find((node) => node.id === id)
}

/** Every connection, in the order of nodes and exits. */
export function edgesOf(flow: CallFlow): FlowEdge[] {
  return flow.nodes.flatMap((node) =>
    Object.entries(node.exits).flatMap(([exit, to]) =>
      typeof to !== 'string' ? [] : { from: node.id, exit, to },
    ),
  )
}

/** Connections into a node. */
export function edgesInto(flow: CallFlow, id: string): FlowEdge[] {
  return edgesOf(flow).filter(({ to }) => to === id)
}

/** The same flow with the nodes that `change` returns; unchanged nodes stay the same objects. */
export function mapNodes(flow: CallFlow, change: (node: FlowNode) => FlowNode): CallFlow {
  return { ...flow, nodes: flow.nodes.map(change) }
}

/** Leads one exit elsewhere; `null` leaves it open. */
export function withExit(node: FlowNode, exit: string, to: string | null): FlowNode {
  return { ...node, exits: { ...node.exits, [exit]: to } }
}
