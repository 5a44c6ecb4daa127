import type { CallFlow, FlowNode } from '../CallFlow.ts'

export type NodePart = 'settings' | 'exits' | 'words'

/** How one flow differs from another. Where nodes stand on the canvas is no difference. */
export interface FlowDiff {
  added: FlowNode[]
  removed: FlowNode[]
  changed: { node: FlowNode; parts: NodePart[] }[]
}

/** What became of a flow. */
export function diffFlows(before: CallFlow, after: CallFlow): FlowDiff {
  const [old, now] = [before, after].map(({ nodes }) => new Map(nodes.map((node) => [node.id, node])))
  return {
    added: after.nodes.filter(({ id }) => !old?.has(id)),
    removed: before.nodes.filter(({ id }) => !now?.has(id)),
    changed: after.nodes.flatMap((node) => {
      const earlier = old?.get(node.id)
      const parts = earlier ? partsChanged(earlier, node) : []
      return parts.length > 0 ? { node, parts } : []
    }),
  }
}

function partsChanged(before: FlowNode, after: FlowNode): NodePart[] {
  const connected = ({ exits }: FlowNode) =>
    Object.entries(exits)
      .filter(([, to]) => typeof to === 'string')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)
  const parts: [NodePart, boolean][] = [
    ['settings', before.type !== after.type || differs(before.options, after.options)],
    ['exits', differs(connected(before), connected(after))],
    ['words', differs([before.title, before.note], [after.title, after.note])],
  ]
  return parts.flatMap(([part, isChanged]) => (isChanged ? part : []))
}
