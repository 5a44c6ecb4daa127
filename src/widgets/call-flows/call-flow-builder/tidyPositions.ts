import { Graph, layout } from '@dagrejs/dagre'
import type { CallFlow } from '../../../domain/call-flow/index.ts'
import { edgesOf, nodeHeight, nodesInOrder, nodeWidth } from '../../../domain/call-flow/edit/index.ts'

/** Where nodes stand in a tidy drawing, from left to right. Loaded when somebody tidies up. */
export function tidyPositions(flow: CallFlow): Map<string, { x: number; y: number }> {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: 40, ranksep: 110 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const node of nodesInOrder(flow))
    graph.setNode(node.id, { width: nodeWidth, height: nodeHeight(node) })
  for (const { from, to, exit } of edgesOf(flow)) if (from !== to) graph.setEdge(from, to, {}, exit)
  // Steps of a column follow the exits that lead to them.
  layout(graph, { disableOptimalOrderHeuristic: true })
  return new Map(
    flow.nodes.map((node) => {
      const { x, y } = graph.node(node.id)
      return [node.id, { x: x - nodeWidth / 2, y: y - nodeHeight(node) / 2 }]
    }),
  )
}
