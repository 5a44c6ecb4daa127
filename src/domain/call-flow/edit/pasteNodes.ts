import type { CallFlow, FlowNode } from '../CallFlow.ts'
import { nodeTypeOf } from '../nodeTypes.ts'
import { freshId } from './freshId.ts'

export const clipFormat = 'callflow-nodes/1'

/** Copied nodes, as they are on the clipboard. */
export interface FlowClip {
  format: typeof clipFormat
  nodes: FlowNode[]
}

/** Nodes to be pasted, here or into another flow; a flow has one start, so it isn't copied. */
export function copyNodes(flow: CallFlow, ids: ReadonlySet<string>): FlowClip {
  return {
    format: clipFormat,
    nodes: flow.nodes.filter(({ id, type }) => ids.has(id) && !type.startsWith('start_')),
  }
}

/** Reads what was on the clipboard; undefined if it isn't nodes. */
export function readClip(text: string): FlowClip | undefined {
  try {
    const clip: unknown = JSON.parse(text)
    return isClip(clip) ? clip : undefined
  } catch {
    return undefined
  }
}

/**
 * Adds copied nodes under fresh ids. Connections among them stay, others are open; types that this kind of flow
 * doesn't have are left out.
 */
export function pasteNodes(
  flow: CallFlow,
  clip: FlowClip,
  shift = { x: 40, y: 40 },
): { flow: CallFlow; ids: string[]; left: FlowNode[] } {
  const fits = ({ type }: FlowNode): boolean =>
    !type.startsWith('start_') && nodeTypeOf(type)?.kinds.includes(flow.kind) === true
  const taken = new Set(flow.nodes.map(({ id }) => id))
  const renamed = new Map<string, string>()
  const fitting = clip.nodes.filter(fits)
  for (const { id, type } of fitting) {
    const fresh = freshId(type, taken)
    taken.add(fresh)
    renamed.set(id, fresh)
  }
  const nodes = fitting.map((node): FlowNode => {
    const exits = Object.entries(node.exits).map(([exit, to]) => [
      exit,
      typeof to !== 'string' ? null : (renamed.get(to) ?? null),
    ])
    const { position } = node
    return {
      ...node,
      id: renamed.get(node.id) ?? node.id,
      exits: Object.fromEntries(exits),
      ...(position && { position: { x: position.x + shift.x, y: position.y + shift.y } }),
    }
  })
  return {
    flow: nodes.length === 0 ? flow : { ...flow, nodes: [...flow.nodes, ...nodes] },
    ids: nodes.map(({ id }) => id),
    left: clip.nodes.filter((node) => !fits(node)),
  }
}

function isClip(clip: unknown): clip is FlowClip {
  if (typeof clip !== 'object' || clip === null || Reflect.get(clip, 'format') !== clipFormat) return false
  const nodes: unknown = Reflect.get(clip, 'nodes')
  return Array.isArray(nodes) && nodes.every(isNode)
}

function isNode(node: unknown): node is FlowNode {
  if (typeof node !== 'object' || node === null) return false
  const isObject = (name: string): boolean => {
    const value: unknown = Reflect.get(node, name)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  }
  return (
    typeof Reflect.get(node, 'id') === 'string' &&
    typeof Reflect.get(node, 'type') === 'string' &&
    isObject('options') &&
    isObject('exits')
  )
}
