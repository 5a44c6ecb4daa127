import type { CallFlow, FlowNode } from '../CallFlow.ts'
import { exitsOf } from '../nodeTypes.ts'
import { edgesInto, mapNodes, nodeOf } from './flowEdges.ts'

/** Exchanges a node with the one before it, if there is exactly one and that isn't the start; else changes nothing. */
export function moveEarlier(flow: CallFlow, id: string): CallFlow {
  const node = nodeOf(flow, id)
  const [into, ...more] = edgesInto(flow, id)
  const before = into && nodeOf(flow, into.from)
  const onward = node && exitsOf(node)[0]
  if (!node || !before || more.length > 0 || before.type.startsWith('start_')) return flow
  if (onward === undefined || before.id === id) return flow
  const beyond = node.exits[onward] ?? null
  if (beyond === id || beyond === before.id) return flow
  return mapNodes(flow, (other) => {
    if (other.id === id) return redirect({ ...other, exits: { ...other.exits, [onward]: before.id } }, id)
    if (other.id === before.id)
      return redirect({ ...other, exits: { ...other.exits, [into.exit]: beyond } }, '')
    return redirect(other, '')
  })

  /** What led to the node before leads to this one now. */
  function redirect(other: FlowNode, self: string): FlowNode {
    const exits = Object.entries(other.exits).map(([exit, to]) => {
      const isOnward = other.id === self && exit === onward
      return [exit, to === before?.id && !isOnward ? id : to]
    })
    return Object.values(other.exits).includes(before?.id ?? null)
      ? { ...other, exits: Object.fromEntries(exits) }
      : other
  }
}

/** Exchanges a node with the one its first exit leads to. */
export function moveLater(flow: CallFlow, id: string): CallFlow {
  const node = nodeOf(flow, id)
  const onward = node && exitsOf(node)[0]
  const next = onward === undefined ? undefined : node?.exits[onward]
  return typeof next !== 'string' || node?.type.startsWith('start_') ? flow : moveEarlier(flow, next)
}
