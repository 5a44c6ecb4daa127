import { branchNames, nodeTypeOf } from './nodeTypes.ts'
import type { ReportProblem } from './FlowProblem.ts'
import { isStart, reachedFrom, type ReadFlow, type ReadNode } from './readFlow.ts'

/** Types a cycle may pass: the caller or a count bounds it. */
const bounding = new Set(['loop', 'menu', 'gather'])

/** F001, F002, F005 to F009 and F011: nodes and what connects them. */
export function checkGraph(flow: ReadFlow, report: ReportProblem): void {
  checkStart(flow, report)
  checkIds(flow, report)
  for (const node of flow.nodes) checkExits(node, flow, report)
  checkReach(flow, report)
  for (const cycle of unboundedCycles(flow))
    report('F009', { nodeId: cycle[0]!.id, values: { nodes: cycle.map(({ id }) => id).join(', ') } })
}

function checkStart({ nodes, kind, start }: ReadFlow, report: ReportProblem): void {
  if (!start) report('F001', { values: { reason: 'missing' } })
  for (const node of nodes.filter(isStart)) {
    if (node !== start) report('F001', { nodeId: node.id, values: { reason: 'second' } })
    else if (!node.type?.kinds.some((one) => one === kind))
      report('F001', { nodeId: node.id, values: { reason: 'kind' } })
  }
}

function checkIds({ nodes, byId }: ReadFlow, report: ReportProblem): void {
  for (const node of nodes) {
    if (byId.get(node.id) !== node) report('F011', { nodeId: node.id, values: { name: node.id } })
    if (node.typeName !== 'condition') continue
    const names = [...branchNames(node.options), ...(nodeTypeOf('condition')?.exits ?? [])]
    for (const name of new Set(names.filter((one, index) => names.indexOf(one) < index)))
      report('F011', { nodeId: node.id, exit: name, values: { name } })
  }
}

function checkExits(node: ReadNode, { byId }: ReadFlow, report: ReportProblem): void {
  const nodeId = node.id
  const connected = new Map(node.connections)
  for (const exit of node.exits) {
    const target = connected.get(exit)
    if (target === undefined || target === null || target === '')
      report('F005', { nodeId, exit, values: { exit } })
  }
  for (const [exit, target] of node.connections) {
    if (!node.exits.has(exit)) {
      // An unknown type has its own problem, and nobody knows its exits.
      if (node.type) report('F006', { nodeId, exit, values: { reason: 'exit', exit } })
    } else if (target !== null && target !== undefined && target !== '') {
      const found = typeof target === 'string' ? byId.get(target) : undefined
      if (!found)
        report('F006', {
          nodeId,
          exit,
          values: { reason: 'target', exit, name: typeof target === 'string' ? target : '' },
        })
      else if (isStart(found)) report('F002', { nodeId, exit, values: { exit } })
    }
  }
}

function checkReach({ nodes, byId, start }: ReadFlow, report: ReportProblem): void {
  const reached = reachedFrom(start ? [start] : [], byId)
  const back = new Map<string, string[]>()
  for (const { id, targets } of nodes)
    for (const target of targets) {
      const known = back.get(target)
      if (known) known.push(id)
      else back.set(target, [id])
    }
  const ends = nodes.filter(({ type }) => type?.terminal)
  const ending = reachedFrom(ends, byId, ({ id }) => back.get(id) ?? [])
  for (const node of nodes) {
    if (start && !reached.has(node)) report('F007', { nodeId: node.id })
    if (!ending.has(node)) report('F008', { nodeId: node.id })
  }
}

/** Groups of nodes that lead back to themselves past every bound (Tarjan's strongly connected components, iterative). */
function unboundedCycles({ nodes, byId }: ReadFlow): ReadNode[][] {
  const targetsOf = (node: ReadNode): ReadNode[] =>
    node.targets.map((id) => byId.get(id)!).filter(({ typeName }) => !bounding.has(typeName))
  const order = new Map<ReadNode, number>()
  const low = new Map<ReadNode, number>()
  const open: ReadNode[] = []
  const isOpen = new Set<ReadNode>()
  const cycles: ReadNode[][] = []
  const enter = (node: ReadNode) => {
    order.set(node, order.size)
    low.set(node, order.get(node)!)
    open.push(node)
    isOpen.add(node)
    return { node, targets: targetsOf(node), at: 0 }
  }
  const leave = (node: ReadNode) => {
    if (low.get(node) !== order.get(node)) return
    const group = new Set(open.splice(open.lastIndexOf(node)))
    for (const one of group) isOpen.delete(one)
    if (group.size > 1 || targetsOf(node).includes(node)) cycles.push(nodes.filter((one) => group.has(one)))
  }
  const lower = (node: ReadNode, to: number) => low.set(node, Math.min(low.get(node)!, to))
  for (const root of nodes) {
    if (order.has(root) || bounding.has(root.typeName)) continue
    const path = [enter(root)]
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const target = last.targets[last.at]
      last.at += 1
      if (!target) {
        path.pop()
        leave(last.node)
        const parent = path.at(-1)
        if (parent) lower(parent.node, low.get(last.node)!)
      } else if (!order.has(target)) path.push(enter(target))
      else if (isOpen.has(target)) lower(last.node, order.get(target)!)
    }
  }
  return cycles
}
