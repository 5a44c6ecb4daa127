import type { CallFlow, FlowNode } from '../CallFlow.ts'
import { exitsOf } from '../nodeTypes.ts'

/** How wide a node is drawn, and the gap to the next column. */
export const nodeWidth = 248
const gap = { x: 112, y: 40 }

/** How high a node is drawn: its head, and a line for each exit. */
export function nodeHeight(node: FlowNode): number {
  return 66 + 28 * exitsOf(node).length
}

/** Nodes in the order in which a call may come by, branches in the order of exits; then those that no call reaches. */
export function nodesInOrder(flow: CallFlow): FlowNode[] {
  const byId = new Map(flow.nodes.map((node) => [node.id, node]))
  const ordered = new Set<FlowNode>()
  const starts = flow.nodes.filter(({ type }) => type.startsWith('start_'))
  for (const root of [...starts, ...flow.nodes]) {
    const open = [root]
    for (let node = open.pop(); node; node = open.pop()) {
      if (ordered.has(node)) continue
      ordered.add(node)
      for (const exit of exitsOf(node).toReversed()) {
        const next = byId.get(node.exits[exit] ?? '')
        if (next && !ordered.has(next)) open.push(next)
      }
    }
  }
  return [...ordered]
}

/** Gives nodes without a position one: right of what leads to them, below what is there. Linear, for documents without. */
export function layOut(flow: CallFlow): CallFlow {
  if (flow.nodes.every(({ position }) => position)) return flow
  const depth = depthsOf(flow)
  const step = nodeWidth + gap.x
  const columnAt = (x: number): number => Math.round(x / step)
  const bottoms = new Map<number, number>()
  const fill = (column: number, y: number): void => {
    bottoms.set(column, Math.max(bottoms.get(column) ?? 0, y))
  }
  for (const node of flow.nodes) {
    if (node.position) fill(columnAt(node.position.x), node.position.y + nodeHeight(node) + gap.y)
  }
  const places = new Map<string, { x: number; y: number }>()
  for (const node of nodesInOrder(flow)) {
    if (node.position) continue
    const column = depth.get(node.id) ?? 0
    const y = bottoms.get(column) ?? 0
    places.set(node.id, { x: column * step, y })
    fill(column, y + nodeHeight(node) + gap.y)
  }
  return {
    ...flow,
    nodes: flow.nodes.map((node) => {
      const position = places.get(node.id)
      return position ? { ...node, position } : node
    }),
  }
}

/** How many steps a call takes to a node on the longest way, so that all ways but those back lead to the right. */
function depthsOf(flow: CallFlow): Map<string, number> {
  const byId = new Map(flow.nodes.map((node) => [node.id, node]))
  const nextOf = (node: FlowNode): FlowNode[] =>
    exitsOf(node).flatMap((exit) => byId.get(node.exits[exit] ?? '') ?? [])
  const seen = new Set<FlowNode>()
  const left: FlowNode[] = []
  for (const root of nodesInOrder(flow)) {
    const open = [root]
    for (let node = open.at(-1); node; node = open.at(-1)) {
      const next = seen.has(node) ? undefined : nextOf(node).filter((other) => !seen.has(other))
      seen.add(node)
      if (next && next.length > 0) open.push(...next)
      else {
        open.pop()
        left.push(node)
      }
    }
  }
  const order = [...new Set(left)].toReversed()
  const places = new Map(order.map((node, place) => [node, place]))
  const depth = new Map<string, number>()
  for (const [place, node] of order.entries()) {
    const own = depth.get(node.id) ?? 0
    depth.set(node.id, own)
    for (const next of nextOf(node))
      if ((places.get(next) ?? 0) > place) depth.set(next.id, Math.max(depth.get(next.id) ?? 0, own + 1))
  }
  return depth
}

/** Puts a node right of another, below what is there already. */
export function placeBeside(flow: CallFlow, id: string, besideId: string): CallFlow {
  const [node, beside] = [id, besideId].map((one) => flow.nodes.find((other) => other.id === one))
  if (!node || !beside?.position) return layOut(flow)
  const x = beside.position.x + nodeWidth + gap.x
  const height = nodeHeight(node)
  let { y } = beside.position
  const others = flow.nodes.flatMap((other) =>
    other !== node && other.position && Math.abs(other.position.x - x) < nodeWidth + gap.y
      ? { top: other.position.y, bottom: other.position.y + nodeHeight(other) }
      : [],
  )
  for (const { top, bottom } of others.toSorted((one, other) => one.top - other.top)) {
    if (y < bottom + gap.y / 2 && y + height + gap.y / 2 > top) y = bottom + gap.y
  }
  return {
    ...flow,
    nodes: flow.nodes.map((other) => (other === node ? { ...node, position: { x, y } } : other)),
  }
}
