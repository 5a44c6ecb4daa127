import type { CallFlow, FlowNode } from '../CallFlow.ts'
import { exitsOf } from '../nodeTypes.ts'
import { freshId } from './freshId.ts'
import { nodeOf, withExit } from './flowEdges.ts'

/** What is known of a new node; its id and exits follow. */
export type NewNode = Pick<FlowNode, 'type' | 'options'> & Partial<Pick<FlowNode, 'title' | 'position'>>

/** The exit a new node is put between. */
export interface ExitPlace {
  id: string
  exit: string
}

/**
 * Adds a node. After an exit it stands between that exit and where it led: its first exit leads on.
 * @returns the new flow, and the id the node got
 */
export function insertNode(flow: CallFlow, node: NewNode, after?: ExitPlace): { flow: CallFlow; id: string } {
  const id = freshId(node.type, new Set(flow.nodes.map((other) => other.id)))
  const before = after && nodeOf(flow, after.id)
  const target = (after && before?.exits[after.exit]) ?? null
  const added: FlowNode = { ...node, id, exits: {} }
  const [first] = exitsOf(added)
  added.exits = Object.fromEntries(exitsOf(added).map((exit) => [exit, exit === first ? target : null]))
  if (!before || !after) return { flow: { ...flow, nodes: [...flow.nodes, added] }, id }
  const nodes = flow.nodes.flatMap((other) =>
    other.id === before.id ? [withExit(other, after.exit, id), added] : other,
  )
  return { flow: { ...flow, nodes }, id }
}
