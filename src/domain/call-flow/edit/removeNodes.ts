import type { CallFlow } from '../CallFlow.ts'
import { mapNodes } from './flowEdges.ts'

/**
 * Removes nodes, except the start. What led to a removed node leads to where it went on, if that is one place;
 * else the exit is open.
 */
export function removeNodes(flow: CallFlow, ids: Iterable<string>): CallFlow {
  const byId = new Map(flow.nodes.map((node) => [node.id, node]))
  const gone = new Set([...ids].filter((id) => byId.get(id)?.type.startsWith('start_') === false))
  if (gone.size === 0) return flow

  /** Where a call goes on that would have come here. */
  const beyond = (id: string): string | null => {
    const seen = new Set<string>()
    let at = id
    while (gone.has(at)) {
      if (seen.has(at)) return null
      seen.add(at)
      const targets = new Set(Object.values(byId.get(at)?.exits ?? {}).filter((to) => typeof to === 'string'))
      const [only] = targets
      if (targets.size !== 1 || only === undefined) return null
      at = only
    }
    return at
  }
  const left = { ...flow, nodes: flow.nodes.filter(({ id }) => !gone.has(id)) }
  return mapNodes(left, (node) => {
    if (!Object.values(node.exits).some((to) => typeof to === 'string' && gone.has(to))) return node
    const exits = Object.entries(node.exits).map(([exit, to]) => {
      const next = typeof to === 'string' && gone.has(to) ? beyond(to) : to
      // A node that led to a removed one and back would lead to itself.
      return [exit, next === node.id && to !== node.id ? null : next]
    })
    return { ...node, exits: Object.fromEntries(exits) }
  })
}
