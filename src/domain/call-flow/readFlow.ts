import { exitsOf, isObject, nodeTypeOf, type NodeType } from './nodeTypes.ts'

/** A node as it was found, whatever its parts are. */
export interface ReadNode {
  id: string
  type: NodeType | undefined
  typeName: string
  options: Record<string, unknown>
  /** exits it has */
  exits: ReadonlySet<string>
  /** exit → target, as written, of exits it has and others */
  connections: [exit: string, target: unknown][]
  /** ids of nodes it leads to by exits it has */
  targets: string[]
}

/** A flow whose nodes can be walked, whatever the document is. */
export interface ReadFlow {
  kind: unknown
  variables: Record<string, unknown>[]
  nodes: ReadNode[]
  /** id → the first node that has it */
  byId: ReadonlyMap<string, ReadNode>
  /** where calls begin: the first start node of the flow's kind, else the first of any */
  start: ReadNode | undefined
}

export function readFlow(document: unknown): ReadFlow {
  const flow = isObject(document) ? document : {}
  const nodes = listOf(flow['nodes']).filter(isObject).map(readNode)
  const byId = new Map<string, ReadNode>()
  for (const node of nodes) if (!byId.has(node.id)) byId.set(node.id, node)
  for (const node of nodes) node.targets = node.targets.filter((id) => byId.has(id))
  const starts = nodes.filter(isStart)
  return {
    kind: flow['kind'],
    variables: listOf(flow['variables']).filter(isObject),
    nodes,
    byId,
    start: starts.find(({ type }) => type?.kinds.some((kind) => kind === flow['kind'])) ?? starts[0],
  }
}

export function isStart({ type }: ReadNode): boolean {
  return type?.category === 'start'
}

/** The nodes a walk comes to from some of them, themselves included; `leads` says where it goes on. */
export function reachedFrom(
  starts: readonly ReadNode[],
  byId: ReadonlyMap<string, ReadNode>,
  leads: (node: ReadNode) => readonly string[] = ({ targets }) => targets,
): Set<ReadNode> {
  const reached = new Set(starts)
  for (const node of reached)
    for (const id of leads(node)) {
      const next = byId.get(id)
      if (next) reached.add(next)
    }
  return reached
}

function readNode(node: Record<string, unknown>): ReadNode {
  const typeName = typeof node['type'] === 'string' ? node['type'] : ''
  const options = isObject(node['options']) ? node['options'] : {}
  const exits = new Set(exitsOf({ type: typeName, options }))
  const connections = isObject(node['exits']) ? Object.entries(node['exits']) : []
  return {
    id: typeof node['id'] === 'string' ? node['id'] : '',
    type: nodeTypeOf(typeName),
    typeName,
    options,
    exits,
    connections,
    targets: connections.flatMap(([exit, target]) =>
      exits.has(exit) && typeof target === 'string' ? [target] : [],
    ),
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
