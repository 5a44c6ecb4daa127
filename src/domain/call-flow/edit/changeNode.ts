import type { CallFlow, FlowNode } from '../CallFlow.ts'
import { exitsOf } from '../nodeTypes.ts'
import { mapNodes } from './flowEdges.ts'

/** Sets options. Exits follow them: new ones are open, those that are gone take their connection with them. */
export function changeOptions(flow: CallFlow, id: string, options: FlowNode['options']): CallFlow {
  return mapNodes(flow, (node) => {
    if (node.id !== id) return node
    const next = { ...node, options }
    return {
      ...next,
      exits: Object.fromEntries(exitsOf(next).map((exit) => [exit, node.exits[exit] ?? null])),
    }
  })
}

/** Sets title and note; an empty one is left out. */
export function describeNode(flow: CallFlow, id: string, words: { title?: string; note?: string }): CallFlow {
  return mapNodes(flow, (node) => {
    if (node.id !== id) return node
    const { title, note, ...rest } = { ...node, ...words }
    return { ...rest, ...(title && { title }), ...(note && { note }) }
  })
}

/** Puts nodes where they were dragged to, or where tidying puts them. */
export function placeNodes(
  flow: CallFlow,
  positions: ReadonlyMap<string, { x: number; y: number }>,
): CallFlow {
  return mapNodes(flow, (node) => {
    const position = positions.get(node.id)
    return position ? { ...node, position: { x: Math.round(position.x), y: Math.round(position.y) } } : node
  })
}
